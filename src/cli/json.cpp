#include "cli/json.h"

namespace weft::cli {
namespace {

// Length of the well-formed UTF-8 sequence at the start of `text`, 0 if there is none.
size_t sequence_length(std::string_view text) {
    const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    const size_t length = lead >= 0xc2 && lead <= 0xdf   ? 2
                          : lead >= 0xe0 && lead <= 0xef ? 3
                          : lead >= 0xf0 && lead <= 0xf4 ? 4
                                                         : 0;
    if (length == 0 || length > text.size()) return 0;
    for (size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return 0;
    }
    const unsigned second = byte(1);
    if (lead == 0xe0 && second < 0xa0) return 0;
    if (lead == 0xed && second > 0x9f) return 0;  // surrogates
    if (lead == 0xf0 && second < 0x90) return 0;
    if (lead == 0xf4 && second > 0x8f) return 0;
    return length;
}

}  // namespace

void JsonWriter::separate() {
    if (!first_ && !after_key_) out_.append(", ");
    first_ = false;
    after_key_ = false;
}

JsonWriter& JsonWriter::open(char bracket) {
    separate();
    out_.append(bracket);
    first_ = true;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    out_.append(bracket);
    first_ = false;
    return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
    separate();
    append_string(name);
    out_.append(": ");
    after_key_ = true;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    separate();
    append_string(text);
    return *this;
}

JsonWriter& JsonWriter::value(bool truth) {
    separate();
    out_.append(truth ? std::string_view("true") : std::string_view("false"));
    return *this;
}

JsonWriter& JsonWriter::number(uint64_t value) {
    separate();
    out_.append_uint(value);
    return *this;
}

JsonWriter& JsonWriter::null() {
    separate();
    out_.append("null");
    return *this;
}

JsonWriter& JsonWriter::raw(std::string_view json) {
    separate();
    out_.append(json);
    return *this;
}

void JsonWriter::append_string(std::string_view text) {
    constexpr char digits[] = "0123456789abcdef";
    out_.append('"');
    while (!text.empty()) {
        const auto c = static_cast<unsigned char>(text[0]);
        size_t length = 1;
        switch (c) {
            case '"':
                out_.append("\\\"");
                break;
            case '\\':
                out_.append("\\\\");
                break;
            case '\n':
                out_.append("\\n");
                break;
            case '\r':
                out_.append("\\r");
                break;
            case '\t':
                out_.append("\\t");
                break;
            default:
                if (c < 0x20) {
                    out_.append("\\u00");
                    out_.append(digits[c >> 4]);
                    out_.append(digits[c & 15]);
                } else if (const size_t valid = sequence_length(text); valid != 0) {
                    out_.append(text.substr(0, valid));
                    length = valid;
                } else {
                    out_.append("\xef\xbf\xbd");
                }
        }
        text.remove_prefix(length);
    }
    out_.append('"');
}

}  // namespace weft::cli
