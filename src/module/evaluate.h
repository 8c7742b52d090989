// evaluate: a syntax tree -> Program, the module level of a file as Warp sees it after importing it.
// The driver calls it after parse(); lower/, emit/ and the hash read the Program. It evaluates names,
// classes, functions, loops and calls statically within a budget, never runs Python and never opens a file
// (it asks a Finder for what is imported):
// what it cannot follow becomes an Unknown value with a reason, and what could change every kernel refuses
// the file.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/strings.h"
#include "module/finder.h"
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
    uint32_t files = 5000;       // that are imported
    uint32_t imports = 100;      // nested ones
};

// `module_name` is the name under which Warp imports the file (its stem). `program` is cleared first and
// keeps its memory between files. Returns the diagnostic that makes the whole file unusable, also kept in
// program.diags. Quoted annotations become sources of their own.
std::optional<Diag> evaluate(Sources& sources, const syntax::Tree& tree, std::string_view module_name,
                             Strings& strings, types::Types& types, Program& program,
                             const Budget& budget = {});

// The same for a module of a project, `a.b.c`, as `python -c "import a.b.c"` leaves it. Trees that the finder
// gave must stay as long as the program. The diagnostic is about the whole import; a file that could not be
// followed to its end has one of its own (File::refused).
std::optional<Diag> evaluate(Sources& sources, Finder& finder, std::string_view dotted, Strings& strings,
                             types::Types& types, Program& program, const Budget& budget = {});
// Is `program` also what the import of `dotted` leaves? If so, that file is its target from now on.
bool retarget(Program& program, std::string_view dotted);

}  // namespace weft::module
