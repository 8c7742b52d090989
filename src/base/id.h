// Typed indexes. Every store hands out ids of its own tag and takes them back,
// so a value id cannot be used where a type id is meant. Nothing here owns anything.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace weft {

template <class Tag>
struct Id {
    uint32_t index = UINT32_MAX;

    constexpr bool valid() const { return index != UINT32_MAX; }
    constexpr bool operator==(const Id&) const = default;
    constexpr auto operator<=>(const Id&) const = default;
};

}  // namespace weft

template <class Tag>
struct std::hash<weft::Id<Tag>> {
    size_t operator()(weft::Id<Tag> id) const noexcept { return id.index; }
};
