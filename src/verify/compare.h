// compare: what a GPU (or another compiler) computed against what the CPU did. The same text, but other
// instructions: products and sums are fused, functions come from another library, atomics happen in another
// order. How far two results may lie apart is a bound on the error of each number, from rows of
// tolerances.def, not one figure for all.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "types/types.h"

namespace weft::verify {

// One array as several runs left it, as bytes of its scalar.
struct Results {
    types::Scalar scalar{};
    // The kernel computes in this one: what is stored in a finer one was rounded to it.
    types::Scalar computed = types::Scalar::Float64;
    std::string cpu, other;
    std::vector<std::string> moved;  // by the CPU, of inputs that lie a rounding error away
    std::string wide;                // by the CPU in double precision: float64; empty: not there
    double largest = 0;              // of the floats of all arrays of the launch
    double contributions = 1;        // that a number may be the sum of: threads that add to it
    bool has_atomics = false;        // sums whose order is not the CPU's
    bool order_shows = false;        // what an atomic returned was used: numbers may stand in another order
};

struct Difference {
    size_t number = 0;
    double cpu = 0, other = 0, allowed = 0;
    std::string text(const std::string& where) const;  // "on the GPU"
};
double largest_of(const std::string& bytes, types::Scalar scalar);
std::optional<Difference> compare(const Results& results);

}  // namespace weft::verify
