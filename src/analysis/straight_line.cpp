#include "analysis/straight_line.h"

#include <algorithm>

#include "analysis/derivatives.h"
#include "base/builtin_names.h"

namespace weft::analysis {

using ir::Op;

namespace {

// What a function does with the arrays it is given, a bit per parameter; the kernel's parameters beyond the
// 64th are not told apart.
struct ArrayUse {
    uint64_t read = 0, written = 0;
};

class Reader {
  public:
    explicit Reader(const types::Types& types) : types_(types) {}

    bool kernel(const ir::Function& function) {
        ArrayUse use;
        return body(function, &use) && (use.read & use.written) == 0;
    }
    // A function that touches arrays is not looked into: whose they are is the caller's to say.
    bool function(const ir::Function& function) { return body(function, nullptr); }

  private:
    bool body(const ir::Function& function, ArrayUse* use) const {
        return std::all_of(function.insts.begin(), function.insts.end(),
                           [&](const ir::Inst& inst) { return plain(function, inst, use); });
    }

    bool plain(const ir::Function& function, const ir::Inst& inst, ArrayUse* use) const {
        switch (inst.op) {
            case Op::Comment:
            case Op::SetConstant:
            case Op::Compare:
            case Op::BoolBegin:
            case Op::BoolJoin:
            case Op::IfBegin:
            case Op::IfEnd:
            case Op::IfReverse:
            case Op::ReturnDefault:
            case Op::Assert:
                return true;
            case Op::Return:
                return inst.depth == 0 || use != nullptr;
            case Op::FieldAddress:
                return field(function, inst, use);
            case Op::Call:
                return inst.callee_kind != ir::CalleeKind::Builtin || builtin_call(function, inst, use);
            default:
                return false;
        }
    }

    // A field that is read; of an array's element it is spelled from the array.
    bool field(const ir::Function& function, const ir::Inst& inst, ArrayUse* use) const {
        if (!inst.origin.valid()) return true;
        const ir::ValueId root = function.origins[inst.origin.index].root;
        if (!is_array(function, root)) return true;
        return use != nullptr && touch(function, root, use->read);
    }

    bool builtin_call(const ir::Function& function, const ir::Inst& inst, ArrayUse* use) const {
        const builtins::Row& row = builtins::row(builtins::RowId{inst.callee});
        const auto operands = function.range(inst.args);
        if (row.name == names::address) return use != nullptr && touch(function, operands[0], use->read);
        if (row.name == names::array_store)
            return use != nullptr && touch(function, operands[0], use->written);
        if (row.name == names::atomic_add || row.name == names::atomic_sub)
            return use != nullptr && touch(function, operands[0], use->written) &&
                   !reads_result(function, inst);
        if (row.name == names::load || row.name == names::copy || row.name == names::where) return true;
        if (row.name == names::index || row.name == names::indexref || row.name == names::assign_copy)
            return false;
        // A draw changes the state it is given; without a result a builtin changes an argument.
        if (row.group == builtins::Group::Random || inst.results.count == 0) return false;
        if (std::any_of(operands.begin(), operands.end(),
                        [&](ir::ValueId id) { return is_array(function, id); }))
            return false;
        if (makes_integer(function, inst)) return true;
        const Derivative derivative_of = derivative(row);
        return derivative_of.rule == DerivativeRule::Flat ||
               (row.differentiable && derivative_of.missing == 0);
    }

    static bool touch(const ir::Function& function, ir::ValueId array, uint64_t& bits) {
        const auto place = std::find(function.parameters.begin(), function.parameters.end(), array);
        const auto index = static_cast<uint64_t>(place - function.parameters.begin());
        if (place == function.parameters.end() || index >= 64) return false;
        bits |= uint64_t{1} << index;
        return true;
    }

    static bool reads_result(const ir::Function& function, const ir::Inst& atomic) {
        const auto made = function.range(atomic.results);
        return std::any_of(function.insts.begin(), function.insts.end(), [&](const ir::Inst& inst) {
            const auto operands = function.range(inst.args);
            return std::find_first_of(operands.begin(), operands.end(), made.begin(), made.end()) !=
                   operands.end();
        });
    }

    const types::Type& type(const ir::Function& function, ir::ValueId id) const {
        return types_[types::stripped(types_, function.values[id.index].type)];
    }
    bool is_array(const ir::Function& function, ir::ValueId id) const {
        return type(function, id).kind == types::Kind::Array;
    }
    bool makes_integer(const ir::Function& function, const ir::Inst& inst) const {
        const types::Type& made = type(function, function.range(inst.results)[0]);
        return inst.results.count == 1 && made.kind == types::Kind::Scalar &&
               !types::facts(made.scalar).is_float;
    }

    const types::Types& types_;
};

}  // namespace

bool is_straight_line(const Subject& subject) {
    Reader reader(subject.types);
    if (!reader.kernel(subject.kernel.body)) return false;
    const auto& functions = subject.lowered.functions;
    return std::all_of(functions.begin(), functions.end(), [&](const lower::LoweredFunction& function) {
        return reader.function(function.body);
    });
}

}  // namespace weft::analysis
