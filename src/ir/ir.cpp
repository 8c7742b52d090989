#include "ir/ir.h"

namespace weft::ir {

uint32_t Function::named_views(const Origin& origin) const {
    const auto path = range(origin.steps);
    uint32_t count = 0;
    for (size_t i = 0; i + 1 < path.size(); ++i) count += path[i].kind == StepKind::View;
    return count;
}

void Function::clear() {
    values.clear();
    parameters.clear();
    number_count = 0;
    numbered.clear();
    constants.clear();
    elements.clear();
    insts.clear();
    operands.clear();
    template_args.clear();
    origins.clear();
    steps.clear();
    accesses.clear();
    compare_ops.clear();
    results.clear();
    returns = has_long_constant_loop = uses_scalar_tid = by_reference = false;
    unsupported_adjoint = {};
    callees.clear();
    snippet = adjoint_snippet = replay_snippet = {};
    adjoint = replay = {};
}

}  // namespace weft::ir
