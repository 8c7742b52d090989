// Source: the bytes of a file -> UTF-8 text the lexer can read without looking where it ends.
// parse() calls it first; it honours a byte order mark and a coding comment (PEP 263).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace weft::syntax {

struct SourceText {
    uint32_t size;   // without the line end and null bytes that were added behind
    uint32_t begin;  // 3 if a byte order mark stands in front, else 0
};

// Fills `buffer` with the text, a newline and null bytes. UTF-8, ASCII and Latin-1 are read, other
// encodings refused (throws Refused). Only Latin-1 text moves: other spans are those of `bytes`.
SourceText read_source(std::string_view bytes, std::string& buffer);

}  // namespace weft::syntax
