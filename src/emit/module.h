// emit: a lowered Warp module -> text for one target. Called by driver/; its result is what the user gets.
// Total: a module that was lowered can be printed, so there is no error path.
#pragma once

#include <vector>

#include "emit/unit.h"

namespace weft::emit {

// The whole text Warp would compile. Appended to `out`; the result is the part that counts.
// `sizes` receives the bytes of each kernel's own part.
Stretch print_module(const Unit& unit, const Target& target, unsigned block_dim, TextBuffer& out,
                     std::vector<size_t>& sizes);

// A code column: structs, functions, (backward) function adjoints, then for each kernel in source order its
// argument struct and kernel function. Empty when no kernel has a backward pass and that is what is asked
// for.
Stretch print_column(const Unit& unit, const Target& target, Pass pass, unsigned block_dim, TextBuffer& out,
                     std::vector<size_t>& sizes);

// The threads of a block: what was asked for, or (0) what a launch on the target uses.
unsigned resolved_block_dim(const module::WarpModule& module, const Target& target, unsigned asked);

}  // namespace weft::emit
