// String tokens: prefix, quotes, and the value of what stands between them.
#include <string>

#include "base/utf8.h"
#include "syntax/parser.h"
#include "syntax/unicode.h"

namespace weft::syntax {
namespace {

int hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool is_octal_digit(char c) {
    return c >= '0' && c <= '7';
}

// One pass over a body; str and bytes differ in what a character and an escape may be.
class Body {
  public:
    Body(std::string& out, std::string_view source, uint32_t begin, uint32_t end, bool bytes)
        : out_(out), source_(source), at_(begin), end_(end), bytes_(bytes) {}

    void value(bool raw) {
        while (at_ < end_) {
            const char c = source_[at_];
            if (c == '\\' && !raw) {
                escape();
            } else if (c == '\r') {
                line_end();
                out_ += '\n';
            } else {
                plain(raw);
            }
        }
    }

  private:
    // What stands for itself, up to the next backslash or \r.
    void plain(bool raw) {
        const uint32_t begin = at_;
        for (; at_ < end_; ++at_) {
            const char c = source_[at_];
            if ((c == '\\' && !raw) || c == '\r') break;
            if (bytes_ && static_cast<unsigned char>(c) >= 0x80) {
                refuse(DiagKind::SyntaxEscape, Span{at_, at_ + 1}, "bytes can only hold ASCII characters");
            }
        }
        out_.append(source_.substr(begin, at_ - begin));
    }

    void line_end() { at_ += source_[at_] == '\r' && at_ + 1 < end_ && source_[at_ + 1] == '\n' ? 2 : 1; }

    void escape() {
        const uint32_t begin = at_;
        // Only an f-string can end in a lone backslash: its literal part stops before a brace.
        const char c = ++at_ < end_ ? source_[at_] : '\0';
        switch (c) {
            case '\n':
            case '\r':
                line_end();
                return;
            case '\\':
                return simple('\\');
            case '\'':
                return simple('\'');
            case '"':
                return simple('"');
            case 'a':
                return simple('\a');
            case 'b':
                return simple('\b');
            case 'f':
                return simple('\f');
            case 'n':
                return simple('\n');
            case 'r':
                return simple('\r');
            case 't':
                return simple('\t');
            case 'v':
                return simple('\v');
            case 'x':
                return hex(begin, 2);
            case 'u':
                if (!bytes_) return hex(begin, 4);
                break;
            case 'U':
                if (!bytes_) return hex(begin, 8);
                break;
            case 'N':
                if (!bytes_) return named(begin);
                break;
            default:
                break;
        }
        if (is_octal_digit(c)) return octal();
        out_ += '\\';  // an unknown escape stands for itself
    }

    void simple(char c) {
        out_ += c;
        ++at_;
    }

    void put(char32_t c) {
        if (bytes_) {
            out_ += static_cast<char>(static_cast<unsigned char>(c));
        } else {
            append_utf8(out_, c);
        }
    }

    void octal() {
        char32_t c = 0;
        for (int i = 0; i < 3 && at_ < end_ && is_octal_digit(source_[at_]); ++i) {
            c = c * 8 + static_cast<char32_t>(source_[at_++] - '0');
        }
        put(c);
    }

    void hex(uint32_t begin, int digits) {
        ++at_;
        char32_t c = 0;
        for (int i = 0; i < digits; ++i, ++at_) {
            const int digit = at_ < end_ ? hex_value(source_[at_]) : -1;
            if (digit < 0)
                refuse(DiagKind::SyntaxEscape, Span{begin, at_}, "this escape has too few hex digits");
            c = c << 4 | static_cast<char32_t>(digit);
        }
        if (c > 0x10FFFF)
            refuse(DiagKind::SyntaxEscape, Span{begin, at_}, "this escape is no Unicode character");
        put(c);
    }

    // Character names would need a table larger than the rest of the program.
    void named(uint32_t begin) {
        uint32_t end = at_;
        while (end < end_ && source_[end] != '}') ++end;
        const Span span{begin, end < end_ ? end + 1 : end_};
        refuse(DiagKind::SyntaxNamedEscape, span, source_.substr(span.begin, span.size()));
    }

    std::string& out_;
    std::string_view source_;
    uint32_t at_, end_;
    bool bytes_;
};

}  // namespace

StringForm string_form(std::string_view source, const Token& token) {
    StringForm form{token.begin, token.end, false, false, false};
    for (; source[form.body_begin] != '\'' && source[form.body_begin] != '"'; ++form.body_begin) {
        const int letter = source[form.body_begin] | 0x20;
        form.raw = form.raw || letter == 'r';
        form.bytes = form.bytes || letter == 'b';
        form.format = form.format || letter == 'f';
    }
    const char quote = source[form.body_begin];
    const bool triple = token.end - form.body_begin >= 6 && source[form.body_begin + 1] == quote &&
                        source[form.body_begin + 2] == quote;
    form.body_begin += triple ? 3 : 1;
    form.body_end -= triple ? 3 : 1;
    return form;
}

void append_string_value(std::string& out, std::string_view source, uint32_t begin, uint32_t end, bool raw) {
    Body(out, source, begin, end, false).value(raw);
}

void append_bytes_value(std::string& out, std::string_view source, uint32_t begin, uint32_t end, bool raw) {
    Body(out, source, begin, end, true).value(raw);
}

}  // namespace weft::syntax
