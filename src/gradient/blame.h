// blame: a machine that found a difference -> the reason, from the last derivative of the kernel that did not
// read in the backward pass what it read in the forward pass.
#pragma once

#include "gradient/judge.h"
#include "gradient/machine.h"

namespace weft::gradient {

Reason blame(const Machine& machine, const driver::Functions& functions);

}  // namespace weft::gradient
