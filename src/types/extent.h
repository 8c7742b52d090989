// extent: how many bytes a value takes in memory, as C++ lays out Warp's types. verify/ places arguments by
// it, facts/ counts what an access moves.
#pragma once

#include <optional>

#include "types/types.h"

namespace weft::types {

struct Extent {
    uint64_t size = 0, alignment = 1;
};

enum class Floats : uint8_t {
    AsWritten,
    Double,  // every float is a float64
};

constexpr uint64_t aligned(uint64_t offset, uint64_t alignment) {
    return (offset + alignment - 1) / alignment * alignment;
}

// The numbers of one value: a scalar, vector, matrix, quaternion or transform.
struct Held {
    Scalar scalar{};
    uint32_t count = 1;
};
std::optional<Held> held(const Types& types, TypeId id, Floats floats = Floats::AsWritten);

// Nothing: a kind that has no place in memory that weft knows.
std::optional<Extent> extent(const Types& types, TypeId id, Floats floats = Floats::AsWritten);
// Puts a member behind the others and says where.
std::optional<uint64_t> append(const Types& types, Extent& all, TypeId id, Floats floats = Floats::AsWritten);

}  // namespace weft::types
