#include "cli/verify_cases.h"

#include <charconv>
#include <optional>

#include "base/number_text.h"

namespace weft::cli {
namespace {

template <class T>
std::optional<T> number(std::string_view text) {
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::optional<inputs::Extent> extent(std::string_view text) {
    using Kind = inputs::Extent::Kind;
    const auto made = [&](Kind kind, std::string_view digits) -> std::optional<inputs::Extent> {
        const auto k = number<uint32_t>(digits);
        if (!k || (*k == 0 && kind != Kind::Constant)) return std::nullopt;
        return inputs::Extent{kind, *k};
    };
    if (text == "n") return inputs::extent_n;
    if (text.starts_with("ceil(n/") && text.ends_with(")"))
        return made(Kind::CeilDiv, text.substr(7, text.size() - 8));
    if (text.ends_with("*n")) return made(Kind::Times, text.substr(0, text.size() - 2));
    if (text.starts_with("n+")) return made(Kind::Plus, text.substr(2));
    return made(Kind::Constant, text);
}

// Text of an enumerator back to it.
template <class Enum>
std::optional<Enum> named(std::string_view name, std::initializer_list<Enum> all) {
    for (const Enum one : all) {
        if (inputs::text(one) == name) return one;
    }
    return std::nullopt;
}

bool set_bounds(const dataset::Argument& from, inputs::Arg& to) {
    if (to.fill != inputs::Fill::Uniform && to.fill != inputs::Fill::Index) return true;
    const auto low = read_double(from.low);
    const auto high = read_double(from.high);
    if (!low) return false;
    to.low = *low;
    if (high) {
        to.high = *high;
        return true;
    }
    const auto size = extent(from.high);
    if (!size) return false;
    to.high_is_extent = true;
    to.high_extent = *size;
    return true;
}

bool set_argument(const dataset::Argument& from, inputs::Arg& to) {
    using inputs::Fill, inputs::Role;
    const auto role = named(from.role, {Role::In, Role::Out, Role::InOut});
    const auto fill = named(from.fill, {Fill::Uniform, Fill::Zero, Fill::Iota, Fill::Index});
    if (!role || !fill || from.shape.size() > to.shape.size()) return false;
    to.name = from.name;
    to.role = *role;
    to.fill = *fill;
    to.dtype = from.dtype;
    to.ndim = static_cast<uint8_t>(from.shape.size());
    for (size_t i = 0; i < from.shape.size(); ++i) {
        const auto size = extent(from.shape[i]);
        if (!size) return false;
        to.shape[i] = *size;
    }
    return set_bounds(from, to);
}

}  // namespace

Result<verify::Case> case_of(const dataset::Row& row) {
    verify::Case item;
    item.source = row.python_source;
    item.kernel_name = row.kernel_name;
    item.seed = row.seed;
    item.index = row.index;
    item.gradient = row.gradient.kind;
    item.reason = row.gradient.reason;
    const auto wrong = [&](const std::string& what) {
        return Error{"row " + std::to_string(row.index) + ": `inputs`: " + what};
    };
    if (row.inputs.launch.empty() || row.inputs.launch.size() > item.inputs.launch.size())
        return wrong("launch has 1 to 4 sizes");
    item.inputs.dims = static_cast<uint8_t>(row.inputs.launch.size());
    for (size_t i = 0; i < row.inputs.launch.size(); ++i) {
        const auto size = extent(row.inputs.launch[i]);
        if (!size) return wrong("launch: " + row.inputs.launch[i]);
        item.inputs.launch[i] = *size;
    }
    for (const dataset::Argument& argument : row.inputs.arguments()) {
        if (!set_argument(argument, item.inputs.args.emplace_back())) return wrong(argument.name);
    }
    return item;
}

}  // namespace weft::cli
