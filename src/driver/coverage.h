// What weft knows, as lists: builtin rows, diagnostics, IR operations (ir/ops.def). `weft coverage` prints
// them, and a test asks which of them occur in the golden cases.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "driver/compile.h"
#include "ir/ir.h"
#include "types/types.h"

namespace weft::driver {

// "add(vector, vector)": a builtin row with the patterns of its parameters.
std::string signature(const builtins::Row& row, const types::Types& types, const Strings& strings);

// All false, as large as Options::occurrences must be.
Occurrences no_occurrences();

}  // namespace weft::driver
