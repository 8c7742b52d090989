// Which conditions may be blended: those that nothing but arithmetic hangs on (docs/gradients.md).
#include <algorithm>

#include "gradient/layout.h"

namespace weft::gradient {

using builtins::Effect;
using builtins::Operation;
using ir::Op;
using ir::ValueId;

namespace {

bool is_not(const builtins::Row* row) {
    return row != nullptr && row->effect() == Effect::Compute && row->operation() == Operation::Not;
}

}  // namespace

bool Layouts::all_floats(const ValueFacts& value) {
    if (value.width <= 1) return value.width == 0 || value.leaf == Leaf::Float;
    for (uint32_t i = 0; i < value.width; ++i) {
        if (shapes_.leaf(value.type, i) != Leaf::Float) return false;
    }
    return true;
}

// What cannot be done by a share: leaving, going round, changing a variable or an integer in memory.
bool Layouts::is_hard(const Layout& layout, uint32_t index) {
    const ir::Inst& inst = layout.function->insts[index];
    const auto operands = layout.function->range(inst.args);
    switch (inst.op) {
        case Op::Comment:
        case Op::SetConstant:
        case Op::Compare:
        case Op::BoolBegin:
        case Op::BoolJoin:
        case Op::IfBegin:
        case Op::IfEnd:
        case Op::IfReverse:
        case Op::FieldAddress:
        case Op::SlotAddress:
        case Op::Assert:
            return false;
        case Op::SlotStore:
        case Op::SlotAtomic:
            return !all_floats(layout.of(operands[0]));
        case Op::FieldStore:
        case Op::OuterStore:
        case Op::ForBegin:
        case Op::RangeBegin:
        case Op::WhileBegin:
        case Op::WhileTest:
        case Op::LoopBody:
        case Op::LoopEnd:
        case Op::Goto:
        case Op::Return:
        case Op::ReturnDefault:
            return true;
        case Op::Call:
            break;
    }
    const builtins::Row* const row = layout.insts[index].row;
    if (row == nullptr)
        return inst.as<ir::Call>().kind == ir::CalleeKind::Function && callee(inst).writes_memory;
    if (row->effect() == Effect::ArrayStore) return !all_floats(layout.of(operands.back()));
    if (row->effect() == Effect::Atomic) {
        const Operation operation = row->operation();
        const bool has_shares = operation == Operation::Add || operation == Operation::Sub ||
                                operation == Operation::Min || operation == Operation::Max;
        return !has_shares || !all_floats(layout.of(operands.back()));
    }
    if (row->effect() == Effect::Report) return false;
    const builtins::Writes writes = builtins::facts(row->effect()).writes;
    return writes == builtins::Writes::First || writes == builtins::Writes::All ||
           (writes == builtins::Writes::Rest && (inst.results.count == 0 || row->effect() == Effect::Arrays));
}

bool Layouts::writes_memory(const Layout& layout, uint32_t index) const {
    const ir::Inst& inst = layout.function->insts[index];
    if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic) return true;
    if (inst.op != Op::Call) return false;
    const builtins::Row* const row = layout.insts[index].row;
    if (row == nullptr)
        return inst.as<ir::Call>().kind == ir::CalleeKind::Function && callee(inst).writes_memory;
    const builtins::EffectFacts& facts = builtins::facts(row->effect());
    return facts.element == builtins::Element::Writes || facts.element == builtins::Element::Updates ||
           facts.writes == builtins::Writes::All || row->effect() == Effect::Store ||
           row->effect() == Effect::Arrays;
}

// Those that pick floats, or branches without anything hard, or are joined to such.
void Layouts::find_weights(Layout& layout) {
    const ir::Function& function = *layout.function;
    layout.writes_memory = false;
    for (uint32_t i = 0; i < function.insts.size() && !is_kernel(layout) && !layout.writes_memory; ++i)
        layout.writes_memory = writes_memory(layout, i);
    if (!layout.has_tests) return;
    uint32_t behind_hard = 0;  // the instruction behind the last hard one
    bool in_while_test = false;
    for (uint32_t i = 0; i < function.insts.size(); ++i) {
        const ir::Inst& inst = function.insts[i];
        InstFacts& facts = layout.insts[i];
        in_while_test = inst.op == Op::WhileBegin || (in_while_test && inst.op != Op::WhileTest);
        facts.in_while_test = in_while_test;
        if (inst.op == Op::Compare || inst.op == Op::BoolBegin || is_not(facts.row)) {
            ValueFacts& made = layout.of(function.range(inst.results)[0]);
            made.is_test = made.is_weight = true;
        }
        if (is_hard(layout, i)) behind_hard = i + 1;
        if (inst.op == Op::IfEnd) layout.insts[facts.partner].blends = behind_hard <= facts.partner;
    }
    for (uint32_t i = static_cast<uint32_t>(function.insts.size()); i-- > 0;) {
        const ir::Inst& inst = function.insts[i];
        const InstFacts& facts = layout.insts[i];
        if (inst.op == Op::IfReverse || inst.op == Op::Assert || facts.blends) continue;
        const auto made = function.range(inst.results);
        const bool joins = inst.op == Op::BoolBegin || inst.op == Op::BoolJoin || is_not(facts.row);
        if (joins && layout.of(made[0]).is_weight) continue;
        const bool picks =
            facts.row != nullptr && facts.row->effect() == Effect::Where && all_floats(layout.of(made[0]));
        for (const ValueId id : function.range(inst.args).subspan(picks ? 1 : 0))
            layout.of(id).is_weight = false;
    }
}

}  // namespace weft::gradient
