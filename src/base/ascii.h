// Letters of ASCII, without a locale.
#pragma once

namespace weft {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace weft
