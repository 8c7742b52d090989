// main: fills the inputs of a specification, runs the kernel and its sequential form, and compares.
#pragma once

#include <string>

#include "standalone/host.h"

namespace weft::standalone {

// With the functions that fill and compare. The error says which input cannot be made.
Result<std::string> main_text(const Program& program, const types::Types& types, const Strings& strings,
                              const Sample& sample, bool has_halves);

}  // namespace weft::standalone
