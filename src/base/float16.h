// 16-bit floats and their bits: half (5 bits of exponent) and bfloat16 (8).
#pragma once

#include <cstdint>

namespace weft {

// Too large becomes infinite. The middle between two halves goes to the even one, as in NumPy, or away from
// zero, as in Warp's own conversion.
enum class Ties : uint8_t { ToEven, AwayFromZero };
uint16_t half_bits(double value, Ties ties);

// The middle between two goes to the even one, in Warp as in every other.
uint16_t bfloat16_bits(float value);

double half_value(uint16_t bits);
double bfloat16_value(uint16_t bits);

}  // namespace weft
