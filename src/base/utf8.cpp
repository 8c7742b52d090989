#include "base/utf8.h"

#include <bit>
#include <cstring>

namespace weft {
namespace {

unsigned byte_at(std::string_view text, size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

}  // namespace

size_t count_characters(std::string_view text) {
    // Eight bytes at a time: nearly all text is ASCII.
    size_t count = 0, at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        uint64_t word;
        std::memcpy(&word, text.data() + at, 8);
        const uint64_t follows = (word >> 7) & (~word >> 6) & 0x0101010101010101;  // 10xxxxxx
        count += 8;
        if (follows != 0) [[unlikely]]
            count -= static_cast<size_t>(std::popcount(follows));
    }
    for (; at < text.size(); ++at) count += !is_utf8_continuation(text[at]);
    return count;
}

Decoded decode_utf8(const char* p) {
    const auto byte = [p](int i) { return static_cast<char32_t>(static_cast<unsigned char>(p[i])); };
    const char32_t lead = byte(0);
    if (lead < 0x80) return {lead, 1};
    if (lead < 0xE0) return {(lead & 0x1F) << 6 | (byte(1) & 0x3F), 2};
    if (lead < 0xF0) return {(lead & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F), 3};
    return {(lead & 0x07) << 18 | (byte(1) & 0x3F) << 12 | (byte(2) & 0x3F) << 6 | (byte(3) & 0x3F), 4};
}

size_t first_invalid_utf8(std::string_view text) {
    size_t i = 0;
    while (i < text.size()) {
        // Most texts are ASCII nearly throughout.
        uint64_t eight;
        if (text.size() - i >= 8 &&
            (std::memcpy(&eight, text.data() + i, 8), (eight & 0x8080808080808080) == 0)) {
            i += 8;
            continue;
        }
        const unsigned lead = byte_at(text, i);
        if (lead < 0x80) {
            ++i;
            continue;
        }
        // The second byte's range rules out overlong forms, surrogates and values above U+10FFFF.
        unsigned low = 0x80, high = 0xBF;
        size_t more;
        if (lead >= 0xC2 && lead <= 0xDF) {
            more = 1;
        } else if (lead >= 0xE0 && lead <= 0xEF) {
            more = 2;
            if (lead == 0xE0) low = 0xA0;
            if (lead == 0xED) high = 0x9F;
        } else if (lead >= 0xF0 && lead <= 0xF4) {
            more = 3;
            if (lead == 0xF0) low = 0x90;
            if (lead == 0xF4) high = 0x8F;
        } else {
            return i;
        }
        for (size_t k = 1; k <= more; ++k) {
            const unsigned next = byte_at(text, i + k);
            if (next < low || next > high) return i;
            low = 0x80, high = 0xBF;
        }
        i += more + 1;
    }
    return std::string_view::npos;
}

std::string with_valid_utf8(std::string_view text) {
    std::string out;
    while (true) {
        const size_t bad = first_invalid_utf8(text);
        out += text.substr(0, bad);
        if (bad == std::string_view::npos) return out;
        out += "\xef\xbf\xbd";
        text.remove_prefix(bad + 1);
    }
}

bool is_unprintable(char32_t c) {
    const bool is_control = c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029;
    const bool turns_text = c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) ||
                            (c >= 0x2066 && c <= 0x2069);
    return is_control || turns_text;
}

namespace {

std::string escaped(std::string_view text, std::string_view kept) {
    std::string out;
    const auto hex = [&out](uint32_t value, int digits) {
        while (digits-- != 0) out += "0123456789abcdef"[value >> (4 * digits) & 15];
    };
    const auto spell = [&](std::string_view bytes) {
        for (const char byte : bytes) {
            out += "\\x";
            hex(static_cast<unsigned char>(byte), 2);
        }
    };
    while (!text.empty()) {
        const bool valid = first_invalid_utf8(text.substr(0, 4)) != 0;
        const auto [c, size] = valid ? decode_utf8(text.data()) : Decoded{0, 1};
        if ((valid && !is_unprintable(c)) || kept.find(text.front()) != std::string_view::npos) {
            out += text.substr(0, size);
        } else if (c < 0xa0) {
            spell(text.substr(0, size));
        } else {
            out += "\\u";
            hex(c, 4);
        }
        text.remove_prefix(size);
    }
    return out;
}

}  // namespace

std::string for_terminal(std::string_view text) {
    return escaped(text, "\n\t");
}
std::string on_one_line(std::string_view text) {
    return escaped(text, "");
}

void append_utf8(std::string& out, char32_t c) {
    const auto put = [&out](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0 | c >> 6);
        put(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        put(0xE0 | c >> 12);
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    } else {
        put(0xF0 | c >> 18);
        put(0x80 | (c >> 12 & 0x3F));
        put(0x80 | (c >> 6 & 0x3F));
        put(0x80 | (c & 0x3F));
    }
}

}  // namespace weft
