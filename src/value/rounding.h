// What doubles and integers of fixed width keep of an integer.
#pragma once

#include "value/value.h"

namespace weft::value {

// Integers up to here are doubles without loss.
inline constexpr Integer exact_double = Integer{1} << 53;

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
