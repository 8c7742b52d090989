// The C++ text of a @wp.struct: members, constructors, and what adjoints need of it.
#pragma once

#include "emit/unit.h"

namespace weft::emit {

void print_structure(const types::Structure& structure, types::Types& types, const Strings& strings,
                     Frame& frame);

}  // namespace weft::emit
