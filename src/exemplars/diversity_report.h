// Grows and compiles kernels, and says in Markdown how much they repeat themselves: what `weft synth
// --report` prints and docs/diversity.md holds.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "synth/synth.h"

namespace weft::exemplars {

struct DiversityReport {
    std::string markdown;
    bool clean = true;  // every kernel compiles, belongs to its category and level, and has no flaw
};

// `tell` gets a line for each of the first problems of a kind.
DiversityReport report_diversity(const synth::Policy& policy, uint64_t seed, uint64_t first, uint64_t count,
                                 const std::function<void(const std::string&)>& tell);

}  // namespace weft::exemplars
