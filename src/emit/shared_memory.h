// How much shared memory a kernel keeps tiles in, by itself and in the functions it calls: a launch on a GPU
// asks for it, and the compiler may use that memory for registers only where there is none.
#pragma once

#include <cstdint>
#include <optional>

#include "emit/piece.h"
#include "emit/unit.h"

namespace weft::emit {

// Bytes. Nothing: it keeps what has no size that weft knows, such as a struct with a texture.
std::optional<uint64_t> shared_memory(const Unit& unit, const ir::Function& body, Pass pass);

}  // namespace weft::emit
