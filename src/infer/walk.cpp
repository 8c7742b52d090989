#include "infer/walk.h"

#include <algorithm>

namespace weft::infer {
namespace {

using ir::Op;
using ir::ValueId;

constexpr uint64_t max_steps = 4'000'000;
constexpr unsigned max_calls = 40;

// A field of a struct; null: it is not known.
template <class ValueOrConst>
ValueOrConst* part(ValueOrConst* base, uint32_t field) {
    if (base == nullptr || !base->is(Value::Kind::Struct) || field >= base->parts.size()) return nullptr;
    return &base->parts[field];
}

}  // namespace

Walk::Walk(const driver::Subject& subject, Sources& sources, uint64_t& steps)
    : subject_(subject), sources_(sources), kernel_(facts_of(subject.kernel.body)), steps_(steps) {
    for (const lower::LoweredFunction& function : subject.functions)
        functions_.emplace(function.place.index, facts_of(function.body));
}

FunctionFacts Walk::facts_of(const ir::Function& function) {
    FunctionFacts out;
    out.function = &function;
    out.partner.assign(function.insts.size(), nobody);
    out.made_by.assign(function.values.size(), nobody);
    out.made_of_it.resize(function.values.size());
    std::vector<uint32_t> open;
    for (uint32_t i = 0; i < function.insts.size(); ++i) {
        const ir::Inst& inst = function.insts[i];
        if (inst.op == Op::IfBegin) open.push_back(i);
        if (inst.op == Op::IfEnd) {
            out.partner[open.back()] = i;
            open.pop_back();
        }
        if (inst.op == Op::LoopEnd) out.partner[inst.as<ir::LoopEnd>().begin.index] = i;
        const auto args = function.range(inst.args), results = function.range(inst.results);
        for (const ValueId result : results) {
            if (inst.op != Op::BoolJoin) out.made_by[result.index] = i;
            for (const ValueId arg : args) out.made_of_it[arg.index].push_back(result.index);
        }
        if (inst.op == Op::BoolBegin) out.conditions[results[0].index].first = args[0];
        if (inst.op == Op::BoolJoin)
            out.conditions[results[0].index].joined.emplace_back(inst.as<ir::BoolJoin>().is_or, args[0]);
        const builtins::Row* row = inst.builtin();
        if (row != nullptr && row->effect() == builtins::Effect::Assign)
            out.assignments.push_back({i, args[0], args[1]});
    }
    return out;
}

void Walk::run() {
    std::vector<Value> args;
    for (size_t i = 0; i < subject_.kernel.body.parameters.size(); ++i) args.push_back(sources_.parameter(i));
    call_function(kernel_, args);
}

std::vector<Value> Walk::call_function(const FunctionFacts& callee, std::span<const Value> args) {
    const ir::Function& function = *callee.function;
    if (++depth_ > max_calls) throw Refusal{"functions call each other too deep", 0};
    Frame frame{&callee, {}, {}, {}};
    State state{true, Values(function.values.size())};
    for (size_t i = 0; i < function.parameters.size(); ++i)
        state.values.edit(function.parameters[i].index) = args[i];
    block(frame, state, 0, static_cast<uint32_t>(function.insts.size()));
    --depth_;
    // A value that no path returns is a default one.
    for (size_t i = frame.returned.size(); i < function.results.size(); ++i)
        frame.returned.push_back(unknown(subject_.types, function.results[i]));
    return frame.returned;
}

void Walk::spend(uint64_t steps) {
    steps_ += steps;
    if (steps_ > max_steps) throw Refusal{"it is too large to be looked through", 0};
}

void Walk::block(Frame& frame, State& state, uint32_t at, uint32_t end) {
    while (at < end && state.live) {
        const ir::Inst& inst = frame.function().insts[at];
        spend(1);
        switch (inst.op) {
            case Op::IfBegin:
                at = branch(frame, state, at);
                break;
            case Op::ForBegin:
            case Op::RangeBegin:
            case Op::WhileBegin:
                at = loop(frame, state, at);
                break;
            case Op::WhileTest: {
                State left = state;
                const ValueId condition = frame.function().range(inst.args)[0];
                assume(frame, left, condition, false);
                join_into(frame.loops.back().left, left);
                assume(frame, state, condition, true);
                break;
            }
            case Op::Goto:
            case Op::Return:
                leave(frame, state, inst);
                break;
            case Op::Comment:
            case Op::Call:
            case Op::SetConstant:
            case Op::Compare:
            case Op::BoolBegin:
            case Op::BoolJoin:
            case Op::IfEnd:
            case Op::IfReverse:
            case Op::FieldAddress:
            case Op::FieldStore:
            case Op::OuterStore:
            case Op::SlotAddress:
            case Op::SlotStore:
            case Op::SlotAtomic:
            case Op::LoopBody:
            case Op::LoopEnd:
            case Op::ReturnDefault:
            case Op::Assert:
                execute(frame, state, inst);
                break;
        }
        ++at;
    }
}

// To the instruction that ends it.
uint32_t Walk::branch(Frame& frame, State& state, uint32_t at) {
    const ir::Inst& inst = frame.function().insts[at];
    const uint32_t end = frame.facts->partner[at];
    const ValueId condition = frame.function().range(inst.args)[0];
    const bool negated = inst.as<ir::IfBegin>().negated;
    spend(2 * state.values.size() / 64);
    State inside = state;
    assume(frame, inside, condition, !negated);
    block(frame, inside, at + 1, end);
    assume(frame, state, condition, negated);
    join_into(state, inside);
    return end;
}

void Walk::leave(Frame& frame, State& state, const ir::Inst& inst) {
    if (inst.op == Op::Goto) {
        const ir::Goto& jump = inst.as<ir::Goto>();
        const auto target = std::find_if(frame.loops.begin(), frame.loops.end(),
                                         [&](const Loop& loop) { return loop.begin == jump.begin.index; });
        if (target == frame.loops.end()) throw Refusal{"a jump leads out of what is known", inst.line};
        join_into(jump.to_end ? target->left : target->again, state);
    } else {
        const auto args = frame.function().range(inst.args);
        for (size_t i = 0; i < args.size(); ++i) {
            Value value = get(frame, state, args[i]);
            if (i < frame.returned.size()) {
                frame.returned[i] = join(frame.returned[i], value);
            } else {
                frame.returned.push_back(std::move(value));
            }
        }
    }
    state.live = false;
}

void Walk::join_into(State& to, const State& from) {
    if (!from.live) return;
    if (!to.live) {
        to = from;
        return;
    }
    to.values.where_different(from.values, [&](size_t i) {
        if (to.values[i] == from.values[i]) return;
        to.values.edit(i) = join(to.values[i], from.values[i]);
    });
}

// ---- values

const types::Type& Walk::type_of(const Frame& frame, ValueId id) const {
    return subject_.types[types::stripped(subject_.types, frame.function().values[id.index].type)];
}

uint32_t Walk::field_index(const types::Type& structure, StringId field) const {
    const types::Structure& of = subject_.types[structure.structure];
    const types::Field* const found = of.find(field);
    return found == nullptr ? nobody : static_cast<uint32_t>(found - of.fields.data());
}

Value Walk::constant(const ir::Function& function, ir::ConstantId id, types::TypeId type_id) const {
    const value::Value& constant = function.constants[id.index];
    const types::Type& type = subject_.types[type_id];
    const bool is_float = types::facts(type.scalar).is_float;
    const auto of = [&](double number) {
        if (is_float) return real_value(Real::between(number, number));
        if (!types::facts(type.scalar).is_int) return truth_value(number != 0 ? Truth::Yes : Truth::No);
        return whole_value(Whole::number(static_cast<int64_t>(number)));
    };
    const auto of_real = [&](double number) {
        const Real exact = Real::between(number, number);
        const bool holds_it = type.scalar == types::Scalar::Float64 ||
                              (type.scalar == types::Scalar::Float32 && static_cast<float>(number) == number);
        return holds_it ? real_value(exact) : converted(real_value(exact), type.scalar);
    };
    const auto of_value = [&](const value::Value& one) -> Value {
        switch (one.kind) {
            case value::ValueKind::Bool:
            case value::ValueKind::Int:
            case value::ValueKind::EnumMember:
                break;
            case value::ValueKind::Float:
                return of_real(one.real);
            case value::ValueKind::WarpScalar:
                if (!one.raw_is_int) return of_real(one.real);
                break;
            default:
                return unknown(subject_.types, type_id);
        }
        const auto far = value::Integer{1} << 53;
        if (one.integer > far || one.integer < -far) return unknown(subject_.types, type_id);
        return of(static_cast<double>(one.integer));
    };
    if (type.kind != types::Kind::Scalar && !types::is_composite(type)) return anything();
    if (constant.kind != value::ValueKind::Composite) return of_value(constant);
    Value out;
    const uint32_t count = types::composite_size(type);
    for (uint32_t i = 0; i < count; ++i) out = join(out, of_value(function.elements[constant.id + i]));
    return out;
}

const Value* Walk::variable(const Frame& frame, const State& state, ValueId id) const {
    const ir::Value& value = frame.function().values[id.index];
    if (value.spelling != ir::Spelling::Member) return &state.values[id.index];
    return part(variable(frame, state, value.base), field_index(type_of(frame, value.base), value.name));
}

Value* Walk::variable_to_change(const Frame& frame, State& state, ValueId id) const {
    const ir::Value& value = frame.function().values[id.index];
    if (value.spelling != ir::Spelling::Member) return &state.values.edit(id.index);
    return part(variable_to_change(frame, state, value.base),
                field_index(type_of(frame, value.base), value.name));
}

Value Walk::get(const Frame& frame, const State& state, ValueId id) const {
    const ir::Value& value = frame.function().values[id.index];
    if (value.constant.valid()) return constant(frame.function(), value.constant, value.type);
    const Value* found = variable(frame, state, id);
    if (found == nullptr) return anything();
    // What no path has made yet has any value it likes.
    return found->is(Value::Kind::Never) ? unknown(subject_.types, value.type) : *found;
}

const Value* Walk::made_variable(const Frame& frame, const State& state, ValueId id) const {
    if (frame.function().values[id.index].constant.valid()) return nullptr;
    const Value* const found = variable(frame, state, id);
    return found == nullptr || found->is(Value::Kind::Never) ? nullptr : found;
}

void Walk::forget_what_is_made_of(const Frame& frame, State& state, ValueId id) {
    for (const uint32_t made : frame.facts->made_of_it[id.index]) {
        if (!state.values[made].holds) continue;
        state.values.edit(made).holds = false;
        forget_what_is_made_of(frame, state, ValueId{made});
    }
}

void Walk::set(const Frame& frame, State& state, ValueId id, Value value) {
    forget_what_is_made_of(frame, state, id);
    value.holds = true;
    if (Value* to = variable_to_change(frame, state, id)) *to = std::move(value);
}

void Walk::change(const Frame& frame, State& state, ValueId id, Value value) {
    forget_what_is_made_of(frame, state, id);
    value.holds = false;
    value.axis = 0;
    ValueId root = id;
    while (frame.function().values[root.index].spelling == ir::Spelling::Member) {
        root = frame.function().values[root.index].base;
        forget_what_is_made_of(frame, state, root);
    }
    if (Value* to = variable_to_change(frame, state, id)) *to = std::move(value);
}

Value Walk::sharp(const Frame& frame, const State& state, ValueId id, unsigned depth) const {
    Value out = get(frame, state, id);
    const uint32_t maker = frame.facts->made_by[id.index];
    if (depth == 0 || !out.is(Value::Kind::Whole) || !out.holds || maker == nobody) return out;
    const ir::Inst& inst = frame.function().insts[maker];
    const builtins::Row* row = inst.builtin();
    if (row == nullptr || inst.results.count != 1) return out;
    const auto args = frame.function().range(inst.args);
    const bool copies = row->effect() == builtins::Effect::Copy;
    if (!copies && row->effect() != builtins::Effect::Compute) return out;
    std::vector<Value> values;
    std::vector<Operand> operands;
    for (const ValueId arg : args) values.push_back(sharp(frame, state, arg, depth - 1));
    for (size_t i = 0; i < args.size(); ++i) operands.push_back({values[i], type_of(frame, args[i])});
    std::optional<Whole> again;
    if (copies && values[0].is(Value::Kind::Whole)) again = values[0].whole;
    if (!copies) again = compute_whole(row->operation(), operands);
    if (row->operation() == builtins::Operation::Cast && values[0].is(Value::Kind::Whole))
        again = converted(values[0], type_of(frame, id).scalar).whole;
    if (!again || !fits(*again, type_of(frame, id).scalar)) return out;
    out.whole = meet(out.whole, *again);
    for (const Value& value : values) out.carried = out.carried || value.carried;
    return out;
}

// ---- instructions

void Walk::found(Finding::Kind kind, std::string text, const ir::Inst& inst, uint32_t leaf) {
    if (quiet_ != 0) return;
    findings.push_back({kind, std::move(text), inst.line, leaf, nobody, 0, {}});
}

void Walk::note(std::string& where, const std::string& text, const ir::Inst& inst) const {
    if (quiet_ == 0 && where.empty()) where = "line " + std::to_string(inst.line) + ": " + text;
}

void Walk::execute(Frame& frame, State& state, const ir::Inst& inst) {
    const auto args = frame.function().range(inst.args), results = frame.function().range(inst.results);
    switch (inst.op) {
        case Op::Call:
            return call(frame, state, inst);
        case Op::SetConstant:
            return set(frame, state, results[0],
                       constant(frame.function(), inst.as<ir::SetConstant>().constant,
                                frame.function().values[results[0].index].type));
        case Op::Compare: {
            for (size_t i = 0; i + 1 < args.size(); ++i) {
                const Value x = get(frame, state, args[i]), y = get(frame, state, args[i + 1]);
                const ir::CompareOp op = frame.function().range(inst.as<ir::Compare>().ops)[i];
                if (op == ir::CompareOp::Eq || op == ir::CompareOp::NotEq) continue;
                for (const auto& [thread, size] : {std::pair{&x, &y}, std::pair{&y, &x}}) {
                    if (thread->is(Value::Kind::Whole) && thread->axis != 0 && size->origin != nobody)
                        guards.push_back({size->origin, static_cast<uint8_t>(thread->axis - 1)});
                }
            }
            return set(frame, state, results[0], truth_value(Truth::Maybe));
        }
        case Op::BoolBegin:
        case Op::BoolJoin:
            return set(frame, state, results[0], truth_value(Truth::Maybe));
        case Op::FieldAddress:
            return field_address(frame, state, inst);
        case Op::OuterStore:
            throw Refusal{"a value of the caller is written", inst.line};
        case Op::FieldStore: {
            Value* structure = variable_to_change(frame, state, args[0]);
            const uint32_t field = field_index(type_of(frame, args[0]), inst.as<ir::FieldStore>().field);
            forget_what_is_made_of(frame, state, args[0]);
            if (structure == nullptr) throw Refusal{"a struct is written that is not known", inst.line};
            if (structure->is(Value::Kind::Never))
                *structure = unknown(subject_.types, frame.function().values[args[0].index].type);
            if (!structure->is(Value::Kind::Struct) || field >= structure->parts.size())
                throw Refusal{"a struct is written that is not known", inst.line};
            structure->parts[field] = get(frame, state, args[1]);
            return;
        }
        case Op::SlotAddress:
        case Op::SlotStore:
        case Op::SlotAtomic:
            return slot(frame, state, inst);
        case Op::Comment:
        case Op::IfEnd:
        case Op::IfReverse:
        case Op::LoopBody:
        case Op::LoopEnd:
        case Op::ReturnDefault:
        case Op::Assert:
        case Op::IfBegin:  // these: block()
        case Op::ForBegin:
        case Op::RangeBegin:
        case Op::WhileBegin:
        case Op::WhileTest:
        case Op::Goto:
        case Op::Return:
            return;
    }
}

void Walk::field_address(Frame& frame, State& state, const ir::Inst& inst) {
    const ValueId from = frame.function().range(inst.args)[0], to = frame.function().range(inst.results)[0];
    const types::Type& type = type_of(frame, from);
    const bool is_reference =
        subject_.types[frame.function().values[from.index].type].kind == types::Kind::Reference;
    if (type.kind != types::Kind::Struct) {
        const Value base = get(frame, state, from);
        const Value array = is_reference ? load(frame, state, base) : base;
        Value out = anything();
        if (array.is(Value::Kind::Array) && !inst.as<ir::FieldAddress>().pointer_cast) {
            out = array;
            out.kind = Value::Kind::Shape;
        }
        return set(frame, state, to, std::move(out));
    }
    Value out;
    if (is_reference) {
        out = get(frame, state, from);
    } else {  // the struct itself is not looked at: it may have many members
        out.kind = Value::Kind::Local;
        out.variable = from;
    }
    if (!out.is(Value::Kind::Local) && !out.is(Value::Kind::Element))
        return set(frame, state, to, anything());
    out.path.push_back(field_index(type, inst.as<ir::FieldAddress>().field));
    set(frame, state, to, std::move(out));
}

// An element of an array, or a part of one, that is pointed to or written.
void Walk::slot(Frame& frame, State& state, const ir::Inst& inst) {
    const auto args = frame.function().range(inst.args);
    const bool points = inst.op == Op::SlotAddress;
    const auto access = frame.function().range(points                     ? inst.as<ir::SlotAddress>().access
                                               : inst.op == Op::SlotStore ? inst.as<ir::SlotStore>().access
                                                                          : inst.as<ir::SlotAtomic>().access);
    const size_t array = points ? 0 : 1;
    Value to = element(frame, state, inst, get(frame, state, args[array]), args.subspan(array + 1));
    types::TypeId id = type_of(frame, args[array]).element;
    for (const ir::Access& one : access) {
        const types::Type& type = subject_.types[id];
        if (one.kind == ir::AccessKind::Member) {
            if (type.kind != types::Kind::Struct) continue;  // of a transform: its numbers stay together
            const uint32_t field = field_index(type, one.member);
            if (to.is(Value::Kind::Element)) to.path.push_back(field);
            id = subject_.types[type.structure].fields[field].type;
            continue;
        }
        std::vector<ValueId> indexes{one.i};
        if (one.kind == ir::AccessKind::Element) indexes.push_back(one.j);
        check_component(frame, state, type, indexes, inst);
        break;  // what lies inside are numbers of one kind
    }
    if (points) return set(frame, state, frame.function().range(inst.results)[0], std::move(to));
    store(frame, state, to, get(frame, state, args[0]), inst.op == Op::SlotAtomic);
}

}  // namespace weft::infer
