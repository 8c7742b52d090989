// Coordinates: the statement of a kernel that names the coordinates of its thread.
#pragma once

#include <vector>

#include "typed/body.h"
#include "typed/variables.h"

namespace weft::standalone {

struct Coordinates {
    typed::NodeId statement;      // `i, j = wp.tid()`, among the kernel's own; invalid: there is none
    std::vector<StringId> names;  // which nothing else assigns to; empty: there are none
};
Coordinates coordinates(const typed::Body& body, const typed::Variables& variables, unsigned dims);

}  // namespace weft::standalone
