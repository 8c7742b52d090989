// Which characters may stand in a Python identifier. The lexer asks for the rare name that is not ASCII.
// The ranges are those of Unicode 14, which CPython 3.11 uses; tools/dev/unicode_ranges.py writes them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace weft::syntax {

bool is_identifier_start(char32_t c);
bool is_identifier_part(char32_t c);

// Whether a name with this character may change under NFKC, the form in which CPython compares names.
bool may_be_normalized(char32_t c);

// The character at the front of valid UTF-8 text, and its size in bytes.
struct Decoded {
    char32_t value;
    uint32_t size;
};
Decoded decode_utf8(const char* p);

// Where the first byte stands that is not UTF-8, or npos.
size_t first_invalid_utf8(std::string_view text);

// Appends UTF-8; lone surrogates, which Python strings may hold, get the three bytes of their pattern.
void append_utf8(std::string& out, char32_t c);

}  // namespace weft::syntax
