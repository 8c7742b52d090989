// evaluate: a syntax tree -> Program, the module level of one file as Warp sees it after importing it.
// The driver calls it after parse(); lower/, emit/ and the hash read the Program. It evaluates names,
// classes, functions, loops and calls statically within a budget, never runs Python and never opens a file:
// what it cannot follow becomes an Unknown value with a reason, and what could change every kernel refuses
// the file.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/strings.h"
#include "module/program.h"
#include "source/diag.h"
#include "syntax/tree.h"
#include "types/types.h"

namespace weft::module {

struct Budget {
    uint32_t steps = 2'000'000;  // statements, expressions, items
    uint32_t bytes = 16u << 20;  // of strings and containers
    uint32_t depth = 2500;       // nested evaluations, so that the stack holds
    uint32_t calls = 200;        // nested Python calls
};

// `module_name` is the name under which Warp imports the file (its stem). `program` is cleared first and
// keeps its memory between files. Returns the diagnostic that makes the whole file unusable, also kept in
// program.diags. Quoted annotations become sources of their own.
std::optional<Diag> evaluate(Sources& sources, const syntax::Tree& tree, std::string_view module_name,
                             Strings& strings, types::Types& types, Program& program,
                             const Budget& budget = {});

}  // namespace weft::module
