#include "ir/ir.h"

namespace weft::ir {

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
