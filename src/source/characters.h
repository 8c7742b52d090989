// What a byte of a text is. Private to source/.
#pragma once

namespace weft {

constexpr bool is_line_end(char c) {
    return c == '\n' || c == '\r';
}
// Not the first byte of a character of UTF-8.
constexpr bool is_continuation(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

}  // namespace weft
