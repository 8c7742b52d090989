// parse: Python text -> Tree. The driver calls it on each file before anything else looks at it.
// Accepts what CPython 3.11 accepts, node for node and position for position, or returns a diagnostic;
// needs no earlier stage and never runs or imports anything.
#pragma once

#include <optional>
#include <string_view>

#include "base/diag.h"
#include "base/strings.h"
#include "syntax/limits.h"
#include "syntax/tree.h"

namespace weft::syntax {

// `out` is cleared first and keeps its memory between files. On failure it holds tokens and
// source only; the span of the diagnostic points into out.source().
std::optional<Diag> parse(std::string_view source, Strings& strings, Tree& out);

}  // namespace weft::syntax
