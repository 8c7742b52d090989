// derivatives: builtin row -> what its derivative reads (one table, derivatives.def), and what else it does.
// For everything in gradient/ and the tests.
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
bool draws(const builtins::Row& row);       // changes the random state it is given
bool tells_only(const builtins::Row& row);  // prints or checks, and changes nothing

}  // namespace weft::gradient
