// execution: one kernel, run at every size -> what is wrong with what it does. Each launch is repeated in
// other surroundings (other bytes around its arrays, outputs that begin as poison): a sound kernel does not
// notice.
#pragma once

#include <span>

#include "verify/recorder.h"

namespace weft::verify {

// Runs `item` in the worker's process, forward and backward.
Outcome execute(const Case& item, const Worker& worker, std::span<Recorder* const> recorders);

}  // namespace weft::verify
