#include "syntax/unicode.h"

#include <algorithm>
#include <span>

namespace weft::syntax {
namespace {

struct Range {
    char32_t first, last;
};

#include "syntax/unicode_ranges.inc"

bool in_ranges(std::span<const Range> ranges, char32_t c) {
    const auto after =
        std::upper_bound(ranges.begin(), ranges.end(), c,
                         [](char32_t value, const Range& range) { return value < range.first; });
    return after != ranges.begin() && c <= (after - 1)->last;
}

unsigned byte_at(std::string_view text, size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

}  // namespace

bool is_identifier_start(char32_t c) {
    return in_ranges(start_ranges, c);
}
bool is_identifier_part(char32_t c) {
    return in_ranges(start_ranges, c) || in_ranges(continue_only_ranges, c);
}
bool may_be_normalized(char32_t c) {
    return in_ranges(unstable_ranges, c);
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

}  // namespace weft::syntax
