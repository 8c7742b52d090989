// parse: Python text -> Tree. The driver calls it on each file before anything else looks at it.
// Accepts what CPython 3.11 accepts, node for node and position for position, or returns a diagnostic;
// needs no earlier stage and never runs or imports anything.
#pragma once

#include <optional>

#include "base/strings.h"
#include "source/diag.h"
#include "source/sources.h"
#include "syntax/limits.h"
#include "syntax/tree.h"

namespace weft::syntax {

// `out` is cleared first and keeps its memory between files. On failure it holds tokens and its source only.
// The text is brought to UTF-8 if it was declared to be in another encoding.
std::optional<Diag> parse(Sources& sources, SourceId source, Strings& strings, Tree& out);

}  // namespace weft::syntax
