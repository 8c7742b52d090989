// execution: one kernel, run at every size -> what is wrong with what it does. Each launch is repeated in
// other surroundings (other bytes around its arrays, outputs that begin as poison): a sound kernel does not
// notice.
#pragma once

#include <cstdio>

#include "verify/launch.h"

namespace weft::verify {

// Runs `item` in the worker's process, forward and backward. What every launch wrote goes to `outputs`, one
// array after the other, where it is not null.
Outcome execute(const Case& item, const Worker& worker, std::FILE* outputs);

}  // namespace weft::verify
