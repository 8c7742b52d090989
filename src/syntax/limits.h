// How much of a file is read before it is refused. The lexer and the parser check these, so that no
// later stage that walks the tree by recursion can run out of stack.
#pragma once

namespace weft::syntax {

// CPython's own limits: 200 open brackets, 100 indentations with the outermost, 20 nested blocks.
inline constexpr unsigned max_brackets = 200;
inline constexpr unsigned max_indents = 100;
inline constexpr unsigned max_blocks = 20;  // loops, with and try in one function
// The height of the tree: nested expressions and blocks, elif branches, the left operands of a + b + c.
inline constexpr unsigned max_depth = 1000;

}  // namespace weft::syntax
