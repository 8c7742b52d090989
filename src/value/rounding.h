// What the element types of vectors keep of a number: 16-bit floats and integers of fixed width.
#pragma once

#include <cstdint>
#include <cstring>

#include "value/value.h"

namespace weft::value {

// Integers up to here are doubles without loss.
inline constexpr Integer exact_double = Integer{1} << 53;

// To the nearest bfloat16, ties to even, as Warp's conversion does it.
inline double rounded_to_bfloat16(float value) {
    uint32_t bits = 0;
    std::memcpy(&bits, &value, 4);
    if ((bits & 0x7fffffffu) > 0x7f800000u) {
        bits = (bits | 0x00400000u) & 0xffff0000u;
    } else {
        bits += 0x7fffu + ((bits >> 16) & 1u);
        bits &= 0xffff0000u;
    }
    std::memcpy(&value, &bits, 4);
    return static_cast<double>(value);
}

// To the nearest half float, ties away from zero as Warp's own conversion has it; too large becomes infinite.
double rounded_to_half(float value);

// The low bytes of an integer, as ctypes stores it.
inline Integer wrapped(Integer value, unsigned bytes, bool is_signed) {
    __extension__ typedef unsigned __int128 Unsigned;
    const unsigned width = bytes * 8;
    const Unsigned mask = (Unsigned{1} << width) - 1;
    Unsigned low = static_cast<Unsigned>(value) & mask;
    if (is_signed && (low >> (width - 1)) != 0) low |= ~mask;
    return static_cast<Integer>(low);
}

}  // namespace weft::value
