#include "dataset/check/code_tokens.h"

#include <algorithm>

#include "base/ascii.h"

namespace weft::dataset {
namespace {

bool starts_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool in_word(char c) {
    return starts_word(c) || is_digit(c);
}

constexpr std::string_view long_marks[] = {"<<=", ">>=", "...", "->*", "::", "->", "++", "--",
                                           "<<",  ">>",  "<=",  ">=",  "==", "!=", "&&", "||",
                                           "+=",  "-=",  "*=",  "/=",  "%=", "&=", "|=", "^="};
constexpr std::string_view short_marks = "{}()[]<>;:,.?~!+-*/%&|^=#";

class Tokenizer {
  public:
    Tokenizer(std::string_view code, std::vector<CodeToken>& out) : code_(code), out_(out) { out_.clear(); }

    std::optional<std::string> run() {
        while (at_ < code_.size()) {
            const char c = code_[at_];
            if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
                ++at_;
            } else if ((c == '/' && at(1) == '/') || code_.substr(at_, 6) == "#line ") {
                at_ = std::min(code_.find('\n', at_), code_.size());
            } else if (c == '/' && at(1) == '*') {
                const size_t end = code_.find("*/", at_ + 2);
                if (end == std::string_view::npos) return wrong("a comment does not end");
                at_ = end + 2;
            } else if (starts_word(c)) {
                take(CodeToken::Kind::Word, word_end());
            } else if (is_digit(c) || (c == '.' && is_digit(at(1)))) {
                take(CodeToken::Kind::Number, number_end());
            } else if (c == '"' || c == '\'') {
                const size_t end = literal_end(c);
                if (end == std::string_view::npos) return wrong("a string does not end");
                take(c == '"' ? CodeToken::Kind::String : CodeToken::Kind::Char, end);
            } else if (const size_t size = mark_size(); size != 0) {
                if (auto bad = bracket(c)) return bad;
                take(CodeToken::Kind::Mark, at_ + size);
            } else {
                return wrong("a byte that is no C++");
            }
        }
        if (!open_.empty()) return wrong("a bracket is not closed");
        return std::nullopt;
    }

  private:
    char at(size_t ahead) const { return at_ + ahead < code_.size() ? code_[at_ + ahead] : '\0'; }
    std::string wrong(const char* what) const {
        size_t line = 1;
        for (size_t i = 0; i < at_ && i < code_.size(); ++i) line += code_[i] == '\n';
        return std::string(what) + " (line " + std::to_string(line) + ")";
    }
    void take(CodeToken::Kind kind, size_t end) {
        out_.push_back({kind, code_.substr(at_, end - at_)});
        at_ = end;
    }
    size_t word_end() const {
        size_t end = at_;
        while (end < code_.size() && in_word(code_[end])) ++end;
        return end;
    }
    size_t number_end() const {
        size_t end = at_;
        while (end < code_.size()) {
            const char c = code_[end];
            const bool exponent_sign =
                (c == '+' || c == '-') && end > at_ &&
                std::string_view("eEpP").find(code_[end - 1]) != std::string_view::npos;
            if (!in_word(c) && c != '.' && !exponent_sign) break;
            ++end;
        }
        return end;
    }
    size_t literal_end(char quote) const {
        for (size_t end = at_ + 1; end < code_.size() && code_[end] != '\n'; ++end) {
            if (code_[end] == '\\') {
                ++end;
            } else if (code_[end] == quote) {
                return end + 1;
            }
        }
        return std::string_view::npos;
    }
    size_t mark_size() const {
        for (const std::string_view mark : long_marks) {
            if (code_.substr(at_, mark.size()) == mark) return mark.size();
        }
        return short_marks.find(code_[at_]) == std::string_view::npos ? 0 : 1;
    }
    std::optional<std::string> bracket(char c) {
        if (c == '(' || c == '[' || c == '{') open_.push_back(c);
        if (c != ')' && c != ']' && c != '}') return std::nullopt;
        const char wanted = c == ')' ? '(' : c == ']' ? '[' : '{';
        if (open_.empty() || open_.back() != wanted) return wrong("a bracket closes what is not open");
        open_.pop_back();
        return std::nullopt;
    }

    std::string_view code_;
    std::vector<CodeToken>& out_;
    size_t at_ = 0;
    std::string open_;
};

}  // namespace

std::optional<std::string> tokenize(std::string_view code, std::vector<CodeToken>& out) {
    return Tokenizer(code, out).run();
}

}  // namespace weft::dataset
