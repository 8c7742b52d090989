// Whether a kernel keeps tiles in shared memory, by itself or in a function it calls: the compiler may use
// that memory for registers only where nobody else does.
#pragma once

#include "emit/piece.h"
#include "emit/unit.h"

namespace weft::emit {

bool keeps_shared_tiles(const Unit& unit, const ir::Function& body, Pass pass);

}  // namespace weft::emit
