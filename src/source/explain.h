// Explanations of diagnostics: why each is one, and an example. `weft explain` and docs/diagnostics.md are
// made of them.
#pragma once

#include <string>
#include <string_view>

#include "source/diag.h"

namespace weft {

struct Explanation {
    std::string_view why;               // explanations.def
    std::string_view example, caption;  // diag_examples.def; empty: no short file shows it
};

const Explanation& explanation(DiagKind kind);
// A message or a help without its arguments: "`…` is not defined".
std::string pattern(std::string_view text);

}  // namespace weft
