#include "value/rounding.h"

#include <cmath>

namespace weft::value {

double rounded_to_half(float value) {
    if (std::isnan(value) || std::isinf(value)) return static_cast<double>(value);
    const double magnitude = std::fabs(static_cast<double>(value));
    if (magnitude >= 65520.0) return std::copysign(HUGE_VAL, static_cast<double>(value));
    int exponent = 0;
    std::frexp(magnitude, &exponent);
    // A half has 11 significant bits, and none below 2^-24.
    const int step = exponent - 11 < -24 ? -24 : exponent - 11;
    const double scaled = std::ldexp(magnitude, -step);
    double whole = std::floor(scaled);
    if (scaled - whole >= 0.5) whole += 1.0;
    return std::copysign(std::ldexp(whole, step), static_cast<double>(value));
}

}  // namespace weft::value
