#include "facts/complexity.h"

#include <array>

#include "base/builtin_names.h"

namespace weft::facts {

using ir::Op;

Complexity complexity(const driver::Subject& subject) {
    const SourceCounts counts = source_counts(subject);
    Complexity out;
    out.statements = counts.counts.statements;
    out.depth = counts.depth;
    out.branches = counts.counts.branches;
    out.loops = counts.counts.loops;
    out.cyclomatic = counts.decisions + 1;
    out.difficulty = synth::difficulty_of(counts.counts);

    std::array<bool, names::builtin_count> seen{};
    const auto count = [&](const ir::Function& function) {
        for (const ir::Inst& inst : function.insts) {
            if (inst.op == Op::Comment) continue;
            ++out.ir_size;
            if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic) ++out.accesses;
            if (inst.builtin() == nullptr) continue;
            const builtins::Row& row = *inst.builtin();
            const builtins::EffectFacts& effect = builtins::facts(row.effect());
            if (effect.element != builtins::Element::None) ++out.accesses;
            bool& known = seen[row.name.index - names::first_builtin.index];
            if (!known && !effect.moves) ++out.builtins;
            known = true;
        }
    };
    count(subject.kernel.body);
    for (const lower::LoweredFunction& function : subject.functions) count(function.body);
    return out;
}

}  // namespace weft::facts
