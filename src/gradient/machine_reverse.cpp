#include <algorithm>

#include "gradient/machine.h"

namespace weft::gradient {

using builtins::Effect;
using builtins::Operation;
using ir::Op;
using ir::ValueId;

void Machine::reverse(const Frame& frame, uint32_t index, uint32_t result_adjoints) {
    const ir::Inst& inst = frame.layout->function->insts[index];
    switch (inst.op) {
        case Op::Call:
            switch (inst.as<ir::Call>().kind) {
                case ir::CalleeKind::Builtin:
                    return reverse_builtin(frame, inst, index);
                case ir::CalleeKind::Function:
                    return reverse_function(frame, inst, index);
                case ir::CalleeKind::Structure:
                    return reverse_construct(frame, inst);
            }
            return;
        case Op::FieldAddress: {
            const ValueId from = args(frame, inst)[0], to = results(frame, inst)[0];
            if (shapes_.types()[type(frame, from)].kind != types::Kind::Struct) return;
            const uint32_t offset =
                shapes_.field_offset(type(frame, from), inst.as<ir::FieldAddress>().field);
            const uint32_t count = width(frame, to);
            for (uint32_t i = 0; i < count; ++i) {
                if (is_float(type(frame, to), i))
                    accumulate(at(frame, from) + offset + i, adj_[at(frame, to) + i]);
            }
            return;
        }
        case Op::FieldStore: {
            const auto operands = args(frame, inst);
            const uint32_t member =
                at(frame, operands[0]) +
                shapes_.field_offset(type(frame, operands[0]), inst.as<ir::FieldStore>().field);
            const uint32_t count = width(frame, operands[1]);
            for (uint32_t i = 0; i < count; ++i) {
                if (is_float(type(frame, operands[1]), i))
                    accumulate(at(frame, operands[1]) + i, adj_[member + i]);
                adj_[member + i] = 0;
            }
            return;
        }
        case Op::SlotStore:
        case Op::SlotAtomic:
            return reverse_slot(frame, inst);
        case Op::Return: {
            uint32_t from = result_adjoints;
            for (const ValueId id : args(frame, inst)) {
                const uint32_t count = width(frame, id);
                for (uint32_t i = 0; i < count; ++i, ++from) {
                    if (is_float(type(frame, id), i)) accumulate(at(frame, id) + i, adj_[from]);
                }
            }
            return;
        }
        case Op::Comment:  // these and control flow, which is backward()'s, have no adjoint
        case Op::SetConstant:
        case Op::Compare:
        case Op::BoolBegin:
        case Op::BoolJoin:
        case Op::IfBegin:
        case Op::IfEnd:
        case Op::IfReverse:
        case Op::SlotAddress:
        case Op::ForBegin:
        case Op::RangeBegin:
        case Op::WhileBegin:
        case Op::WhileTest:
        case Op::LoopBody:
        case Op::LoopEnd:
        case Op::Goto:
        case Op::ReturnDefault:
        case Op::Assert:
            return;
    }
}

void Machine::reverse_builtin(const Frame& frame, const ir::Inst& inst, uint32_t index) {
    const builtins::Row& row = *frame.layout->row[index];
    if (!row.differentiable || inst.args.count == 0) return;
    bool done = false;
    switch (frame.layout->family[index]) {
        case Family::Memory:
            done = reverse_memory(frame, inst, row);
            break;
        case Family::Moving:
        case Family::Sum:
            done = reverse_moving(frame, inst, row);
            break;
        case Family::Component:
            done = reverse_components(frame, inst, row);
            break;
        case Family::Integer:
            return;
        case Family::Other:
        case Family::Unmodelled:  // no forward pass came here
            break;
    }
    if (!done) reverse_other(frame, inst, row, index);
}

bool Machine::reverse_memory(const Frame& frame, const ir::Inst& inst, const builtins::Row& row) {
    const auto operands = args(frame, inst), targets = adjoints(frame, inst);
    const Effect effect = row.effect();
    if (effect == Effect::View) return true;
    if (effect == Effect::Address) {
        const ValueId result = results(frame, inst)[0];
        const uint32_t count = width(frame, result);
        const uint32_t from = at(frame, result);
        if (std::all_of(&adj_[from], &adj_[from] + count, [](uint64_t number) { return number == 0; }))
            return true;
        const uint32_t first =
            cell(element_key(frame, primal(frame, operands[0]), operands.subspan(1)), type(frame, result));
        for (uint32_t i = 0; i < count; ++i) {
            Cell& to = cells_[first + i];
            if (to.leaf == Leaf::Float) to.gradient = galois::add(to.gradient, adj_[from + i]);
        }
        return true;
    }
    const bool stores = effect == Effect::ArrayStore;
    const Operation operation = row.operation();
    const bool adds = operation == Operation::Add, subtracts = operation == Operation::Sub;
    const bool picks = operation == Operation::Min || operation == Operation::Max;
    if (!stores && !adds && !subtracts && !picks) return false;
    const types::TypeId element = shapes_.types()[type(frame, operands[0])].element;
    const uint32_t first = cell(
        element_key(frame, primal(frame, operands[0]), operands.subspan(1, operands.size() - 2)), element);
    const uint32_t value = at(frame, operands.back()), to = at(frame, targets.back()),
                   count = shapes_.count(element);
    for (uint32_t i = 0; i < count; ++i) {
        Cell& from = cells_[first + i];
        if (from.leaf != Leaf::Float) continue;
        if (picks && from.value != primal_[value + i]) continue;
        accumulate(to + i, subtracts ? galois::negate(from.gradient) : from.gradient);
        if (stores && !from.local) from.gradient = 0;
    }
    return true;
}

bool Machine::reverse_moving(const Frame& frame, const ir::Inst& inst, const builtins::Row& row) {
    const auto operands = args(frame, inst), targets = adjoints(frame, inst);
    const Effect effect = row.effect();
    if (effect == Effect::Copy) {
        const ValueId from = results(frame, inst)[0];
        const uint32_t count = width(frame, from);
        for (uint32_t i = 0; i < count; ++i) {
            if (is_float(type(frame, from), i))
                accumulate(at(frame, targets[0]) + i, adj_[at(frame, from) + i]);
            adj_[at(frame, from) + i] = 0;
        }
        return true;
    }
    if (effect == Effect::Assign) {
        // Warp replaces the adjoint of what was assigned; it does not add to it.
        const uint32_t count = width(frame, operands[0]);
        for (uint32_t i = 0; i < count; ++i) {
            if (is_float(type(frame, operands[0]), i))
                adj_[at(frame, targets[1]) + i] = adj_[at(frame, targets[0]) + i];
            adj_[at(frame, targets[0]) + i] = 0;
        }
        return true;
    }
    if (effect == Effect::Where) {
        const ValueId from = results(frame, inst)[0];
        const ValueId to = targets[holds(type(frame, operands[0]), primal(frame, operands[0])) ? 1 : 2];
        const uint32_t count = width(frame, from);
        for (uint32_t i = 0; i < count; ++i) {
            if (is_float(type(frame, from), i)) accumulate(at(frame, to) + i, adj_[at(frame, from) + i]);
        }
        return true;
    }
    const Operation operation = row.operation();
    const bool adds = operation == Operation::Add, subtracts = operation == Operation::Sub;
    const bool negates = operation == Operation::Neg, keeps = operation == Operation::Pos;
    if (!adds && !subtracts && !negates && !keeps) return false;
    const ValueId result = results(frame, inst)[0];
    if (shapes_.leaf(type(frame, result), 0) != Leaf::Float) return true;
    const uint32_t count = width(frame, result);
    for (uint32_t i = 0; i < count; ++i) {
        const uint64_t from = adj_[at(frame, result) + i];
        accumulate(at(frame, targets[0]) + i, negates ? galois::negate(from) : from);
        if (adds || subtracts) accumulate(at(frame, targets[1]) + i, subtracts ? galois::negate(from) : from);
    }
    return true;
}

bool Machine::reverse_components(const Frame& frame, const ir::Inst& inst, const builtins::Row& row) {
    const auto operands = args(frame, inst), targets = adjoints(frame, inst);
    const Effect effect = row.effect();
    uint32_t first = 0, count = 0;
    if (effect == Effect::Extract) {
        if (!part(frame, type(frame, operands[0]), operands.subspan(1), first, count)) return false;
        for (uint32_t i = 0; i < count; ++i)
            accumulate(at(frame, targets[0]) + first + i, adj_[at(frame, results(frame, inst)[0]) + i]);
        return true;
    }
    if (effect == Effect::SetPart || effect == Effect::UpdatePart) {
        if (!part(frame, type(frame, operands[0]), operands.subspan(1, operands.size() - 2), first, count)) {
            no_model_ = true;  // a slice
            return true;
        }
        const bool whole = width(frame, operands.back()) < count;
        for (uint32_t i = 0; i < count; ++i) {
            // The component that was overwritten keeps its adjoint: Warp does not clear it.
            const uint64_t from = adj_[at(frame, targets[0]) + first + i];
            accumulate(at(frame, targets.back()) + (whole ? 0 : i),
                       row.operation() == Operation::Sub ? galois::negate(from) : from);
        }
        return true;
    }
    const bool sets = effect == Effect::SetMember;
    if (sets || effect == Effect::GetMember) {
        const bool translation = row.operation() == Operation::Position;
        const uint32_t place = at(frame, targets[0]) + (translation ? 0 : 3);
        for (uint32_t i = 0; i < (translation ? 3u : 4u); ++i) {
            if (sets) {
                accumulate(at(frame, targets[1]) + i, adj_[place + i]);
            } else {
                accumulate(place + i, adj_[at(frame, results(frame, inst)[0]) + i]);
            }
        }
        return true;
    }
    if (inst.results.count != 1) return false;
    const ValueId made = results(frame, inst)[0];
    const uint32_t total = width(frame, made);
    uint32_t given = 0;
    for (const ValueId id : operands) given += width(frame, id);
    if (given != 0 && given != total && given != 1) return false;
    if (shapes_.leaf(type(frame, made), 0) != Leaf::Float) return true;
    uint32_t from = at(frame, made);
    for (uint32_t a = 0; a < operands.size(); ++a) {
        const uint32_t own = width(frame, operands[a]);
        for (uint32_t i = 0; i < (given == 1 ? total : own); ++i, ++from)
            accumulate(at(frame, targets[a]) + (given == 1 ? 0 : i), adj_[from]);
    }
    return true;
}

void Machine::reverse_other(const Frame& frame, const ir::Inst& inst, const builtins::Row& row,
                            uint32_t index) {
    const auto operands = args(frame, inst), targets = adjoints(frame, inst);
    const bool by_argument = inst.results.count == 0;
    if (by_argument && row.effect() == Effect::Report) return;
    const auto made = by_argument ? targets.subspan(1) : results(frame, inst);
    const size_t inputs = by_argument ? 1 : operands.size();
    bool matters = false;
    for (const ValueId from : made) {
        const uint32_t count = width(frame, from);
        for (uint32_t i = 0; i < count; ++i) matters = matters || adj_[at(frame, from) + i] != 0;
    }
    if (!matters) return;
    const builtins::Behaviour& behaviour = *row.behaviour;
    const DerivativeRule rule = behaviour.derivative;
    hash_arguments(frame, inst, rule);
    if (record_ && frame.layout == &layouts_[kernel_]) {
        readings_[index].backward += factors_.all;
        ++readings_[index].backward_runs;
    }
    uint32_t leaf = 0;
    for (const ValueId from : made) {
        const types::TypeId from_type = type(frame, from);
        const uint32_t count = shapes_.count(from_type);
        for (uint32_t i = 0; i < count; ++i, ++leaf) {
            const uint64_t number = adj_[at(frame, from) + i];
            if (number == 0 || shapes_.leaf(from_type, i) != Leaf::Float) continue;
            for (uint32_t a = 0; a < inputs; ++a) {
                if (behaviour.missing >> a & 1) continue;
                const uint32_t to = at(frame, targets[a]), numbers = width(frame, operands[a]);
                for (uint32_t k = 0; k < numbers; ++k) {
                    if (!is_float(type(frame, operands[a]), k)) continue;
                    accumulate(to + k, galois::multiply(factor(row, rule, a, k, leaf), number));
                }
            }
        }
    }
}

void Machine::reverse_function(const Frame& frame, const ir::Inst& inst, uint32_t index) {
    const Layout& callee = layouts_[layout_of_function_[inst.as<ir::Call>().callee]];
    const auto operands = args(frame, inst), targets = adjoints(frame, inst);
    // The adjoints of the results, in one row above the callee's frame.
    uint32_t row_width = 0;
    for (const ValueId id : results(frame, inst)) row_width += width(frame, id);
    if (record_ && frame.layout == &layouts_[kernel_]) {
        bool matters = false;
        for (const ValueId id : results(frame, inst)) {
            const uint32_t count = width(frame, id);
            for (uint32_t i = 0; i < count; ++i) matters = matters || adj_[at(frame, id) + i] != 0;
        }
        if (matters) {
            hash_arguments(frame, inst, DerivativeRule::General);
            readings_[index].backward += factors_.all;
            ++readings_[index].backward_runs;
        }
    }
    const Frame inner = push_frame(callee);
    const uint32_t row = top_;
    top_ += row_width;
    if (primal_.size() < top_) {
        primal_.resize(top_ * 2);
        node_.resize(top_ * 2);
        adj_.resize(top_ * 2);
    }
    uint32_t next = row;
    for (const ValueId id : results(frame, inst)) {
        const uint32_t count = width(frame, id);
        for (uint32_t i = 0; i < count; ++i) adj_[next++] = adj_[at(frame, id) + i];
    }
    // Adjoints of parameters are references to the caller's: in, and out again.
    const auto is_again = [&](uint32_t i) {
        return std::find(targets.begin(), targets.begin() + i, targets[i]) != targets.begin() + i;
    };
    for (uint32_t i = 0; i < operands.size(); ++i) {
        const ValueId parameter = callee.function->parameters[i];
        const uint32_t count = width(inner, parameter);
        copy_numbers(at(inner, parameter), at(frame, operands[i]), std::max<uint32_t>(1, count));
        for (uint32_t k = 0; k < count && !is_again(i); ++k)
            adj_[at(inner, parameter) + k] = adj_[at(frame, targets[i]) + k];
    }
    backward(inner, row);
    for (uint32_t i = 0; i < operands.size(); ++i) {
        const ValueId parameter = callee.function->parameters[i];
        const uint32_t count = width(inner, parameter);
        for (uint32_t k = 0; k < count; ++k) {
            uint64_t& to = adj_[at(frame, targets[i]) + k];
            const uint64_t from = adj_[at(inner, parameter) + k];
            to = is_again(i) ? galois::add(to, from) : from;
        }
    }
    pop_frame(inner);
}

void Machine::reverse_construct(const Frame& frame, const ir::Inst& inst) {
    uint32_t from = at(frame, results(frame, inst)[0]);
    for (const ValueId id : adjoints(frame, inst)) {
        const types::TypeId id_type = type(frame, id);
        const uint32_t count = shapes_.count(id_type);
        for (uint32_t i = 0; i < count; ++i, ++from) {
            if (is_float(id_type, i)) accumulate(at(frame, id) + i, adj_[from]);
        }
    }
}

void Machine::reverse_slot(const Frame& frame, const ir::Inst& inst) {
    const auto operands = args(frame, inst);
    const bool stores = inst.op == Op::SlotStore;
    const auto way = stores ? inst.as<ir::SlotStore>().access : inst.as<ir::SlotAtomic>().access;
    uint32_t count = 0;
    const uint64_t pointer = place_of_slot(frame, way, operands.subspan(1), count);
    const uint32_t to = at(frame, operands[0]);
    count = std::min(count, width(frame, operands[0]));
    const bool subtracts = !stores && inst.as<ir::SlotAtomic>().update == ir::SlotOp::Sub;
    for (uint32_t i = 0; i < count; ++i) {
        Cell& from = cells_[pointer + i];
        if (from.leaf != Leaf::Float) continue;
        accumulate(to + i, subtracts ? galois::negate(from.gradient) : from.gradient);
        if (stores && !from.local) from.gradient = 0;
    }
}

}  // namespace weft::gradient
