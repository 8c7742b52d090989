#include "base/json_write.h"
#include "base/hex.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

#include "base/utf8.h"

namespace weft {
namespace {

// What stands behind the backslash: 0 where a byte needs none, u where it is written as \\u00XX.
struct Letters {
    char of[256] = {};
    constexpr Letters() {
        for (int c = 0; c < 0x20; ++c) of[c] = 'u';
        of[static_cast<int>('\n')] = 'n';
        of[static_cast<int>('\t')] = 't';
        of[static_cast<int>('\r')] = 'r';
        of[static_cast<int>('\b')] = 'b';
        of[static_cast<int>('\f')] = 'f';
        of[static_cast<int>('"')] = '"';
        of[static_cast<int>('\\')] = '\\';
    }
};
constexpr Letters letters;

char letter(char c) {
    return letters.of[static_cast<unsigned char>(c)];
}

constexpr size_t block_size = 64;

// A bit for each byte of a block that needs an escape.
inline uint64_t escapes_in(const char* block) {
#if defined(__SSE2__)
    uint64_t found = 0;
#pragma GCC unroll 4
    for (unsigned i = 0; i < block_size; i += 16) {
        const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(block + i));
        const __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1f)), bytes);
        const __m128i quote = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));
        const __m128i slash = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\'));
        const int mask = _mm_movemask_epi8(_mm_or_si128(control, _mm_or_si128(quote, slash)));
        found |= uint64_t{static_cast<unsigned>(mask)} << i;
    }
    return found;
#elif defined(__aarch64__)
    const uint8x16_t weights = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    uint8x16_t bits[4];
#pragma GCC unroll 4
    for (unsigned i = 0; i < 4; ++i) {
        const uint8x16_t bytes = vld1q_u8(reinterpret_cast<const uint8_t*>(block + 16 * i));
        const uint8x16_t bad =
            vorrq_u8(vcltq_u8(bytes, vdupq_n_u8(0x20)),
                     vorrq_u8(vceqq_u8(bytes, vdupq_n_u8('"')), vceqq_u8(bytes, vdupq_n_u8('\\'))));
        bits[i] = vandq_u8(bad, weights);
    }
    const uint8x16_t quarters = vpaddq_u8(vpaddq_u8(bits[0], bits[1]), vpaddq_u8(bits[2], bits[3]));
    return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(quarters, quarters)), 0);
#else
    uint64_t found = 0;
    for (unsigned i = 0; i < block_size; ++i) found |= uint64_t{letter(block[i]) != 0} << i;
    return found;
#endif
}

inline char* escape(char* to, char c) {
    to[0] = '\\';
    to[1] = letter(c);
    if (to[1] != 'u') [[likely]]
        return to + 2;
    const auto code = static_cast<unsigned char>(c);
    to[2] = to[3] = '0';
    to[4] = hex_digits[code >> 4];
    to[5] = hex_digits[code & 15];
    return to + 6;
}

// Below two blocks. Most are names, in which nothing needs an escape.
void append_short(TextBuffer& out, std::string_view text) {
    unsigned char found = 0;
    for (const char c : text) found |= static_cast<unsigned char>(letter(c));
    if (found == 0) return out.append(text);
    char* to = out.claim(6 * text.size());
    for (const char c : text) {
        if (letter(c) != 0) {
            to = escape(to, c);
        } else {
            *to++ = c;
        }
    }
    out.commit_until(to);
}

}  // namespace

void append_json_string(TextBuffer& out, std::string_view text) {
    // A control character takes six bytes. Claimed in stretches: the worst case of a whole text is six times
    // it.
    constexpr size_t stretch = 4096;
    out.append('"');
    while (text.size() >= 2 * block_size) {
        const char* from = text.data();
        const char* const last = from + std::min(text.size(), stretch) - 2 * block_size;
        char* to = out.claim(6 * stretch + block_size);
        // Blocks are looked at one after the other, whatever stands in them. A whole block is copied for each
        // part of one that needs no escape, because a copy of known size is cheap: so one more must lie
        // behind it.
        while (from <= last) {
            const char* part = from;
            for (uint64_t escapes = escapes_in(from); escapes != 0; escapes &= escapes - 1) {
                const char* const at = from + std::countr_zero(escapes);
                std::memcpy(to, part, block_size);
                to = escape(to + (at - part), *at);
                part = at + 1;
            }
            from += block_size;
            std::memcpy(to, part, block_size);
            to += from - part;
        }
        out.commit_until(to);
        text.remove_prefix(static_cast<size_t>(from - text.data()));
    }
    append_short(out, text);
    out.append('"');
}

namespace {

// For a terminal, too: what JSON leaves as it is and a terminal takes as a command is escaped.
void append_shown_string(TextBuffer& out, std::string_view text) {
    TextBuffer plain;
    append_json_string(plain, text);
    const std::string_view written = plain.view();
    for (size_t i = 0; i < written.size();) {
        const auto [c, size] = decode_utf8(written.data() + i);
        if (is_unprintable(c)) {
            char escaped[16];
            std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(c));
            out.append(escaped);
        } else {
            out.append(written.substr(i, size));
        }
        i += size;
    }
}

}  // namespace

inline void JsonWriter::mark(char c, bool spaced) {
    out_.append(c);
    if (spaced) out_.append(' ');
}

void JsonWriter::new_line() {
    out_.append('\n');
    out_.pad(depth_ * style_.indent);
}

void JsonWriter::separate() {
    if (after_key_) {
        after_key_ = false;
        return;
    }
    if (!first_) mark(',', style_.spaces);
    if (style_.indent != 0 && depth_ != 0) new_line();
    first_ = false;
}

JsonWriter& JsonWriter::open(char bracket) {
    separate();
    out_.append(bracket);
    ++depth_;
    first_ = true;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    --depth_;
    if (style_.indent != 0 && !first_) new_line();
    out_.append(bracket);
    first_ = false;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    value(name);
    mark(':', style_.spaces || style_.indent != 0);
    after_key_ = true;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    separate();
    const auto is_plain = [](char c) { return static_cast<unsigned char>(c) < 0x7F; };
    if (style_.is_shown && !std::all_of(text.begin(), text.end(), is_plain)) {
        append_shown_string(out_, with_valid_utf8(text));
    } else if (style_.repairs && first_invalid_utf8(text) != std::string_view::npos) {
        append_json_string(out_, with_valid_utf8(text));
    } else {
        append_json_string(out_, text);
    }
    return *this;
}

JsonWriter& JsonWriter::fixed(double value, int digits) {
    separate();
    char buffer[400];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, digits);
    out_.append(std::string_view(buffer, static_cast<size_t>(end.ptr - buffer)));
    return *this;
}

}  // namespace weft
