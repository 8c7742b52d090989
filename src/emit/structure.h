// The C++ text of a @wp.struct: members, constructors, and what adjoints need of it.
#pragma once

#include <span>
#include <vector>

#include "emit/page.h"
#include "lower/lower.h"

namespace weft::emit {

// Structs that tiles hold, with those in their fields: they have more operators.
std::vector<types::StructId> structs_in_tiles(const lower::LoweredModule& lowered, const types::Types& types);
// One of them, or one that Warp takes for the same?
bool holds(std::span<const types::StructId> all, const types::Structure& structure,
           const types::Types& types);

void print_structure(Page& page, size_t index, bool in_tiles);

}  // namespace weft::emit
