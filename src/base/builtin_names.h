// Which well-known names are builtins of Warp. They form one range, in the order of Warp's registry,
// so tables about builtins are indexed by the distance from the first.
#pragma once

#include "base/strings.h"

namespace weft::names {

namespace detail {
enum class Builtin : uint32_t {
#define WEFT_NAME(name, text) name,
#include "base/builtin_names.def"
#undef WEFT_NAME
    Count
};
}  // namespace detail

inline constexpr StringId first_builtin = min;
inline constexpr uint32_t builtin_count = static_cast<uint32_t>(detail::Builtin::Count);

constexpr bool is_builtin(StringId id) {
    return id.index - first_builtin.index < builtin_count;
}
static_assert(is_builtin(transform_wrench) &&
              transform_wrench.index - first_builtin.index == builtin_count - 1);

}  // namespace weft::names
