// Whole numbers, and sums of floats.
#include <algorithm>

#include "gradient/machine.h"

namespace weft::gradient {

using builtins::Effect;
using builtins::Operation;
using ir::ValueId;

std::optional<int64_t> Machine::integer_result(Operation operation, int64_t a, int64_t b) {
    const auto ua = static_cast<uint64_t>(a), ub = static_cast<uint64_t>(b);
    const bool divides = b > 0, shifts = b >= 0 && b < 32;
    const auto if_known = [](bool known, int64_t value) {
        return known ? std::optional<int64_t>(value) : std::nullopt;
    };
    switch (operation) {
        case Operation::Add:
            return static_cast<int64_t>(ua + ub);
        case Operation::Sub:
            return static_cast<int64_t>(ua - ub);
        case Operation::Mul:
            return static_cast<int64_t>(ua * ub);
        case Operation::Neg:
            return static_cast<int64_t>(0 - ua);
        case Operation::Pos:
        case Operation::Cast:
            return a;
        case Operation::Div:
        case Operation::FloorDiv:
            return if_known(divides, divides ? a / b : 0);
        case Operation::Mod:
            return if_known(divides, divides ? a % b : 0);
        case Operation::Min:
            return std::min(a, b);
        case Operation::Max:
            return std::max(a, b);
        case Operation::Not:
            return a == 0;
        case Operation::ShiftLeft:
            return if_known(shifts, shifts ? static_cast<int64_t>(ua << ub) : 0);
        case Operation::ShiftRight:
            return if_known(shifts, shifts ? a >> b : 0);
        case Operation::And:
            return a & b;
        case Operation::Or:
            return a | b;
        case Operation::Xor:
            return a ^ b;
        case Operation::None:
        case Operation::Pow:
        case Operation::Abs:
        case Operation::Clamp:
        case Operation::Lerp:
        case Operation::Smoothstep:
        case Operation::Invert:
        case Operation::CountBits:
        case Operation::Length:
        case Operation::Static:
        case Operation::Exchange:
        case Operation::CompareExchange:
        case Operation::Position:
        case Operation::Rotation:
        case Operation::Vector:
        case Operation::Matrix:
        case Operation::Quaternion:
        case Operation::Transform:
        case Operation::SpatialVector:
            return {};
    }
    return {};
}

bool Machine::integer_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row) {
    const auto operands = args(frame, inst);
    const auto made = results(frame, inst);
    if (row.effect() == Effect::Thread) {
        // Neighbours: three in a row, or one beside the first in each direction.
        for (uint32_t i = 0; i < made.size(); ++i) {
            const uint32_t beside = made.size() == 1 ? thread_ : thread_ == i + 1;
            set(at(frame, made[i]), (choices_.seed + i) % 3 + beside, 0);
        }
        return true;
    }
    const auto put = [&](int64_t value) {
        set(at(frame, made[0]), static_cast<uint64_t>(value), 0);
        return true;
    };
    if (operands.empty()) return put(1);
    if (frame.layout->of(made[0]).is_test)
        return put(static_cast<int64_t>(galois::subtract(1, truth(frame, operands[0]))));
    if (shapes().types()[type(frame, operands[0])].kind == types::Kind::Shape ||
        row.operation() == Operation::Length) {
        uint64_t hash = primal(frame, operands[0]);
        if (operands.size() > 1) hash = galois::mix(hash, primal(frame, operands[1]));
        return put(static_cast<int64_t>(2 + hash % 4));
    }
    for (const ValueId id : operands) {
        if (shapes().types()[type(frame, id)].kind != types::Kind::Scalar ||
            shapes().leaf(type(frame, id), 0) != Leaf::Int)
            return false;
    }
    const auto a = static_cast<int64_t>(primal(frame, operands[0]));
    const auto b = operands.size() > 1 ? static_cast<int64_t>(primal(frame, operands[1])) : 0;
    const auto known = integer_result(row.operation(), a, b);
    return known && put(*known);
}

// Sums and products of floats are those of the field.
void Machine::sum_call(const Frame& frame, const ir::Inst& inst, const builtins::Row& row) {
    const Operation operation = row.operation();
    const auto operands = args(frame, inst);
    const ValueId made = results(frame, inst)[0];
    const uint32_t count = width(frame, made), to = at(frame, made);
    if (operation == Operation::Add || operation == Operation::Sub) {
        const uint32_t a = at(frame, operands[0]), b = at(frame, operands[1]);
        const bool plus = operation == Operation::Add;
        for (uint32_t i = 0; i < count; ++i) {
            const uint32_t node = node_[a + i] || node_[b + i] ? new_node() : 0;
            edge(node, node_[a + i], 1);
            edge(node, node_[b + i], plus ? 1 : galois::minus_one);
            set(to + i,
                plus ? galois::add(primal_[a + i], primal_[b + i])
                     : galois::subtract(primal_[a + i], primal_[b + i]),
                node);
        }
        return;
    }
    const uint32_t a = at(frame, operands[0]);
    const bool plus = operation == Operation::Pos;
    for (uint32_t i = 0; i < count; ++i) {
        const uint32_t node = node_[a + i] ? new_node() : 0;
        edge(node, node_[a + i], plus ? 1 : galois::minus_one);
        set(to + i, plus ? primal_[a + i] : galois::negate(primal_[a + i]), node);
    }
}

}  // namespace weft::gradient
