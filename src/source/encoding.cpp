#include "source/encoding.h"

#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "base/hex.h"
#include "base/utf8.h"
#include "source/characters.h"
#include "source/diag.h"

namespace weft {
namespace {

enum class Encoding { Utf8, Ascii, Latin1 };

struct Cookie {
    std::string_view name;
    Span span;
};

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\f';
}
bool is_name_char(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.';
}

std::string_view cookie_name(std::string_view comment) {
    for (size_t at = comment.find("coding"); at != std::string_view::npos;
         at = comment.find("coding", at + 1)) {
        size_t i = at + 6;
        if (i >= comment.size() || (comment[i] != ':' && comment[i] != '=')) continue;
        do ++i;
        while (i < comment.size() && (comment[i] == ' ' || comment[i] == '\t'));
        size_t end = i;
        while (end < comment.size() && is_name_char(comment[end])) ++end;
        if (end > i) return comment.substr(i, end - i);
    }
    return {};
}

// The first line may declare the encoding, and the second one if the first is blank or a comment.
std::optional<Cookie> find_cookie(std::string_view text, size_t begin) {
    size_t i = begin;
    for (int line = 0; line < 2 && i < text.size(); ++line) {
        while (i < text.size() && is_blank(text[i])) ++i;
        size_t end = i;
        while (end < text.size() && !is_line_end(text[end])) ++end;
        if (end != i && text[i] != '#') return std::nullopt;
        const std::string_view name = cookie_name(text.substr(i, end - i));
        if (!name.empty()) {
            const auto at = static_cast<uint32_t>(name.data() - text.data());
            return Cookie{name, {at, at + static_cast<uint32_t>(name.size())}};
        }
        i = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    }
    return std::nullopt;
}

Encoding encoding_of(const Cookie& cookie, SourceId source) {
    std::string name;
    for (char c : cookie.name) {
        name += c == '_' ? '-' : static_cast<char>(c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
    }
    const auto is = [&name](auto... known) { return ((name == known) || ...); };
    const auto starts = [&name](auto... known) { return ((name.rfind(known, 0) == 0) || ...); };
    if (is("utf-8", "utf8", "u8", "utf") || starts("utf-8-")) return Encoding::Utf8;
    if (is("latin-1", "latin1", "latin", "l1", "iso-8859-1", "iso8859-1", "iso-latin-1", "8859", "cp819") ||
        starts("latin-1-", "iso-8859-1-", "iso-latin-1-")) {
        return Encoding::Latin1;
    }
    if (is("ascii", "us-ascii", "646")) return Encoding::Ascii;
    refuse(DiagKind::SourceEncoding, Place{source, cookie.span}, cookie.name);
}

bool has_high_bytes(std::string_view text) {
    uint64_t all = 0;
    size_t i = 0;
    for (; i + 8 <= text.size(); i += 8) {
        uint64_t word;
        std::memcpy(&word, text.data() + i, 8);
        all |= word;
    }
    for (; i < text.size(); ++i) all |= static_cast<unsigned char>(text[i]);
    return (all & 0x8080808080808080) != 0;
}

[[noreturn]] void refuse_byte(SourceId source, std::string_view text, size_t at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    const std::string name{'0', 'x', hex_digits[byte >> 4], hex_digits[byte & 15]};
    const auto begin = static_cast<uint32_t>(at);
    refuse(DiagKind::SourceInvalidUtf8, Place{source, {begin, begin + 1}}, name);
}

}  // namespace

void decode(Sources& sources, SourceId id) {
    const std::string_view bytes = sources[id].text();
    const uint32_t begin = sources[id].begin();
    if (const void* null = bytes.empty() ? nullptr : std::memchr(bytes.data(), 0, bytes.size())) {
        const auto at = static_cast<uint32_t>(static_cast<const char*>(null) - bytes.data());
        refuse(DiagKind::SourceNull, Place{id, {at, at + 1}});
    }

    Encoding encoding = Encoding::Utf8;
    if (const auto cookie = find_cookie(bytes, begin)) {
        encoding = encoding_of(*cookie, id);
        // CPython refuses a mark that contradicts the comment, and takes `utf8` without a dash for that.
        const bool contradicts =
            encoding != Encoding::Utf8 || cookie->name.find_first_of("-_") == std::string_view::npos;
        if (begin != 0 && contradicts)
            refuse(DiagKind::SourceEncoding, Place{id, cookie->span}, cookie->name);
    }
    if (!has_high_bytes(bytes)) return;
    switch (encoding) {
        case Encoding::Latin1: {
            std::string text;
            for (char c : bytes) append_utf8(text, static_cast<unsigned char>(c));
            sources.replace(id, text);
            return;
        }
        case Encoding::Ascii:
            for (size_t i = 0; i < bytes.size(); ++i) {
                if (static_cast<unsigned char>(bytes[i]) >= 0x80) refuse_byte(id, bytes, i);
            }
            return;
        case Encoding::Utf8:
            if (const size_t bad = first_invalid_utf8(bytes); bad != std::string_view::npos)
                refuse_byte(id, bytes, bad);
            return;
    }
}

}  // namespace weft
