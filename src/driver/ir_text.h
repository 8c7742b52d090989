// The IR of a compiled module as text: its functions in the order of emission, then its kernels (ir/print.h
// tells the form).
#pragma once

#include <string>

#include "driver/compiled.h"

namespace weft::driver {

// Of a module that is not refused.
std::string ir_text(const Compiled& compiled, const CompiledModule& module);

}  // namespace weft::driver
