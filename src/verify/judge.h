// judge: what rows say about their gradients against what was measured. run.h makes outcomes; who reports
// them adds up what comes out here.
#pragma once

#include <map>
#include <span>
#include <string>
#include <utility>

#include "verify/case.h"

namespace weft::verify {

// How many there are, by what is said and what was measured.
using Gradients = std::map<std::pair<std::string, std::string>, uint64_t>;

// An outcome without a problem gets one where its row claims what the measurement denies.
Gradients judge(std::span<const Case> cases, std::span<Outcome> outcomes);

// How many of those said to differ do. A difference may hide from every point that is tried, so some may not:
// one in ten hides (334 of 365 showed, over three seeds), so a set fails where fewer show than chance could
// make of that. Of fewer than a hundred their share says nothing.
struct Differing {
    static constexpr uint64_t enough_to_judge = 100;
    static constexpr double expected = 0.9, deviations = 5;
    uint64_t said = 0, seen = 0;
    bool is_judged() const { return said >= enough_to_judge; }
    bool is_enough() const;
};
Differing differing(const Gradients& gradients);

}  // namespace weft::verify
