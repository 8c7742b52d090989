// derivatives: builtin row -> what its derivative reads. One table (derivatives.def) for machine*.cpp and the
// tests.
#pragma once

#include <cstdint>

#include "builtins/builtins.h"

namespace weft::gradient {

enum class DerivativeRule : uint8_t { Linear, Multilinear, Quotient, General, Flat };

struct Derivative {
    DerivativeRule rule = DerivativeRule::General;
    uint8_t missing = 0;  // bits of arguments that Warp's adjoint leaves out
};

Derivative derivative(const builtins::Row& row);

}  // namespace weft::gradient
