#include "inputs/dtype.h"

#include <charconv>

namespace weft::inputs {
namespace {

using types::Scalar;

// The end of a composite's name.
std::string_view suffix(Scalar scalar) {
    const std::string_view letters = types::short_name(scalar);
    return letters.empty() ? types::facts(scalar).name : letters;
}

template <class Name>
std::optional<Scalar> scalar_named(std::string_view name, Name name_of) {
    for (uint32_t i = 0; i < types::scalar_count; ++i) {
        const auto scalar = static_cast<Scalar>(i);
        if (name_of(scalar) == name) return scalar;
    }
    return std::nullopt;
}

std::optional<uint32_t> take_number(std::string_view& text, size_t digits) {
    uint32_t value = 0;
    const char* most = text.data() + std::min(digits, text.size());
    const auto [end, error] = std::from_chars(text.data(), most, value);
    if (error != std::errc() || value == 0 || value > 65535) return std::nullopt;
    text.remove_prefix(static_cast<size_t>(end - text.data()));
    return value;
}

bool take_word(std::string_view& text, std::string_view word) {
    if (!text.starts_with(word)) return false;
    text.remove_prefix(word.size());
    return true;
}

bool take_sides(std::string_view& text, Dtype& out) {
    if (out.kind == types::Kind::Vector) {
        out.rows = take_number(text, 5).value_or(0);
        return out.rows != 0;
    }
    if (out.kind != types::Kind::Matrix) return true;
    const bool is_long = text.find('x') != std::string_view::npos;
    out.rows = take_number(text, is_long ? 5 : 1).value_or(0);
    if (is_long && !take_word(text, "x")) return false;
    out.cols = take_number(text, is_long ? 5 : 1).value_or(0);
    return out.rows != 0 && out.cols != 0;
}

}  // namespace

uint64_t Dtype::components() const {
    switch (kind) {
        case types::Kind::Vector:
            return rows;
        case types::Kind::Matrix:
            return uint64_t{rows} * cols;
        case types::Kind::Quaternion:
            return 4;
        case types::Kind::Transform:
            return 7;
        default:
            return 1;
    }
}

void append(TextBuffer& out, const Dtype& dtype) {
    switch (dtype.kind) {
        case types::Kind::Vector:
            out.append("vec");
            out.append_uint(dtype.rows);
            break;
        case types::Kind::Matrix:
            out.append("mat");
            out.append_uint(dtype.rows);
            if (dtype.rows > 9 || dtype.cols > 9) out.append('x');
            out.append_uint(dtype.cols);
            break;
        case types::Kind::Quaternion:
            out.append("quat");
            break;
        case types::Kind::Transform:
            out.append("transform");
            break;
        default:
            return out.append(types::facts(dtype.scalar).name);
    }
    out.append(suffix(dtype.scalar));
}

std::optional<Dtype> parse_dtype(std::string_view text) {
    Dtype out;
    if (const auto scalar = scalar_named(text, [](Scalar one) { return types::facts(one).name; })) {
        out.scalar = *scalar;
        return out;
    }
    if (take_word(text, "vec")) {
        out.kind = types::Kind::Vector;
    } else if (take_word(text, "mat")) {
        out.kind = types::Kind::Matrix;
    } else if (take_word(text, "quat")) {
        out.kind = types::Kind::Quaternion;
    } else if (take_word(text, "transform")) {
        out.kind = types::Kind::Transform;
    } else {
        return std::nullopt;
    }
    if (!take_sides(text, out)) return std::nullopt;
    const auto scalar = scalar_named(text, suffix);
    if (!scalar) return std::nullopt;
    out.scalar = *scalar;
    return out;
}

}  // namespace weft::inputs
