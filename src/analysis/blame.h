// blame: a machine that found a difference -> the reason, from the last derivative of the kernel that did not
// read in the backward pass what it read in the forward pass.
#pragma once

#include "analysis/gradient.h"
#include "analysis/machine.h"

namespace weft::analysis {

Reason blame(const Machine& machine, const lower::LoweredModule& lowered);

}  // namespace weft::analysis
