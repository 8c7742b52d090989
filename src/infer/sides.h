// Sides: the sizes of a plan that nothing in a kernel decides.
#pragma once

#include <array>
#include <cstdint>

namespace weft::infer {

struct Sides {
    // Sides of a launch after the first, and of arrays after theirs, are numbers: then all sizes are lines in
    // n.
    std::array<int64_t, 3> later;
    int64_t small;  // rounds of a loop, sides, divisors: where a parameter decides
};

inline constexpr Sides usual_sides{{4, 3, 2}, 4};
// For those who want to see more of a kernel than the usual ones show.
inline constexpr Sides larger_sides{{37, 5, 3}, 7};

}  // namespace weft::infer
