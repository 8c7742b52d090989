// The bytes by which a constant enters a hash: what Python's ctypes would store for it.
#pragma once

#include <string>
#include <string_view>

#include "module/program.h"

namespace weft::module {

// A view of `buffer`; empty where Warp itself cannot convert the value (wp.int32(2.5)).
std::string_view constant_bytes(const Program& program, const types::Types& types, const Value& value,
                                std::string& buffer);

// Half and bfloat16 patterns of a float as Warp rounds them: the middle between two halves goes away from
// zero, between two bfloat16 to the even one.
uint16_t half_bits(float value);
uint16_t bfloat16_bits(float value);

}  // namespace weft::module
