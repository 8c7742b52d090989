// suggest: a name that is not known -> one that is, and is spelled much like it.
// Used by check() for the end of a diagnostic's help.
#pragma once

#include <string>

#include "driver/compiled.h"

namespace weft::check {

// "did you mean `sin`?"; empty: the diagnostic is about no name, or nothing is like it.
std::string suggestion(const Diag& diag, const Compiled& compiled);

}  // namespace weft::check
