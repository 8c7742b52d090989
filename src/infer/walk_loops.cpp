#include <algorithm>

#include "infer/walk.h"

namespace weft::infer {
namespace {

using builtins::Operation;
using ir::CompareOp;
using ir::Op;
using ir::ValueId;

constexpr int64_t max_rounds = 1 << 20;  // of all loops around together
constexpr unsigned patience = 3;         // passes before bounds are given up
constexpr unsigned max_passes = 16;
constexpr size_t max_nesting = 8;  // a body is walked three times or more, and each body in it as often again

Upper zero_or(const Upper& x) {
    return larger(x, Upper(Linear::number(0)));
}

// A bound that still moves is none; of the type's own it stays within.
Value given_up(const Value& before, Value now) {
    switch (now.kind) {
        case Value::Kind::Whole:
            if (!(now.whole.high == before.whole.high)) now.whole.high = {};
            if (!(now.whole.minus_low == before.whole.minus_low)) now.whole.minus_low = {};
            break;
        case Value::Kind::Real:
            if (now.real.low != before.real.low) now.real.low = -std::numeric_limits<double>::infinity();
            if (now.real.high != before.real.high) now.real.high = std::numeric_limits<double>::infinity();
            now.real.may_be_nan = true;
            break;
        case Value::Kind::Struct:
            for (size_t i = 0; i < now.parts.size() && i < before.parts.size(); ++i)
                now.parts[i] = given_up(before.parts[i], now.parts[i]);
            break;
        case Value::Kind::Never:
        case Value::Kind::Truth:
        case Value::Kind::Array:
        case Value::Kind::Element:
        case Value::Kind::Local:
        case Value::Kind::Part:
        case Value::Kind::Range:
        case Value::Kind::Shape:
        case Value::Kind::Anything:
            break;
    }
    return now;
}

}  // namespace

// To its last instruction.
uint32_t Walk::loop(Frame& frame, State& state, uint32_t begin) {
    const ir::Inst& inst = frame.function().insts[begin];
    const uint32_t end = frame.facts->partner[begin];
    if (around_.size() >= max_nesting)
        throw Refusal{"loops inside of more loops than are looked through", inst.line};
    const State entry = state;
    State head = state;
    Upper rounds = rounds_at(frame, state, begin);
    ++quiet_;
    for (unsigned pass = 0;; ++pass) {
        if (pass > max_passes) throw Refusal{"what a loop changes has no bounds", inst.line};
        frame.rounds[begin] = rounds;
        around_.push_back(rounds);
        const State next = round(frame, head, begin);
        around_.pop_back();
        frame.loops.pop_back();
        bool changed = widen(frame, entry, head, next, begin, pass >= patience);
        if (inst.op == Op::WhileBegin && next.live) {
            // By what its bound is in all rounds that are known so far.
            const Upper now = while_rounds(frame, entry, next, begin);
            changed = changed || !(now == rounds);
            rounds = now;
        }
        if (!changed) break;
    }
    --quiet_;
    check_rounds(inst, rounds, leaf_that_ends(frame, head, begin));
    around_.push_back(rounds);
    round(frame, head, begin);
    around_.pop_back();
    state = std::move(frame.loops.back().left);
    frame.loops.pop_back();
    return end;
}

// One pass over the body; what leaves the loop is in frame.loops.back().
State Walk::round(Frame& frame, const State& head, uint32_t begin) {
    const ir::Inst& inst = frame.function().insts[begin];
    spend(head.values.size() / 16);
    State state = head;
    Loop made{begin, State{false, {}}, State{false, {}}};
    if (inst.op != Op::WhileBegin) made.left = head;
    if (inst.op == Op::RangeBegin) {
        const ir::RangeBegin& range = inst.as<ir::RangeBegin>();
        const int64_t first = range.start, beyond = range.stop, step = range.step;
        const int64_t low = step > 0 ? first : beyond + 1, high = step > 0 ? beyond - 1 : first;
        state.live = low <= high;
        if (state.live)
            set(frame, state, frame.function().range(inst.results)[1],
                whole_value(Whole::between(Linear::number(low), Linear::number(high))));
    }
    frame.loops.push_back(std::move(made));
    block(frame, state, begin + 1, frame.facts->partner[begin]);
    join_into(state, frame.loops.back().again);
    return state;
}

Upper Walk::rounds_at(Frame& frame, const State& state, uint32_t begin) {
    const ir::Inst& inst = frame.function().insts[begin];
    if (inst.op == Op::RangeBegin) {
        const ir::RangeBegin& range = inst.as<ir::RangeBegin>();
        const int64_t step = range.step, width = step > 0 ? int64_t{range.stop} - range.start
                                                          : int64_t{range.start} - range.stop;
        const int64_t stride = step > 0 ? step : -step;
        return Upper(Linear::number(std::max<int64_t>(0, (width + stride - 1) / stride)));
    }
    if (inst.op == Op::WhileBegin) return {};
    const Value range = get(frame, state, frame.function().range(inst.args)[0]);
    if (!range.is(Value::Kind::Range) || range.parts.size() != 4) return {};
    return range.parts[3].whole.high;
}

// The argument that decides how many rounds there are.
uint32_t Walk::leaf_that_ends(const Frame& frame, const State& state, uint32_t begin) const {
    const ir::Inst& inst = frame.function().insts[begin];
    if (inst.op == Op::ForBegin) return get(frame, state, frame.function().range(inst.args)[0]).origin;
    // Of a `while`: what its condition compares.
    uint32_t leaf = nobody;
    for (uint32_t i = begin; i < frame.facts->partner[begin] && leaf == nobody; ++i) {
        const ir::Inst& one = frame.function().insts[i];
        if (one.op == Op::LoopBody) break;
        if (one.op != Op::Compare) continue;
        for (const ValueId arg : frame.function().range(one.args)) {
            if (leaf == nobody) leaf = get(frame, state, arg).origin;
        }
    }
    return leaf;
}

void Walk::check_rounds(const ir::Inst& inst, const Upper& rounds, uint32_t leaf) {
    // A number that large is what a type holds, not what a kernel means.
    const bool bounded = std::any_of(rounds.lines().begin(), rounds.lines().end(), [](const Linear& line) {
        return !line.is_number() || less_equal(line, Linear::number(max_rounds));
    });
    if (!bounded) {
        const char* const text =
            inst.op == Op::WhileBegin ? "a `while` of which no end is in sight" : "a loop without a bound";
        return found(Finding::Kind::Rounds, text, inst, leaf);
    }
    // All threads together do n times this: it may grow with n once.
    double together = rounds.highest();
    unsigned with_n = together > static_cast<double>(max_rounds) ? 1 : 0;
    if (with_n != 0) together = 1;
    for (const Upper& outer : around_) {
        if (outer.highest() > static_cast<double>(max_rounds)) {
            ++with_n;
        } else {
            together *= std::max(outer.highest(), 1.0);
        }
    }
    if (with_n > 1)
        found(Finding::Kind::Rounds, "loops inside of each other that all grow with n", inst, leaf);
    if (together > static_cast<double>(max_rounds))
        found(Finding::Kind::Rounds, "loops inside of each other with too many rounds", inst, leaf);
}

// What holds at the start of every round; false: nothing new.
bool Walk::widen(Frame& frame, const State& entry, State& head, const State& next, uint32_t begin, bool far) {
    if (!next.live) return false;
    const uint32_t end = frame.facts->partner[begin];
    bool changed = false;
    const auto put = [&](size_t i, const Value& value) {
        if (value == head.values[i]) return;
        head.values.edit(i) = value;
        changed = true;
    };
    std::vector<bool> is_counted(head.values.size());
    if (far) {
        for (const auto& assignment : frame.facts->assignments) {
            const uint32_t i = assignment.to.index;
            if (assignment.inst < begin || assignment.inst > end || is_counted[i]) continue;
            if (!entry.values[i].is(Value::Kind::Whole)) continue;
            const auto grown = growth(frame, next, assignment.to, begin);
            if (!grown) continue;
            is_counted[i] = true;
            Value value = join(head.values[i], next.values[i]);
            value.whole = sum(entry.values[i].whole, *grown);
            value.holds = false;
            put(i, value);
        }
    }
    head.values.where_different(next.values, [&](size_t i) {
        if (is_counted[i]) return;
        Value value = join(head.values[i], next.values[i]);
        if (far && !(value == head.values[i])) {
            value = given_up(head.values[i], std::move(value));
            const types::Type& type = type_of(frame, ValueId{static_cast<uint32_t>(i)});
            if (value.is(Value::Kind::Whole) && types::facts(type.scalar).is_int)
                value.whole = meet(value.whole, all_of(type.scalar));
        }
        put(i, value);
    });
    return changed;
}

// By how much all rounds together change a variable to which only steps are added.
std::optional<Whole> Walk::growth(const Frame& frame, const State& state, ValueId id, uint32_t begin) const {
    const uint32_t end = frame.facts->partner[begin];
    Whole total = Whole::number(0);
    for (const auto& assignment : frame.facts->assignments) {
        if (assignment.to != id || assignment.inst < begin || assignment.inst > end) continue;
        const auto one = step(frame, state, assignment.from, id, 8);
        if (!one) return std::nullopt;
        Upper times(Linear::number(1));
        for (const auto& [loop, rounds] : frame.rounds) {
            const bool around =
                loop >= begin && loop < assignment.inst && assignment.inst < frame.facts->partner[loop];
            if (around) times = infer::product(times, rounds);
        }
        total.high = sum(total.high, infer::product(zero_or(one->high), times));
        total.minus_low = sum(total.minus_low, infer::product(zero_or(one->minus_low), times));
    }
    return total;
}

// What `from` has more than the variable had in the same round.
std::optional<Whole> Walk::step(const Frame& frame, const State& state, ValueId from, ValueId variable_id,
                                unsigned depth) const {
    if (from == variable_id) return Whole::number(0);
    const uint32_t maker = frame.facts->made_by[from.index];
    if (depth == 0 || maker == nobody) return std::nullopt;
    const ir::Inst& inst = frame.function().insts[maker];
    const builtins::Row* row = inst.builtin();
    if (row == nullptr || type_of(frame, from).scalar != type_of(frame, variable_id).scalar)
        return std::nullopt;
    const auto args = frame.function().range(inst.args);
    const auto further = [&](ValueId arg) { return step(frame, state, arg, variable_id, depth - 1); };
    // A variable of the loop may have had another value when it was added.
    const auto added = [&](ValueId arg) -> std::optional<Whole> {
        const Value value = get(frame, state, arg);
        for (const auto& assignment : frame.facts->assignments) {
            if (assignment.to == arg) return std::nullopt;
        }
        return value.is(Value::Kind::Whole) ? std::optional(value.whole) : std::nullopt;
    };
    if (row->effect() == builtins::Effect::Copy) return further(args[0]);
    if (row->effect() == builtins::Effect::Where) {
        const auto yes = further(args[1]), no = further(args[2]);
        return yes && no ? std::optional(join(*yes, *no)) : std::nullopt;
    }
    if (row->effect() != builtins::Effect::Compute || args.size() != 2) return std::nullopt;
    if (row->operation() == Operation::Add) {
        if (const auto left = further(args[0])) {
            const auto more = added(args[1]);
            return more ? std::optional(sum(*left, *more)) : std::nullopt;
        }
        const auto right = further(args[1]), more = added(args[0]);
        return right && more ? std::optional(sum(*right, *more)) : std::nullopt;
    }
    if (row->operation() == Operation::Sub) {
        const auto left = further(args[0]), less_by = added(args[1]);
        return left && less_by ? std::optional(sum(*left, negated(*less_by))) : std::nullopt;
    }
    return std::nullopt;
}

// The condition of a `while` holds as long as a variable that moves towards its bound has not reached it.
Upper Walk::while_rounds(const Frame& frame, const State& entry, const State& state, uint32_t begin) const {
    const uint32_t end = frame.facts->partner[begin];
    ValueId condition;
    for (uint32_t i = begin; i < end; ++i) {
        const ir::Inst& inst = frame.function().insts[i];
        if (inst.op == Op::WhileTest && inst.as<ir::WhileTest>().begin.index == begin)
            condition = frame.function().range(inst.args)[0];
        // A round that is cut short may not move the variable.
        if (inst.op == Op::Goto && inst.as<ir::Goto>().begin.index == begin && !inst.as<ir::Goto>().to_end)
            return {};
    }
    if (!condition.valid()) return {};
    const auto found = frame.facts->conditions.find(condition.index);
    if (found == frame.facts->conditions.end()) return rounds_by(frame, entry, state, begin, condition);
    const auto& parts = found->second;
    if (std::any_of(parts.joined.begin(), parts.joined.end(), [](const auto& part) { return part.first; }))
        return {};
    Upper out = rounds_by(frame, entry, state, begin, parts.first);
    for (const auto& [is_or, part] : parts.joined) out.limit(rounds_by(frame, entry, state, begin, part));
    return out;
}

// x // 2, x >> 1: at most half of what the variable had in the same round.
bool Walk::halves(const Frame& frame, const State& state, ValueId from, ValueId variable_id) const {
    const uint32_t maker = frame.facts->made_by[from.index];
    if (maker == nobody) return false;
    const ir::Inst& inst = frame.function().insts[maker];
    const builtins::Row* row = inst.builtin();
    const auto args = frame.function().range(inst.args);
    if (row == nullptr || args.size() != 2 || args[0] != variable_id) return false;
    const Value by = get(frame, state, args[1]);
    if (!by.is(Value::Kind::Whole)) return false;
    const bool divides = row->operation() == Operation::Div || row->operation() == Operation::FloorDiv;
    const bool shifts = row->operation() == Operation::ShiftRight;
    return (divides && by.whole.at_least(2)) || (shifts && by.whole.at_least(1));
}

Upper Walk::rounds_by(const Frame& frame, const State& entry, const State& state, uint32_t begin,
                      ValueId condition) const {
    const uint32_t maker = frame.facts->made_by[condition.index], end = frame.facts->partner[begin];
    if (maker == nobody || maker < begin) return {};
    const ir::Inst& inst = frame.function().insts[maker];
    if (inst.op != Op::Compare || inst.args.count != 2) return {};
    const auto args = frame.function().range(inst.args);
    const CompareOp op = frame.function().range(inst.as<ir::Compare>().ops)[0];
    const unsigned depth = frame.function().insts[end].depth;
    Upper out;
    for (unsigned side = 0; side < 2; ++side) {
        const ValueId variable_id = args[side], bound_id = args[1 - side];
        const bool below = side == 0 ? op == CompareOp::Lt || op == CompareOp::LtE
                                     : op == CompareOp::Gt || op == CompareOp::GtE;
        const bool above = side == 0 ? op == CompareOp::Gt || op == CompareOp::GtE
                                     : op == CompareOp::Lt || op == CompareOp::LtE;
        if (!below && !above) continue;
        bool moves = false, only_forward = true, bound_stays = true;
        int64_t shrinks = 0, steps = 0;
        for (const auto& assignment : frame.facts->assignments) {
            if (assignment.inst < begin || assignment.inst > end) continue;
            bound_stays = bound_stays && assignment.to != bound_id;
            if (assignment.to != variable_id) continue;
            ++steps;
            const bool every_round = frame.function().insts[assignment.inst].depth == depth + 1;
            const auto one = step(frame, state, assignment.from, variable_id, 8);
            const Whole forward = !one ? Whole{} : below ? *one : negated(*one);
            only_forward = only_forward && one && forward.at_least(0);
            moves = moves || (one && every_round && forward.at_least(1));
            if (every_round && halves(frame, state, assignment.from, variable_id)) ++shrinks;
        }
        const Value bound = get(frame, state, bound_id), start = get(frame, entry, variable_id);
        if (!bound_stays || steps == 0 || !bound.is(Value::Kind::Whole) || !start.is(Value::Kind::Whole))
            continue;
        const Upper one(Linear::number(1));
        if (moves && only_forward && below)
            out.limit(zero_or(sum(sum(bound.whole.high, start.whole.minus_low), one)));
        if (moves && only_forward && above)
            out.limit(zero_or(sum(sum(start.whole.high, bound.whole.minus_low), one)));
        const bool is_greater = side == 0 ? op == CompareOp::Gt : op == CompareOp::Lt;
        if (shrinks == steps && shrinks == 1 && above &&
            (is_greater ? bound.whole.at_least(0) : bound.whole.at_least(1)))
            out.limit(Linear::number(64));
    }
    return out;
}

}  // namespace weft::infer
