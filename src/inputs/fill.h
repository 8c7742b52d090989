// fill: the numbers behind an input specification. The runner fills memory with them; docs/inputs.md defines
// them, and a NumPy reader stands beside that definition (a test compares both bit by bit). Integers, and
// doubles with + - * / and square roots only: the same numbers on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "inputs/inputs.h"
#include "inputs/resolve.h"

namespace weft::inputs {

// 0 <= u < 1, a multiple of 2^-32. `arg`: position of the argument in `inputs.args`; `number`: position of
// the number in the flat argument, components of a vector or matrix counted one by one.
double uniform(uint64_t seed, uint64_t index, uint64_t arg, uint64_t number);

// The numbers of one argument, flat, before they are rounded to the argument's type. `components`: of one
// element, as the kernel has it; ArgShape::components says what the specification has.
void fill(const Inputs& inputs, const Shapes& shapes, size_t arg, unsigned components, uint64_t seed,
          uint64_t index, std::vector<double>& out);

}  // namespace weft::inputs
