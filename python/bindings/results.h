// What compile() and live() hand over: modules, kernels, texts and diagnostics as dicts and lists.
#pragma once

#include <string>

#include "bindings.h"
#include "driver/compiled.h"
#include "emit/target.h"

namespace weft::python {

// "cpu", "cuda" or "both"; another word is a ValueError.
emit::TargetSet targets_of(const std::string& device);

nb::dict diagnostic(const Diag& diag, const Sources& sources);
// `columns`: the same with Output::Columns, for the code columns; null: there are none.
nb::dict results_of(const Compiled& compiled, const Compiled* columns, const emit::TargetSet& targets);

}  // namespace weft::python
