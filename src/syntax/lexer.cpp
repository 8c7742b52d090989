#include "syntax/lexer.h"

#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

#include "syntax/parse.h"
#include "syntax/unicode.h"

namespace weft::syntax {
namespace {

// What a byte can begin or belong to.
enum : uint8_t {
    IdStart = 1,
    Digit = 2,
    Blank = 4,
    HexDigit = 8,
    LineEnd = 16,
    High = 32,
    IdPart = 64,
    Quote = 128
};

struct CharTable {
    uint8_t of[256] = {};
    constexpr CharTable() {
        for (int c = 'a'; c <= 'z'; ++c) of[c] = of[c - 32] = IdStart | IdPart;
        of[static_cast<int>('_')] = IdStart | IdPart;
        for (int c = '0'; c <= '9'; ++c) of[c] = Digit | HexDigit | IdPart;
        for (int c = 'a'; c <= 'f'; ++c) of[c] = of[c - 32] = IdStart | IdPart | HexDigit;
        for (int c = 128; c < 256; ++c) of[c] = IdStart | High;
        of[static_cast<int>(' ')] = of[static_cast<int>('\t')] = of[static_cast<int>('\f')] = Blank;
        of[static_cast<int>('\n')] = of[static_cast<int>('\r')] = LineEnd;
        of[static_cast<int>('"')] = of[static_cast<int>('\'')] = Quote;
    }
};
constexpr CharTable table;

// What a token is that begins with a byte.
enum class Begin : uint8_t {
    Nothing,
    Blank,
    Word,
    Number,
    Dot,
    Open,
    Close,
    Single,
    Operator,
    Quote,
    Comment,
    Backslash,
    LineEnd
};

// Count: there is no such token.
struct OperatorForms {
    TokenKind plain = TokenKind::Count, assign = TokenKind::Count;
    TokenKind twice = TokenKind::Count, twice_assign = TokenKind::Count;
};

struct BeginTable {
    Begin with[256] = {};
    TokenKind token[256] = {};  // Open, Close, Single
    OperatorForms forms[128];   // Operator
    constexpr BeginTable() {
        using T = TokenKind;
        for (size_t c = 0; c < 256; ++c) {
            if ((table.of[c] & IdStart) != 0) with[c] = Begin::Word;
            if ((table.of[c] & Digit) != 0) with[c] = Begin::Number;
            if ((table.of[c] & Blank) != 0) with[c] = Begin::Blank;
            if ((table.of[c] & LineEnd) != 0) with[c] = Begin::LineEnd;
            if ((table.of[c] & Quote) != 0) with[c] = Begin::Quote;
        }
        with[size_t{'.'}] = Begin::Dot;
        with[size_t{'#'}] = Begin::Comment;
        with[size_t{'\\'}] = Begin::Backslash;
        const auto set = [this](Begin begin, char c, T kind) {
            with[static_cast<size_t>(c)] = begin;
            token[static_cast<size_t>(c)] = kind;
        };
        set(Begin::Open, '(', T::LParen);
        set(Begin::Open, '[', T::LBracket);
        set(Begin::Open, '{', T::LBrace);
        set(Begin::Close, ')', T::RParen);
        set(Begin::Close, ']', T::RBracket);
        set(Begin::Close, '}', T::RBrace);
        set(Begin::Single, ',', T::Comma);
        set(Begin::Single, ';', T::Semicolon);
        set(Begin::Single, '~', T::Tilde);
        const auto add = [this](char c, OperatorForms all) {
            with[static_cast<size_t>(c)] = Begin::Operator;
            forms[static_cast<size_t>(c)] = all;
        };
        add(':', {T::Colon, T::Walrus});
        add('=', {T::Assign, T::Equal});
        add('!', {T::Count, T::NotEqual});
        add('+', {T::Plus, T::PlusAssign});
        add('-', {T::Minus, T::MinusAssign});
        add('%', {T::Percent, T::PercentAssign});
        add('&', {T::Ampersand, T::AmpersandAssign});
        add('|', {T::Pipe, T::PipeAssign});
        add('^', {T::Caret, T::CaretAssign});
        add('@', {T::At, T::AtAssign});
        add('*', {T::Star, T::StarAssign, T::DoubleStar, T::DoubleStarAssign});
        add('/', {T::Slash, T::SlashAssign, T::DoubleSlash, T::DoubleSlashAssign});
        add('<', {T::Less, T::LessEqual, T::LeftShift, T::LeftShiftAssign});
        add('>', {T::Greater, T::GreaterEqual, T::RightShift, T::RightShiftAssign});
    }
};
constexpr BeginTable begins;

bool is(char c, uint8_t classes) {
    return (table.of[static_cast<unsigned char>(c)] & classes) != 0;
}
bool is_decimal(char c) {
    return c >= '0' && c <= '9';
}
bool is_octal(char c) {
    return c >= '0' && c <= '7';
}
bool is_binary(char c) {
    return c == '0' || c == '1';
}
bool is_hex(char c) {
    return is(c, HexDigit);
}

// Where a name ends. Sixteen letters are looked at together: a loop over single ones would end where no
// processor can guess, at most names. As many can be read behind a text.
inline const char* end_of_name(const char* p) {
    using Bytes = uint8_t __attribute__((vector_size(16)));
    static_assert(std::endian::native == std::endian::little, "the first of eight bytes is the lowest");
    for (;; p += 16) {
        Bytes c;
        std::memcpy(&c, p, 16);
        const auto is_part = ((c | 0x20) - 'a' < 26) | (c - '0' < 10) | (c == '_');
        uint64_t halves[2];
        std::memcpy(halves, &is_part, 16);
        if (~halves[0] != 0) return p + std::countr_zero(~halves[0]) / 8;
        if (~halves[1] != 0) return p + 8 + std::countr_zero(~halves[1]) / 8;
    }
}

// Letters before a quote: b, u, r, f alone, or r with b or f, in any case and order.
bool is_string_prefix(const char* p, const char* end) {
    if (end - p == 1) return std::strchr("bBuUrRfF", *p) != nullptr;
    if (end - p != 2) return false;
    const int a = p[0] | 0x20, b = p[1] | 0x20;
    return (a == 'r' && (b == 'b' || b == 'f')) || (b == 'r' && (a == 'b' || a == 'f'));
}

}  // namespace

void Lexer::file(uint32_t begin) {
    indents_.push_back({0, 0});
    p_ = text_ + begin;
    while (line_start()) line_rest();
    for (size_t i = 1; i < indents_.size(); ++i) add(TokenKind::Dedent, p_, p_);
    add(TokenKind::End, p_, p_);
}

void Lexer::make_room() {
    const size_t used = next_ == nullptr ? tokens_.size() : static_cast<size_t>(next_ - tokens_.data());
    const size_t more = used + static_cast<size_t>(end_ - p_) / 4 + 64;
    Token* const first = tokens_.overwrite(more);
    next_ = first + used;
    limit_ = first + more;
}

void Lexer::bracketed(uint32_t begin, uint32_t end, uint32_t line) {
    in_brackets_ = true;
    line_ = line;
    end_ = text_ + end;
    p_ = text_ + begin;
    add(TokenKind::LParen, p_ - 1, p_);
    brackets_.push_back({'(', begin - 1});
    line_rest();
    if (p_ != end_) bad_character(end_);
    if (brackets_.size() != 1) {
        refuse(DiagKind::SyntaxUnclosedBracket, Span{brackets_.back().at, brackets_.back().at + 1},
               std::string(1, brackets_.back().open));
    }
    add(TokenKind::RParen, p_, p_ + 1);
    add(TokenKind::End, p_ + 1, p_ + 1);
}

// Measures the indentation of the next line that holds a token, skipping blank lines and comments.
bool Lexer::line_start() {
    for (;;) {
        Indent now{0, 0};
        uint32_t joined_column = 0;
        const char* p = p_;
        for (;; ++p) {
            if (*p == ' ') {
                ++now.column, ++now.alternative;
            } else if (*p == '\t') {
                now.column = (now.column / 8 + 1) * 8;
                ++now.alternative;
            } else if (*p == '\f') {
                now = {0, 0};
            } else if (*p == '\\') {
                // A backslash after blanks: the first such line decides the indentation.
                if (joined_column == 0) joined_column = now.column;
                p = joined_line(p) - 1;
            } else {
                break;
            }
        }
        if (*p == '#') {
            while (!is(*p, LineEnd)) ++p;
        }
        if (is(*p, LineEnd)) {
            p_ = p >= end_ ? end_ : line_end(p);
            if (p >= end_) return false;
            continue;
        }
        p_ = p;
        if (p >= end_) return false;
        if (joined_column != 0) now = {joined_column, joined_column};
        change_indent(now);
        return true;
    }
}

void Lexer::change_indent(Indent now) {
    const Indent top = indents_.back();
    const auto here = Span{offset(p_), offset(p_) + 1};
    if (now.column == top.column) {
        if (now.alternative != top.alternative) refuse(DiagKind::SyntaxTabs, here);
    } else if (now.column > top.column) {
        if (indents_.full()) {
            refuse(DiagKind::SyntaxNestingTooDeep, here, "blocks", std::to_string(max_indents));
        }
        if (now.alternative <= top.alternative) refuse(DiagKind::SyntaxTabs, here);
        indents_.push_back(now);
        add(TokenKind::Indent, p_, p_);
    } else {
        while (now.column < indents_.back().column) {
            indents_.pop_back();
            add(TokenKind::Dedent, p_, p_);
        }
        if (now.column != indents_.back().column) {
            refuse(DiagKind::SyntaxIndentation, here, "this line's indentation matches no enclosing block");
        }
        if (now.alternative != indents_.back().alternative) refuse(DiagKind::SyntaxTabs, here);
    }
}

const char* Lexer::line_end(const char* p) {
    // The newline behind the text is not part of it: it must not pair with a final \r.
    p += p[0] == '\r' && p[1] == '\n' && p + 1 < end_ ? 2 : 1;
    ++line_;
    return p;
}

// p is at a backslash, which must end its line and be followed by another one.
const char* Lexer::joined_line(const char* p) {
    if (!is(p[1], LineEnd)) {
        refuse(DiagKind::SyntaxInvalid, Span{offset(p), offset(p) + 1},
               "unexpected character after a line continuation");
    }
    const char* next = p + 1 >= end_ ? end_ : line_end(p + 1);
    if (next >= end_) {
        refuse(DiagKind::SyntaxInvalid, Span{offset(p), offset(p) + 1},
               "the file ends after a line continuation");
    }
    return next;
}

void Lexer::line_rest() {
    const char* p = p_;
    for (;;) {
        if (*p == ' ') ++p;  // before most tokens
        if (in_brackets_ && p >= end_) [[unlikely]]
            break;  // the end of an expression in an f-string
        switch (begins.with[static_cast<unsigned char>(*p)]) {
            case Begin::Blank:
                ++p;
                continue;
            case Begin::Word:
                p = identifier(p);
                continue;
            case Begin::Number:
                p = number(p);
                continue;
            case Begin::Dot:
                p = is(p[1], Digit) ? number(p) : dot(p);
                continue;
            case Begin::Open:
                open_bracket(p++);
                continue;
            case Begin::Close:
                close_bracket(p++);
                continue;
            case Begin::Single:
                add(begins.token[static_cast<unsigned char>(*p)], p, p + 1);
                ++p;
                continue;
            case Begin::Operator:
                p = operator_token(p);
                continue;
            case Begin::Quote:
                p = string(p, p);
                continue;
            case Begin::Comment:
                while (!is(*p, LineEnd)) ++p;
                continue;
            case Begin::Backslash:
                p = joined_line(p);
                continue;
            case Begin::Nothing:
                bad_character(p);
            case Begin::LineEnd:
                break;
        }
        if (brackets_.empty()) {
            add(TokenKind::Newline, p, p);
            p = p >= end_ ? end_ : line_end(p);
            break;
        }
        if (p >= end_) {
            const Bracket open = brackets_.back();
            refuse(DiagKind::SyntaxUnclosedBracket, Span{open.at, open.at + 1}, std::string(1, open.open));
        }
        p = line_end(p);
    }
    p_ = p;
}

[[gnu::always_inline]] inline const char* Lexer::identifier(const char* p) {
    const char* begin = p;
    p = end_of_name(p);
    if (is(*p, High)) [[unlikely]]
        return identifier_rest(begin);
    if (is(*p, Quote) && is_string_prefix(begin, p)) return string(begin, p);
    const StringId id = strings_.intern(PaddedText{begin, static_cast<uint32_t>(p - begin)});
    constexpr uint32_t first = names::False_.index;
    constexpr auto keyword_count =
        static_cast<uint32_t>(last_keyword) - static_cast<uint32_t>(first_keyword) + 1;
    static_assert(names::yield.index - first + 1 == keyword_count,
                  "tokens.def and names.def list the same keywords");
    const uint32_t keyword = id.index - first;
    if (keyword < keyword_count) {
        add(static_cast<TokenKind>(static_cast<uint32_t>(first_keyword) + keyword), begin, p, id);
    } else {
        add(TokenKind::Name, begin, p, id);
    }
    return p;
}

// A name with characters beyond ASCII.
const char* Lexer::identifier_rest(const char* begin) {
    const char* p = begin;
    bool changes = false;
    while (is(*p, IdPart | High)) {
        if (is(*p, IdPart)) {
            ++p;
            continue;
        }
        const Decoded c = decode_utf8(p);
        if (!(p == begin ? is_identifier_start(c.value) : is_identifier_part(c.value))) bad_character(p);
        changes = changes || may_be_normalized(c.value);
        p += c.size;
    }
    const std::string_view text(begin, static_cast<size_t>(p - begin));
    if (changes) refuse(DiagKind::SyntaxIdentifierForm, Span{offset(begin), offset(p)}, text);
    add(TokenKind::Name, begin, p, strings_.intern(text));
    return p;
}

const char* Lexer::digits(const char* begin, const char* p, bool (*is_digit)(char)) {
    for (;;) {
        if (!is_digit(*p)) bad_number(begin, p);
        while (is_digit(*p)) ++p;
        if (*p != '_') return p;
        ++p;
    }
}

const char* Lexer::number(const char* p) {
    const char* begin = p;
    const int base = p[0] == '0' ? p[1] | 0x20 : 0;
    if (base == 'x' || base == 'o' || base == 'b') {
        p += p[2] == '_' ? 3 : 2;
        p = digits(begin, p, base == 'x' ? is_hex : base == 'o' ? is_octal : is_binary);
    } else {
        bool whole = true;
        if (*p != '.') p = digits(begin, p, is_decimal);
        const char* whole_end = p;
        if (*p == '.') {
            whole = false;
            ++p;
            if (is_decimal(*p)) p = digits(begin, p, is_decimal);
        }
        if ((*p | 0x20) == 'e') {
            const char* e = p + 1;
            const bool has_sign = *e == '+' || *e == '-';
            if (has_sign) ++e;
            // `1else` is a number and a keyword, so an e without digits is not yet an error.
            if (is_decimal(*e)) {
                whole = false;
                p = digits(begin, e, is_decimal);
            } else if (has_sign) {
                bad_number(begin, e);
            }
        }
        if ((*p | 0x20) == 'j') {
            whole = false;
            ++p;
        }
        if (whole && *begin == '0') {
            for (const char* q = begin; q != whole_end; ++q) {
                if (*q != '0' && *q != '_') bad_number(begin, p);
            }
        }
        // CPython converts no decimal of more digits.
        if (whole && whole_end - begin > 4300) {
            refuse(DiagKind::SyntaxNumberLimit, Span{offset(begin), offset(p)}, "this number");
        }
    }
    check_number_end(begin, p);
    add(TokenKind::Number, begin, p, strings_.intern(PaddedText{begin, static_cast<uint32_t>(p - begin)}));
    return p;
}

// A keyword may follow a number without a space, no other letter may.
void Lexer::check_number_end(const char* begin, const char* p) {
    if (!is(*p, IdPart | High)) [[likely]]
        return;
    for (const char* word : {"and", "else", "for", "if", "in", "is", "or", "not"}) {
        if (std::strncmp(p, word, std::strlen(word)) == 0) return;
    }
    bad_number(begin, p);
}

void Lexer::bad_number(const char* begin, const char* p) {
    while (is(*p, IdPart)) ++p;
    refuse(DiagKind::SyntaxNumber, Span{offset(begin), offset(p)},
           std::string_view(begin, static_cast<size_t>(p - begin)));
}

// `begin` is where the prefix starts, `quote` where the first quote stands.
const char* Lexer::string(const char* begin, const char* quote) {
    const char q = *quote;
    const uint32_t first_line = line_;
    const bool triple = quote[1] == q && quote[2] == q;
    const char* p = quote + (triple ? 3 : 1);
    for (;; ++p) {
        if (*p == q && (!triple || (p[1] == q && p[2] == q))) break;
        const bool escape = *p == '\\';
        if (escape) ++p;
        if (is(*p, LineEnd)) {
            if (p >= end_ || !(triple || escape)) {
                refuse(DiagKind::SyntaxUnterminatedString, Span{offset(begin), offset(p < end_ ? p : end_)},
                       std::string(triple ? 3 : 1, q));
            }
            p = line_end(p) - 1;
        }
    }
    p += triple ? 3 : 1;
    const uint32_t last_line = std::exchange(line_, first_line);
    add(TokenKind::String, begin, p);
    line_ = last_line;
    return p;
}

[[gnu::always_inline]] inline void Lexer::open_bracket(const char* p) {
    if (brackets_.full()) {
        refuse(DiagKind::SyntaxNestingTooDeep, Span{offset(p), offset(p) + 1}, "brackets",
               std::to_string(max_brackets));
    }
    brackets_.push_back({*p, offset(p)});
    add(begins.token[static_cast<unsigned char>(*p)], p, p + 1);
}

[[gnu::always_inline]] inline void Lexer::close_bracket(const char* p) {
    const char open = *p == ')' ? '(' : *p == ']' ? '[' : '{';
    if (brackets_.empty() || brackets_.back().open != open) {
        refuse(DiagKind::SyntaxUnmatchedBracket, Span{offset(p), offset(p) + 1}, std::string(1, *p));
    }
    brackets_.pop_back();
    add(begins.token[static_cast<unsigned char>(*p)], p, p + 1);
}

[[gnu::always_inline]] inline const char* Lexer::dot(const char* p) {
    const bool ellipsis = p[1] == '.' && p[2] == '.';
    const int n = ellipsis ? 3 : 1;
    add(ellipsis ? TokenKind::Ellipsis : TokenKind::Dot, p, p + n);
    return p + n;
}

// The longest of an operator, the doubled one, and their assignment forms.
[[gnu::always_inline]] inline const char* Lexer::operator_token(const char* p) {
    const OperatorForms& forms = begins.forms[static_cast<unsigned char>(*p)];
    const bool twice = p[1] == p[0] && forms.twice != TokenKind::Count;
    const char* end = p + (twice ? 2 : 1);
    TokenKind kind = twice ? forms.twice : forms.plain;
    if (*end == '=') {
        kind = twice ? forms.twice_assign : forms.assign;
        ++end;
    } else if (p[0] == '-' && p[1] == '>') {
        kind = TokenKind::Arrow;
        ++end;
    }
    if (kind == TokenKind::Count) bad_character(p);
    add(kind, p, end);
    return end;
}

void Lexer::bad_character(const char* p) {
    constexpr char hex[] = "0123456789ABCDEF";
    const Decoded c = decode_utf8(p);
    std::string name;
    if (c.value > ' ' && c.value != 0x7F) {
        name = "'" + std::string(p, c.size) + "' ";
    }
    name += "U+";
    for (int shift = c.value > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4) name += hex[c.value >> shift & 15];
    refuse(DiagKind::SyntaxCharacter, Span{offset(p), offset(p) + c.size}, name);
}

}  // namespace weft::syntax
