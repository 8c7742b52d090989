// The arithmetic of VoidWalk: what identities of builtins say about a call, and between what its result lies.
#include <algorithm>

#include "facts/void_walk.h"

namespace weft::facts {

using builtins::Operation;

void VoidWalk::compute(const ir::Inst& inst, const builtins::Row& row) {
    if (inst.results.count != 1) return set_fresh(inst);
    const auto given = args(inst);
    if (given.size() >= 2) find_identity(inst, row, given);
    if (!given.empty()) find_undone(inst, row, given);
    const std::optional<Numbers::Joined> joined = sum_or_product(row, inst, given);
    if (joined && joined->cancels) add(VoidKind::Cancels, inst);
    const Number out = joined ? joined->number : numbers_.of(row, numbers_of(given));
    set(inst, out);
    const Bounds now = bounds_of(inst, row, given);
    Bounds& known = numbers_[out].bounds;
    known = {std::max(known.low, now.low), std::min(known.high, now.high)};
}

void VoidWalk::find_identity(const ir::Inst& inst, const builtins::Row& row, std::span<const ValueId> given) {
    const builtins::Identities& known = row.behaviour->identities;
    const bool is_free = known.order == builtins::Order::Free;
    const auto has_operand = [&](const auto& wanted) {
        return is(literal(given[1]), wanted) || (is_free && is(literal(given[0]), wanted));
    };
    if (has_operand(known.neutral)) add(VoidKind::Neutral, inst);
    if (has_operand(known.absorbing)) add(VoidKind::Absorbed, inst);
    const Number a = number(given[0]), b = number(given[1]);
    const bool are_constants = function_.values[given[0].index].constant.valid() &&
                               function_.values[given[1].index].constant.valid();
    const bool is_along = is_vector_product(row) && numbers_.direction(a) == numbers_.direction(b);
    // Sums and products tell themselves that they cancel.
    if (known.alike != builtins::Alike::Unknown && !are_constants && !is_sum(row) && !is_quotient(row) &&
        (a == b || is_along))
        add(VoidKind::Alike, inst);
    if (row.behaviour->derivative == builtins::DerivativeRule::Multilinear &&
        known.order == builtins::Order::Free && is_across(a, b))
        add(VoidKind::Alike, inst);
}

bool VoidWalk::is_vector_product(const builtins::Row& row) {
    return row.behaviour->outcome == builtins::Outcome::Product &&
           row.behaviour->identities.alike == builtins::Alike::Constant;
}

bool VoidWalk::is_across(Number a, Number b) const {
    const auto is_product_with = [&](Number product, Number part) {
        const Numbers::Known& known = numbers_[product];
        return known.row != nullptr && is_vector_product(*known.row) &&
               (known.first == part || known.second == part);
    };
    return is_product_with(a, b) || is_product_with(b, a);
}

void VoidWalk::find_undone(const ir::Inst& inst, const builtins::Row& row, std::span<const ValueId> given) {
    const builtins::Identities& known = row.behaviour->identities;
    const Numbers::Known inner = numbers_[number(given.back())];
    if (inner.row != nullptr) {
        const bool again =
            inner.row->name == row.name && given.size() == 1 && known.twice != builtins::Twice::Unknown;
        const bool undone = known.undoes.valid() && inner.row->name == known.undoes &&
                            (given.size() == 1 || number(given[0]) == inner.first);
        if (again || undone) add(VoidKind::Undone, inst);
    }
    if (given.size() == 2 &&
        (row.operation() == Operation::Mul || row.group == builtins::Group::Transformations) &&
        (is_inverse(number(given[0]), number(given[1])) || is_inverse(number(given[1]), number(given[0]))))
        add(VoidKind::Undone, inst);
    limits(inst, row, given);
}

bool VoidWalk::is_inverse(Number a, Number b) const {
    const Numbers::Known& known = numbers_[a];
    return known.row != nullptr && known.first == b &&
           known.row->behaviour->identities.relation == builtins::Relation::Inverse;
}

void VoidWalk::limits(const ir::Inst& inst, const builtins::Row& row, std::span<const ValueId> given) {
    const Operation operation = row.operation();
    if (!is_scalar(results(inst)[0])) return;
    if (operation == Operation::Abs && bounds(given[0]).low >= 0) return add(VoidKind::Limit, inst);
    if (operation == Operation::Clamp && given.size() == 3) {
        const Bounds value = bounds(given[0]);
        const auto low = literal(given[1]), high = literal(given[2]);
        if (low && high && value.low >= *low && value.high <= *high) add(VoidKind::Limit, inst);
        return;
    }
    if ((operation != Operation::Min && operation != Operation::Max) || given.size() != 2) return;
    for (size_t i = 0; i < 2; ++i) {
        const auto limit = literal(given[i]);
        if (!limit || literal(given[1 - i])) continue;
        const Bounds value = bounds(given[1 - i]);
        const bool keeps = operation == Operation::Max ? value.low >= *limit || value.high <= *limit
                                                       : value.high <= *limit || value.low >= *limit;
        if (keeps) add(VoidKind::Limit, inst);
    }
}

Numbers::Operand VoidWalk::operand(ValueId id) {
    return {number(id), of_.uses_[id.index] <= 1 && !of_.is_written_[id.index]};
}

std::optional<Numbers::Joined> VoidWalk::sum_or_product(const builtins::Row& row, const ir::Inst& inst,
                                                        std::span<const ValueId> given) {
    if (given.size() != 2) return std::nullopt;
    const ValueId a = given[0], b = given[1];
    if (is_sum(row)) {
        const int32_t sign = row.operation() == Operation::Add ? 1 : -1;
        return numbers_.joined(Numbers::Form::Sum, operand(a), operand(b), sign);
    }
    const bool is_product = row.operation() == Operation::Mul, is_ratio = is_quotient(row);
    if ((!is_product && !is_ratio) || !is_float(results(inst)[0]) || !is_float(a) || !is_float(b))
        return std::nullopt;
    if (!is_scalar(b) && !(is_product && is_scalar(a))) return std::nullopt;
    const Number vector = is_scalar(a) ? (is_scalar(b) ? 0 : number(b)) : number(a);
    const Numbers::Joined out =
        numbers_.joined(Numbers::Form::Product, operand(a), operand(b), is_product ? 1 : -1);
    // Where it points at last, and never in a circle: v * s / s is v again.
    const Number last = vector == 0 ? 0 : numbers_.direction(vector);
    if (last != 0 && last != out.number) numbers_[out.number].along = last;
    return out;
}

Bounds VoidWalk::bounds_of(const ir::Inst& inst, const builtins::Row& row, std::span<const ValueId> given) {
    if (!is_scalar(results(inst)[0]) || given.empty()) return {};
    const Bounds a = bounds(given[0]), b = given.size() < 2 ? Bounds{} : bounds(given[1]);
    if (row.operation() == Operation::Abs) return {0, Bounds{}.high};
    if (row.operation() == Operation::Min && given.size() == 2)
        return {std::min(a.low, b.low), std::min(a.high, b.high)};
    if (row.operation() == Operation::Max && given.size() == 2)
        return {std::max(a.low, b.low), std::max(a.high, b.high)};
    if (row.operation() == Operation::Clamp && given.size() == 3 && literal(given[1]) && literal(given[2]))
        return {*literal(given[1]), *literal(given[2])};
    if (row.operation() == Operation::Cast && is_float(results(inst)[0]) && is_scalar(given[0])) return a;
    return bounds_of(row.behaviour->outcome, given);
}

Bounds VoidWalk::bounds_of(builtins::Outcome outcome, std::span<const ValueId> given) {
    using builtins::Outcome;
    switch (outcome) {
        case Outcome::Unit:
            return {-1, 1};
        case Outcome::Fraction:
            return {0, 1};
        case Outcome::NotNegative:
        case Outcome::Length:
        case Outcome::Root:
        case Outcome::Power:
            return {0, Bounds{}.high};
        case Outcome::Dot:
            if (given.size() == 1 || number(given[0]) == number(given[1])) return {0, Bounds{}.high};
            return {};
        case Outcome::Unknown:
        case Outcome::Angle:
        case Outcome::Moved:
        case Outcome::Product:
        case Outcome::Quotient:
        case Outcome::Logarithm:
        case Outcome::Nearby:
        case Outcome::Component:
        case Outcome::Between:
        case Outcome::Position:
            return {};
    }
    return {};
}

}  // namespace weft::facts
