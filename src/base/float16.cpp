#include "base/float16.h"

#include <bit>
#include <cmath>

namespace weft {
namespace {

constexpr int half_fraction = 10, half_lowest = -14, half_highest = 15;
constexpr uint16_t half_infinity = 0x7c00, half_nan = 0x7e00;

}  // namespace

uint16_t half_bits(double value, Ties ties) {
    const uint64_t bits = std::bit_cast<uint64_t>(value);
    const auto sign = static_cast<uint16_t>((bits >> 48) & 0x8000u);
    const int exponent = static_cast<int>((bits >> 52) & 0x7ff) - 1023;
    if (std::isnan(value)) return sign | half_nan;
    if (exponent > half_highest) return sign | half_infinity;
    if (exponent < half_lowest - half_fraction - 1) return sign;
    const uint64_t significand = (bits & ((uint64_t{1} << 52) - 1)) | (uint64_t{1} << 52);
    const bool subnormal = exponent < half_lowest;
    const int shift = 52 - half_fraction + (subnormal ? half_lowest - exponent : 0);
    const uint64_t kept = significand >> shift, lost = significand & ((uint64_t{1} << shift) - 1);
    const uint64_t middle = uint64_t{1} << (shift - 1);
    const bool up = lost > middle || (lost == middle && (ties == Ties::AwayFromZero || (kept & 1) != 0));
    // A carry out of the fraction reaches the exponent as it should, that of infinity too.
    const uint64_t below = subnormal ? 0 : static_cast<uint64_t>(exponent - half_lowest) << half_fraction;
    return static_cast<uint16_t>(sign | (kept + below + (up ? 1 : 0)));
}

uint16_t bfloat16_bits(float value) {
    const auto bits = std::bit_cast<uint32_t>(value);
    if (std::isnan(value)) return static_cast<uint16_t>((bits >> 16) | 0x40);  // some of its bits, quiet
    return static_cast<uint16_t>((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

double half_value(uint16_t bits) {
    const int exponent = (bits >> half_fraction) & 0x1f, fraction = bits & ((1 << half_fraction) - 1);
    const double sign = (bits & 0x8000u) != 0 ? -1 : 1;
    if (exponent == 0x1f) return std::copysign(fraction != 0 ? std::nan("") : HUGE_VAL, sign);
    const int significand = exponent == 0 ? fraction : fraction | 1 << half_fraction;
    return sign * std::ldexp(significand, (exponent == 0 ? 0 : exponent - 1) + half_lowest - half_fraction);
}

double bfloat16_value(uint16_t bits) {
    return static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(bits) << 16));
}

}  // namespace weft
