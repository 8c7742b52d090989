#include <algorithm>
#include <cmath>

#include "infer/walk.h"

namespace weft::infer {
namespace {

using builtins::Effect;
using builtins::Operation;
using builtins::Outcome;
using ir::ValueId;

// The first of them that a plan could narrow.
uint32_t origin_of(std::span<const Value> args) {
    for (const Value& arg : args) {
        if (arg.origin != nobody) return arg.origin;
    }
    return nobody;
}

}  // namespace

void Walk::call(Frame& frame, State& state, const ir::Inst& inst) {
    if (const builtins::Row* row = inst.builtin()) return builtin(frame, state, inst, *row);
    const auto args = frame.function().range(inst.args), results = frame.function().range(inst.results);
    std::vector<Value> values;
    for (const ValueId arg : args) values.push_back(get(frame, state, arg));
    if (inst.as<ir::Call>().kind == ir::CalleeKind::Structure) {
        Value made = unknown(subject_.types, frame.function().values[results[0].index].type);
        // Without arguments its fields are zero, which is among what they can be.
        if (made.parts.size() == values.size()) made.parts = std::move(values);
        return set(frame, state, results[0], std::move(made));
    }
    const std::vector<Value> returned = call_function(functions_.at(inst.as<ir::Call>().callee), values);
    for (size_t i = 0; i < results.size() && i < returned.size(); ++i)
        set(frame, state, results[i], returned[i]);
}

void Walk::builtin(Frame& frame, State& state, const ir::Inst& inst, const builtins::Row& row) {
    const auto args = frame.function().range(inst.args), results = frame.function().range(inst.results);
    const auto arg = [&](size_t i) { return get(frame, state, args[i]); };
    const auto give = [&](Value value) { set(frame, state, results[0], std::move(value)); };
    switch (row.effect()) {
        case Effect::Thread:
            for (size_t i = 0; i < results.size(); ++i) {
                Value out = whole_value(
                    Whole::between(Linear::number(0), *sum(sources_.launch[i], Linear::number(-1))));
                out.axis = static_cast<uint8_t>(i + 1);
                set(frame, state, results[i], std::move(out));
            }
            return;
        case Effect::Copy:
        case Effect::Reversed:
        case Effect::GetMember:
            return give(arg(0));
        case Effect::Assign: {
            Value value = arg(1);
            value.carried = true;
            return change(frame, state, args[0], std::move(value));
        }
        case Effect::Where:
            return give(chosen(frame, state, inst));
        case Effect::Range:
            return give(range(frame, state, inst));
        case Effect::IterNext:
            return give(of_a_round(arg(0)));
        case Effect::Tuple:
            return give(tuple(frame, state, args));
        case Effect::Slice:
            return give(anything());
        case Effect::Extract:
            return give(extracted(frame, state, inst));
        case Effect::SetPart:
        case Effect::UpdatePart:
        case Effect::SetMember:
            return change(frame, state, args[0], with_another_part(frame, state, inst, row));
        case Effect::CopyPart:
            return give(with_another_part(frame, state, inst, row));
        case Effect::PartAddress:
            return give(part_address(frame, state, inst));
        case Effect::Construct:
            return give(constructed(frame, state, inst));
        case Effect::Address:
        case Effect::View:
            return give(element(frame, state, inst, arg(0), args.subspan(1)));
        case Effect::Load:
            return give(loaded(frame, state, inst));
        case Effect::Store:
            return store(frame, state, arg(0), arg(1), false);
        case Effect::ArrayStore:
            return store(frame, state, element(frame, state, inst, arg(0), args.subspan(1, args.size() - 2)),
                         get(frame, state, args.back()), false);
        case Effect::Atomic:
            return atomic(frame, state, inst, row);
        case Effect::LocalArray:
            return give(local_array(frame, inst));
        case Effect::Compute: {
            const bool knows_arrays = row.operation() == Operation::Length ||
                                      row.operation() == Operation::Not ||
                                      row.behaviour->outcome == Outcome::Position;
            if (!knows_arrays) refuse_arrays(frame, state, inst, row);
            return give(compute(frame, state, inst, row));
        }
        case Effect::Seed:
        case Effect::Reinterpret:
        case Effect::Noise:
            refuse_arrays(frame, state, inst, row);
            return give(unknown(subject_.types, frame.function().values[results[0].index].type));
        case Effect::Draw:
            refuse_arrays(frame, state, inst, row);
            change(frame, state, args[0],
                   unknown(subject_.types, frame.function().values[args[0].index].type));
            return give(compute(frame, state, inst, row));
        case Effect::Decompose:
            refuse_arrays(frame, state, inst, row);
            return decompose(frame, state, inst);
        case Effect::Report:
            return;
        case Effect::Arrays:
        case Effect::Query:
        case Effect::Tile:
        case Effect::Unmodelled:
            return refuse(inst, row);
    }
}

void Walk::refuse(const ir::Inst& inst, const builtins::Row& row) const {
    throw Refusal{"wp." + std::string(subject_.strings.text(row.name)) + "() is not followed", inst.line};
}

// Whoever goes through an array on its own has no model.
void Walk::refuse_arrays(const Frame& frame, const State& state, const ir::Inst& inst,
                         const builtins::Row& row) const {
    for (const ValueId arg : frame.function().range(inst.args)) {
        if (get(frame, state, arg).is(Value::Kind::Array)) refuse(inst, row);
    }
}

// Several values, as results or in later arguments.
void Walk::decompose(Frame& frame, State& state, const ir::Inst& inst) {
    const auto args = frame.function().range(inst.args), results = frame.function().range(inst.results);
    const auto type_id = [&](ValueId id) { return frame.function().values[id.index].type; };
    for (const ValueId result : results) set(frame, state, result, unknown(subject_.types, type_id(result)));
    for (size_t i = 1; i < args.size() && results.empty(); ++i) {
        const types::Type& type = subject_.types[type_id(args[i])];
        if (type.kind == types::Kind::Reference) {
            store(frame, state, get(frame, state, args[i]), unknown(subject_.types, type.element), false);
        } else {
            change(frame, state, args[i], unknown(subject_.types, type_id(args[i])));
        }
    }
}

// ---- values that are only brought elsewhere

Value Walk::tuple(const Frame& frame, const State& state, std::span<const ValueId> args) const {
    Value out;
    out.kind = Value::Kind::Struct;
    for (const ValueId arg : args) out.parts.push_back(get(frame, state, arg));
    return out;
}

Value Walk::part_address(Frame& frame, State& state, const ir::Inst& inst) {
    const auto args = frame.function().range(inst.args);
    check_component(frame, state, type_of(frame, args[0]), args.subspan(1), inst);
    Value out = get(frame, state, args[0]);
    if (!out.is(Value::Kind::Local) && !out.is(Value::Kind::Element)) {
        out = Value{};
        out.variable = args[0];
    }
    if (!out.is(Value::Kind::Element)) out.kind = Value::Kind::Part;
    return out;
}

// The number of some round of a range.
Value Walk::of_a_round(const Value& range) {
    Value out = whole_value(all_of(types::Scalar::Int32));
    if (!range.is(Value::Kind::Range)) return out;
    const Whole &start = range.parts[0].whole, &end = range.parts[1].whole;
    const Upper one(Linear::number(-1));
    if (range.parts[2].whole.at_least(1)) {
        out.whole.minus_low.limit(start.minus_low);
        out.whole.high.limit(sum(end.high, one));
    } else if (range.parts[2].whole.high.at_most(Linear::number(-1))) {
        out.whole.high.limit(start.high);
        out.whole.minus_low.limit(sum(end.minus_low, one));
    }
    out.origin = range.origin;
    out.carried = range.parts[0].carried || range.parts[1].carried;
    return out;
}

// An element of a tuple, a side of an array, a component.
Value Walk::extracted(Frame& frame, State& state, const ir::Inst& inst) {
    const auto args = frame.function().range(inst.args);
    const Value from = get(frame, state, args[0]);
    const types::Type& type = type_of(frame, args[0]);
    if (type.kind == types::Kind::Tuple) {
        const auto which =
            static_cast<size_t>(frame.function().range(inst.as<ir::Call>().template_args)[0].number);
        if (which >= from.parts.size()) throw Refusal{"an element of a tuple is not known", inst.line};
        return from.parts[which];
    }
    if (from.is(Value::Kind::Shape)) {
        Object& object = sources_.objects[from.object];
        const auto axis = get(frame, state, args[1]).whole.as_number();
        if (!axis || *axis < 0 || *axis + from.axis >= object.ndim)
            throw Refusal{"a dimension is not known", inst.line};
        const Linear size = object.sizes[from.axis + static_cast<size_t>(*axis)];
        object.shape_is_asked = true;
        return whole_value(Whole::between(size, size));
    }
    check_component(frame, state, type, args.subspan(1), inst);
    return from;
}

// A value of several numbers with some of them replaced, or changed by an operation.
Value Walk::with_another_part(Frame& frame, State& state, const ir::Inst& inst, const builtins::Row& row) {
    const auto args = frame.function().range(inst.args);
    const types::TypeId type = frame.function().values[args[0].index].type;
    if (row.effect() != Effect::SetMember)
        check_component(frame, state, type_of(frame, args[0]), args.subspan(1, args.size() - 2), inst);
    if (row.effect() == Effect::UpdatePart) return unknown(subject_.types, type);
    Value out = join(get(frame, state, args[0]), get(frame, state, args.back()));
    return out.is(Value::Kind::Anything) ? unknown(subject_.types, type) : out;
}

Value Walk::constructed(Frame& frame, State& state, const ir::Inst& inst) {
    const auto args = frame.function().range(inst.args), results = frame.function().range(inst.results);
    const types::Scalar scalar = type_of(frame, results[0]).scalar;
    Value out = args.empty() ? converted(whole_value(Whole::number(0)), scalar) : Value{};
    for (const ValueId arg : args) {
        // A matrix of a rotation and a scale is computed, not put together.
        const bool turns = type_of(frame, arg).kind == types::Kind::Quaternion &&
                           type_of(frame, results[0]).kind == types::Kind::Matrix;
        const Value part = get(frame, state, arg);
        out = join(out, turns ? anything() : converted(part, scalar));
        out.carried = out.carried || part.carried;
    }
    if (out.is(Value::Kind::Anything) || out.is(Value::Kind::Truth))
        out = unknown(subject_.types, frame.function().values[results[0].index].type);
    return out;
}

// Each side as it is known where it is chosen.
Value Walk::chosen(Frame& frame, State& state, const ir::Inst& inst) {
    const auto args = frame.function().range(inst.args);
    Value out;
    for (const bool holds : {true, false}) {
        const ValueId side = args[holds ? 1 : 2];
        std::vector<Saved> trail;
        std::vector<Saved>* const before = trail_;
        trail_ = &trail;
        assume(frame, state, args[0], holds);
        trail_ = before;
        if (state.live) out = join(out, sharp(frame, state, side));
        state.live = true;
        while (!trail.empty()) {
            state.values.edit(trail.back().id.index) = std::move(trail.back().value);
            trail.pop_back();
        }
    }
    if (out.is(Value::Kind::Never)) state.live = false;
    return out;
}

Value Walk::range(Frame& frame, State& state, const ir::Inst& inst) {
    const auto args = frame.function().range(inst.args);
    Value out;
    out.kind = Value::Kind::Range;
    const Value zero = whole_value(Whole::number(0)), one = whole_value(Whole::number(1));
    const Value start = args.size() > 1 ? sharp(frame, state, args[0]) : zero;
    const Value end = sharp(frame, state, args[args.size() > 1 ? 1 : 0]);
    const Value stride = args.size() > 2 ? sharp(frame, state, args[2]) : one;
    for (const Value* part : {&start, &end, &stride}) {
        if (!part->is(Value::Kind::Whole)) throw Refusal{"the bounds of a loop are not known", inst.line};
    }
    if (!stride.whole.excludes_zero())
        found(Finding::Kind::Division, "a loop whose step may be zero", inst, stride.origin);
    Upper rounds;
    const auto reaches = [&](const Whole& width, const Upper& minus_step) {
        // ceil(width / step)
        int64_t step = 1;
        for (const Linear& line : minus_step.lines()) {
            if (line.is_number() && line.d == 1 && line.b < 0) step = -line.b;
        }
        const Upper wide = sum(width.high, Upper(Linear::number(step - 1)));
        rounds = larger(divided(wide, step), Upper(Linear::number(0)));
    };
    if (stride.whole.at_least(1)) reaches(sum(end.whole, negated(start.whole)), stride.whole.minus_low);
    if (stride.whole.high.at_most(Linear::number(-1)))
        reaches(sum(start.whole, negated(end.whole)), stride.whole.high);
    if (args.size() == 2 && start.origin != nobody && end.origin != nobody) {
        ragged.emplace_back(start.origin, end.origin);
        rounds.limit(offsets_between(frame, args[0], args[1]));
    }
    Value count = whole_value({});
    count.whole.high = rounds;
    out.parts = {start, end, stride, count};
    for (const Value* part : {&end, &start, &stride}) {
        if (out.origin == nobody) out.origin = part->origin;
    }
    return out;
}

// How far apart two neighbours among offsets may be: start is element e, end is element e + 1.
Upper Walk::offsets_between(const Frame& frame, ValueId start, ValueId end) const {
    const ir::Function& function = frame.function();
    // The indexes of the element that a value was loaded from.
    const auto address = [&](ValueId id) -> std::span<const ValueId> {
        for (unsigned i = 0; i < 4; ++i) {
            const uint32_t maker = frame.facts->made_by[id.index];
            if (maker == nobody) return {};
            const ir::Inst& inst = function.insts[maker];
            const builtins::Row* row = inst.builtin();
            if (row == nullptr) return {};
            if (row->effect() == Effect::Address) return function.range(inst.args);
            if (row->effect() != Effect::Load && row->effect() != Effect::Copy) return {};
            id = function.range(inst.args)[0];
        }
        return {};
    };
    const auto first = address(start), second = address(end);
    if (first.size() != 2 || second.size() != 2 || first[0] != second[0]) return {};
    const uint32_t maker = frame.facts->made_by[second[1].index];
    if (maker == nobody) return {};
    const ir::Inst& inst = function.insts[maker];
    const builtins::Row* row = inst.builtin();
    const auto parts = function.range(inst.args);
    if (row == nullptr || row->operation() != Operation::Add || parts.size() != 2) return {};
    const State none{true, Values(function.values.size())};
    const bool next = (parts[0] == first[1] && get(frame, none, parts[1]).whole.as_number() == 1) ||
                      (parts[1] == first[1] && get(frame, none, parts[0]).whole.as_number() == 1);
    // A variable may have changed between the two.
    for (const auto& assignment : frame.facts->assignments) {
        if (assignment.to == first[1]) return {};
    }
    if (!next) return {};
    for (const Leaf& leaf : sources_.leaves) {
        if (leaf.plan != Leaf::Plan::Offsets || leaf.written || leaf.updated || leaf.object == nobody)
            continue;
        const ir::Value& array = function.values[first[0].index];
        if (array.spelling != ir::Spelling::Parameter || frame.facts != &kernel_ ||
            leaf.name != subject_.strings.text(array.name))
            continue;
        // docs/inputs.md: no row is longer than 2 * high / (m - 1) + 1.
        const Linear& size = sources_.objects[leaf.object].sizes[0];
        double most = 0;
        for (const int64_t n : {int64_t{1}, largest_n})
            most = std::max(most, size.at(n) > 1.5 ? leaf.high.at(n) / (size.at(n) - 1) : leaf.high.at(n));
        if (most < 1e6) return Upper(Linear::number(static_cast<int64_t>(2 * most) + 2));
    }
    return {};
}

// ---- computing

// Floats that are not defined are no danger, but somebody may want to know.
void Walk::check_domain(const ir::Inst& inst, const builtins::Row& row, std::span<const Value> args) {
    const auto doubt = [&](const Value& value, const std::string& text) {
        if (quiet_ == 0 && not_finite.empty()) not_finite_leaf = value.origin;
        note(not_finite, text, inst);
    };
    if (args.empty()) return;
    const Real first = args[0].is(Value::Kind::Real) ? args[0].real : Real{};
    const bool divides = row.operation() == Operation::Div || row.operation() == Operation::Mod ||
                         row.behaviour->outcome == Outcome::Quotient;
    if (args.size() == 2 && divides && args[1].is(Value::Kind::Real)) {
        const Real& divisor = args[1].real;
        if (!(divisor.low > 0 || divisor.high < 0 || divisor.nonzero))
            doubt(args[1], "a divisor may be zero");
    }
    bool defined = in_domain(row.behaviour->domain, first);
    if (row.operation() == Operation::Pow && args.size() == 2) {
        const Real power = args[1].is(Value::Kind::Real) ? args[1].real : Real{};
        const bool is_whole = power.low == power.high && power.low >= 0 && power.low == std::floor(power.low);
        defined = first.low > 0 || is_whole;
    }
    if (!defined)
        doubt(args[0],
              "wp." + std::string(subject_.strings.text(row.name)) + "() of what it may not be defined for");
}

// What is undefined for integers whatever comes out.
void Walk::check_integers(const ir::Inst& inst, const builtins::Row& row, std::span<const Operand> args,
                          const types::ScalarFacts& facts) {
    if (args.size() < 2) return;
    const Value &first = args[0].value, &second = args[1].value;
    const Whole unknown_one;
    const Whole& y = second.is(Value::Kind::Whole) ? second.whole : unknown_one;
    const Operation operation = row.operation();
    if (operation == Operation::Div || operation == Operation::FloorDiv || operation == Operation::Mod ||
        row.behaviour->outcome == Outcome::Quotient) {
        if (!y.excludes_zero()) found(Finding::Kind::Division, "a divisor may be zero", inst, second.origin);
        // The lowest number by -1.
        const bool turns = !y.at_least(0) && facts.is_signed;
        const bool lowest = !first.is(Value::Kind::Whole) || !fits(negated(first.whole), args[0].type.scalar);
        if (turns && lowest)
            found(Finding::Kind::Overflow, "an integer may leave its type", inst, first.origin);
    }
    const bool shifts = operation == Operation::ShiftLeft || operation == Operation::ShiftRight;
    if (shifts && !(y.at_least(0) && y.high.at_most(Linear::number(facts.bytes * 8 - 1))))
        found(Finding::Kind::Overflow, "a number may be shifted by more than its bits", inst, second.origin);
}

Whole Walk::whole_of_call(const ir::Inst& inst, const builtins::Row& row, std::span<const Operand> args,
                          types::Scalar scalar) {
    const types::ScalarFacts& facts = types::facts(scalar);
    uint32_t origin = nobody;
    bool whole = true;
    for (const Operand& arg : args) {
        if (origin == nobody) origin = arg.value.origin;
        whole = whole && arg.value.is(Value::Kind::Whole);
    }
    const Linear zero = Linear::number(0);
    std::optional<Whole> out;
    bool may_overflow = row.operation() == Operation::Add || row.operation() == Operation::Sub ||
                        row.operation() == Operation::Mul || row.operation() == Operation::Neg ||
                        row.operation() == Operation::Abs || row.operation() == Operation::ShiftLeft;
    switch (row.behaviour->outcome) {
        case Outcome::Between:
            if (!whole || args.size() != 3) return all_of(scalar);
            if (!sum(args[2].value.whole, negated(args[1].value.whole)).at_least(1))
                found(Finding::Kind::Division, "a range of random numbers may be empty", inst, origin);
            out = Whole{sum(args[2].value.whole.high, Upper(Linear::number(-1))),
                        args[1].value.whole.minus_low, false};
            break;
        case Outcome::Component:
            return Whole::between(zero, Linear::number(int64_t{types::composite_size(args[0].type)} - 1));
        case Outcome::Dot:
        case Outcome::Product:
            may_overflow = true;
            if (whole)
                out =
                    product(product(args[0].value.whole, args.back().value.whole),
                            Whole::between(Linear::number(-2),
                                           Linear::number(2 + int64_t{types::composite_size(args[0].type)})));
            break;
        case Outcome::Quotient:
            if (whole) out = quotient(args[0].value.whole, args[1].value.whole);
            break;
        case Outcome::Moved:
            may_overflow = true;
            out = Whole::number(0);
            for (const Operand& arg : args) {
                const Whole& part = arg.value.is(Value::Kind::Whole) ? arg.value.whole : Whole{};
                out = join(join(*out, part), negated(part));
            }
            break;
        case Outcome::Unit:
            return Whole::between(Linear::number(facts.is_signed ? -1 : 0), Linear::number(1));
        case Outcome::Fraction:
            return Whole::between(zero, Linear::number(1));
        case Outcome::Unknown:
        case Outcome::Angle:
        case Outcome::NotNegative:
        case Outcome::Length:
        case Outcome::Root:
        case Outcome::Power:
        case Outcome::Logarithm:
        case Outcome::Nearby:
        case Outcome::Position:
            if (row.operation() == Operation::None && whole && !args.empty())
                throw Refusal{
                    "wp." + std::string(subject_.strings.text(row.name)) + "() of integers is not followed",
                    inst.line};
            out = compute_whole(row.operation(), args);
            if (!out) may_overflow = row.operation() != Operation::None;
            break;
    }
    if (out && fits(*out, scalar)) return *out;
    // A parameter that something is multiplied by is a stride.
    const bool strides =
        row.operation() == Operation::Mul && origin != nobody && sources_.leaves[origin].object == nobody;
    if (may_overflow && facts.is_signed && facts.bytes >= 4)
        found(strides ? Finding::Kind::Division : Finding::Kind::Overflow, "an integer may leave its type",
              inst, origin);
    return all_of(scalar);
}

Value Walk::compute(Frame& frame, State& state, const ir::Inst& inst, const builtins::Row& row) {
    const auto args = frame.function().range(inst.args);
    const ValueId result_id = frame.function().range(inst.results)[0];
    const types::TypeId result_type = frame.function().values[result_id.index].type;
    const types::Type& result = type_of(frame, result_id);
    std::vector<Value> values;
    std::vector<Operand> operands;
    for (const ValueId arg : args) values.push_back(sharp(frame, state, arg, 2));
    for (size_t i = 0; i < args.size(); ++i) operands.push_back({values[i], type_of(frame, args[i])});
    Value out = unknown(subject_.types, result_type);
    const types::ScalarFacts& facts = types::facts(result.scalar);
    const bool is_number = result.kind == types::Kind::Scalar || types::is_composite(result);
    const uint32_t origin = origin_of(values);
    if (row.operation() == Operation::Length && values[0].is(Value::Kind::Array)) {
        Object& object = sources_.objects[values[0].object];
        object.shape_is_asked = true;
        const Linear size = object.sizes[values[0].axis];
        return whole_value(Whole::between(size, size));
    }
    if (row.behaviour->outcome == Outcome::Position) {
        return position(inst, values);
    }
    if (is_number && row.operation() == Operation::Cast && values.size() == 1) {
        out = converted(values[0], result.scalar);
    } else if (is_number && facts.is_float) {
        check_domain(inst, row, values);
        out = real_value(compute_real(row, operands, result));
    } else if (is_number && facts.is_int) {
        check_integers(inst, row, operands, facts);
        out.whole = whole_of_call(inst, row, operands, result.scalar);
    }
    out.origin = origin;
    for (const Value& value : values) out.carried = out.carried || value.carried;
    return out;
}

}  // namespace weft::infer
