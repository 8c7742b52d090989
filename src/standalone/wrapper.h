// The function that a C++ program calls: launch_<name>(arrays of the host, numbers, sizes).
#pragma once

#include <string>

#include "standalone/program.h"

namespace weft::standalone {

// With the class that holds an array on the GPU.
std::string wrapper_text(const Program& program, const types::Types& types);

}  // namespace weft::standalone
