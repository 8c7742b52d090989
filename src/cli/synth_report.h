// The report of `weft synth --report FILE`: kernels are grown, compiled for both devices and measured.
#pragma once

#include <cstdint>
#include <string>

#include "synth/synth.h"

namespace weft::cli {

// Exit code: 1 if a kernel is refused, does not belong to its category or has a flaw.
int synth_report(const synth::Policy& policy, uint64_t seed, uint64_t first, uint64_t count,
                 const std::string& path);

}  // namespace weft::cli
