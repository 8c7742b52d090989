// implicit: the builtins that Python's syntax calls without naming them, found by what they do. lower/ asks
// here what an operator, a subscript, an assignment or a loop calls.
#pragma once

#include "base/builtin_names.h"
#include "builtins/behaviour.h"
#include "syntax/tree.h"
#include "types/types.h"

namespace weft::builtins {

// The one builtin that does this; invalid if there is none, or more than one.
StringId builtin_that(Effect effect, Operation operation = Operation::None);

Operation operation_of(syntax::Operator op);
Operation operation_of(syntax::UnaryOperator op);
inline StringId binary_builtin(syntax::Operator op) {
    return builtin_that(Effect::Compute, operation_of(op));
}

// Where several do the same: the one that Warp's code generator calls.
inline constexpr StringId component_reference = names::indexref;  // vector[i] = x, of a reference
StringId python_cast(types::Scalar scalar);                       // float(x), int(x), bool(x)

// Of tiles: t[i, j], t[a:b], t[indices], and t[a:b] = u.
inline constexpr StringId tile_element = names::tile_extract, tile_view = names::tile_view,
                          tile_gather = names::tile_slice_indexed, tile_assign = names::tile_assign,
                          tile_map = names::tile_map;
StringId tile_update(syntax::Operator op);        // t[i] += x; invalid: there is none
StringId whole_tile_update(syntax::Operator op);  // t += u

}  // namespace weft::builtins
