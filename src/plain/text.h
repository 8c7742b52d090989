// plain: Warp's types and builtins as plain C++ that needs nothing of Warp (support.h). This header is the
// text itself: expressions that know how strongly they hold together, and names that C++ can have. Made for
// those who print kernels for people (standalone/, reference/); knows nothing of trees, kernels or threads.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace weft::plain {

// How strongly a piece of C++ holds together, loosest first.
enum class Binding : uint8_t {
    Choice,
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Prefix,
    Postfix
};

// A C++ expression.
struct Piece {
    std::string text;
    Binding binding = Binding::Postfix;
};

// In parentheses where it holds less together than `least`.
std::string inside(const Piece& piece, Binding least);

// `left sign right` of an operator that associates to the left: with the parentheses that the meaning needs,
// and those that compilers ask for (`(a & b) | c`, `(a + b) << c`, `(a && b) || c`).
Piece joined(const Piece& left, std::string_view sign, const Piece& right, Binding binding);

// A text as a C string; bytes that are no plain characters in octal, which no digit behind them can lengthen.
std::string quoted(std::string_view text);

// Whether C++ text names something: as a word, not as a member of something else, not in a comment.
bool mentions(std::string_view text, std::string_view name);

// A name of Python as C++ may have it: other than a keyword, a word of CUDA or of the headers that nvcc
// includes by itself (min, float3, threadIdx, printf …; of a function or a struct also y0, index, time …).
// Letters beyond ASCII are spelled out.
enum class Scope : uint8_t { Local, Global };
std::string identifier(std::string_view python, Scope scope = Scope::Local);

}  // namespace weft::plain
