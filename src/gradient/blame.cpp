#include "gradient/blame.h"

#include <algorithm>
#include <vector>

namespace weft::gradient {

using builtins::Effect;
using ir::Op;
using ir::ValueId;

namespace {

class Inquiry {
  public:
    Inquiry(const Machine& machine, const driver::Functions& functions)
        : machine_(machine), functions_(functions), function_(*machine.kernel().function) {
        find_definitions();
    }

    Reason answer() {
        if (machine_.used_missing_adjoint()) return Reason::MissingAdjoint;
        for (uint32_t i = static_cast<uint32_t>(function_.insts.size()); i-- > 0;) {
            const Reading& reading = machine_.reading(i);
            if (reading.forward_runs == reading.backward_runs && reading.forward == reading.backward)
                continue;
            if (reading.backward_runs < reading.forward_runs && leaves_loop_around(i))
                return Reason::LeavesLoop;
            if (reads_drawn_state(i)) return Reason::DrawnState;
            for (const ValueId id : function_.range(function_.insts[i].args)) {
                if (is_read_for_nobody(function_.insts[i], id)) continue;
                const Reason reason = trace(id, i);
                if (reason != Reason::None) return reason;
            }
            const Reason reason = trace_conditions(i);
            if (reason != Reason::None) return reason;
        }
        return without_reading();
    }

  private:
    struct Loop {
        uint32_t begin, end;
        bool holds(uint32_t inst) const { return begin < inst && inst < end; }
    };

    static const builtins::Row* callee(const ir::Inst& inst) { return inst.builtin(); }
    static bool has_effect(const ir::Inst& inst, Effect effect) {
        const builtins::Row* row = callee(inst);
        return row != nullptr && row->effect() == effect;
    }

    // Whether a value may depend on an element of an array; numbers and scalar parameters do not.
    bool varies(ValueId id, uint32_t fuel = 32) const {
        const ir::Value& value = function_.values[id.index];
        if (value.constant.valid()) return false;
        if (assigned_[id.index] != UINT32_MAX || fuel == 0) return true;
        const uint32_t made = definition_[id.index];
        if (made == UINT32_MAX) return value.spelling != ir::Spelling::Parameter;
        const ir::Inst& inst = function_.insts[made];
        if (inst.op == Op::SetConstant) return false;
        if (inst.op != Op::Call || has_effect(inst, Effect::Address)) return true;
        const auto args = function_.range(inst.args);
        return std::any_of(args.begin(), args.end(), [&](ValueId arg) { return varies(arg, fuel - 1); });
    }

    // In a product with a constant the other factor is read for the derivative by the constant alone.
    bool is_read_for_nobody(const ir::Inst& inst, ValueId id) const {
        const builtins::Row* row = callee(inst);
        if (row == nullptr || row->behaviour->derivative != DerivativeRule::Multilinear) return false;
        const auto args = function_.range(inst.args);
        return std::none_of(args.begin(), args.end(),
                            [&](ValueId other) { return other != id && varies(other); }) &&
               std::count(args.begin(), args.end(), id) == 1;
    }

    static bool changes_component(const builtins::Row& row) {
        const builtins::EffectFacts& facts = builtins::facts(row.effect());
        return facts.parts && facts.writes == builtins::Writes::First;
    }

    void find_definitions() {
        definition_.assign(function_.values.size(), UINT32_MAX);
        assigned_.assign(function_.values.size(), UINT32_MAX);
        changed_.assign(function_.values.size(), UINT32_MAX);
        drawn_.assign(function_.values.size(), UINT32_MAX);
        visited_.assign(function_.values.size(), false);
        for (uint32_t i = 0; i < function_.insts.size(); ++i) {
            const ir::Inst& inst = function_.insts[i];
            for (const ValueId id : function_.range(inst.results)) definition_[id.index] = i;
            if (inst.op == Op::LoopEnd) loops_.push_back({inst.as<ir::LoopEnd>().begin.index, i});
            if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic)
                written_.push_back(function_.range(inst.args)[1]);
            const builtins::Row* row = callee(inst);
            if (row == nullptr) continue;
            const auto args = function_.range(inst.args);
            if (row->effect() == Effect::Assign) assigned_[args[0].index] = i;
            if (changes_component(*row)) changed_[args[0].index] = i;
            if (row->effect() == Effect::Draw) drawn_[args[0].index] = i;
            const builtins::Element element = builtins::facts(row->effect()).element;
            if (element == builtins::Element::Writes || element == builtins::Element::Updates)
                written_.push_back(args[0]);
        }
    }

    // Noise has a derivative and reads a state. (A draw has none; its replay finds the state as it was.)
    bool reads_drawn_state(uint32_t inst) const {
        const auto args = function_.range(function_.insts[inst].args);
        return std::any_of(args.begin(), args.end(), [&](ValueId id) {
            return drawn_[id.index] != UINT32_MAX && drawn_[id.index] > inst;
        });
    }

    bool leaves_loop_around(uint32_t inst) const {
        for (const Loop& loop : loops_) {
            if (!loop.holds(inst)) continue;
            for (uint32_t i = loop.begin; i < loop.end; ++i) {
                if (function_.insts[i].op == Op::Goto || function_.insts[i].op == Op::Return) return true;
            }
        }
        return false;
    }

    bool is_written(ValueId array) const {
        return std::find(written_.begin(), written_.end(), array) != written_.end();
    }

    // A field of an array's element is spelled from the array.
    bool reads_written_field(const ir::Inst& inst) const {
        if (inst.op != Op::FieldAddress) return false;
        const ir::OriginId origin = inst.as<ir::FieldAddress>().origin;
        return origin.valid() && is_written(function_.origins[origin.index].root);
    }

    // Which of Warp's habits may have changed `id` before instruction `user` is reversed.
    Reason trace(ValueId id, uint32_t user) {
        if (visited_[id.index]) return Reason::None;
        visited_[id.index] = true;
        if (assigned_[id.index] != UINT32_MAX) {
            const Loop* loop = innermost(assigned_[id.index]);
            return loop != nullptr && loop->holds(user) ? Reason::LoopCarried : Reason::LoopResult;
        }
        if (changed_[id.index] != UINT32_MAX && changed_[id.index] > user) return Reason::Component;
        const uint32_t made = definition_[id.index];
        if (made == UINT32_MAX) return Reason::None;
        for (const Loop& loop : loops_) {
            if (loop.holds(made) && !loop.holds(user)) return Reason::LoopResult;
        }
        const ir::Inst& inst = function_.insts[made];
        if (reads_written_field(inst)) return Reason::Overwritten;
        if (inst.builtin() != nullptr) {
            const builtins::Row& row = *inst.builtin();
            if (row.effect() == Effect::Atomic) return Reason::AtomicResult;
            if (row.effect() == Effect::Address && is_written(function_.range(inst.args)[0]))
                return is_local_array(function_.range(inst.args)[0]) ? Reason::LocalArray
                                                                     : Reason::Overwritten;
            // A draw changes its state; a loop draws in another order when it is reversed.
            const bool reads_state = row.effect() == Effect::Draw || row.effect() == Effect::Noise;
            if (reads_state && innermost(made) != nullptr) {
                const uint32_t state = definition_[function_.range(inst.args)[0].index];
                if (state != UINT32_MAX && !innermost(made)->holds(state)) return Reason::LoopCarried;
            }
        }
        for (const ValueId arg : function_.range(inst.args)) {
            const Reason reason = trace(arg, user);
            if (reason != Reason::None) return reason;
        }
        return Reason::None;
    }

    // A branch or a loop around `inst` that the backward pass did not take as often as the forward pass.
    Reason trace_conditions(uint32_t inst) {
        for (uint32_t i = inst; i-- > 0;) {
            const Op op = function_.insts[i].op;
            const bool around =
                (op == Op::IfBegin || op == Op::ForBegin) && machine_.kernel().insts[i].partner > inst;
            if (!around) continue;
            const Reason reason = trace(function_.range(function_.insts[i].args)[0], i);
            if (reason != Reason::None) return reason;
        }
        return Reason::None;
    }

    bool is_local_array(ValueId array) const {
        const uint32_t made = definition_[array.index];
        return made != UINT32_MAX && has_effect(function_.insts[made], Effect::LocalArray);
    }

    const Loop* innermost(uint32_t inst) const {  // loops_ has inner ones first
        const auto found =
            std::find_if(loops_.begin(), loops_.end(), [&](const Loop& loop) { return loop.holds(inst); });
        return found == loops_.end() ? nullptr : &*found;
    }

    // Does the loop change an index while an adjoint still has to use it?
    bool indexes_by_state(uint32_t inst) const {
        const auto args = function_.range(function_.insts[inst].args);
        return std::any_of(args.begin() + 1, args.end(), [&](ValueId id) {
            const Loop* loop = assigned_[id.index] == UINT32_MAX ? nullptr : innermost(assigned_[id.index]);
            return loop != nullptr && loop->holds(inst);
        });
    }

    // Every derivative read what it should, so adjoints went astray on the way.
    Reason without_reading() const {
        bool leaves = false, components = false, overwrites = false, local = false, uses_atomic = false,
             state = false;
        for (uint32_t i = 0; i < function_.insts.size(); ++i) {
            const ir::Inst& inst = function_.insts[i];
            overwrites = overwrites || reads_written_field(inst);
            leaves = leaves || (innermost(i) != nullptr && (inst.op == Op::Goto || inst.op == Op::Return));
            if (inst.builtin() == nullptr) continue;
            const builtins::Row& row = *inst.builtin();
            if (row.effect() == Effect::Address) {
                const ValueId array = function_.range(inst.args)[0];
                overwrites = overwrites || is_written(array);
                local = local || is_local_array(array);
                state = state || indexes_by_state(i);
            }
            components = components || row.effect() == Effect::Store || changes_component(row);
            uses_atomic = uses_atomic || (row.effect() == Effect::Atomic && inst.results.count != 0 &&
                                          is_used(function_.range(inst.results)[0]));
        }
        if (leaves) return Reason::LeavesLoop;
        if (state) return Reason::LoopCarried;
        if (components) return Reason::Component;
        if (uses_atomic) return Reason::AtomicResult;
        if (local) return Reason::LocalArray;
        if (!loops_.empty()) return Reason::LoopLocal;
        if (overwrites) return Reason::Overwritten;
        return functions_.empty() ? Reason::Unclear : Reason::InFunction;
    }

    bool is_used(ValueId id) const {
        return std::any_of(function_.insts.begin(), function_.insts.end(), [&](const ir::Inst& inst) {
            const auto args = function_.range(inst.args);
            return std::find(args.begin(), args.end(), id) != args.end();
        });
    }

    const Machine& machine_;
    const driver::Functions& functions_;
    const ir::Function& function_;
    std::vector<uint32_t> definition_, assigned_, changed_, drawn_;  // by value: instructions
    std::vector<bool> visited_;
    std::vector<Loop> loops_;
    std::vector<ValueId> written_;  // arrays
};

}  // namespace

Reason blame(const Machine& machine, const driver::Functions& functions) {
    return Inquiry(machine, functions).answer();
}

}  // namespace weft::gradient
