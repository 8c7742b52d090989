#include "gradient/judge.h"

#include <algorithm>

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

bool holds_floats(const types::Types& types, types::TypeId id) {
    const types::Type& type = types[id];
    switch (type.kind) {
        case types::Kind::Scalar:
        case types::Kind::Vector:
        case types::Kind::Matrix:
        case types::Kind::Quaternion:
        case types::Kind::Transform:
            return types::facts(type.scalar).is_float;
        case types::Kind::Array:
            return holds_floats(types, type.element);
        case types::Kind::Struct: {
            const std::vector<types::Field>& fields = types[type.structure].fields;
            return std::any_of(fields.begin(), fields.end(),
                               [&](const types::Field& field) { return holds_floats(types, field.type); });
        }
        default:
            return false;
    }
}

// Without a float among its parameters a kernel has nothing to differentiate.
bool takes_floats(const driver::Subject& subject) {
    const auto params = subject.program.params(subject.declaration());
    return std::any_of(params.begin(), params.end(), [&](const module::Parameter& param) {
        return holds_floats(subject.types, param.type);
    });
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
    if (!subject.declaration().options.enable_backward || !takes_floats(subject)) return {};
    const bool decides = has_conditions(subject);
    const uint32_t runs_for_none = decides ? max_runs_for_none : runs_of_one_way_for_none;
    if (replay_suffices(subject)) {
        machine_.load(subject.functions, subject.kernel.body, subject.types, Machine::Passes::Forward);
        for (uint32_t run = 0; run < runs_for_none; ++run) {
            if (machine_.finds_derivative(choices(run))) return {Verdict::Exact, Reason::None};
        }
        return {};
    }
    machine_.load(subject.functions, subject.kernel.body, subject.types, Machine::Passes::Both);
    const uint32_t runs = decides ? max_runs : runs_of_one_way;
    Gradient found;
    uint32_t finished = 0, idle = 0;
    for (uint32_t run = 0; run < (found.verdict == Verdict::None ? runs_for_none : runs); ++run) {
        if (found.verdict == Verdict::Exact && idle >= idle_runs) break;
        switch (machine_.run(choices(run), false)) {
            case RunResult::TooLong:
                continue;
            case RunResult::Zero:
                break;
            case RunResult::Equal:
                found.verdict = Verdict::Exact;
                break;
            case RunResult::Different:
                machine_.run(choices(run), true);
                return {Verdict::WarpDiffers, blame(machine_, subject.functions)};
        }
        ++finished;
        idle = machine_.took_new_way() ? 0 : idle + 1;
    }
    if (finished == 0) return {Verdict::WarpDiffers, Reason::Unclear};
    return found;
}

}  // namespace weft::gradient
