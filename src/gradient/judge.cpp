#include "gradient/judge.h"

#include <algorithm>

#include "gradient/activity.h"
#include "gradient/blame.h"
#include "gradient/replay.h"

namespace weft::gradient {

using ir::Op;

namespace {

constexpr std::string_view reason_names[] = {
#define WEFT_REASON(enumerator, name, text) name,
#include "gradient/reasons.def"
#undef WEFT_REASON
};
constexpr std::string_view reason_texts[] = {
#define WEFT_REASON(enumerator, name, text) text,
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

// Without conditions every run takes the same way. With them runs go on until none of the last few took a new
// one. A derivative may stand on one path alone: `none` is said only after many tosses found nothing.
constexpr uint32_t runs_of_one_way = 4, runs_of_one_way_for_none = 8;
constexpr uint32_t idle_runs = 8, max_runs = 32, max_runs_for_none = 64;
// The last branch of a long chain is seldom reached: until every way was taken, more runs are granted.
constexpr uint32_t max_runs_for_ways = 160;

bool has_conditions(const driver::Subject& subject) {
    const auto decides = [](const ir::Function& function) {
        return std::any_of(function.insts.begin(), function.insts.end(), [](const ir::Inst& inst) {
            return inst.op == Op::IfBegin || inst.op == Op::WhileTest;
        });
    };
    const auto& functions = subject.functions;
    return decides(subject.kernel.body) ||
           std::any_of(functions.begin(), functions.end(),
                       [&](const lower::LoweredFunction& function) { return decides(function.body); });
}

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

Gradient Judge::judge(const driver::Subject& subject) {
    if (!subject.declaration().options.enable_backward || !may_have_derivative(subject)) return {};
    const bool decides = has_conditions(subject);
    const bool suffices = replay_suffices(subject);
    machine_.load(subject.functions, subject.kernel.body, subject.types,
                  suffices ? Machine::Passes::Forward : Machine::Passes::Both);
    return suffices ? judge_forward(decides ? max_runs_for_none : runs_of_one_way_for_none)
                    : judge_both(subject, decides);
}

Gradient Judge::judge_forward(uint32_t runs) {
    // A derivative that is there with one round of every loop is there: the short run first.
    Choices quick = choices(0);
    quick.trips = 1;
    if (machine_.run_forward(quick) == RunResult::Equal) return {Verdict::Exact, Reason::None};
    bool all_ended = true;
    for (uint32_t run = 0; run < runs; ++run) {
        switch (machine_.run_forward(choices(run))) {
            case RunResult::Equal:
                return {Verdict::Exact, Reason::None};
            case RunResult::NoModel:
                return {Verdict::Unknown, Reason::NoModel};
            case RunResult::TooLong:
                all_ended = false;
                break;
            case RunResult::Zero:
            case RunResult::Different:
                break;
        }
    }
    return nothing_found(all_ended);
}

Gradient Judge::judge_both(const driver::Subject& subject, bool decides) {
    const uint32_t runs = decides ? max_runs : runs_of_one_way;
    const uint32_t runs_for_none = decides ? max_runs_for_none : runs_of_one_way_for_none;
    bool found = false, all_ended = true;
    uint32_t idle = 0;
    for (uint32_t run = 0; run < max_runs_for_ways; ++run) {
        const bool enough = run >= (found ? runs : runs_for_none) || (found && idle >= idle_runs);
        if (enough && machine_.took_every_way()) break;
        switch (machine_.run(choices(run), false)) {
            case RunResult::TooLong:
                all_ended = false;
                continue;
            case RunResult::NoModel:
                return {Verdict::Unknown, Reason::NoModel};
            case RunResult::Zero:
                break;
            case RunResult::Equal:
                found = true;
                break;
            case RunResult::Different:
                machine_.run(choices(run), true);
                return {Verdict::WarpDiffers, blame(machine_, subject.functions)};
        }
        idle = machine_.took_new_way() ? 0 : idle + 1;
    }
    if (!found) return nothing_found(all_ended);
    if (machine_.took_every_way()) return {Verdict::Exact, Reason::None};
    return {Verdict::Unknown, all_ended ? Reason::UntriedWay : Reason::TooLong};
}

// No run found a derivative: there is none, if the runs saw everything.
Gradient Judge::nothing_found(bool all_ended) const {
    if (!all_ended) return {Verdict::Unknown, Reason::TooLong};
    if (!machine_.took_every_way()) return {Verdict::Unknown, Reason::UntriedWay};
    return {};
}

}  // namespace weft::gradient
