// print: Tree -> Python text, the inverse of parse(). Tests, fuzzing and dump_ast use it.
// Total: every tree that parse() accepts is printed, and parsing the text gives an equal tree.
#pragma once

#include "base/strings.h"
#include "base/text.h"
#include "syntax/tree.h"

namespace weft::syntax {

void print(const Tree& tree, const Strings& strings, TextBuffer& out);
std::string print(const Tree& tree, const Strings& strings);

}  // namespace weft::syntax
