// Which types parameters of kernels and of functions may have, and what decides about a native function.
// Asked by those who declare them: the evaluator from annotations, declare() from live objects.
#pragma once

#include <optional>

#include "base/strings.h"
#include "source/diag.h"
#include "syntax/tree.h"
#include "types/types.h"

namespace weft::module {

// What only parameters of functions are annotated with: wp.Function, wp.ref of what a variable can hold.
bool is_of_functions(const types::Types& types, types::TypeId id);
// Why no kernel, or no function, can have a parameter of this type.
std::optional<DiagKind> parameter_refusal(const types::Types& types, types::TypeId id, bool is_kernel);
// Of a @wp.func_native: whether Warp reads its annotated result.
bool reads_native_result(const syntax::Tree& tree, syntax::NodeId def, const Strings& strings);

}  // namespace weft::module
