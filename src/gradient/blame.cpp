#include "gradient/blame.h"

#include <algorithm>
#include <utility>
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

    std::vector<Difference> answer() {
        if (machine_.used_missing_adjoint()) found_.push_back({Reason::MissingAdjoint, {}, {}});
        for (uint32_t i = static_cast<uint32_t>(function_.insts.size()); i-- > 0;) {
            const Reading& reading = machine_.reading(i);
            if (reading.forward_runs == reading.backward_runs && reading.forward == reading.backward)
                continue;
            // What was followed in vain leads nowhere from another reader, either; once a reason is known,
            // each has one of its own.
            if (!found_.empty()) visited_.assign(visited_.size(), false);
            cause_ = UINT32_MAX;
            const Reason reason = reason_at(i, reading);
            if (reason != Reason::None) found_.push_back({reason, node_of(i), node_of(cause_)});
        }
        if (found_.empty()) {
            cause_ = UINT32_MAX;
            const Reason reason = without_reading();
            found_.push_back({reason, node_of(cause_), {}});
        }
        return std::move(found_);
    }

  private:
    struct Loop {
        uint32_t begin, end;
        bool holds(uint32_t inst) const { return begin < inst && inst < end; }
    };

    syntax::NodeId node_of(uint32_t inst) const {
        return inst == UINT32_MAX ? syntax::NodeId() : function_.insts[inst].node;
    }

    // Why the derivative of this instruction did not read the same in both passes.
    Reason reason_at(uint32_t inst, const Reading& reading) {
        if (reading.backward_runs < reading.forward_runs && leaves_loop_around(inst))
            return Reason::LeavesLoop;
        if (reads_drawn_state(inst)) return Reason::DrawnState;
        for (const ValueId id : function_.range(function_.insts[inst].args)) {
            if (is_read_for_nobody(function_.insts[inst], id)) continue;
            const Reason reason = trace(id, inst);
            if (reason != Reason::None) return reason;
        }
        return trace_conditions(inst);
    }

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

    bool leaves_loop_around(uint32_t inst) {
        for (const Loop& loop : loops_) {
            if (!loop.holds(inst)) continue;
            for (uint32_t i = loop.begin; i < loop.end; ++i) {
                if (function_.insts[i].op != Op::Goto && function_.insts[i].op != Op::Return) continue;
                cause_ = i;
                return true;
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
            cause_ = assigned_[id.index];
            const Loop* loop = innermost(assigned_[id.index]);
            return loop != nullptr && loop->holds(user) ? Reason::LoopCarried : Reason::LoopResult;
        }
        if (changed_[id.index] != UINT32_MAX && changed_[id.index] > user) {
            cause_ = changed_[id.index];
            return Reason::Component;
        }
        const uint32_t made = definition_[id.index];
        if (made == UINT32_MAX) return Reason::None;
        const uint32_t known_cause = std::exchange(cause_, made);
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
        cause_ = known_cause;
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
    Reason without_reading() {
        // The first of each.
        constexpr uint32_t none = UINT32_MAX;
        uint32_t leaves = none, components = none, overwrites = none, local = none, uses_atomic = none,
                 state = none, calls = none;
        for (uint32_t i = 0; i < function_.insts.size(); ++i) {
            const ir::Inst& inst = function_.insts[i];
            const auto note = [i](uint32_t& first, bool holds) {
                if (first == none && holds) first = i;
            };
            note(overwrites, reads_written_field(inst));
            note(leaves, innermost(i) != nullptr && (inst.op == Op::Goto || inst.op == Op::Return));
            note(calls, inst.op == Op::Call && inst.builtin() == nullptr);
            if (inst.builtin() == nullptr) continue;
            const builtins::Row& row = *inst.builtin();
            if (row.effect() == Effect::Address) {
                const ValueId array = function_.range(inst.args)[0];
                note(overwrites, is_written(array));
                note(local, is_local_array(array));
                note(state, indexes_by_state(i));
            }
            note(components, row.effect() == Effect::Store || changes_component(row));
            note(uses_atomic, row.effect() == Effect::Atomic && inst.results.count != 0 &&
                                  is_used(function_.range(inst.results)[0]));
        }
        const auto blamed = [this](uint32_t inst, Reason reason) {
            cause_ = inst;
            return reason;
        };
        if (leaves != none) return blamed(leaves, Reason::LeavesLoop);
        if (state != none) return blamed(state, Reason::LoopCarried);
        if (components != none) return blamed(components, Reason::Component);
        if (uses_atomic != none) return blamed(uses_atomic, Reason::AtomicResult);
        if (local != none) return blamed(local, Reason::LocalArray);
        if (!loops_.empty()) return blamed(loops_.front().begin, Reason::LoopLocal);
        if (overwrites != none) return blamed(overwrites, Reason::Overwritten);
        return functions_.empty() ? Reason::Unclear : blamed(calls, Reason::InFunction);
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
    uint32_t cause_ = UINT32_MAX;   // the instruction that the reason found last is about
    std::vector<Difference> found_;
};

}  // namespace

std::vector<Difference> blame(const Machine& machine, const driver::Functions& functions) {
    return Inquiry(machine, functions).answer();
}

}  // namespace weft::gradient
