#include "inputs/text.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "base/number_text.h"

namespace weft::inputs {
namespace {

// Indexes are counted in doubles, which hold every integer up to here.
constexpr double largest_index = 9007199254740992.0;

struct FillFacts {
    std::string_view name;
    Bounds bounds;
};
constexpr FillFacts fill_facts[] = {
#define WEFT_FILL(enumerator, name, bounds) {name, Bounds::bounds},
#include "inputs/fills.def"
};

// Text of an enumerator back to it.
template <class Enum>
std::optional<Enum> named(std::string_view name, std::initializer_list<Enum> all) {
    for (const Enum one : all) {
        if (text(one) == name) return one;
    }
    return std::nullopt;
}

bool is_whole(Fill fill) {
    return bounds(fill) == Bounds::Whole;
}

void append_bound(TextBuffer& out, double value, Fill fill) {
    if (is_whole(fill)) {
        out.append_int(static_cast<int64_t>(value));
    } else {
        append_python_float(out, value);
    }
}

std::optional<double> bound(std::string_view text, Fill fill) {
    const std::optional<double> value = read_double(text);
    if (!value || !std::isfinite(*value)) return std::nullopt;
    if (is_whole(fill) && (std::abs(*value) > largest_index || *value != std::floor(*value)))
        return std::nullopt;
    return value;
}

Error wrong(std::string_view what, std::string_view text) {
    return Error{std::string(what) + " `" + std::string(text) + "`"};
}

Result<void> parse_sizes(std::span<const std::string_view> texts, std::array<Size, 4>& to) {
    for (size_t i = 0; i < texts.size(); ++i) {
        std::optional<Size> size = parse_size(texts[i]);
        if (!size) return wrong("size", texts[i]);
        to[i] = std::move(*size);
    }
    std::fill(to.begin() + static_cast<ptrdiff_t>(texts.size()), to.end(), Size{});
    return {};
}

}  // namespace

std::string_view text(Role role) {
    switch (role) {
        case Role::In:
            return "in";
        case Role::Out:
            return "out";
        case Role::InOut:
            return "inout";
    }
    return {};
}

std::string_view text(Fill fill) {
    return fill_facts[static_cast<size_t>(fill)].name;
}

Bounds bounds(Fill fill) {
    return fill_facts[static_cast<size_t>(fill)].bounds;
}

void append_low(TextBuffer& out, const Arg& arg) {
    append_bound(out, arg.low, arg.fill);
}

void append_high(TextBuffer& out, const Arg& arg) {
    if (arg.high_is_extent) return append_size(out, arg.high_extent);
    append_bound(out, arg.high, arg.fill);
}

std::optional<Role> parse_role(std::string_view name) {
    return named(name, {Role::In, Role::Out, Role::InOut});
}

std::optional<Fill> parse_fill(std::string_view name) {
    for (size_t i = 0; i < std::size(fill_facts); ++i) {
        if (fill_facts[i].name == name) return static_cast<Fill>(i);
    }
    return std::nullopt;
}

Result<void> parse(const ArgText& from, Arg& to) {
    const std::optional<Role> role = parse_role(from.role);
    const std::optional<Fill> fill = parse_fill(from.fill);
    if (!role) return wrong("role", from.role);
    if (!fill) return wrong("fill", from.fill);
    if (from.shape.size() > to.shape.size()) return Error{"more than four dimensions"};
    to.name = from.name;
    to.dtype = from.dtype;
    to.role = *role;
    to.fill = *fill;
    to.ndim = static_cast<uint8_t>(from.shape.size());
    if (auto sizes = parse_sizes(from.shape, to.shape); !sizes) return sizes;
    const std::optional<double> low = bound(from.low, *fill);
    if (!low) return wrong("low", from.low);
    to.low = *low;
    const std::optional<double> high = bound(from.high, *fill);
    const std::optional<Size> size = high ? std::nullopt : parse_size(from.high);
    if (!high && !size) return wrong("high", from.high);
    to.high = high.value_or(0);
    to.high_is_extent = size.has_value();
    to.high_extent = size.value_or(Size{});
    return {};
}

Result<void> parse_launch(std::span<const std::string_view> sizes, Inputs& inputs) {
    if (sizes.empty() || sizes.size() > inputs.launch.size()) return Error{"launch has 1 to 4 sizes"};
    inputs.dims = static_cast<uint8_t>(sizes.size());
    return parse_sizes(sizes, inputs.launch);
}

}  // namespace weft::inputs
