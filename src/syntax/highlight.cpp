#include "syntax/highlight.h"

#include <algorithm>
#include <utility>

#include "base/ascii.h"
#include "syntax/token.h"

namespace weft::syntax {
namespace {

constexpr std::string_view cpp_words[] = {
    "auto",       "bool",       "break",      "case",         "char",
    "const",      "continue",   "default",    "do",           "double",
    "else",       "extern",     "false",      "float",        "for",
    "goto",       "if",         "inline",     "int",          "long",
    "namespace",  "return",     "short",      "signed",       "sizeof",
    "static",     "struct",     "switch",     "template",     "true",
    "typename",   "unsigned",   "using",      "void",         "while",
    "__global__", "__device__", "__shared__", "__restrict__", "__launch_bounds__",
    "class",      "constexpr",  "nullptr",    "typedef"};

class Highlighter {
  public:
    Highlighter(std::string_view text, Language language) : text_(text), language_(language) {}

    std::vector<Tinted> run() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (const size_t end = comment_end(); end != at_) {
                tint(Tint::Comment, end);
            } else if (c == '"' || c == '\'') {
                tint(Tint::Literal, string_end(c));
            } else if (is_digit(c)) {
                tint(Tint::Number, word_end(true));
            } else if (is_in_name(c)) {
                word();
            } else if (c == '@' && language_ == Language::Python && begins_line()) {
                size_t behind = at_ + 1;
                while (behind < text_.size() && (is_in_name(text_[behind]) || text_[behind] == '.')) ++behind;
                tint(Tint::Decorator, behind);
            } else {
                ++at_;
            }
        }
        return std::move(out_);
    }

  private:
    void word() {
        const size_t end = word_end(false);
        const std::string_view name = text_.substr(at_, end - at_);
        const bool defines = defines_;
        defines_ = false;
        if (is_keyword_here(name)) {
            defines_ = name == "def" || name == "class" || name == "struct";
            tint(Tint::Keyword, end);
        } else if (defines) {
            tint(Tint::Definition, end);
        } else if (const size_t library = library_end(name, end); library != end) {
            tint(Tint::Library, library);
        } else {
            at_ = end;
        }
    }
    // Behind `wp.sin` or `wp::sin`, from the end of `wp` on; that end where it is none.
    size_t library_end(std::string_view name, size_t end) const {
        const std::string_view between = language_ == Language::Python ? "." : "::";
        if (name != "wp" || !text_.substr(end).starts_with(between)) return end;
        size_t behind = end + between.size();
        if (behind == text_.size() || !is_in_name(text_[behind])) return end;
        while (behind < text_.size() && is_in_name(text_[behind])) ++behind;
        return behind;
    }
    // Line by line: whoever shows a part of the text shows each line as it is.
    void tint(Tint kind, size_t end) {
        while (at_ < end) {
            const size_t line = std::min(end, text_.find('\n', at_));
            if (line != at_) out_.push_back({static_cast<uint32_t>(at_), static_cast<uint32_t>(line), kind});
            at_ = line < end ? line + 1 : line;
        }
    }
    bool begins_line() const {
        size_t before = at_;
        while (before > 0 && (text_[before - 1] == ' ' || text_[before - 1] == '\t')) --before;
        return before == 0 || text_[before - 1] == '\n';
    }
    size_t comment_end() const {
        const std::string_view rest = text_.substr(at_);
        const bool to_line_end = language_ == Language::Python
                                     ? rest.starts_with('#')
                                     : rest.starts_with("//") || rest.starts_with('#');
        if (to_line_end) return std::min(text_.find('\n', at_), text_.size());
        if (language_ == Language::Cpp && rest.starts_with("/*")) return after(text_.find("*/", at_ + 2), 2);
        return at_;
    }
    size_t after(size_t found, size_t size) const {
        return found == std::string_view::npos ? text_.size() : found + size;
    }
    size_t string_end(char quote) const {
        const std::string_view triple = quote == '"' ? "\"\"\"" : "'''";
        if (language_ == Language::Python && text_.substr(at_).starts_with(triple))
            return after(text_.find(triple, at_ + 3), 3);
        for (size_t end = at_ + 1; end < text_.size() && text_[end] != '\n'; ++end) {
            if (text_[end] == '\\') {
                ++end;
            } else if (text_[end] == quote) {
                return end + 1;
            }
        }
        return at_ + 1;
    }
    size_t word_end(bool is_number) const {
        size_t end = at_;
        while (end < text_.size() && (is_in_name(text_[end]) || (is_number && text_[end] == '.'))) ++end;
        return end;
    }
    bool is_keyword_here(std::string_view word) const {
        if (language_ == Language::Python) return is_keyword(word);
        return std::find(std::begin(cpp_words), std::end(cpp_words), word) != std::end(cpp_words);
    }

    std::string_view text_;
    Language language_;
    size_t at_ = 0;
    bool defines_ = false;  // the next name is what `def` defines
    std::vector<Tinted> out_;
};

}  // namespace

std::vector<Tinted> highlight(std::string_view text, Language language) {
    if (language == Language::Plain || text.size() > UINT32_MAX) return {};
    return Highlighter(text, language).run();
}

}  // namespace weft::syntax
