// The bytes by which a constant enters a hash: what Python's ctypes would store for it.
#pragma once

#include <string>
#include <string_view>

#include "module/program.h"

namespace weft::module {

// A view of `buffer`; empty where Warp itself cannot convert the value (wp.int32(2.5)).
std::string_view constant_bytes(const Program& program, const types::Types& types, const Value& value,
                                std::string& buffer);

}  // namespace weft::module
