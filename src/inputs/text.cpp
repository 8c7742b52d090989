#include "inputs/text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/number_text.h"

namespace weft::inputs {
namespace {

// Indexes are counted in doubles, which hold every integer up to here.
constexpr double largest_index = 9007199254740992.0;

std::optional<uint32_t> number(std::string_view text) {
    uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

// Text of an enumerator back to it.
template <class Enum>
std::optional<Enum> named(std::string_view name, std::initializer_list<Enum> all) {
    for (const Enum one : all) {
        if (text(one) == name) return one;
    }
    return std::nullopt;
}

void append_bound(TextBuffer& out, double value, Fill fill) {
    if (fill == Fill::Index) {
        out.append_int(static_cast<int64_t>(value));
    } else {
        append_python_float(out, value);
    }
}

std::optional<double> bound(std::string_view text, Fill fill) {
    const std::optional<double> value = read_double(text);
    if (!value || !std::isfinite(*value)) return std::nullopt;
    if (fill == Fill::Index && (std::abs(*value) > largest_index || *value != std::floor(*value)))
        return std::nullopt;
    return value;
}

Error wrong(std::string_view what, std::string_view text) {
    return Error{std::string(what) + " `" + std::string(text) + "`"};
}

Result<void> parse_extents(std::span<const std::string_view> texts, std::array<Extent, 4>& to) {
    for (size_t i = 0; i < texts.size(); ++i) {
        const std::optional<Extent> size = parse_extent(texts[i]);
        if (!size) return wrong("size", texts[i]);
        to[i] = *size;
    }
    std::fill(to.begin() + static_cast<ptrdiff_t>(texts.size()), to.end(), Extent{});
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
    switch (fill) {
        case Fill::Uniform:
            return "uniform";
        case Fill::Zero:
            return "zero";
        case Fill::Iota:
            return "iota";
        case Fill::Index:
            return "index";
    }
    return {};
}

void append(TextBuffer& out, const Extent& extent) {
    switch (extent.kind) {
        case Extent::Kind::Constant:
            return out.append_uint(extent.k);
        case Extent::Kind::N:
            return out.append('n');
        case Extent::Kind::CeilDiv:
            out.append("ceil(n/");
            out.append_uint(extent.k);
            return out.append(')');
        case Extent::Kind::Times:
            out.append_uint(extent.k);
            return out.append("*n");
        case Extent::Kind::Plus:
            out.append("n+");
            return out.append_uint(extent.k);
    }
}

void append_low(TextBuffer& out, const Arg& arg) {
    append_bound(out, arg.low, arg.fill);
}

void append_high(TextBuffer& out, const Arg& arg) {
    if (arg.high_is_extent) return append(out, arg.high_extent);
    append_bound(out, arg.high, arg.fill);
}

std::optional<Role> parse_role(std::string_view name) {
    return named(name, {Role::In, Role::Out, Role::InOut});
}

std::optional<Fill> parse_fill(std::string_view name) {
    return named(name, {Fill::Uniform, Fill::Zero, Fill::Iota, Fill::Index});
}

std::optional<Extent> parse_extent(std::string_view text) {
    using Kind = Extent::Kind;
    const auto made = [](Kind kind, std::string_view digits) -> std::optional<Extent> {
        const auto k = number(digits);
        if (!k || (*k == 0 && kind != Kind::Constant)) return std::nullopt;
        return Extent{kind, *k};
    };
    if (text == "n") return extent_n;
    if (text.starts_with("ceil(n/") && text.ends_with(")"))
        return made(Kind::CeilDiv, text.substr(7, text.size() - 8));
    if (text.ends_with("*n")) return made(Kind::Times, text.substr(0, text.size() - 2));
    if (text.starts_with("n+")) return made(Kind::Plus, text.substr(2));
    return made(Kind::Constant, text);
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
    if (auto sizes = parse_extents(from.shape, to.shape); !sizes) return sizes;
    const std::optional<double> low = bound(from.low, *fill);
    if (!low) return wrong("low", from.low);
    to.low = *low;
    const std::optional<double> high = bound(from.high, *fill);
    const std::optional<Extent> size = high ? std::nullopt : parse_extent(from.high);
    if (!high && !size) return wrong("high", from.high);
    to.high = high.value_or(0);
    to.high_is_extent = size.has_value();
    to.high_extent = size.value_or(Extent{});
    return {};
}

Result<void> parse_launch(std::span<const std::string_view> sizes, Inputs& inputs) {
    if (sizes.empty() || sizes.size() > inputs.launch.size()) return Error{"launch has 1 to 4 sizes"};
    inputs.dims = static_cast<uint8_t>(sizes.size());
    return parse_extents(sizes, inputs.launch);
}

}  // namespace weft::inputs
