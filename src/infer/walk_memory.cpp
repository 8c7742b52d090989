#include "infer/walk.h"

namespace weft::infer {

using builtins::Effect;
using builtins::Operation;
using ir::ValueId;

namespace {

// What is left of a value in an array: its bounds, not where it came from.
Value as_stored(Value value) {
    value.holds = value.carried = false;
    value.axis = 0;
    value.origin = nobody;
    return value;
}

}  // namespace

void Walk::check_index(const Value& index, uint32_t object, uint8_t axis, const ir::Inst& inst) {
    Object& array = sources_.objects[object];
    const Linear size = array.sizes[axis], last = *sum(size, Linear::number(-1));
    if (!index.is(Value::Kind::Whole))
        throw Refusal{"an index of `" + array.name + "` is not known", inst.line};
    if (index.carried)
        note(forward_only, "an index of `" + array.name + "` is made of what a loop or an atomic changes",
             inst);
    if (quiet_ != 0) return;
    std::optional<Linear> reach;
    for (const Linear& line : index.whole.high.lines()) {
        const auto beyond = sum(whole_above(line), Linear::number(1));
        if (beyond && (!reach || less_equal(*beyond, *reach))) reach = beyond;
    }
    const bool low = index.whole.at_least(0), high = index.whole.high.at_most(last);
    // Large numbers are those of a type, not of a kernel.
    if (reach && (reach->at(1) > 4096 || reach->at(largest_n) > 2e9)) reach.reset();
    auto& reached = array.reached[axis];
    const Linear here = reach.value_or(size);
    reached = reached ? upper(*reached, here) : here;
    if (low && high) return;
    const char* const what = low    ? " may lie behind its end"
                             : high ? " may be negative"
                                    : " may lie outside of it";
    found(Finding::Kind::Index, "an index of `" + array.name + "`" + what, inst, index.origin);
    if (!array.local) findings.back().object = object;
    findings.back().axis = axis;
    if (low) findings.back().reach = reach;
}

Value Walk::element(const Frame& frame, const State& state, const ir::Inst& inst, const Value& array,
                    std::span<const ValueId> indexes) {
    if (array.is(Value::Kind::Local)) return element(frame, state, inst, load(frame, state, array), indexes);
    if (!array.is(Value::Kind::Array)) throw Refusal{"an array is not known", inst.line};
    const uint8_t ndim = sources_.objects[array.object].ndim;
    if (array.axis + indexes.size() > ndim)
        throw Refusal{"an array has more indexes than dimensions", inst.line};
    Value out = array;
    for (const ValueId index : indexes)
        check_index(sharp(frame, state, index), array.object, out.axis++, inst);
    out.kind = out.axis == ndim ? Value::Kind::Element : Value::Kind::Array;
    return out;
}

void Walk::check_component(const Frame& frame, const State& state, const types::Type& type,
                           std::span<const ValueId> indexes, const ir::Inst& inst) {
    for (size_t i = 0; i < indexes.size(); ++i) {
        if (type_of(frame, indexes[i]).kind == types::Kind::Slice) continue;  // of numbers, checked by Warp
        const uint32_t size = type.kind != types::Kind::Matrix ? types::composite_size(type)
                              : i == 0                         ? type.rows
                                                               : type.cols;
        const Value index = sharp(frame, state, indexes[i]);
        if (!index.is(Value::Kind::Whole)) throw Refusal{"an index of a component is not known", inst.line};
        if (index.carried) note(forward_only, "an index of a component is made of what a loop changes", inst);
        // Where a component is read, negative ones count from the end.
        const builtins::Row* row = inst.builtin();
        const bool reads = row != nullptr && row->effect() == Effect::Extract;
        if (index.whole.at_least(reads ? -static_cast<int64_t>(size) : 0) &&
            index.whole.high.at_most(Linear::number(int64_t{size} - 1)))
            continue;
        found(Finding::Kind::Index, "an index of a component may lie outside", inst, index.origin);
        if (quiet_ == 0) findings.back().reach = Linear::number(size);
    }
}

// The part of an element's shape that a reference leads to.
const Value& Walk::shape_at(const Value& element) const {
    const Value* at = &sources_.objects[element.object].element;
    for (const uint32_t field : element.path) {
        if (!at->is(Value::Kind::Struct) || field >= at->parts.size())
            throw Refusal{"a member is not known", 0};
        at = &at->parts[field];
    }
    return *at;
}

Value Walk::load(const Frame& frame, const State& state, const Value& from) {
    if (from.is(Value::Kind::Element)) {
        const Value& shape = shape_at(from);
        if (sources_.objects[from.object].local) return shape;
        const auto mark = [&](auto&& self, const Value& part) -> void {
            if (part.leaf != nobody && !sources_.leaves[part.leaf].read) {
                sources_.leaves[part.leaf].read = true;
                learned = true;
            }
            for (const Value& inner : part.parts) self(self, inner);
        };
        mark(mark, shape);
        return sources_.filled(shape);
    }
    if (from.is(Value::Kind::Local) || from.is(Value::Kind::Part)) {
        // Only the part is copied: a struct may have many.
        const Value* at = from.path.empty() ? nullptr : made_variable(frame, state, from.variable);
        const Value whole = at == nullptr ? get(frame, state, from.variable) : Value();
        if (at == nullptr) at = &whole;
        for (const uint32_t field : from.path) {
            if (!at->is(Value::Kind::Struct) || field >= at->parts.size()) return anything();
            at = &at->parts[field];
        }
        Value part = *at;
        part.holds = false;
        return part;
    }
    if (from.is(Value::Kind::Shape)) return from;
    return anything();
}

void Walk::store(const Frame& frame, State& state, const Value& to, const Value& value, bool updates) {
    if (to.is(Value::Kind::Element)) {
        Object& object = sources_.objects[to.object];
        if (!object.local) return store_in(shape_at(to), value, updates);
        const Value now = updates ? anything() : join(object.element, as_stored(value));
        if (now == object.element) return;
        learned = true;
        // Zero, then something: a bound that moves once more is none.
        object.element = object.stored_before ? anything() : now;
        object.stored_before = true;
        return;
    }
    if (!to.is(Value::Kind::Local) && !to.is(Value::Kind::Part))
        throw Refusal{"a reference leads nowhere", 0};
    Value* at = variable_to_change(frame, state, to.variable);
    forget_what_is_made_of(frame, state, to.variable);
    for (const uint32_t field : to.path) {
        if (at == nullptr || !at->is(Value::Kind::Struct) || field >= at->parts.size())
            throw Refusal{"a member is not known", 0};
        at = &at->parts[field];
    }
    if (at == nullptr) throw Refusal{"a variable is not known", 0};
    *at = to.is(Value::Kind::Part) ? join(*at, value) : value;
    at->holds = false;
}

void Walk::store_in(const Value& shape, const Value& value, bool updates) {
    if (shape.is(Value::Kind::Struct)) {
        for (size_t i = 0; i < shape.parts.size(); ++i)
            store_in(shape.parts[i], i < value.parts.size() ? value.parts[i] : anything(), updates);
        return;
    }
    if (shape.leaf == nobody) throw Refusal{"an array is stored", 0};
    Leaf& leaf = sources_.leaves[shape.leaf];
    bool& mark = updates ? leaf.updated : leaf.written;
    learned = learned || !mark;
    mark = true;
    Value kept = as_stored(value);
    // A sum of what is stored and what was there, over all threads.
    if (updates || !(kept.is(Value::Kind::Whole) || kept.is(Value::Kind::Truth)))
        kept = leaf.is_float()   ? real_value({})
               : leaf.is_whole() ? whole_value(all_of(leaf.dtype.scalar))
                                 : kept;
    Value now = join(leaf.stored, kept);
    if (now == leaf.stored) return;
    learned = true;
    // It is stored again and again, so a bound that moves is none.
    if (!leaf.stored.is(Value::Kind::Never) && now.is(Value::Kind::Whole))
        now.whole = all_of(leaf.dtype.scalar);
    leaf.stored = now;
}

Value Walk::loaded(const Frame& frame, const State& state, const ir::Inst& inst) {
    const ValueId from = frame.function().range(inst.args)[0], to = frame.function().range(inst.results)[0];
    Value value = load(frame, state, get(frame, state, from));
    return value.is(Value::Kind::Anything) ? unknown(subject_.types, frame.function().values[to.index].type)
                                           : value;
}

void Walk::atomic(Frame& frame, State& state, const ir::Inst& inst, const builtins::Row& row) {
    const auto args = frame.function().range(inst.args), results = frame.function().range(inst.results);
    const size_t behind = row.operation() == Operation::CompareExchange ? 2 : 1;
    const Value to =
        element(frame, state, inst, get(frame, state, args[0]), args.subspan(1, args.size() - 1 - behind));
    store(frame, state, to, get(frame, state, args.back()), true);
    if (results.empty()) return;
    Value before = unknown(subject_.types, frame.function().values[results[0].index].type);
    before.carried = true;
    set(frame, state, results[0], std::move(before));
}

// The same place is made anew in every round and every walk.
Value Walk::local_array(const Frame& frame, const ir::Inst& inst) {
    const ValueId result = frame.function().range(inst.results)[0];
    const types::Type& type = type_of(frame, result);
    if (type.kind != types::Kind::FixedArray || type.ndim != 1)
        throw Refusal{"an array of several dimensions inside of a thread", inst.line};
    const std::string name =
        "array of line " + std::to_string(inst.line) + " value " + std::to_string(result.index);
    uint32_t place = 0;
    while (place < sources_.objects.size() && sources_.objects[place].name != name) ++place;
    if (place == sources_.objects.size()) {
        Object& made = sources_.objects.emplace_back();
        made.name = name;
        made.local = true;
        made.sizes[0] = Linear::number(type.rows);
        const types::Type& element_type = subject_.types[type.element];
        made.element = types::facts(element_type.scalar).is_float ? real_value(Real::between(0, 0))
                       : types::facts(element_type.scalar).is_int ? whole_value(Whole::number(0))
                                                                  : truth_value(Truth::No);
        if (element_type.kind != types::Kind::Scalar && !types::is_composite(element_type))
            throw Refusal{"an array of structs inside of a thread", inst.line};
    }
    Value out;
    out.kind = Value::Kind::Array;
    out.object = place;
    return out;
}

// Of a search in a sorted array, or in the part of one from the second argument to the third.
Value Walk::position(const ir::Inst& inst, std::span<const Value> args) {
    if (!args[0].is(Value::Kind::Array)) throw Refusal{"a search in an array that is not known", inst.line};
    const Object& object = sources_.objects[args[0].object];
    const Linear size = object.sizes[args[0].axis];
    const uint32_t leaf = object.element.leaf;
    if (leaf != nobody && !sources_.leaves[leaf].read) learned = sources_.leaves[leaf].read = true;
    if (args.size() == 2) return whole_value(Whole::between(Linear::number(0), size));
    const Value &begin = args[1], &end = args[2];
    if (!begin.is(Value::Kind::Whole) || !end.is(Value::Kind::Whole))
        throw Refusal{"a search in a part of an array that is not known", inst.line};
    for (const Value* part : {&begin, &end}) {
        if (part->whole.at_least(0) && part->whole.high.at_most(size)) continue;
        found(Finding::Kind::Index, "a search may leave `" + object.name + "`", inst, part->origin);
        if (quiet_ == 0) findings.back().object = args[0].object;
        if (quiet_ == 0) findings.back().axis = args[0].axis;
    }
    Value out = whole_value({larger(begin.whole.high, end.whole.high), begin.whole.minus_low, false});
    out.carried = begin.carried || end.carried;
    return out;
}

}  // namespace weft::infer
