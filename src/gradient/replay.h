// replay: does Warp's backward pass have every number that its derivatives read?
// Used by judge.cpp: where it does, the gradient is the derivative and nothing has to be compared.
//
// The backward pass computes a kernel's values again, but leaves loops out; a reversed loop then computes the
// values of one round at a time. So a variable that a loop changes is not what it was, and with it all that
// is made of it. Such a stale number does no harm where nothing reads it: in sums, as a multiple, in stores.
#pragma once

#include "gradient/layout.h"

namespace weft::gradient {

// False says nothing: the kernel has to be run.
bool replay_suffices(Layouts& layouts);

}  // namespace weft::gradient
