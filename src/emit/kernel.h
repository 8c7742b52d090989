// The C++ or CUDA text of a @wp.kernel: argument struct, kernel functions and entry points, as far as the
// target has them.
#pragma once

#include "emit/page.h"

namespace weft::emit {

// struct wp_args_NAME
void print_argument_struct(Page& page, size_t index);
void print_kernel(Page& page, size_t index, const Body& body, Pass pass);
// Tasks, dispatch and the extern "C" function.
void print_entry_point(Page& page, size_t index, Pass pass);

}  // namespace weft::emit
