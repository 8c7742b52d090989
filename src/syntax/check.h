// check: what CPython's compiler refuses although its grammar allows it (break outside a loop, two parameters
// of one name, global after a use, …). The driver calls it between parse() and module: a file that cannot be
// compiled cannot be imported, whatever part of it kernels use.
#pragma once

#include <optional>

#include "base/strings.h"
#include "source/diag.h"
#include "syntax/tree.h"

namespace weft::syntax {

// `tree` and `strings` are those of a parse() that succeeded. The first thing found is returned, which need
// not be the one CPython would name.
std::optional<Diag> check(const Tree& tree, const Strings& strings);

}  // namespace weft::syntax
