#include "verify/judge.h"

#include <cmath>

namespace weft::verify {
namespace {

bool is_denied(const std::string& said, Measured measured) {
    const bool differs = measured == Measured::Differs;
    return (said == "exact" && differs) || (said == "none" && (differs || measured == Measured::Exact));
}

}  // namespace

Gradients judge(std::span<const Case> cases, std::span<Outcome> outcomes) {
    Gradients gradients;
    for (size_t i = 0; i < cases.size(); ++i) {
        Outcome& outcome = outcomes[i];
        const std::string measured(text(outcome.measured));
        ++gradients[{cases[i].gradient, measured}];
        if (outcome.problem == Problem::None && is_denied(cases[i].gradient, outcome.measured)) {
            outcome.problem = Problem::WrongGradient;
            outcome.detail = "said " + cases[i].gradient + ", measured " + measured + ", error " +
                             std::to_string(outcome.error);
        }
    }
    return gradients;
}

bool Differing::is_enough() const {
    const auto all = static_cast<double>(said);
    const double chance = deviations * std::sqrt(all * expected * (1 - expected));
    return !is_judged() || static_cast<double>(seen) >= expected * all - chance;
}

Differing differing(const Gradients& gradients) {
    Differing found;
    for (const auto& [key, count] : gradients) {
        const auto& [said, measured] = key;
        if (said != "warp_differs" || measured == text(Measured::NotAsked)) continue;
        found.said += count;
        if (measured == text(Measured::Differs)) found.seen += count;
    }
    return found;
}

}  // namespace weft::verify
