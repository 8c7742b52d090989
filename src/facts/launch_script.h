// append_launch_script: a compiled kernel and its inputs -> a short Python script that fills them and
// launches the kernel in Warp. The script stands beside the kernel's file, and its numbers are weft's own for
// the row (docs/inputs.md defines them): what it prints is what `weft validate --run cpu` computed.
#pragma once

#include <cstdint>

#include "base/text.h"
#include "driver/subject.h"
#include "inputs/inputs.h"

namespace weft::facts {

void append_launch_script(TextBuffer& out, const driver::Subject& subject, const inputs::Inputs& inputs,
                          uint64_t seed, uint64_t index);

}  // namespace weft::facts
