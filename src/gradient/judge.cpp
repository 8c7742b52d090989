#include "gradient/judge.h"

#include <algorithm>

#include "gradient/activity.h"
#include "gradient/apart.h"
#include "gradient/blame.h"
#include "gradient/replay.h"

namespace weft::gradient {

namespace {

constexpr std::string_view reason_names[] = {
#define WEFT_REASON(enumerator, name, text, way_out) name,
#include "gradient/reasons.def"
#undef WEFT_REASON
};
constexpr std::string_view reason_texts[] = {
#define WEFT_REASON(enumerator, name, text, way_out) text,
#include "gradient/reasons.def"
#undef WEFT_REASON
};
constexpr std::string_view reason_ways[] = {
#define WEFT_REASON(enumerator, name, text, way_out) way_out,
#include "gradient/reasons.def"
#undef WEFT_REASON
};

// How often comparisons hold, run by run: even odds first, then rare and frequent, so that the last branch of
// a chain is reached as well as the first.
constexpr uint32_t odds[] = {128, 128, 64, 192, 128, 32, 224, 128};

constexpr uint64_t golden_ratio = 0x9e3779b97f4a7c15u;

Choices choices(uint32_t run) {
    return {.seed = run + golden_ratio * (run / 3),
            .likely = odds[run % std::size(odds)],
            .toss_integers = run % 2 == 1};
}
Choices blended(uint32_t run) {
    Choices made = choices(run);
    made.blend = true;
    return made;
}

Choices two_rounds(Choices made) {
    made.trips = 2;
    return made;
}

// Integers and indexes differ from run to run. A derivative may need certain ones: `none` takes more runs.
constexpr uint32_t runs_in_all = 3, runs_for_none = 8;
// Tosses that cannot be blended are explored in order, up to so many ways.
constexpr uint32_t max_ways = 512;
// What no toss leads to, the numbers of some run may; and a difference that shares of branches show has to be
// found on a way that can be gone.
constexpr uint32_t max_runs = 160;
constexpr uint32_t runs_with_neighbours = 2, ways_of_neighbours = 64;
constexpr Choices alike_indexes[] = {
    {.trips = 2, .alike = 1, .pick = Choices::Pick::First},
    {.trips = 2, .alike = 0, .pick = Choices::Pick::Last},
    {.trips = 2, .alike = 1, .pick = Choices::Pick::Last},
};

}  // namespace

std::string_view text(Verdict verdict) {
    switch (verdict) {
        case Verdict::None:
            return "none";
        case Verdict::Exact:
            return "exact";
        case Verdict::WarpDiffers:
            return "warp_differs";
        case Verdict::Unknown:
            return "unknown";
    }
    return {};
}
std::string_view name(Reason reason) {
    return reason_names[static_cast<size_t>(reason)];
}
std::string_view explain(Reason reason) {
    return reason_texts[static_cast<size_t>(reason)];
}
std::string_view way_out(Reason reason) {
    return reason_ways[static_cast<size_t>(reason)];
}

Gradient Judge::judge(const driver::Subject& subject) {
    differences_.clear();
    if (!subject.declaration().options.enable_backward) return {};
    if (subject.by_hand() != nullptr) return {Verdict::Unknown, Reason::NoModel};
    layouts_.load(subject);
    if (layouts_.shapes().too_large()) return {Verdict::Unknown, Reason::TooLong};
    if (!may_have_derivative(layouts_)) return {};
    const bool suffices = replay_suffices(layouts_);
    if (!suffices) layouts_.add_sweeps();
    machine_.load(layouts_);
    const Gradient found = suffices ? judge_forward() : judge_both(subject);
    if (found.verdict != Verdict::Exact) return found;
    const Reason against = reason_of_threads();
    return against == Reason::None ? found : Gradient{Verdict::Unknown, against};
}

// Runs the kernel until `stop` says so of a run, or every way was gone.
template <class Run, class Stop>
Judge::Findings Judge::go_every_way(Run run, Stop stop) {
    Findings found;
    const auto go = [&](const Choices& choices) {
        const RunResult result = run(choices);
        const bool tired = machine_.is_tired();
        found.ended = found.ended && (tired || result != RunResult::TooLong);
        found.derivative = found.derivative || result == RunResult::Equal;
        found.every_way = found.every_way && !tired;
        found.stopped_by = result;
        return tired || stop(result);
    };
    // The first run of all takes up to three rounds of a loop. Then come the ways of the tosses: one, where
    // nothing is tossed for.
    if (go(blended(0))) return found;
    uint32_t ways = 0;
    machine_.start_exploring();
    do {
        if (go(two_rounds(blended(1)))) break;
        found.every_way = found.every_way && found.stopped_by != RunResult::TooLong;
    } while (++ways < max_ways && machine_.next_way());
    machine_.stop_exploring();
    if (stop(found.stopped_by)) return found;
    found.every_way = found.every_way && ways < max_ways;
    uint32_t next = 2;
    for (; next < (found.derivative ? runs_in_all : runs_for_none); ++next) {
        if (go(blended(next))) return found;
    }
    for (; next < max_runs && !machine_.took_every_way(); ++next) {
        if (go(blended(next))) return found;
    }
    found.every_way = found.every_way && machine_.took_every_way();
    found.stopped_by = RunResult::Zero;
    return found;
}

// Where the replay suffices: is there a derivative at all?
Gradient Judge::judge_forward() {
    // A derivative that is there with one round of every loop is there: the short run first.
    Choices quick = blended(0);
    quick.trips = 1;
    if (machine_.run_forward(quick) == RunResult::Equal) return {Verdict::Exact, Reason::None};
    const Findings found = go_every_way(
        [&](const Choices& choices) { return machine_.run_forward(choices); },
        [](RunResult result) { return result == RunResult::Equal || result == RunResult::NoModel; });
    if (found.stopped_by == RunResult::NoModel) return {Verdict::Unknown, Reason::NoModel};
    return found.derivative ? Gradient{Verdict::Exact, Reason::None} : nothing_found(found);
}

Gradient Judge::judge_both(const driver::Subject& subject) {
    const Findings found = go_every_way(
        [&](const Choices& choices) { return machine_.run(choices, false); },
        [](RunResult result) { return result == RunResult::Different || result == RunResult::NoModel; });
    if (found.stopped_by == RunResult::NoModel) return {Verdict::Unknown, Reason::NoModel};
    if (found.stopped_by == RunResult::Different) return find_difference(subject);
    if (!found.derivative) return nothing_found(found);
    if (found.every_way) return {Verdict::Exact, Reason::None};
    return {Verdict::Unknown, found.ended ? Reason::UntriedWay : Reason::TooLong};
}

// Shares of branches may mix ways that exclude each other: a difference counts if one way shows it.
Gradient Judge::find_difference(const driver::Subject& subject) {
    Findings found;
    Choices tried;
    machine_.rest();
    const auto differs = [&](const Choices& choices) {
        const RunResult result = machine_.run(tried = choices, false);
        found.ended = found.ended && result != RunResult::TooLong;
        found.derivative = found.derivative || result == RunResult::Equal;
        return result == RunResult::Different;
    };
    bool different = false;
    for (uint32_t run = 0; run < max_runs && !different && !machine_.is_tired(); ++run)
        different = differs(choices(run));
    if (!different) {
        uint32_t ways = 0;
        found = {};
        machine_.start_exploring();
        do {
            different = differs(two_rounds(choices(1)));
        } while (!different && ++ways < max_ways && !machine_.is_tired() && machine_.next_way());
        found.every_way = ways < max_ways && !machine_.is_tired() && found.ended && machine_.took_every_way();
    }
    if (different) machine_.run(tried, true);
    machine_.stop_exploring();
    if (different) {
        differences_ = blame(machine_, subject.functions);
        return {Verdict::WarpDiffers, differences_.front().reason};
    }
    return found.derivative && found.every_way ? Gradient{Verdict::Exact, Reason::None}
                                               : Gradient{Verdict::Unknown, Reason::UntriedWay};
}

// What neighbours have against `exact`.
Reason Judge::reason_of_threads() {
    if (threads_stay_apart(layouts_)) return Reason::None;
    machine_.rest();
    const auto reason_of = [](Meeting meeting) {
        if (meeting == Meeting::Element) return Reason::ThreadsMeet;
        return meeting == Meeting::Extreme ? Reason::SharedExtreme : Reason::None;
    };
    for (uint32_t run = 0; run < runs_with_neighbours; ++run) {
        Choices near = blended(2 * run);  // integers are compared, not tossed for
        near.trips = 1;
        if (const Reason found = reason_of(machine_.meeting(near)); found != Reason::None) return found;
    }
    // Where indexes come from memory they may all be the same.
    bool untried = false;
    for (const Choices& near : alike_indexes) {
        uint32_t ways = 0;
        machine_.start_exploring();
        Reason found = Reason::None;
        do {
            const Meeting meeting = machine_.meeting(near);
            found = reason_of(meeting);
            untried = untried || (meeting == Meeting::Unknown && machine_.offers_extremes());
        } while (found == Reason::None && ++ways < ways_of_neighbours && !machine_.is_tired() &&
                 machine_.next_way());
        machine_.stop_exploring();
        if (found != Reason::None) return found;
        untried =
            untried || machine_.is_tired() || (ways == ways_of_neighbours && machine_.offers_extremes());
    }
    if (untried) return Reason::UntriedWay;
    return extremes_are_own(layouts_) ? Reason::None : Reason::SharedExtreme;
}

// No run found a derivative: there is none, if the runs saw everything.
Gradient Judge::nothing_found(const Findings& found) const {
    if (!found.ended) return {Verdict::Unknown, Reason::TooLong};
    if (!found.every_way) return {Verdict::Unknown, Reason::UntriedWay};
    return {};
}

}  // namespace weft::gradient
