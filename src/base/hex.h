// Bytes as hex digits, both ways: digests in files, hashes in names.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace weft {

inline constexpr char hex_digits[] = "0123456789abcdef";

inline void append_hex(std::string& out, std::span<const uint8_t> bytes) {
    for (const uint8_t byte : bytes) {
        out += hex_digits[byte >> 4];
        out += hex_digits[byte & 15];
    }
}

inline std::string hex(std::span<const uint8_t> bytes) {
    std::string text;
    append_hex(text, bytes);
    return text;
}

// False, and `bytes` half filled, if the text is not that of so many bytes.
inline bool parse_hex(std::string_view text, std::span<uint8_t> bytes) {
    if (text.size() != 2 * bytes.size()) return false;
    const auto digit = [](char c) -> unsigned {
        if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
        if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a') + 10;
        return 16;
    };
    for (size_t i = 0; i < bytes.size(); ++i) {
        const unsigned high = digit(text[2 * i]), low = digit(text[2 * i + 1]);
        if (high > 15 || low > 15) return false;
        bytes[i] = static_cast<uint8_t>(high << 4 | low);
    }
    return true;
}

}  // namespace weft
