// The C++ text of a @wp.func: its forward function, and its adjoint or the stub that stands for it.
#pragma once

#include "emit/page.h"

namespace weft::emit {

void print_function(Page& page, size_t index, const Body& body, Pass pass);

}  // namespace weft::emit
