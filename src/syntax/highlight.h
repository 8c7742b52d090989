// highlight: a text of some language -> which parts of it are comments, strings, numbers, words of the
// language … The terminal and the pages of weft view colour with it. Enough of both languages to tell what a
// reader would; a text that is neither is coloured oddly, no more: it must not be refused.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace weft::syntax {

enum class Language : uint8_t { Plain, Python, Cpp };

enum class Tint : uint8_t {
    Comment,
    Literal,  // a string
    Number,
    Keyword,
    Library,     // a name of Warp: wp.sin, wp::sin
    Definition,  // the name behind `def`, `class`, `struct`
    Decorator,
};

// Bytes of the text; none crosses the end of a line.
struct Tinted {
    uint32_t begin, end;
    Tint tint;
};

// In their order, without overlaps. Texts of more than four gigabytes have none.
std::vector<Tinted> highlight(std::string_view text, Language language);

}  // namespace weft::syntax
