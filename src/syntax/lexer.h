// Private to syntax/.
// Lexer: Python text -> tokens, with CPython 3.11's rules for indentation, tabs and line joining.
// The parser runs it once over a file, and again over each expression inside an f-string.
// The text must be followed by a newline and a null byte (Source::padded() sees to that).
#pragma once

#include <cstdint>

#include "base/check.h"
#include "base/pod_vector.h"
#include "base/strings.h"
#include "syntax/limits.h"
#include "syntax/refuse.h"
#include "syntax/token.h"

namespace weft::syntax {

// CPython's limits are small enough for stacks that never allocate.
template <class T, unsigned capacity>
class FixedStack {
  public:
    unsigned size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool full() const { return size_ == capacity; }
    const T& back() const { return items_[size_ - 1]; }
    void push_back(T item) {
        WEFT_CHECK(!full(), "the lexer checks its limits");
        items_[size_++] = item;
    }
    void pop_back() { --size_; }

  private:
    T items_[capacity];
    unsigned size_ = 0;
};

class Lexer {
  public:
    // `text` ends at `size`, where a null byte stands.
    Lexer(const char* text, uint32_t size, Strings& strings, PodVector<Token>& tokens)
        : text_(text), end_(text + size), p_(text), strings_(strings), tokens_(tokens) {
        make_room();
    }
    ~Lexer() { tokens_.shrink(static_cast<size_t>(next_ - tokens_.data())); }
    Lexer(const Lexer&) = delete;
    Lexer& operator=(const Lexer&) = delete;

    // A whole file from byte `begin` on. Throws Refused.
    void file(uint32_t begin);

    // The bytes [begin, end) as if they stood in round brackets; `line` is the number of the first line.
    // The brackets become tokens over the bytes around the range.
    void bracketed(uint32_t begin, uint32_t end, uint32_t line);

  private:
    struct Bracket {
        char open;
        uint32_t at;
    };
    struct Indent {
        uint32_t column, alternative;  // with tabs to multiples of 8, and with tabs as one column
    };

    uint32_t offset(const char* p) const { return static_cast<uint32_t>(p - text_); }
    [[gnu::always_inline]] void add(TokenKind kind, const char* begin, const char* end, StringId text = {}) {
        if (next_ == limit_) [[unlikely]]
            make_room();
        Token& token = *next_++;
        token.kind = kind;
        token.begin = offset(begin);
        token.end = offset(end);
        token.line = line_;
        token.text = text;
    }

    // The tokens are written behind next_; tokens_ learns of them at the end.
    void make_room();

    bool line_start();  // false at the end of the file
    void change_indent(Indent now);
    void line_rest();                     // tokens up to the end of the logical line
    const char* line_end(const char* p);  // p is at \n or \r; returns the next line and counts it
    const char* joined_line(const char* p);
    const char* identifier(const char* p);
    const char* identifier_rest(const char* p);
    const char* number(const char* p);
    const char* string(const char* begin, const char* quote);
    const char* operator_token(const char* p);
    const char* dot(const char* p);
    void open_bracket(const char* p);
    void close_bracket(const char* p);
    [[noreturn]] void bad_character(const char* p);
    [[noreturn]] void bad_number(const char* begin, const char* p);
    const char* digits(const char* begin, const char* p, bool (*is_digit)(char));
    void check_number_end(const char* begin, const char* p);

    const char* text_;
    const char* end_;
    const char* p_;
    Strings& strings_;
    PodVector<Token>& tokens_;
    Token *next_ = nullptr, *limit_ = nullptr;
    bool in_brackets_ = false;  // reading an expression of an f-string
    FixedStack<Bracket, max_brackets> brackets_;
    FixedStack<Indent, max_indents> indents_;
    uint32_t line_ = 1;
};

}  // namespace weft::syntax
