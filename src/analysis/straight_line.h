// straight_line: does Warp's backward pass repeat all that the forward pass computed?
// Used by gradient.cpp: where it does, the gradient is the derivative and nothing has to be compared.
#pragma once

#include "analysis/subject.h"

namespace weft::analysis {

// True if every variable is set once and every number a derivative may read is computed again before the
// adjoints run: no loops, no variable, component or field that is changed, no array that is both read and
// written, no builtin whose adjoint Warp leaves out. False says nothing.
bool is_straight_line(const Subject& subject);

}  // namespace weft::analysis
