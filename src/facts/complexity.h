// complexity: a compiled kernel -> how much there is in it, and its difficulty from 1 to 5.
// Counted from tree and IR of the kernel and of the functions it reaches; docs/complexity.md defines every
// count.
#pragma once

#include <cstdint>

#include "facts/source_counts.h"

namespace weft::facts {

struct Complexity {
    uint32_t statements = 0, depth = 0, branches = 0, loops = 0;  // as written
    uint32_t builtins =
        0;  // distinct builtins called, operators included, without those that only move values
    uint32_t accesses =
        0;  // array elements read, written or updated, in the IR (an unrolled loop counts each time)
    uint32_t ir_size = 0;     // instructions, without comments
    uint32_t cyclomatic = 0;  // branches + loops + each `and` and `or` + 1
    uint32_t difficulty = 1;
};

Complexity complexity(const driver::Subject& subject);

}  // namespace weft::facts
