#include "gradient/replay.h"

#include <algorithm>

namespace weft::gradient {

using builtins::DerivativeRule;
using builtins::Effect;
using builtins::Operation;
using ir::Op;
using ir::ValueId;

namespace {

// Reads one function from top to bottom and stops at the first thing it cannot vouch for.
class ReplayReader {
  public:
    ReplayReader(Layout& layout, bool is_kernel, std::vector<uint32_t>& loops)
        : layout_(layout), function_(*layout.function), is_kernel_(is_kernel), loops_(loops) {
        loops_.clear();
    }

    bool suffices() {
        if (!find_carried()) return false;
        for (uint32_t i = 0; i < function_.insts.size(); ++i) {
            const ir::Inst& inst = function_.insts[i];
            if (layout_.has_loops && !uses_live_values(inst)) return false;
            if (!plain(inst, i)) return false;
            if (loops_.empty()) continue;
            for (const ValueId made : results(inst)) facts(made).loop = innermost();
        }
        return (read_ & written_) == 0;
    }

  private:
    std::span<const ValueId> args(const ir::Inst& inst) const { return function_.range(inst.args); }
    std::span<const ValueId> results(const ir::Inst& inst) const { return function_.range(inst.results); }
    ValueFacts& facts(ValueId id) const { return layout_.of(id); }
    bool is_array(ValueId id) const { return facts(id).kind == types::Kind::Array; }
    uint32_t innermost() const { return loops_.empty() ? ValueFacts::no_loop : loops_.back(); }
    bool any_stale(std::span<const ValueId> ids) {
        return std::any_of(ids.begin(), ids.end(), [&](ValueId id) { return facts(id).stale; });
    }

    bool any_active(std::span<const ValueId> ids) {
        return std::any_of(ids.begin(), ids.end(), [&](ValueId id) { return facts(id).active; });
    }

    // Variables that a loop assigns. They are stale everywhere: even before the loop, whose adjoints run
    // after those of the loop.
    bool find_carried() {
        if (!layout_.assigns) return true;
        uint32_t depth = 0;
        for (uint32_t i = 0; i < function_.insts.size(); ++i) {
            const ir::Inst& inst = function_.insts[i];
            if (inst.op == Op::ForBegin || inst.op == Op::RangeBegin) ++depth;
            if (inst.op == Op::LoopEnd) --depth;
            const builtins::Row* const row = layout_.insts[i].row;
            if (row == nullptr || row->effect() != Effect::Assign) continue;
            if (depth == 0) return false;
            ValueFacts& target = facts(args(inst)[0]);
            target.carried = target.stale = target.active = true;
        }
        return true;
    }

    // What a loop makes is gone after it.
    bool uses_live_values(const ir::Inst& inst) {
        const auto operands = args(inst);
        return std::all_of(operands.begin(), operands.end(), [&](ValueId id) {
            const uint32_t loop = facts(id).loop;
            return loop == ValueFacts::no_loop ||
                   std::find(loops_.begin(), loops_.end(), loop) != loops_.end();
        });
    }

    bool plain(const ir::Inst& inst, uint32_t index) {
        switch (inst.op) {
            case Op::Comment:
            case Op::SetConstant:
            case Op::IfEnd:
            case Op::IfReverse:
            case Op::LoopBody:
            case Op::ReturnDefault:
            case Op::Assert:
                return true;
            case Op::Compare:
            case Op::BoolBegin:
            case Op::BoolJoin:
            case Op::IfBegin:
                return !any_stale(args(inst));
            case Op::ForBegin:
            case Op::RangeBegin:
                loops_.push_back(index);
                return is_kernel_ && !any_stale(args(inst));
            case Op::LoopEnd:
                loops_.pop_back();
                return true;
            case Op::Return:
                return loops_.empty() && (inst.depth == 0 || is_kernel_);
            case Op::FieldAddress:
                return field(inst);
            case Op::Call:
                return call(inst, layout_.insts[index].row);
            case Op::FieldStore:
            case Op::OuterStore:
            case Op::SlotAddress:
            case Op::SlotStore:
            case Op::SlotAtomic:
            case Op::WhileBegin:
            case Op::WhileTest:
            case Op::Goto:
                return false;
        }
        return false;
    }

    // A field that is read; of an array's element it is spelled from the array.
    bool field(const ir::Inst& inst) {
        if (any_stale(args(inst))) return false;
        make_active(inst);
        const ir::OriginId origin = inst.as<ir::FieldAddress>().origin;
        if (!origin.valid()) return true;
        const ValueId root = function_.origins[origin.index].root;
        return !is_array(root) || touch(root, read_);
    }

    bool call(const ir::Inst& inst, const builtins::Row* row) {
        if (row != nullptr) return builtin_call(inst, *row);
        make_active(inst);
        return !any_stale(args(inst));
    }

    bool builtin_call(const ir::Inst& inst, const builtins::Row& row) {
        const auto operands = args(inst);
        switch (row.effect()) {
            case Effect::Address:
                make_active(inst);
                return !any_stale(operands) && touch(operands[0], read_);
            case Effect::ArrayStore:
                return !any_stale(operands.first(operands.size() - 1)) && update(inst);
            case Effect::Atomic:
                return atomic(inst, row.operation());
            case Effect::Assign:
                return assign(operands[1]);
            case Effect::Load:
            case Effect::Copy:
                return pass_on(inst);
            case Effect::Where:
                return !facts(operands[0]).stale && pass_on(inst);
            case Effect::Draw:
                return draw(inst);
            case Effect::Noise:  // its derivative would read the state as later draws leave it
            case Effect::Store:
            case Effect::SetPart:
            case Effect::UpdatePart:
            case Effect::PartAddress:
            case Effect::CopyPart:
            case Effect::SetMember:
            case Effect::View:
            case Effect::Report:
            case Effect::Arrays:
            case Effect::Query:
            case Effect::Tile:
            case Effect::Unmodelled:
                return false;
            case Effect::Compute:
            case Effect::Reinterpret:
            case Effect::Construct:
            case Effect::Thread:
            case Effect::LocalArray:
            case Effect::Range:
            case Effect::IterNext:
            case Effect::Reversed:
            case Effect::Tuple:
            case Effect::Extract:
            case Effect::Slice:
            case Effect::GetMember:
            case Effect::Seed:
            case Effect::Decompose:
                return value(inst, row);
        }
        return false;
    }

    // A call that yields what follows from its arguments.
    bool value(const ir::Inst& inst, const builtins::Row& row) {
        const auto operands = args(inst);
        if (inst.results.count == 0) return false;  // it changes an argument
        if (std::any_of(operands.begin(), operands.end(), [&](ValueId id) { return is_array(id); }))
            return false;
        if (row.effect() == Effect::Reinterpret && (any_stale(operands) || any_active(operands)))
            return false;  // bits of a float are taken for something else
        if (makes_integer(inst)) return pass_on(inst);
        const builtins::Behaviour& behaviour = *row.behaviour;
        if (behaviour.derivative != DerivativeRule::Flat && leaves_out(inst, row, behaviour.missing))
            return false;
        return reads_nothing_stale(inst, behaviour.derivative) && pass_on(inst);
    }

    // What is added keeps no value. Whose value the extreme is, is seen by comparing. The rest has no
    // adjoint.
    bool atomic(const ir::Inst& inst, Operation operation) {
        const auto operands = args(inst);
        if (operation == Operation::Add || operation == Operation::Sub)
            return !any_stale(operands.first(operands.size() - 1)) && update(inst);
        const bool picks = operation == Operation::Min || operation == Operation::Max;
        return picks && !any_stale(operands) && update(inst);
    }

    bool update(const ir::Inst& inst) {
        const auto made = results(inst);
        return touch(args(inst)[0], written_) &&
               std::none_of(made.begin(), made.end(), [&](ValueId id) { return facts(id).uses != 0; });
    }

    // A draw changes the state it is given. Outside of loops the replay draws the same numbers again; what
    // has a derivative (bounds that are computed) would read the state at the end.
    bool draw(const ir::Inst& inst) {
        const auto operands = args(inst);
        return loops_.empty() && std::none_of(operands.begin(), operands.end(), [&](ValueId id) {
                   return facts(id).stale || facts(id).active || is_array(id);
               });
    }

    // Does Warp's adjoint leave out a derivative that there is?
    bool leaves_out(const ir::Inst& inst, const builtins::Row& row, unsigned missing) {
        const auto operands = args(inst);
        for (size_t a = 0; a < operands.size(); ++a) {
            // Rows with more arguments than bits miss none of them.
            const bool is_left_out = !row.differentiable || (a < 32 && (missing >> a & 1) != 0);
            if (is_left_out && (facts(operands[a]).active || facts(operands[a]).stale)) return true;
        }
        return false;
    }

    bool reads_nothing_stale(const ir::Inst& inst, DerivativeRule rule) {
        const auto operands = args(inst);
        if (!any_stale(operands) || rule == DerivativeRule::Flat || rule == DerivativeRule::Linear)
            return true;
        // A multiple: one stale factor, and nothing else that has a derivative.
        const auto matters = [&](ValueId id) { return facts(id).stale || facts(id).active; };
        if (std::count_if(operands.begin(), operands.end(), matters) != 1) return false;
        return rule == DerivativeRule::Multilinear ||
               (rule == DerivativeRule::Quotient && facts(operands[0]).stale);
    }

    // The adjoint of what is assigned is replaced, not added to: nobody else may use it, nor an earlier
    // round.
    bool assign(ValueId from) { return facts(from).uses == 1 && facts(from).loop == innermost(); }

    void make_active(const ir::Inst& inst) {
        for (const ValueId made : results(inst)) facts(made).active = true;
    }
    bool pass_on(const ir::Inst& inst) {
        const auto operands = args(inst);
        const bool stale = any_stale(operands);
        const bool active = any_active(operands);
        for (const ValueId made : results(inst)) {
            facts(made).stale = facts(made).stale || stale;
            facts(made).active = facts(made).active || active;
        }
        return true;
    }

    // Arrays are told apart as parameters of the kernel; a function that touches one is not looked into.
    bool touch(ValueId array, uint64_t& bits) const {
        const uint32_t index = facts(array).parameter;
        if (!is_kernel_ || index >= 64) return false;
        bits |= uint64_t{1} << index;
        return true;
    }

    bool makes_integer(const ir::Inst& inst) const {
        const ValueFacts& made = facts(results(inst)[0]);
        return inst.results.count == 1 && made.kind == types::Kind::Scalar && made.leaf == Leaf::Int;
    }

    Layout& layout_;
    const ir::Function& function_;
    const bool is_kernel_;
    std::vector<uint32_t>& loops_;     // around the instruction
    uint64_t read_ = 0, written_ = 0;  // a bit per parameter
};

}  // namespace

bool replay_suffices(Layouts& layouts) {
    std::vector<uint32_t> loops;
    for (size_t i = layouts.size(); i-- > 0;) {
        if (!ReplayReader(layouts[i], layouts.is_kernel(layouts[i]), loops).suffices()) return false;
    }
    return true;
}

}  // namespace weft::gradient
