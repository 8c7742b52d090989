// The builtin behind each binary operator.
#pragma once

#include "base/strings.h"
#include "syntax/tree.h"

namespace weft::lower {

StringId operator_builtin(syntax::Operator op);

}  // namespace weft::lower
