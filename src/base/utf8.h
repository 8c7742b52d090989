// UTF-8: the one place that says what is valid, and that turns characters into bytes and back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace weft {

// Not the first byte of a character.
constexpr bool is_utf8_continuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// The length of a text as Python counts it.
size_t count_characters(std::string_view text);

// The character at the front of valid UTF-8 text, and its size in bytes.
struct Decoded {
    char32_t value;
    uint32_t size;
};
Decoded decode_utf8(const char* p);

// Where the first byte stands that is not UTF-8, or npos.
size_t first_invalid_utf8(std::string_view text);

// Each byte that begins no valid character becomes U+FFFD.
std::string with_valid_utf8(std::string_view text);

// For a terminal, which takes control characters as commands: those, characters that change the direction of
// text and bytes that are not UTF-8 become \x1b, \u202e and the like. Line ends and tabs stay.
std::string for_terminal(std::string_view text);
// The same for what must stay on its line: a cell of a table, a name in a sentence.
std::string on_one_line(std::string_view text);
// Control characters and those that change the direction of text.
bool is_unprintable(char32_t c);

// Appends UTF-8; lone surrogates, which Python strings may hold, get the three bytes of their pattern.
void append_utf8(std::string& out, char32_t c);

}  // namespace weft
