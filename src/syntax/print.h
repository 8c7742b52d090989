// print: Tree -> Python text, the inverse of parse().
// Total: every tree that parse() accepts is printed, and parsing the text gives an equal tree; with a Layout,
// equal but for the white space in docstrings.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/strings.h"
#include "base/text.h"
#include "syntax/notes.h"
#include "syntax/tree.h"

namespace weft::syntax {

// How a person lays out a file.
struct Layout {
    enum class Signature : uint8_t {
        OnePerLine,  // each parameter on a line, the bracket on its own
        Aligned,     // as many as fit, below the first one
        Indented,    // as many as fit, indented by two steps
    };
    uint8_t indent = 4;
    uint8_t width = 100;         // lines longer than this are broken where they can be
    uint8_t most_on_a_line = 2;  // signatures with more parameters are broken, however short
    Signature signature = Signature::OnePerLine;
    bool single_quotes = false;
};

void print(const Tree& tree, const Strings& strings, TextBuffer& out);
std::string print(const Tree& tree, const Strings& strings);
std::string print(const Tree& tree, const Strings& strings, NodeId expr);  // one expression of it

// With comments, blank lines and broken lines, as in a file of a project.
void print(const Tree& tree, const Strings& strings, const Notes& notes, const Layout& layout,
           TextBuffer& out);

// The lines of a docstring, without the margin that all but the first have in the file.
std::vector<std::string_view> docstring_lines(std::string_view text);

}  // namespace weft::syntax
