#include <algorithm>

#include "gradient/machine.h"

namespace weft::gradient {

using builtins::Effect;
using builtins::Operation;
using ir::Op;
using ir::ValueId;

void Machine::execute(const Frame& frame, uint32_t index) {
    const ir::Inst& inst = frame.layout->function->insts[index];
    switch (inst.op) {
        case Op::Call:
            return call(frame, inst, index);
        case Op::SetConstant: {
            const ValueId id = results(frame, inst)[0];
            const ir::ConstantId constant = inst.as<ir::SetConstant>().constant;
            set(at(frame, id),
                layouts_->number_of(*frame.layout->function, constant, shapes().leaf(type(frame, id), 0), 0),
                0);
            return;
        }
        case Op::Compare:
            return compare_values(frame, inst, index);
        case Op::BoolBegin: {
            set(at(frame, results(frame, inst)[0]), truth(frame, args(frame, inst)[0]), 0);
            return;
        }
        case Op::BoolJoin: {
            const uint64_t value = truth(frame, args(frame, inst)[0]);
            uint64_t& out = primal_[at(frame, results(frame, inst)[0])];
            out = inst.as<ir::BoolJoin>().is_or ? blend(out, 1, value) : galois::multiply(out, value);
            return;
        }
        case Op::FieldAddress:
            return field_address(frame, inst);
        case Op::OuterStore:  // in gradients and through references: neither is run
            no_model_ = true;
            return;
        case Op::FieldStore: {
            const auto operands = args(frame, inst);
            const types::TypeId structure = type(frame, operands[0]);
            const uint32_t offset = shapes().field_offset(structure, inst.as<ir::FieldStore>().field);
            copy_numbers(at(frame, operands[0]) + offset, at(frame, operands[1]), width(frame, operands[1]));
            return;
        }
        case Op::SlotAddress: {
            uint32_t count = 0;
            primal_[at(frame, results(frame, inst)[0])] =
                place_of_slot(frame, inst.as<ir::SlotAddress>().access, args(frame, inst), count);
            return;
        }
        case Op::SlotStore:
        case Op::SlotAtomic:
            return slot_write(frame, inst);
        case Op::Comment:  // these and control flow: forward() and run_again()
        case Op::IfBegin:
        case Op::IfEnd:
        case Op::IfReverse:
        case Op::ForBegin:
        case Op::RangeBegin:
        case Op::WhileBegin:
        case Op::WhileTest:
        case Op::LoopBody:
        case Op::LoopEnd:
        case Op::Goto:
        case Op::Return:
        case Op::ReturnDefault:
        case Op::Assert:
            return;
    }
}

void Machine::compare_values(const Frame& frame, const ir::Inst& inst, uint32_t index) {
    uint64_t all = 1;
    for (uint32_t pair = 0; pair + 1 < inst.args.count; ++pair)
        all = galois::multiply(all, compared(frame, inst, index, pair));
    set(at(frame, results(frame, inst)[0]), all, 0);
}

void Machine::call(const Frame& frame, const ir::Inst& inst, uint32_t index) {
    switch (inst.as<ir::Call>().kind) {
        case ir::CalleeKind::Builtin:
            return call_builtin(frame, inst, index);
        case ir::CalleeKind::Function:
            return call_function(frame, inst, index);
        case ir::CalleeKind::Structure:
            return construct(frame, inst);
    }
}

void Machine::field_address(const Frame& frame, const ir::Inst& inst) {
    const ValueId from = args(frame, inst)[0], to = results(frame, inst)[0];
    const types::TypeId aggregate = type(frame, from);
    if (shapes().types()[aggregate].kind != types::Kind::Struct) {
        primal_[at(frame, to)] = primal(frame, from);  // .shape and .ptr stand for their array
        return;
    }
    const uint32_t offset = shapes().field_offset(aggregate, inst.as<ir::FieldAddress>().field);
    const bool through_pointer = frame.layout->of(from).is_reference;
    primal_[at(frame, to)] =
        (through_pointer ? primal(frame, from) : local_pointer | at(frame, from)) + offset;
}

// ---- calls -------------------------------------------------------------------------------------------

void Machine::call_builtin(const Frame& frame, const ir::Inst& inst, uint32_t index) {
    const builtins::Row& row = *frame.layout->insts[index].row;
    bool done = false;
    switch (frame.layout->insts[index].family) {
        case Family::Memory:
            return memory_call(frame, inst, row, index);
        case Family::Moving:
            done = moving_call(frame, inst, row);
            break;
        case Family::Component:
            done = component_call(frame, inst, row);
            break;
        case Family::Integer:
            done = integer_call(frame, inst, row);
            break;
        case Family::Sum:
            return sum_call(frame, inst, row);
        case Family::Other:
            break;
        case Family::Unmodelled:
            no_model_ = true;
            return;
    }
    if (!done && !picking_call(frame, inst, row)) other_call(frame, inst, row, index);
}

void Machine::memory_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row,
                          uint32_t index) {
    const auto operands = args(frame, inst);
    const Effect effect = row.effect();
    if (effect == Effect::Address) {
        const ValueId to = results(frame, inst)[0];
        primal_[at(frame, to)] =
            cell(element_key(frame, primal(frame, operands[0]), operands.subspan(1)), type(frame, to));
        return;
    }
    if (effect == Effect::Load) {
        const ValueId to = results(frame, inst)[0];
        const uint64_t from = primal(frame, operands[0]);
        if (shapes().types()[type(frame, to)].kind == types::Kind::Shape) {
            set(at(frame, to), from, 0);
        } else {
            load(from, at(frame, to), width(frame, to));
        }
        return;
    }
    if (effect == Effect::ArrayStore) {
        const ValueId value = operands.back();
        const types::TypeId element = shapes().types()[type(frame, operands[0])].element;
        store(cell(element_key(frame, primal(frame, operands[0]), operands.subspan(1, operands.size() - 2)),
                   element),
              at(frame, value), shapes().count(element));
        return;
    }
    if (effect == Effect::View) {
        set(at(frame, results(frame, inst)[0]),
            element_key(frame, primal(frame, operands[0]), operands.subspan(1)), 0);
        return;
    }
    if (effect == Effect::Store) {
        store(primal(frame, operands[0]), at(frame, operands[1]), width(frame, operands[1]));
        return;
    }
    if (effect == Effect::LocalArray) {
        set(at(frame, results(frame, inst)[0]), galois::mix(++local_arrays_, in_backward_) | 1, 0);
        return;
    }
    atomic(frame, inst, row.operation(), index);
}

void Machine::atomic(const Frame& frame, const ir::Inst& inst, Operation operation, uint32_t index) {
    const auto operands = args(frame, inst);
    const types::TypeId element = shapes().types()[type(frame, operands[0])].element;
    const uint32_t value = at(frame, operands.back()), count = shapes().count(element);
    const size_t behind = operation == Operation::CompareExchange ? 3 : 2;
    const uint32_t first =
        cell(element_key(frame, primal(frame, operands[0]), operands.subspan(1, operands.size() - behind)),
             element);
    for (uint32_t i = 0; i < count; ++i) {
        Cell& to = cells_[first + i];
        if (!inst.results.count) continue;
        set(at(frame, results(frame, inst)[0]) + i, to.value, to.node);
    }
    for (uint32_t i = 0; i < count; ++i) {
        Cell& to = cells_[first + i];
        to.written = true;
        if (watching_threads_) to.updaters.add(thread_);
        const uint64_t now = primal_[value + i], old = to.value;
        const uint32_t node = node_[value + i], old_node = to.node;
        if (to.leaf != Leaf::Float) {
            to.value = operation == Operation::Add   ? old + now
                       : operation == Operation::Sub ? old - now
                                                     : now;
        } else if (operation == Operation::Add || operation == Operation::Sub) {
            const bool plus = operation == Operation::Add;
            const uint64_t share = plus ? weight_ : galois::negate(weight_);
            to.value = galois::add(old, galois::multiply(share, now));
            forget_picks(first + i, galois::subtract(1, weight_));  // nobody's value any more
            to.node = new_node();
            edge(to.node, old_node, 1);
            edge(to.node, node, share);
        } else if ((operation == Operation::Min || operation == Operation::Max) &&
                   (choices_.blend || watching_threads_)) {
            if (watching_threads_) note_offer(first + i, now, node);
            blend_pick(first + i, now, node);
        } else if (operation == Operation::Min || operation == Operation::Max) {
            if (!toss_at(frame, index, galois::mix(old, now, 0x31))) continue;
            to.value = now;
            if (taping_) to.node = node;
        } else {
            forget_picks(first + i, 0);
            to.value = now;
            if (taping_) to.node = node;
        }
    }
}

bool Machine::moving_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row) {
    const auto operands = args(frame, inst);
    const Effect effect = row.effect();
    if (effect == Effect::Copy) {
        const ValueId to = results(frame, inst)[0];
        copy_numbers(at(frame, to), at(frame, operands[0]), width(frame, to));
        return true;
    }
    if (effect == Effect::Assign) {
        copy_numbers(at(frame, operands[0]), at(frame, operands[1]), width(frame, operands[0]));
        return true;
    }
    if (effect == Effect::Where) {
        const ValueId to = results(frame, inst)[0];
        const uint64_t weight = truth(frame, operands[0]);
        if (weight <= 1) {
            copy_numbers(at(frame, to), at(frame, operands[weight == 1 ? 1 : 2]), width(frame, to));
            return true;
        }
        const uint32_t count = width(frame, to), yes = at(frame, operands[1]), no = at(frame, operands[2]);
        for (uint32_t i = 0; i < count; ++i) {
            set(at(frame, to) + i, blend(weight, primal_[yes + i], primal_[no + i]),
                blend_nodes(weight, node_[yes + i], node_[no + i]));
        }
        return true;
    }
    if (effect == Effect::Range) {
        const uint32_t to = at(frame, results(frame, inst)[0]);
        const auto number = [&](size_t i) { return static_cast<int64_t>(primal(frame, operands[i])); };
        const int64_t start = operands.size() > 1 ? number(0) : 0, end = number(operands.size() > 1 ? 1 : 0);
        const int64_t step = operands.size() > 2 ? number(2) : 1;
        const int64_t length = step > 0 ? end - start : start - end, stride = step > 0 ? step : -step;
        int64_t trips =
            stride == 0 || length <= 0 ? 0 : std::min(choices_.trips, (length + stride - 1) / stride);
        // Rows that begin where they end are not empty where all indexes are alike.
        if (choices_.alike && length == 0) trips = choices_.trips;
        // The end of a loop is a comparison of integers: tossed as they are, but for enough rounds.
        if (choices_.toss_integers && trips < 2)
            trips = std::min(
                choices_.trips,
                2 + int64_t{toss(galois::mix(static_cast<uint64_t>(start), static_cast<uint64_t>(end)))});
        primal_[to] = primal_[to + 3] = static_cast<uint64_t>(start);
        primal_[to + 1] = static_cast<uint64_t>(start + trips * step);
        primal_[to + 2] = static_cast<uint64_t>(step);
        return true;
    }
    if (effect == Effect::IterNext) {
        const uint32_t from = at(frame, operands[0]);
        set(at(frame, results(frame, inst)[0]), primal_[from + 3], 0);
        primal_[from + 3] += primal_[from + 2];
        return true;
    }
    if (effect == Effect::Reversed) {
        const uint32_t to = at(frame, results(frame, inst)[0]);
        copy_numbers(to, at(frame, operands[0]), Shapes::range_leaves);
        reverse_range(to);
        return true;
    }
    if (effect == Effect::Tuple) {
        uint32_t to = at(frame, results(frame, inst)[0]);
        for (const ValueId id : operands) {
            copy_numbers(to, at(frame, id), width(frame, id));
            to += width(frame, id);
        }
        return true;
    }
    if (effect == Effect::Extract && shapes().types()[type(frame, operands[0])].kind == types::Kind::Tuple) {
        const auto elements = shapes().types().elements(type(frame, operands[0]));
        const auto template_args = frame.layout->function->range(inst.as<ir::Call>().template_args);
        const auto which = static_cast<uint32_t>(template_args[0].number);
        uint32_t from = at(frame, operands[0]);
        for (uint32_t i = 0; i < which && i < elements.size(); ++i) from += shapes().count(elements[i]);
        copy_numbers(at(frame, results(frame, inst)[0]), from, width(frame, results(frame, inst)[0]));
        return true;
    }
    return false;
}

bool Machine::part(const Frame& frame, types::TypeId id, std::span<const ValueId> indices, uint32_t& first,
                   uint32_t& count) {
    const types::Type& type_of = shapes().types()[id];
    if (!shapes().split() || !types::is_composite(type_of)) return false;
    for (const ValueId index : indices) {
        if (shapes().types()[type(frame, index)].kind != types::Kind::Scalar) return false;  // a slice
    }
    const auto wrapped = [&](ValueId index, uint32_t size) {
        const auto number = static_cast<int64_t>(primal(frame, index));
        return static_cast<uint32_t>(((number % size) + size) % size);
    };
    if (type_of.kind == types::Kind::Matrix) {
        const uint32_t row = wrapped(indices[0], type_of.rows);
        first = row * type_of.cols + (indices.size() > 1 ? wrapped(indices[1], type_of.cols) : 0);
        count = indices.size() > 1 ? 1 : type_of.cols;
    } else {
        first = wrapped(indices[0], shapes().count(id));
        count = 1;
    }
    return true;
}

// Calls that take single components of a vector or put them in; only where components are kept apart.
bool Machine::component_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row) {
    const auto operands = args(frame, inst);
    const Effect effect = row.effect();
    uint32_t first = 0, count = 0;
    if (effect == Effect::Extract) {
        if (!part(frame, type(frame, operands[0]), operands.subspan(1), first, count)) return false;
        copy_numbers(at(frame, results(frame, inst)[0]), at(frame, operands[0]) + first, count);
        return true;
    }
    const bool updates = effect == Effect::UpdatePart;
    const bool subtracts = updates && row.operation() == Operation::Sub;
    if (updates || effect == Effect::SetPart) {
        const auto indices = operands.subspan(1, operands.size() - 2);
        const uint32_t to = at(frame, operands[0]), from = at(frame, operands.back());
        if (!part(frame, type(frame, operands[0]), indices, first, count)) {
            no_model_ = true;  // a slice
            return true;
        }
        const bool whole = width(frame, operands.back()) < count;
        for (uint32_t i = 0; i < count; ++i) {
            const uint32_t slot = to + first + i, source = from + (whole ? 0 : i);
            if (updates && !is_float(type(frame, operands[0]), first + i)) {
                const auto now = static_cast<int64_t>(primal_[source]);
                const auto old = static_cast<int64_t>(primal_[slot]);
                set(slot, static_cast<uint64_t>(integer_result(row.operation(), old, now).value_or(now)), 0);
                continue;
            }
            if (!updates && !whole) {
                set(slot, primal_[source], node_[source]);
                continue;
            }
            const uint32_t node = new_node();
            edge(node, node_[slot], whole ? galois::element(galois::mix(7, i)) : 1);
            edge(node, node_[source], subtracts ? galois::minus_one : 1);
            set(slot,
                subtracts ? galois::subtract(primal_[slot], primal_[source])
                          : galois::add(primal_[slot], primal_[source]),
                node);
        }
        return true;
    }
    const bool translation = row.operation() == Operation::Position;
    if (effect == Effect::SetMember) {
        copy_numbers(at(frame, operands[0]) + (translation ? 0 : 3), at(frame, operands[1]),
                     translation ? 3 : 4);
        return true;
    }
    if (effect == Effect::GetMember) {
        copy_numbers(at(frame, results(frame, inst)[0]), at(frame, operands[0]) + (translation ? 0 : 3),
                     translation ? 3 : 4);
        return true;
    }
    if (effect == Effect::PartAddress) {
        const bool through_pointer = frame.layout->of(operands[0]).is_reference;
        const uint64_t base =
            through_pointer ? primal(frame, operands[0]) : local_pointer | at(frame, operands[0]);
        if (!part(frame, type(frame, operands[0]), operands.subspan(1), first, count)) first = 0;
        primal_[at(frame, results(frame, inst)[0])] = base + first;
        return true;
    }
    if (inst.results.count != 1) return false;
    const ValueId made = results(frame, inst)[0];
    const uint32_t total = width(frame, made);
    uint32_t given = 0;
    for (const ValueId id : operands) given += width(frame, id);
    if (given != 0 && given != total && given != 1) return false;
    uint32_t to = at(frame, made);
    for (const ValueId id : operands) {
        const uint32_t own = width(frame, id);
        for (uint32_t i = 0; i < (given == 1 ? total : own); ++i, ++to) {
            const uint32_t from = at(frame, id) + (given == 1 ? 0 : i);
            set(to, primal_[from], node_[from]);
        }
    }
    if (given == 0) {
        for (uint32_t i = 0; i < total; ++i) set(to + i, 0, 0);
    }
    return true;
}

void Machine::hash_arguments(const Frame& frame, const ir::Inst& inst, DerivativeRule rule) {
    constexpr uint64_t salt = 0x51, argument_salt = 0x77;
    const auto operands = args(frame, inst);
    const size_t count = operands.size();
    const bool apart = rule == DerivativeRule::Multilinear || rule == DerivativeRule::Quotient;
    if (factors_.own.size() < count) {
        factors_.own.resize(count);
        factors_.without.resize(count);
    }
    factors_.all = salt;
    for (size_t a = 0; a < count; ++a) {
        const ValueFacts& facts = frame.layout->of(operands[a]);
        const uint64_t* const from = &primal_[frame.base + facts.slot];
        uint64_t hash = galois::mix(argument_salt, from[0]);
        for (uint32_t i = 1; i < facts.width; ++i) hash = galois::mix(hash, from[i]);
        factors_.own[a] = hash;
        factors_.all = galois::mix(factors_.all, hash);
    }
    if (!apart) return;
    for (size_t a = 0; a < count; ++a) {
        uint64_t hash = salt;
        for (size_t other = 0; other < count; ++other) {
            if (other != a) hash = galois::mix(hash, factors_.own[other]);
        }
        factors_.without[a] = hash;
    }
}

uint64_t Machine::factor(const builtins::Row& row, DerivativeRule rule, uint32_t arg, uint32_t arg_leaf,
                         uint32_t result_leaf) const {
    uint64_t reads = 0;
    switch (rule) {
        case DerivativeRule::Linear:
            break;
        case DerivativeRule::Multilinear:
            reads = factors_.without[arg];
            break;
        case DerivativeRule::Quotient:
            reads = arg == 0 ? factors_.without[0] : factors_.all;
            break;
        case DerivativeRule::General:
            reads = factors_.all;
            break;
        case DerivativeRule::FirstOnly:
            if (arg != 0) return 0;
            reads = factors_.all;
            break;
        case DerivativeRule::Flat:
            return 0;
    }
    const uint64_t which = uint64_t{row.name.index} << 32 | arg << 20 | arg_leaf << 10 | result_leaf;
    return galois::element(galois::mix(which, reads));
}

bool Machine::picking_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row) {
    if (choices_.pick == Choices::Pick::None || row.effect() != Effect::Compute ||
        !picks_argument(row.operation()))
        return false;
    const auto operands = args(frame, inst);
    const ValueId to = results(frame, inst)[0];
    const ValueId from = choices_.pick == Choices::Pick::First ? operands.front() : operands.back();
    if (width(frame, from) != width(frame, to)) return false;  // the least component of a vector
    copy_numbers(at(frame, to), at(frame, from), width(frame, to));
    return true;
}

// Any other function: a hash of what it is given, with factors that are hashes of what its derivative reads.
void Machine::other_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row, uint32_t index) {
    const auto operands = args(frame, inst);
    const builtins::Behaviour& behaviour = *row.behaviour;
    const bool derives = taping_ && behaviour.derivative != DerivativeRule::Flat;
    hash_arguments(frame, inst, derives ? behaviour.derivative : DerivativeRule::Flat);
    // Without a result, what a function makes goes to its later arguments (svd3(A, U, s, V)).
    const bool by_argument = inst.results.count == 0;
    if (by_argument && row.effect() == Effect::Report) return;
    const auto made = by_argument ? operands.subspan(1) : results(frame, inst);
    const auto inputs = by_argument ? operands.first(1) : operands;
    Record record{index, node_count_ + 1, 0, factors_.all, false};
    uint32_t leaf = 0;
    for (const ValueId id : made) {
        const ValueFacts& to = frame.layout->of(id);
        for (uint32_t i = 0; i < to.width; ++i, ++leaf) {
            const uint32_t slot = frame.base + to.slot + i;
            const uint64_t hash = galois::mix(galois::mix(row.name.index, leaf), factors_.all);
            switch (leaf_of(to, i)) {
                case Leaf::Float:
                    set(slot, galois::element(hash), derives ? derive(frame, row, inputs, leaf, record) : 0);
                    break;
                case Leaf::Int:
                    set(slot, some_integer(hash), 0);
                    break;
                case Leaf::Other:
                    set(slot, hash & ~uint64_t{1}, 0);
                    break;
            }
        }
    }
    if (row.effect() == Effect::Draw && frame.layout->of(operands[0]).leaf == Leaf::Int)
        primal_[at(frame, operands[0])] = galois::mix(primal(frame, operands[0]), 0x4a) & 0xffffffff;
    if (record_ && taping_ && frame.layout == &layouts_->kernel()) {
        record.node_count = node_count_ + 1 - record.first_node;
        if (record.node_count != 0) records_.push_back(record);
    }
}

// The node of a number that a function makes: its derivatives by what it is given.
uint32_t Machine::derive(const Frame& frame, const builtins::Row& row, std::span<const ValueId> inputs,
                         uint32_t leaf, Record& record) {
    const builtins::Behaviour& behaviour = *row.behaviour;
    uint32_t node = 0;
    for (uint32_t a = 0; a < inputs.size(); ++a) {
        const ValueFacts& from = frame.layout->of(inputs[a]);
        const uint32_t* const nodes = &node_[frame.base + from.slot];
        for (uint32_t k = 0; k < from.width; ++k) {
            if (nodes[k] == 0 || leaf_of(from, k) != Leaf::Float) continue;
            const uint64_t weight = factor(row, behaviour.derivative, a, k, leaf);
            if (weight == 0) continue;
            if (node == 0) node = new_node();
            edge(node, nodes[k], weight);
            record.missing =
                record.missing || !row.differentiable || (a < 32 && (behaviour.missing >> a & 1) != 0);
        }
    }
    return node;
}

void Machine::call_function(const Frame& frame, const ir::Inst& inst, uint32_t index) {
    const Layout& callee = layouts_->callee(inst);
    const auto operands = args(frame, inst);
    const bool records = record_ && taping_ && frame.layout == &layouts_->kernel();
    const uint32_t first_node = node_count_ + 1;
    if (records) hash_arguments(frame, inst, DerivativeRule::General);
    const uint64_t reading = factors_.all;
    const Frame inner = push_frame(callee);
    for (uint32_t i = 0; i < operands.size(); ++i) {
        const ValueId parameter = callee.function->parameters[i];
        copy_numbers(at(inner, parameter), at(frame, operands[i]),
                     std::max<uint32_t>(1, width(inner, parameter)));
    }
    forward(inner);
    pop_frame(inner);
    if (records && node_count_ >= first_node)
        records_.push_back({index, first_node, node_count_ + 1 - first_node, reading, false});
    uint32_t next = 0;
    for (const ValueId to : results(frame, inst)) {
        const uint32_t count = width(frame, to);
        for (uint32_t i = 0; i < count; ++i, ++next) {
            const bool has = next < returned_.size();
            set(at(frame, to) + i, has ? returned_[next] : 0, has ? returned_nodes_[next] : 0);
        }
    }
}

void Machine::construct(const Frame& frame, const ir::Inst& inst) {
    const ValueId made = results(frame, inst)[0];
    uint32_t to = at(frame, made);
    const uint32_t end = to + width(frame, made);
    for (const ValueId id : args(frame, inst)) {
        const uint32_t count = width(frame, id);
        copy_numbers(to, at(frame, id), count);
        to += count;
    }
    for (; to < end; ++to) set(to, 0, 0);
}

// ---- components of array elements --------------------------------------------------------------------

// Where `array[i].path` lies; `place` is the array and its indices.
uint64_t Machine::place_of_slot(const Frame& frame, ir::RangeOf<ir::Access> way,
                                std::span<const ValueId> place, uint32_t& count) {
    const ir::Function& function = *frame.layout->function;
    uint64_t array = primal(frame, place[0]);
    if (frame.layout->of(place[0]).is_reference) {  // an array that is a field
        const uint32_t scratch = top_;
        if (primal_.size() < scratch + 1u) {
            primal_.resize(scratch + 64u);
            node_.resize(scratch + 64u);
            adj_.resize(scratch + 64u);
        }
        load(array, scratch, 1);
        array = primal_[scratch];
    }
    types::TypeId id = shapes().types()[type(frame, place[0])].element;
    uint64_t pointer = cell(element_key(frame, array, place.subspan(1)), id);
    count = shapes().count(id);
    for (const ir::Access& access : function.range(way)) {
        const types::Type& now = shapes().types()[id];
        uint32_t first = 0;
        if (access.kind == ir::AccessKind::Member) {
            if (now.kind == types::Kind::Transform) {
                first = access.member == names::q ? 3 : 0;
                count = first == 0 ? 3 : 4;
                id = types::none;
            } else {
                first = shapes().field_offset(id, access.member);
                id = shapes().field_type(id, access.member);
                count = shapes().count(id);
            }
        } else if (id != types::none && types::is_composite(now)) {
            const ValueId indices[] = {access.i, access.j};
            part(frame, id, std::span(indices, access.kind == ir::AccessKind::Element ? 2 : 1), first, count);
        } else {
            count = 1;
        }
        pointer += first;
    }
    return pointer;
}

void Machine::slot_write(const Frame& frame, const ir::Inst& inst) {
    const auto operands = args(frame, inst);
    const bool stores = inst.op == Op::SlotStore;
    const auto way = stores ? inst.as<ir::SlotStore>().access : inst.as<ir::SlotAtomic>().access;
    uint32_t count = 0;
    const uint64_t pointer = place_of_slot(frame, way, operands.subspan(1), count);
    const uint32_t from = at(frame, operands[0]);
    count = std::min(count, width(frame, operands[0]));
    if (stores) return store(pointer, from, count);
    const ir::SlotOp op = inst.as<ir::SlotAtomic>().update;
    for (uint32_t i = 0; i < count; ++i) {
        Cell& to = cells_[pointer + i];
        to.written = true;
        if (watching_threads_) to.updaters.add(thread_);
        if (to.leaf != Leaf::Float) {
            to.value = some_integer(galois::mix(to.value, primal_[from + i]));
            continue;
        }
        const uint64_t share = op == ir::SlotOp::Add ? weight_ : galois::negate(weight_);
        forget_picks(static_cast<uint32_t>(pointer) + i, galois::subtract(1, weight_));
        const uint32_t node = new_node();
        edge(node, to.node, 1);
        edge(node, node_[from + i], share);
        to.value = galois::add(to.value, galois::multiply(share, primal_[from + i]));
        to.node = node;
    }
}

}  // namespace weft::gradient
