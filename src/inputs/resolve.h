// resolve: a specification and n -> every size as a number, checked: nothing overflows, nothing is negative,
// and a launch asks for no more numbers than its n justifies. Rows come from anywhere: whoever runs one
// resolves it first.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/result.h"
#include "inputs/inputs.h"

namespace weft::inputs {

struct ArgShape {
    std::array<uint64_t, 4> shape{1, 1, 1, 1};
    uint64_t elements = 1;    // product of the shape
    uint64_t components = 1;  // of an element, by its dtype
    double high = 0;          // the bound as a number
};

struct Shapes {
    uint64_t n = 0;
    std::array<uint64_t, 4> launch{1, 1, 1, 1};
    uint64_t threads = 1;        // those of a block as one
    std::vector<ArgShape> args;  // of Inputs::args
};

// All arguments together may hold this many numbers, and a launch may have this many threads.
constexpr uint64_t max_numbers(uint64_t n) {
    return (uint64_t{1} << 24) + 1024 * n;
}
inline constexpr uint64_t max_n = (uint64_t{1} << 31) - 1;

// What makes no sense for any n: two arguments of one name, the length of an array that is not there, lengths
// that depend on each other in a circle. Readers of rows refuse it.
Result<void> check(const Inputs& inputs);

Result<Shapes> resolve(const Inputs& inputs, uint64_t n);

}  // namespace weft::inputs
