// parse: the textual form of the IR (ir/print.h) -> functions. Used by tests of later stages and to show that
// the text says all. What is read is not verified: verify() does that.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "ir/ir.h"

namespace weft::ir {

struct Parsed {
    std::string title;  // "kernel NAME"
    Function function;
};

// All functions of a text. Types and names are interned; a struct must be known to `types`.
Result<std::vector<Parsed>> parse(std::string_view text, types::Types& types, Strings& strings);

// Do they say the same? Pools are compared by what is used of them, not by how they are laid out.
bool same(const Function& a, const Function& b, const types::Types& types);

}  // namespace weft::ir
