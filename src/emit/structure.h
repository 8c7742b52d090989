// The C++ text of a @wp.struct: members, constructors, and what adjoints need of it.
#pragma once

#include "emit/page.h"

namespace weft::emit {

void print_structure(Page& page, size_t index);

}  // namespace weft::emit
