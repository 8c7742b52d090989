// What a byte of a text is. Private to source/.
#pragma once

namespace weft {

constexpr bool is_line_end(char c) {
    return c == '\n' || c == '\r';
}

}  // namespace weft
