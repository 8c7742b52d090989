#include "gradient/activity.h"

#include <algorithm>

namespace weft::gradient {

using builtins::Effect;
using ir::Op;
using ir::ValueId;

namespace {

// Follows what may have a derivative through one function, from array elements (and a function's own
// parameters) to what is written to arrays.
class ActivityReader {
  public:
    ActivityReader(Layouts& layouts, Layout& layout)
        : layouts_(layouts), layout_(layout), function_(*layout.function) {
        if (layouts.is_kernel(layout)) return;
        for (const ValueId parameter : function_.parameters) of(parameter).may_vary = of(parameter).floats;
    }

    bool writes_active() {
        // What a loop assigns at its end is active at its begin.
        do {
            changed_ = false;
            for (uint32_t i = 0; i < function_.insts.size(); ++i) {
                if (reaches_array(function_.insts[i], layout_.insts[i].row)) return true;
            }
        } while (changed_ && layout_.has_loops);
        return false;
    }

  private:
    std::span<const ValueId> args(const ir::Inst& inst) const { return function_.range(inst.args); }
    ValueFacts& of(ValueId id) const { return layout_.of(id); }

    // A field of a local struct is active as its struct is.
    bool active(ValueId id) const { return of(layout_.whole(id)).may_vary; }
    bool any_active(std::span<const ValueId> ids) const {
        return std::any_of(ids.begin(), ids.end(), [&](ValueId id) { return active(id); });
    }
    void activate(ValueId id) {
        bool& now = of(layout_.whole(id)).may_vary;
        if (!now) now = changed_ = true;
    }
    void pass_on(const ir::Inst& inst) {
        for (const ValueId made : function_.range(inst.results)) {
            if (of(made).floats) of(made).may_vary = true;
        }
    }
    void pass_on_bits(const ir::Inst& inst) {
        for (const ValueId made : function_.range(inst.results)) of(made).may_vary = true;
    }
    // Only bits of a float make an integer active.
    bool holds_active_bits(ValueId id) const { return active(id) && !of(id).floats; }

    bool reaches_array(const ir::Inst& inst, const builtins::Row* row) {
        const auto operands = args(inst);
        switch (inst.op) {
            case Op::Comment:
            case Op::SetConstant:
            case Op::Compare:
            case Op::BoolBegin:
            case Op::BoolJoin:
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
                return false;
            case Op::SlotAddress:
                pass_on(inst);
                return false;
            case Op::FieldAddress:
                if (any_active(operands) || inst.as<ir::FieldAddress>().origin.valid()) pass_on(inst);
                return false;
            case Op::OuterStore:
                return true;
            case Op::FieldStore:
                if (active(operands[1])) activate(operands[0]);
                return false;
            case Op::SlotStore:
            case Op::SlotAtomic:
                return active(operands[0]);
            case Op::Call:
                return row == nullptr ? own_call(inst) : builtin_call(inst, *row);
        }
        return true;
    }

    bool own_call(const ir::Inst& inst) {
        const bool is_function = inst.as<ir::Call>().kind == ir::CalleeKind::Function;
        if (any_active(args(inst)) || (is_function && may_read_floats(layouts_.callee(inst)))) pass_on(inst);
        return false;
    }

    // From an array of floats, or from what may lead to one.
    bool may_read_floats(const Layout& callee) const {
        return std::any_of(callee.values.begin(), callee.values.end(), [&](const ValueFacts& value) {
            if (value.is_array()) {
                const types::TypeId element = layouts_.types()[value.type].element;
                return layouts_.shapes().shape(element).floats || leads_to_memory(element);
            }
            return leads_to_memory(value.type);
        });
    }
    bool leads_to_memory(types::TypeId type) const {
        const types::Kind kind = layouts_.types()[type].kind;
        if (kind == types::Kind::Shape || kind == types::Kind::Str || kind == types::Kind::Slice)
            return false;
        Shapes& shapes = layouts_.shapes();
        for (uint32_t i = 0; i < shapes.count(type); ++i) {
            if (shapes.leaf(type, i) == Leaf::Other) return true;
        }
        return false;
    }

    bool builtin_call(const ir::Inst& inst, const builtins::Row& row) {
        const auto operands = args(inst);
        if (row.effect() == Effect::Address) {
            pass_on(inst);
            return false;
        }
        if (row.effect() == Effect::Assign) {
            if (active(operands[1])) activate(operands[0]);
            return false;
        }
        const bool takes_array =
            std::any_of(operands.begin(), operands.end(), [&](ValueId id) { return of(id).is_array(); });
        if (takes_array && inst.results.count != 0) pass_on(inst);  // what an atomic returns
        if (!any_active(operands)) return takes_array && may_write(inst, row);
        if (takes_array || row.effect() == Effect::Store) return true;
        if (builtins::facts(row.effect()).writes == builtins::Writes::All) {
            for (const ValueId id : operands) {
                if (of(id).floats) activate(id);
            }
            pass_on_bits(inst);
            return false;
        }
        if (inst.results.count == 0) {  // it changes an argument
            for (const ValueId id : operands) {
                if (of(id).floats) activate(id);
            }
            return false;
        }
        // Bits of a float, and all that is computed from them, may become a float again.
        if (row.effect() == Effect::Reinterpret ||
            std::any_of(operands.begin(), operands.end(),
                        [&](ValueId id) { return holds_active_bits(id); })) {
            pass_on_bits(inst);
            return false;
        }
        if (depends(row, operands) || builtins::facts(row.effect()).moves) pass_on(inst);
        return false;
    }

    bool depends(const builtins::Row& row, std::span<const ValueId> operands) const {
        switch (row.behaviour->derivative) {
            case builtins::DerivativeRule::Linear:
            case builtins::DerivativeRule::Multilinear:
            case builtins::DerivativeRule::Quotient:
            case builtins::DerivativeRule::General:
                return true;
            case builtins::DerivativeRule::FirstOnly:
                return active(operands[0]);
            case builtins::DerivativeRule::Flat:
                return false;
        }
        return true;
    }

    // A call that is given arrays and no active value: it writes what it reads, unless a value is its last
    // argument.
    bool may_write(const ir::Inst& inst, const builtins::Row& row) const {
        return inst.results.count == 0 && row.effect() != Effect::ArrayStore &&
               of(args(inst).back()).is_array();
    }

    Layouts& layouts_;
    Layout& layout_;
    const ir::Function& function_;
    bool changed_ = false;
};

}  // namespace

bool may_have_derivative(Layouts& layouts) {
    for (size_t i = layouts.size(); i-- > 0;) {
        if (ActivityReader(layouts, layouts[i]).writes_active()) return true;
    }
    return false;
}

}  // namespace weft::gradient
