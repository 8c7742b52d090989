#include "inputs/text.h"

#include <algorithm>
#include <charconv>
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

constexpr std::string_view block_begins = "block(";

std::optional<uint32_t> parse_block(std::string_view text) {
    if (!text.starts_with(block_begins) || !text.ends_with(')')) return std::nullopt;
    const std::string_view digits = text.substr(block_begins.size(), text.size() - block_begins.size() - 1);
    uint32_t threads = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), threads);
    const bool whole = error == std::errc() && end == digits.data() + digits.size() && digits.front() != '0';
    return whole && threads <= most_threads_of_block ? std::optional(threads) : std::nullopt;
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

void append_block(TextBuffer& out, uint32_t block) {
    out.append(block_begins);
    out.append_uint(block);
    out.append(')');
}

Result<void> parse_launch(std::span<const std::string_view> sizes, Inputs& inputs) {
    inputs.block = 0;
    if (!sizes.empty() && sizes.back().starts_with(block_begins)) {
        const auto block = parse_block(sizes.back());
        if (!block) return Error{"a block has 1 to " + std::to_string(most_threads_of_block) + " threads"};
        inputs.block = *block;
        sizes = sizes.first(sizes.size() - 1);
    }
    if (sizes.empty() || sizes.size() > inputs.launch.size()) return Error{"launch has 1 to 4 sizes"};
    inputs.dims = static_cast<uint8_t>(sizes.size());
    return parse_sizes(sizes, inputs.launch);
}

}  // namespace weft::inputs
