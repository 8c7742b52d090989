// inputs_fill: the numbers behind an input specification. The runner fills arrays with it; docs/inputs.md
// defines it, and a NumPy reader stands beside that definition (a test compares both).
#pragma once

#include <cstdint>

#include "inputs/inputs.h"

namespace weft::inputs {

// 0 <= u < 1, a multiple of 2^-32. `arg`: position of the argument in `inputs.args`; `number`: position of
// the number in the flat argument, components of a vector or matrix counted one by one.
double uniform(uint64_t seed, uint64_t index, uint64_t arg, uint64_t number);

// The number itself, for a size n: before it is rounded to the argument's type.
double fill(const inputs::Arg& spec, uint64_t seed, uint64_t index, uint64_t arg, uint64_t number,
            uint64_t n);

}  // namespace weft::inputs
