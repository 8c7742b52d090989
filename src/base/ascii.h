// Letters of ASCII, without a locale.
#pragma once

namespace weft {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
// May it stand in a name?
constexpr bool is_in_name(char c) {
    return is_letter(c) || is_digit(c) || c == '_';
}
constexpr char small_letter(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace weft
