// blame: a machine that found a difference -> the reasons, one for each derivative of the kernel that did not
// read in the backward pass what it read in the forward pass, from the last one on.
#pragma once

#include <vector>

#include "gradient/judge.h"
#include "gradient/machine.h"

namespace weft::gradient {

// At least one. The reason of the first is the verdict's.
std::vector<Difference> blame(const Machine& machine, const driver::Functions& functions);

}  // namespace weft::gradient
