#include "cli/color.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "base/ascii.h"
#include "syntax/token.h"

namespace weft::cli {
namespace {

constexpr std::string_view plain = "\033[0m", keyword = "\033[35m", number = "\033[36m", literal = "\033[32m",
                           comment = "\033[90m", gone = "\033[31m", come = "\033[32m";

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

bool in_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
// Enough of both languages to tell what a reader would; a text that is neither is coloured oddly, no more.
class Painter {
  public:
    Painter(std::string_view text, Language language) : text_(text), language_(language) {}

    std::string run() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (const size_t end = comment_end(); end != at_) {
                paint(comment, end);
            } else if (c == '"' || c == '\'') {
                paint(literal, string_end(c));
            } else if (is_digit(c)) {
                paint(number, word_end(true));
            } else if (in_word(c)) {
                const size_t behind = word_end(false);
                if (is_keyword(text_.substr(at_, behind - at_))) {
                    paint(keyword, behind);
                } else {
                    copy(behind);
                }
            } else {
                copy(at_ + 1);
            }
        }
        return std::move(out_);
    }

  private:
    void copy(size_t end) {
        out_.append(text_.substr(at_, end - at_));
        at_ = end;
    }
    // Line by line: a pager that begins in the middle shows each line as it is.
    void paint(std::string_view color, size_t end) {
        while (at_ < end) {
            const size_t line = std::min(end, text_.find('\n', at_));
            out_.append(color).append(text_.substr(at_, line - at_)).append(plain);
            at_ = line;
            if (at_ < end) copy(at_ + 1);
        }
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
        const std::string triple(3, quote);
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
        while (end < text_.size() && (in_word(text_[end]) || (is_number && text_[end] == '.'))) ++end;
        return end;
    }
    bool is_keyword(std::string_view word) const {
        if (language_ == Language::Python) return syntax::is_keyword(word);
        return std::find(std::begin(cpp_words), std::end(cpp_words), word) != std::end(cpp_words);
    }

    std::string_view text_;
    Language language_;
    size_t at_ = 0;
    std::string out_;
};

std::string painted_diff(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const std::string_view color = line.starts_with('-') ? gone : line.starts_with('+') ? come : "";
        out.append(color).append(line).append(color.empty() ? "" : plain);
        if (end < text.size()) out.push_back('\n');
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

}  // namespace

CLI::Option* add_color_option(CLI::App& command, std::string& when) {
    return command.add_option("--color", when, "auto, always or never [auto]")
        ->check(CLI::IsMember({"auto", "always", "never"}));
}

bool wants_color(std::string_view when) {
    if (when != "auto") return when == "always";
    const char* const none = std::getenv("NO_COLOR");
    const char* const terminal = std::getenv("TERM");
    return isatty(STDOUT_FILENO) != 0 && (none == nullptr || *none == '\0') && terminal != nullptr &&
           std::string_view(terminal) != "dumb";
}

std::string in_color(std::string_view text, Language language) {
    switch (language) {
        case Language::Plain:
            return std::string(text);
        case Language::Python:
        case Language::Cpp:
            return Painter(text, language).run();
        case Language::Diff:
            return painted_diff(text);
    }
    return std::string(text);
}

std::string bold(std::string_view text) {
    return "\033[1m" + std::string(text) + std::string(plain);
}
std::string dim(std::string_view text) {
    return std::string(comment) + std::string(text) + std::string(plain);
}

}  // namespace weft::cli
