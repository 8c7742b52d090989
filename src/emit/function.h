// The C++ text of a @wp.func: its forward function, and its adjoint or the stub that stands for it.
#pragma once

#include "emit/unit.h"

namespace weft::emit {

void print_function(const Unit& unit, const Target& target, size_t index, Pass pass, Frame& frame);

// `#line N "FILE"` for the `def` line, where the target prints one around signatures.
void print_signature_directive(const Unit& unit, const Target& target, const module::Callable& callable,
                               TextBuffer& out);

}  // namespace weft::emit
