#include <tuple>
#include <utility>

#include "infer/walk.h"

namespace weft::infer {
namespace {

using ir::CompareOp;
using ir::ValueId;

CompareOp opposite(CompareOp op) {
    switch (op) {
        case CompareOp::Eq:
            return CompareOp::NotEq;
        case CompareOp::NotEq:
            return CompareOp::Eq;
        case CompareOp::Lt:
            return CompareOp::GtE;
        case CompareOp::LtE:
            return CompareOp::Gt;
        case CompareOp::Gt:
            return CompareOp::LtE;
        case CompareOp::GtE:
            return CompareOp::Lt;
    }
    return op;
}

CompareOp turned_around(CompareOp op) {
    switch (op) {
        case CompareOp::Lt:
            return CompareOp::Gt;
        case CompareOp::LtE:
            return CompareOp::GtE;
        case CompareOp::Gt:
            return CompareOp::Lt;
        case CompareOp::GtE:
            return CompareOp::LtE;
        case CompareOp::Eq:
        case CompareOp::NotEq:
            break;
    }
    return op;
}

// What `x op y` tells of x.
Whole told(const Whole& x, CompareOp op, const Whole& y) {
    const Upper one(Linear::number(1)), minus_one(Linear::number(-1));
    Whole out;
    switch (op) {
        case CompareOp::Eq:
            return y;
        case CompareOp::NotEq: {
            const auto number = y.as_number();
            if (number == 0) out.nonzero = true;
            if (number && x.at_least(*number)) out.minus_low.limit(Linear::number(-*number - 1));
            if (number && x.high.at_most(Linear::number(*number)))
                out.high.limit(Linear::number(*number - 1));
            // x is at most a line, and y is that line.
            for (const Linear& line : y.high.lines()) {
                const auto minus = product(line, -1);
                if (minus && y.minus_low.at_most(*minus) && x.high.at_most(line))
                    out.high = sum(y.high, minus_one);
            }
            return out;
        }
        case CompareOp::Lt:
            out.high = sum(y.high, minus_one);
            return out;
        case CompareOp::LtE:
            out.high = y.high;
            return out;
        case CompareOp::Gt:
            out.minus_low = sum(y.minus_low, minus_one);
            return out;
        case CompareOp::GtE:
            out.minus_low = y.minus_low;
            return out;
    }
    return out;
}

Real told(Real x, CompareOp op, const Real& y) {
    // A comparison with what is no number holds for `!=` alone.
    if (op != CompareOp::NotEq) x.may_be_nan = false;
    switch (op) {
        case CompareOp::Eq:
        case CompareOp::LtE:
        case CompareOp::Lt:
            if (y.high < x.high) x.high = y.high;
            if (op == CompareOp::Lt && y.high <= 0) x.nonzero = true;
            if (op != CompareOp::Eq) return x;
            break;
        case CompareOp::NotEq:
            if (y.low == 0 && y.high == 0) x.nonzero = true;
            return x;
        case CompareOp::Gt:
        case CompareOp::GtE:
            break;
    }
    if (y.low > x.low) x.low = y.low;
    if (op == CompareOp::Gt && y.low >= 0) x.nonzero = true;
    return x;
}

}  // namespace

void Walk::keep(State& state, ValueId id) {
    if (trail_ != nullptr) trail_->push_back({id, state.values[id.index]});
}

void Walk::assume(const Frame& frame, State& state, ValueId condition, bool holds) {
    if (!state.live) return;
    const Value known = get(frame, state, condition);
    if (known.truth == (holds ? Truth::No : Truth::Yes) && known.is(Value::Kind::Truth)) {
        state.live = false;
        return;
    }
    const ir::Value& value = frame.function().values[condition.index];
    if (!known.is(Value::Kind::Truth) || !known.holds || value.constant.valid() ||
        value.spelling == ir::Spelling::Member)
        return;
    if (const auto found = frame.facts->conditions.find(condition.index);
        found != frame.facts->conditions.end()) {
        // a and b: both hold; not (a or b): neither does. Of the others it is not known which.
        const auto& parts = found->second;
        bool alike = true;
        for (const auto& [is_or, part] : parts.joined) alike = alike && is_or != holds;
        if (!alike) return;
        assume(frame, state, parts.first, holds);
        for (const auto& [is_or, part] : parts.joined) assume(frame, state, part, holds);
        return;
    }
    const uint32_t maker = frame.facts->made_by[condition.index];
    if (maker == nobody) return;
    const ir::Inst& inst = frame.function().insts[maker];
    const auto args = frame.function().range(inst.args);
    if (inst.op == ir::Op::Compare) {
        const auto ops = frame.function().range(inst.as<ir::Compare>().ops);
        if (!holds && ops.size() > 1) return;
        for (size_t i = 0; i < ops.size() && state.live; ++i)
            assume_compared(frame, state, args[i], args[i + 1], holds ? ops[i] : opposite(ops[i]), holds);
        return;
    }
    const builtins::Row* row = inst.builtin();
    if (row == nullptr) return;
    if (row->operation() == builtins::Operation::Not) assume(frame, state, args[0], !holds);
    if (row->effect() == builtins::Effect::Copy) assume(frame, state, args[0], holds);
}

void Walk::assume_compared(const Frame& frame, State& state, ValueId x, ValueId y, CompareOp op,
                           bool as_written) {
    const Value left = sharp(frame, state, x), right = sharp(frame, state, y);
    if (left.is(Value::Kind::Whole) && right.is(Value::Kind::Whole)) {
        narrow(frame, state, x, told(left.whole, op, right.whole), right.carried, 5);
        narrow(frame, state, y, told(right.whole, turned_around(op), left.whole), left.carried, 5);
        return;
    }
    if (!left.is(Value::Kind::Real) || !right.is(Value::Kind::Real)) return;
    // That a comparison does not hold tells nothing where one side is no number; that it holds, that both
    // are.
    const bool tells =
        (as_written && op != CompareOp::NotEq) || (!left.real.may_be_nan && !right.real.may_be_nan);
    for (const auto& [id, other, way] :
         {std::tuple{x, &right, op}, std::tuple{y, &left, turned_around(op)}}) {
        const ir::Value& value = frame.function().values[id.index];
        if (!tells || value.constant.valid() || value.spelling == ir::Spelling::Member) continue;
        keep(state, id);
        Value& known = state.values.edit(id.index);
        known.real = told(known.real, way, other->real);
        known.carried = known.carried || other->carried;
        if (known.real.low > known.real.high) state.live = false;
    }
    if (state.live || quiet_ != 0 || trail_ != nullptr) return;
    for (const auto& [value, other] : {std::pair{&left, &right}, std::pair{&right, &left}}) {
        const Real& number = other->real;
        if (value->origin != nobody && number.high - number.low <= 1e-5 * number.magnitude())
            thresholds.push_back({value->origin, (number.low + number.high) / 2});
    }
}

void Walk::narrow(const Frame& frame, State& state, ValueId id, const Whole& to, bool carried,
                  unsigned depth) {
    const ir::Value& value = frame.function().values[id.index];
    if (!state.live || value.constant.valid() || value.spelling == ir::Spelling::Member) return;
    if (!state.values[id.index].is(Value::Kind::Whole)) return;
    const Whole now = meet(state.values[id.index].whole, to);
    if (now == state.values[id.index].whole) return;
    keep(state, id);
    Value& known = state.values.edit(id.index);
    known.whole = now;
    known.carried = known.carried || carried;
    if (now.is_empty()) {
        state.live = false;
        return;
    }
    const uint32_t maker = frame.facts->made_by[id.index];
    if (depth == 0 || !known.holds || maker == nobody) return;
    narrow_operands(frame, state, frame.function().insts[maker], now, carried, depth - 1);
}

// x + y <= z: x <= z - y. The sum itself did not leave its type, or it would have been found.
void Walk::narrow_operands(const Frame& frame, State& state, const ir::Inst& inst, const Whole& to,
                           bool carried, unsigned depth) {
    const builtins::Row* row = inst.builtin();
    const auto args = frame.function().range(inst.args);
    if (row == nullptr || args.empty()) return;
    const Value x = get(frame, state, args[0]);
    if (!x.is(Value::Kind::Whole) || !types::facts(type_of(frame, args[0]).scalar).is_signed) return;
    if (row->effect() == builtins::Effect::Copy) return narrow(frame, state, args[0], to, carried, depth);
    if (args.size() != 2 || row->effect() != builtins::Effect::Compute) return;
    const Value y = get(frame, state, args[1]);
    if (!y.is(Value::Kind::Whole)) return;
    switch (row->operation()) {
        case builtins::Operation::Add:
            narrow(frame, state, args[0], sum(to, negated(y.whole)), carried || y.carried, depth);
            narrow(frame, state, args[1], sum(to, negated(x.whole)), carried || x.carried, depth);
            return;
        case builtins::Operation::Sub:
            narrow(frame, state, args[0], sum(to, y.whole), carried || y.carried, depth);
            narrow(frame, state, args[1], sum(x.whole, negated(to)), carried || x.carried, depth);
            return;
        case builtins::Operation::Mul: {
            const bool second = y.whole.as_number().has_value();
            const auto factor = second ? y.whole.as_number() : x.whole.as_number();
            if (!factor || *factor <= 0) return;
            const Whole part{divided(to.high, *factor), divided(to.minus_low, *factor), false};
            return narrow(frame, state, args[second ? 0 : 1], part, carried, depth);
        }
        case builtins::Operation::None:
        case builtins::Operation::Div:
        case builtins::Operation::FloorDiv:
        case builtins::Operation::Mod:
        case builtins::Operation::Pow:
        case builtins::Operation::Neg:
        case builtins::Operation::Pos:
        case builtins::Operation::Min:
        case builtins::Operation::Max:
        case builtins::Operation::Abs:
        case builtins::Operation::Clamp:
        case builtins::Operation::Lerp:
        case builtins::Operation::Smoothstep:
        case builtins::Operation::And:
        case builtins::Operation::Or:
        case builtins::Operation::Xor:
        case builtins::Operation::Invert:
        case builtins::Operation::ShiftLeft:
        case builtins::Operation::ShiftRight:
        case builtins::Operation::CountBits:
        case builtins::Operation::Not:
        case builtins::Operation::Cast:
        case builtins::Operation::Length:
        case builtins::Operation::Static:
        case builtins::Operation::Exchange:
        case builtins::Operation::CompareExchange:
        case builtins::Operation::Position:
        case builtins::Operation::Rotation:
        case builtins::Operation::Vector:
        case builtins::Operation::Matrix:
        case builtins::Operation::Quaternion:
        case builtins::Operation::Transform:
        case builtins::Operation::SpatialVector:
            return;
    }
}

}  // namespace weft::infer
