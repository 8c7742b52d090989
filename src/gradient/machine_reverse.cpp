#include <algorithm>
#include <utility>

#include "gradient/machine.h"

namespace weft::gradient {

using builtins::Effect;
using builtins::Operation;
using ir::Op;
using ir::ValueId;

// Where the numbers of an adjoint lie. Fields of what is no struct (an array's shape) have none.
Machine::Numbers Machine::numbers(const Frame& frame, const adjoint::Part& place, uint32_t inst,
                                  uint32_t result_adjoints) {
    switch (place.kind) {
        case adjoint::Part::Kind::Value:
            return {at(frame, place.value), width(frame, place.value), type(frame, place.value)};
        case adjoint::Part::Kind::Field: {
            const types::TypeId aggregate = type(frame, place.value);
            if (shapes().types()[aggregate].kind != types::Kind::Struct) return {};
            const types::TypeId field = shapes().field_type(aggregate, place.field);
            return {at(frame, place.value) + shapes().field_offset(aggregate, place.field),
                    shapes().count(field), field};
        }
        case adjoint::Part::Kind::Returned: {
            const auto returned = args(frame, frame.layout->function->insts[inst]);
            for (uint32_t i = 0; i < place.number; ++i) result_adjoints += width(frame, returned[i]);
            return {result_adjoints, width(frame, returned[place.number]),
                    type(frame, returned[place.number])};
        }
    }
    return {};
}

void Machine::move_adjoint(const Frame& frame, const adjoint::Step& step, uint32_t result_adjoints) {
    const Numbers to = numbers(frame, step.to, step.inst, result_adjoints);
    const Numbers from = numbers(frame, step.from, step.inst, result_adjoints);
    const uint32_t count = std::min(to.count, from.count);
    for (uint32_t i = 0; i < count; ++i) {
        if (!is_float(to.type, i)) continue;
        const uint64_t number = adj_[from.first + i];
        if (step.action == adjoint::Do::Accumulate) {
            accumulate(to.first + i, number);
        } else {
            adj_[to.first + i] = number;
        }
    }
}

void Machine::clear_adjoint(const Frame& frame, const adjoint::Step& step, uint32_t result_adjoints) {
    const Numbers to = numbers(frame, step.to, step.inst, result_adjoints);
    for (uint32_t i = 0; i < to.count; ++i) adj_[to.first + i] = 0;
}

void Machine::adjoint_call(const Frame& frame, uint32_t index) {
    const ir::Inst& inst = frame.layout->function->insts[index];
    exchanged_of_ = nullptr;
    if (slip_ && slip_->inst == index && layouts_->is_kernel(*frame.layout)) {
        if (slip_->kind == Slip::Kind::LeftOut) return;
        const auto own = adjoints(frame, inst);
        exchanged_.assign(own.begin(), own.end());
        if (exchanged_.size() >= 2) std::swap(exchanged_[0], exchanged_[1]);
        exchanged_of_ = &inst;
    }
    switch (inst.as<ir::Call>().kind) {
        case ir::CalleeKind::Builtin:
            return reverse_builtin(frame, inst, index);
        case ir::CalleeKind::Function:
            return reverse_function(frame, inst, index);
        case ir::CalleeKind::Structure:
            return reverse_construct(frame, inst);
    }
}

void Machine::reverse_builtin(const Frame& frame, const ir::Inst& inst, uint32_t index) {
    const builtins::Row& row = *frame.layout->insts[index].row;
    bool done = false;
    switch (frame.layout->insts[index].family) {
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
    const types::TypeId element = shapes().types()[type(frame, operands[0])].element;
    const uint32_t first = cell(
        element_key(frame, primal(frame, operands[0]), operands.subspan(1, operands.size() - 2)), element);
    const uint32_t value = at(frame, operands.back()), to = at(frame, targets.back()),
                   count = shapes().count(element);
    for (uint32_t i = 0; i < count; ++i) {
        Cell& from = cells_[first + i];
        if (from.leaf != Leaf::Float) continue;
        if (picks && !choices_.blend && from.value != primal_[value + i]) continue;
        const uint64_t part = picks && choices_.blend ? picked(first + i, primal_[value + i]) : weight_;
        const uint64_t share = galois::multiply(part, from.gradient);
        accumulate(to + i, subtracts ? galois::negate(share) : share);
        if (stores && !from.local) from.gradient = galois::subtract(from.gradient, share);
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
        const uint64_t weight = truth(frame, operands[0]);
        const uint32_t count = width(frame, from);
        for (uint32_t i = 0; i < count; ++i) {
            if (!is_float(type(frame, from), i)) continue;
            const uint64_t whole = adj_[at(frame, from) + i], share = galois::multiply(weight, whole);
            accumulate(at(frame, targets[1]) + i, share);
            accumulate(at(frame, targets[2]) + i, galois::subtract(whole, share));
        }
        return true;
    }
    const Operation operation = row.operation();
    const bool adds = operation == Operation::Add, subtracts = operation == Operation::Sub;
    const bool negates = operation == Operation::Neg, keeps = operation == Operation::Pos;
    if (!adds && !subtracts && !negates && !keeps) return false;
    const ValueId result = results(frame, inst)[0];
    if (shapes().leaf(type(frame, result), 0) != Leaf::Float) return true;
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
    if (shapes().leaf(type(frame, made), 0) != Leaf::Float) return true;
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
    if (record_ && frame.layout == &layouts_->kernel()) {
        readings_[index].backward += factors_.all;
        ++readings_[index].backward_runs;
    }
    uint32_t leaf = 0;
    for (const ValueId id : made) {
        const ValueFacts& from = frame.layout->of(id);
        for (uint32_t i = 0; i < from.width; ++i, ++leaf) {
            const uint64_t number = adj_[frame.base + from.slot + i];
            if (number == 0 || leaf_of(from, i) != Leaf::Float) continue;
            for (uint32_t a = 0; a < inputs; ++a) {
                if (a < 32 && (behaviour.missing >> a & 1) != 0) continue;
                const ValueFacts& operand = frame.layout->of(operands[a]);
                const uint32_t to = at(frame, targets[a]);
                for (uint32_t k = 0; k < operand.width; ++k) {
                    if (leaf_of(operand, k) != Leaf::Float) continue;
                    accumulate(to + k, galois::multiply(factor(row, rule, a, k, leaf), number));
                }
            }
        }
    }
}

void Machine::reverse_function(const Frame& frame, const ir::Inst& inst, uint32_t index) {
    const Layout& callee = layouts_->callee(inst);
    const auto operands = args(frame, inst), targets = adjoints(frame, inst);
    // The adjoints of the results, in one row above the callee's frame.
    uint32_t row_width = 0;
    for (const ValueId id : results(frame, inst)) row_width += width(frame, id);
    if (record_ && frame.layout == &layouts_->kernel()) {
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
        const uint32_t count = shapes().count(id_type);
        for (uint32_t i = 0; i < count; ++i, ++from) {
            if (is_float(id_type, i)) accumulate(at(frame, id) + i, adj_[from]);
        }
    }
}

void Machine::adjoint_slot(const Frame& frame, const ir::Inst& inst) {
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
        const uint64_t share = galois::multiply(weight_, from.gradient);
        accumulate(to + i, subtracts ? galois::negate(share) : share);
        if (stores && !from.local) from.gradient = galois::subtract(from.gradient, share);
    }
}

}  // namespace weft::gradient
