#include "facts/complexity.h"

#include <algorithm>
#include <vector>

#include "base/builtin_names.h"

namespace weft::facts {

using ir::Op;

bool only_moves(StringId name) {
    constexpr StringId moving[] = {
        names::address, names::load,     names::copy,           names::assign,     names::array_store,
        names::store,   names::where,    names::range,          names::iter_next,  names::extract,
        names::tuple,   names::view,     names::index,          names::indexref,   names::slice,
        names::tid,     names::reversed, names::assign_inplace, names::assign_copy};
    return std::find(std::begin(moving), std::end(moving), name) != std::end(moving);
}

Complexity complexity(const driver::Subject& subject) {
    const SourceCounts counts = source_counts(subject);
    Complexity out;
    out.statements = counts.counts.statements;
    out.depth = counts.depth;
    out.branches = counts.counts.branches;
    out.loops = counts.counts.loops;
    out.cyclomatic = counts.decisions + 1;
    out.difficulty = synth::difficulty_of(counts.counts);

    std::vector<uint8_t> seen(names::builtin_count, 0);
    const auto count = [&](const ir::Function& function) {
        for (const ir::Inst& inst : function.insts) {
            if (inst.op == Op::Comment) continue;
            ++out.ir_size;
            if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic) ++out.accesses;
            if (inst.builtin() == nullptr) continue;
            const builtins::Row& row = *inst.builtin();
            const bool is_atomic = row.skip_replay && inst.results.count != 0 && row.name != names::index &&
                                   row.name != names::indexref;
            if (row.name == names::address || row.name == names::array_store || is_atomic) ++out.accesses;
            uint8_t& known = seen[row.name.index - names::first_builtin.index];
            if (known == 0 && !only_moves(row.name)) ++out.builtins;
            known = 1;
        }
    };
    count(subject.kernel.body);
    for (const lower::LoweredFunction& function : subject.functions) count(function.body);
    return out;
}

}  // namespace weft::facts
