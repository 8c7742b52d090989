// differences: a kernel compiled with float64 throughout -> whether its adjoint is the derivative of what it
// computes. Central differences along random directions, with two steps and from both sides, so that a kink
// or a jump near the point is seen and the point given up.
#pragma once

#include <optional>

#include "verify/launch.h"

namespace weft::verify {

struct Measurement {
    Measured measured = Measured::Unclear;
    double error = 0;  // largest difference, relative to the size of the gradient
};

// The worker has the library that was compiled in double precision. Nothing: it did not finish, and the
// outcome says why.
std::optional<Measurement> measure(const Case& item, const Worker& worker, Outcome& outcome);

}  // namespace weft::verify
