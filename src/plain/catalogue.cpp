#include "plain/catalogue.h"

#include <algorithm>
#include <unordered_map>

namespace weft::plain {
namespace {

using types::Kind;
using types::Scalar;

constexpr Form forms[] = {
#define WEFT_SAME_AS(name, other)
#define WEFT_FORM(name, arguments, binding, text) {name, arguments, Binding::binding, text},
#include "plain/forms.def"
#undef WEFT_FORM
#undef WEFT_SAME_AS
};

struct Same {
    std::string_view name, other;
};
constexpr Same same_as[] = {
#define WEFT_SAME_AS(name, other) {name, other},
#define WEFT_FORM(name, arguments, binding, text)
#include "plain/forms.def"
#undef WEFT_FORM
#undef WEFT_SAME_AS
};

constexpr Function functions[] = {
#define WEFT_FUNCTION(name, arguments, needs, text) {name, arguments, needs, text, false},
#define WEFT_DEVICE_FUNCTION(name, arguments, needs, text) {name, arguments, needs, text, true},
#include "plain/functions/adjoints.def"
#include "plain/functions/arrays.def"
#include "plain/functions/atomics.def"
#include "plain/functions/decompositions.def"
#include "plain/functions/matrices.def"
#include "plain/functions/noise.def"
#include "plain/functions/quaternions.def"
#include "plain/functions/random.def"
#include "plain/functions/reports.def"
#include "plain/functions/scalars.def"
#include "plain/functions/transforms.def"
#include "plain/functions/vectors.def"
#undef WEFT_FUNCTION
#undef WEFT_DEVICE_FUNCTION
};

bool scalar_fits(char letter, Scalar scalar) {
    const types::ScalarFacts& facts = types::facts(scalar);
    switch (letter) {
        case 'S':
            return facts.is_float || facts.is_int;
        case 'F':
            return facts.is_float;
        case 'I':
            return facts.is_int;
        case 'i':
            return facts.is_int && facts.is_signed;
        case 'u':
            return facts.is_int && !facts.is_signed;
        case 'f':
            return scalar == Scalar::Float32;
        case 'd':
            return scalar == Scalar::Float64;
        case 'h':
            return scalar == Scalar::Float16;
        case 'b':
            return scalar == Scalar::Bfloat16;
        case 'B':
            return scalar == Scalar::Bool;
        case 'n':
            return scalar == Scalar::Int32 || scalar == Scalar::Uint32;
        case 'l':
            return scalar == Scalar::Int64;
        case 'w':
            return scalar == Scalar::Uint64;
        default:
            return false;
    }
}

// Takes the digits at the front of `text`.
uint32_t taken_number(std::string_view& text) {
    uint32_t number = 0;
    while (!text.empty() && text[0] >= '0' && text[0] <= '9') {
        number = number * 10 + static_cast<uint32_t>(text[0] - '0');
        text.remove_prefix(1);
    }
    return number;
}

bool composite_fits(std::string_view pattern, const Shape& shape) {
    const char letter = pattern[0];
    const Kind kind = letter == 'V' || letter == 'v'   ? Kind::Vector
                      : letter == 'M' || letter == 'm' ? Kind::Matrix
                      : letter == 'Q'                  ? Kind::Quaternion
                                                       : Kind::Transform;
    if (shape.kind != kind) return false;
    const bool is_small = letter == 'v' || letter == 'm';
    if (is_small && (shape.rows > 4 || shape.cols > 4)) return false;
    pattern.remove_prefix(1);
    if (!pattern.empty() && pattern[0] == '=') {  // square
        if (shape.rows != shape.cols) return false;
        pattern.remove_prefix(1);
    }
    const uint32_t size = taken_number(pattern);
    if (size != 0 && size != (kind == Kind::Matrix ? shape.rows * 10 + shape.cols : shape.rows)) return false;
    return pattern.empty() || scalar_fits(pattern[0], shape.scalar);
}

bool row_fits(std::string_view patterns, std::span<const Shape> arguments) {
    size_t at = 0;
    for (const Shape& argument : arguments) {
        const size_t end = std::min(patterns.find(' ', at), patterns.size());
        if (at >= patterns.size() || !fits(patterns.substr(at, end - at), argument)) return false;
        at = end + 1;
    }
    return at >= patterns.size();
}

// Rows by name, each name once: a table has hundreds, and a kernel asks dozens of times.
template <class Row, size_t count>
class Index {
  public:
    explicit Index(const Row (&rows)[count]) {
        for (const Row& row : rows) places_[row.name].push_back(&row);
    }
    const Row* find(std::string_view name, std::span<const Shape> arguments) const {
        const auto found = places_.find(name);
        if (found == places_.end()) return nullptr;
        for (const Row* row : found->second) {
            if (row_fits(row->arguments, arguments)) return row;
        }
        return nullptr;
    }

  private:
    std::unordered_map<std::string_view, std::vector<const Row*>> places_;
};

}  // namespace

bool fits(std::string_view pattern, const Shape& shape) {
    switch (pattern[0]) {
        case '*':
            return true;
        case 'V':
        case 'v':
        case 'M':
        case 'm':
        case 'Q':
        case 'X':
            return composite_fits(pattern, shape);
        case 'A':
            return shape.kind == Kind::Array &&
                   (pattern.size() == 1 || scalar_fits(pattern[1], shape.scalar));
        case 'T':
            return shape.kind == Kind::Str;
        default:
            return shape.is_scalar() && scalar_fits(pattern[0], shape.scalar);
    }
}

std::string_view written_as(std::string_view name) {
    for (const Same& same : same_as) {
        if (same.name == name) return same.other;
    }
    return name;
}

const Form* find_form(std::string_view name, std::span<const Shape> arguments) {
    static const Index index(forms);
    return index.find(name, arguments);
}

const Function* find_function(std::string_view name, std::span<const Shape> arguments) {
    static const Index index(functions);
    return index.find(name, arguments);
}

}  // namespace weft::plain
