// literals: a compiled file -> the first of its texts that could leave its C++ literal. Warp prints the
// strings of `print` and `printf` and the source of an `assert` into the code and escapes less than C++ asks
// for, so text can become code; and `printf` believes its format. Whoever hands emitted code to a compiler
// asks here first: `weft validate` for its rows, the runner before a host compiler is started. Names need no
// judgement: those in the code are Python's identifiers, or the compiler has refused them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "driver/compiled.h"

namespace weft::facts {

// What is wrong and where: "line 7: ...". Modules that are refused have no code, and nothing to say.
std::optional<std::string> escapes_its_literal(const Compiled& compiled);

// Whether this text between two quotes is one string literal for every C++ compiler: no quote that is not
// escaped, no line end that is not spliced away, with and without trigraphs, with and without blanks
// behind a backslash at a line's end.
bool stays_in_literal(std::string_view text);

}  // namespace weft::facts
