// inputs_fit: the inputs that a row lists against the signature of its kernel: arguments, types, dimensions,
// roles, the launch, sizes and ranges. CompiledRow asks it; nothing is run, and nothing is filled.
#pragma once

#include <string>

#include "driver/subject.h"
#include "inputs/inputs.h"

namespace weft::dataset {

// What does not fit, in a few words; empty: all of it does. `dims`: of a launch, as the kernel asks for.
std::string misfit(const driver::Subject& subject, unsigned dims, const inputs::Inputs& inputs);

}  // namespace weft::dataset
