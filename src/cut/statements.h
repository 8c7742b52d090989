// Private to cut/
// Statements: what each statement at the top of a file binds, what it asks for, and which lines are its own.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/strings.h"
#include "syntax/tree.h"

namespace weft::cut {

// What a name that an import binds is in another file.
struct Link {
    StringId bound;
    StringId name{};       // of something there; invalid: it is the file itself
    std::string module{};  // dotted
};

struct Statement {
    std::vector<syntax::NodeId> nodes;       // one, but for those that share a line
    uint32_t first_line = 0, last_line = 0;  // with decorators, and comments that belong to it
    // Names, sorted, each once.
    std::vector<StringId> binds;      // that it gives the module
    std::vector<StringId> needs;      // that it reads, and no function in it has for its own
    std::vector<StringId> needs_now;  // the same, without those that functions in it read when they run
    std::vector<StringId>
        may_need;                   // that a function in it has for its own: Warp may still read the module's
    std::vector<StringId> touches;  // whose objects it may change without binding the name
    // `a.b.c` that it reads as `a` and the text "b.c", where `a` is among `needs`; and what `a.b.c` begins
    // with, too.
    std::vector<std::pair<StringId, StringId>> paths;
    bool is_import = false, is_star = false, is_future = false;
    bool is_definition = false;  // def or class
    bool sets_options = false;   // of the module or of Warp

    // File::link() fills these: where the names of an import come from.
    uint32_t part = 0;  // of File: which of its files it stands in
    std::vector<Link> links;
    std::vector<uint32_t> stars;  // parts whose names it takes, all of them
    bool is_linked = false;
    bool leads_outside = false;  // it imports something that no file of the project is
};

// In the order of the text.
std::vector<Statement> statements(const syntax::Tree& tree, Strings& strings);

}  // namespace weft::cut
