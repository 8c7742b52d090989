#include "gradient/absence.h"

#include "gradient/activity.h"

namespace weft::gradient {
namespace {

constexpr uint32_t most_ways = 64;
// Whatever a minimum, maximum or clamp picks; two rounds of a loop show what one hides.
constexpr Choices kinds[] = {
    {.toss_integers = true, .trips = 2, .pick = Choices::Pick::None},
    {.toss_integers = true, .trips = 2, .pick = Choices::Pick::First},
    {.toss_integers = true, .trips = 2, .pick = Choices::Pick::Last},
};

}  // namespace

bool Absence::load(const driver::Subject& subject) {
    if (!subject.declaration().options.enable_backward || subject.by_hand() != nullptr) return false;
    layouts_.load(subject);
    if (layouts_.shapes().too_large() || !may_have_derivative(layouts_)) return false;
    layouts_.add_sweeps();
    machine_.load(layouts_);
    return true;
}

bool Absence::shows(uint32_t inst) {
    return shows({Slip::Kind::LeftOut, inst});
}

bool Absence::exchange_shows(uint32_t inst) {
    return shows({Slip::Kind::Exchanged, inst});
}

// On every way: the gradient is the derivative, and with the slip it is not.
bool Absence::shows(const Slip& slip) {
    for (const Choices& choices : kinds) {
        uint32_t ways = 0;
        machine_.rest();
        machine_.start_exploring();
        do {
            machine_.slip(std::nullopt);
            if (machine_.run(choices, false) != RunResult::Equal) return false;
            machine_.slip(slip);
            if (machine_.run(choices, false) != RunResult::Different) return false;
            if (++ways == most_ways || machine_.is_tired()) return false;
        } while (machine_.next_way());
    }
    return true;
}

}  // namespace weft::gradient
