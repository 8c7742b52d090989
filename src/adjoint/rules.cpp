#include "adjoint/rules.h"

#include "builtins/builtins.h"

namespace weft::adjoint {

using ir::Op;

bool runs_again(const ir::Inst& inst) {
    if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic) return false;
    const builtins::Row* row = inst.builtin();
    return row == nullptr || !row->skip_replay;
}

bool has_own_replay(const ir::Inst& call, const ir::Function& callee) {
    if (call.results.count > 1) return false;  // Warp forgets it
    // And it forgets a snippet where the call has a result.
    return callee.replay.valid() || (call.results.count == 0 && callee.replay_snippet.valid());
}

bool has_adjoint(const ir::Inst& call, const ir::Function& caller) {
    if (call.args.count == 0) return false;  // nothing to differentiate by
    const builtins::Row* row = call.builtin();
    if (row == nullptr) return true;
    if (!row->differentiable) return false;
    // What applies a function needs the adjoint of that, too.
    for (const ir::ValueId arg : caller.range(call.args)) {
        const ir::Value& value = caller.values[arg.index];
        if (value.spelling == ir::Spelling::Builtin &&
            !builtins::row(builtins::RowId{value.number}).differentiable)
            return false;
    }
    return true;
}

bool adjoint_takes_results(const ir::Inst& call, const ir::Function* callee) {
    if (callee != nullptr && callee->adjoint.valid()) return false;
    if (call.results.count != 1) return call.results.count > 1;
    const builtins::Row* row = call.builtin();
    return row != nullptr && row->original_output;
}

int64_t last_round(const ir::RangeBegin& range) {
    const int64_t start = range.start, stop = range.stop, step = range.step;
    const int64_t span = step > 0 ? stop - start - 1 : start - stop - 1;
    return start + span / (step > 0 ? step : -step) * step;
}

}  // namespace weft::adjoint
