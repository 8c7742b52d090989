// The source text that Warp reads of a function: it hashes it and prints its lines as comments.
// Made by the evaluator for every declaration; read by the hash and by emit/ through Callable::source.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "module/program.h"
#include "syntax/tree.h"

namespace weft::module {

// Fills `out` for the function `def`. Returns null, or what about the layout makes Warp's reading fail or
// unclear.
const char* source_slice(const syntax::Tree& tree, syntax::NodeId def, Program& program, SourceSlice& out);

// str.splitlines(), appended to `out`.
void split_lines(std::string_view text, std::vector<std::string_view>& out);

// A line of the file, less what the function is indented by. Program::line() counts as Warp does, to which a
// form feed ends a line, too.
std::string_view dedented_line(const Callable& callable, uint32_t line);
// The text of a node of the function in its dedented source, from its first to its last byte.
std::string dedented_source(const Callable& callable, syntax::NodeId node);
// An expression in wp.static() as Warp keeps it: its source without line ends.
std::string static_text(const Callable& callable, syntax::NodeId argument);

}  // namespace weft::module
