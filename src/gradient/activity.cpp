#include "gradient/activity.h"

#include <algorithm>
#include <vector>

namespace weft::gradient {

using builtins::Effect;
using ir::Op;
using ir::ValueId;

namespace {

bool holds_floats(const types::Types& types, types::TypeId id) {
    const types::Type& type = types[id];
    switch (type.kind) {
        case types::Kind::Scalar:
        case types::Kind::Vector:
        case types::Kind::Matrix:
        case types::Kind::Quaternion:
        case types::Kind::Transform:
            return types::facts(type.scalar).is_float;
        case types::Kind::Reference:
            return holds_floats(types, type.element);
        case types::Kind::Tile:
            return true;  // it may
        case types::Kind::Struct: {
            const std::vector<types::Field>& fields = types[type.structure].fields;
            return std::any_of(fields.begin(), fields.end(),
                               [&](const types::Field& field) { return holds_floats(types, field.type); });
        }
        case types::Kind::Tuple: {
            const auto elements = types.elements(id);
            return std::any_of(elements.begin(), elements.end(),
                               [&](types::TypeId element) { return holds_floats(types, element); });
        }
        case types::Kind::None:
        case types::Kind::Str:
        case types::Kind::Array:
        case types::Kind::FixedArray:
        case types::Kind::Pointer:
        case types::Kind::Range:
        case types::Kind::Shape:
        case types::Kind::Slice:
        case types::Kind::Enum:
        case types::Kind::Any:
        case types::Kind::AnyScalar:
        case types::Kind::AnyFloat:
        case types::Kind::AnyInt:
        case types::Kind::Handle:
        case types::Kind::Ref:
        case types::Kind::FunctionValue:
        case types::Kind::Indexed:
        case types::Kind::Fabric:
        case types::Kind::AnyRank:
        case types::Kind::AnyTuple:
        case types::Kind::Union:
        case types::Kind::Unmatched:
            return false;
    }
    return false;
}

// Follows what may have a derivative through one function, from array elements (and a function's own
// parameters) to what is written to arrays.
class ActivityReader {
  public:
    ActivityReader(const ir::Function& function, const types::Types& types, bool is_kernel)
        : function_(function), types_(types), active_(function.values.size(), 0) {
        if (is_kernel) return;
        for (const ValueId parameter : function.parameters) active_[parameter.index] = floats(parameter);
    }

    bool writes_active() {
        // What a loop assigns at its end is active at its begin.
        do {
            changed_ = false;
            for (const ir::Inst& inst : function_.insts) {
                if (reaches_array(inst)) return true;
            }
        } while (changed_ && has_loops_);
        return false;
    }

  private:
    std::span<const ValueId> args(const ir::Inst& inst) const { return function_.range(inst.args); }
    bool floats(ValueId id) const { return holds_floats(types_, function_.values[id.index].type); }
    bool is_array(ValueId id) const {
        const types::Kind kind = types_[types::stripped(types_, function_.values[id.index].type)].kind;
        return kind == types::Kind::Array || kind == types::Kind::FixedArray;
    }

    // A field of a local struct is active as its struct is.
    ValueId whole(ValueId id) const {
        while (function_.values[id.index].spelling == ir::Spelling::Member)
            id = function_.values[id.index].base;
        return id;
    }
    bool active(ValueId id) const { return active_[whole(id).index] != 0; }
    bool any_active(std::span<const ValueId> ids) const {
        return std::any_of(ids.begin(), ids.end(), [&](ValueId id) { return active(id); });
    }
    void activate(ValueId id) {
        uint8_t& now = active_[whole(id).index];
        if (now == 0) now = changed_ = true;
    }
    void pass_on(const ir::Inst& inst) {
        for (const ValueId made : function_.range(inst.results)) {
            if (active_[made.index] == 0 && floats(made)) active_[made.index] = 1;
        }
    }
    void pass_on_bits(const ir::Inst& inst) {
        for (const ValueId made : function_.range(inst.results)) active_[made.index] = 1;
    }
    // Only bits of a float make an integer active.
    bool holds_active_bits(ValueId id) const { return active(id) && !floats(id); }

    bool reaches_array(const ir::Inst& inst) {
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
            case Op::Goto:
            case Op::Return:
            case Op::ReturnDefault:
            case Op::Assert:
                return false;
            case Op::LoopEnd:
                has_loops_ = true;
                return false;
            case Op::SlotAddress:
                pass_on(inst);
                return false;
            case Op::FieldAddress:
                if (any_active(operands) || inst.as<ir::FieldAddress>().origin.valid()) pass_on(inst);
                return false;
            case Op::FieldStore:
                if (active(operands[1])) activate(operands[0]);
                return false;
            case Op::SlotStore:
            case Op::SlotAtomic:
                return active(operands[0]);
            case Op::Call:
                return call(inst);
        }
        return true;
    }

    bool call(const ir::Inst& inst) {
        const auto operands = args(inst);
        if (inst.builtin() == nullptr) {
            const bool is_function =
                inst.as<ir::Call>().kind == ir::CalleeKind::Function;  // it may read arrays
            if (is_function || any_active(operands)) pass_on(inst);
            return false;
        }
        const builtins::Row& row = *inst.builtin();
        if (row.effect() == Effect::Address) {
            pass_on(inst);
            return false;
        }
        if (row.effect() == Effect::Assign) {
            if (active(operands[1])) activate(operands[0]);
            return false;
        }
        const bool takes_array =
            std::any_of(operands.begin(), operands.end(), [&](ValueId id) { return is_array(id); });
        if (takes_array && inst.results.count != 0) pass_on(inst);  // what an atomic returns
        if (!any_active(operands)) return takes_array && may_write(inst, row);
        if (takes_array || row.effect() == Effect::Store) return true;
        if (inst.results.count == 0) {  // it changes an argument
            for (const ValueId id : operands) {
                if (floats(id)) activate(id);
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
        return inst.results.count == 0 && row.effect() != Effect::ArrayStore && is_array(args(inst).back());
    }

    const ir::Function& function_;
    const types::Types& types_;
    std::vector<uint8_t> active_;  // by value
    bool changed_ = false, has_loops_ = false;
};

}  // namespace

bool may_have_derivative(const driver::Subject& subject) {
    const auto& functions = subject.functions;
    return ActivityReader(subject.kernel.body, subject.types, true).writes_active() ||
           std::any_of(functions.begin(), functions.end(), [&](const lower::LoweredFunction& function) {
               return ActivityReader(function.body, subject.types, false).writes_active();
           });
}

}  // namespace weft::gradient
