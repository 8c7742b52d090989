// The words of the small enums in the textual form of the IR, both ways.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "ir/ir.h"

namespace weft::ir {

template <class Enum>
struct Words;
template <>
struct Words<CalleeKind> {
    static constexpr std::array<std::string_view, 3> all{"Builtin", "Function", "Structure"};
};
template <>
struct Words<FieldForm> {
    static constexpr std::array<std::string_view, 2> all{"Dot", "Arrow"};
};
template <>
struct Words<SlotOp> {
    static constexpr std::array<std::string_view, 5> all{"Add", "Sub", "And", "Or", "Xor"};
};
template <>
struct Words<CompareOp> {
    static constexpr std::array<std::string_view, 6> all{"Eq", "NotEq", "Lt", "LtE", "Gt", "GtE"};
};
template <>
struct Words<AccessKind> {
    static constexpr std::array<std::string_view, 4> all{"component", "element", "row", "member"};
};
template <>
struct Words<StepKind> {
    static constexpr std::array<std::string_view, 4> all{"field", "array", "view", "index"};
};

template <class Enum>
constexpr std::string_view word(Enum value) {
    return Words<Enum>::all[static_cast<size_t>(value)];
}

template <class Enum>
constexpr std::optional<Enum> from_word(std::string_view text) {
    for (size_t i = 0; i < Words<Enum>::all.size(); ++i)
        if (Words<Enum>::all[i] == text) return static_cast<Enum>(i);
    return std::nullopt;
}

}  // namespace weft::ir
