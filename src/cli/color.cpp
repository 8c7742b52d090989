#include "cli/color.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "syntax/highlight.h"

namespace weft::cli {
namespace {

constexpr std::string_view plain = "\033[0m", keyword = "\033[35m", number = "\033[36m", literal = "\033[32m",
                           comment = "\033[90m", gone = "\033[31m", come = "\033[32m";

// Empty: a terminal shows it plain.
std::string_view color_of(syntax::Tint tint) {
    switch (tint) {
        case syntax::Tint::Comment:
            return comment;
        case syntax::Tint::Literal:
            return literal;
        case syntax::Tint::Number:
            return number;
        case syntax::Tint::Keyword:
            return keyword;
        case syntax::Tint::Library:
        case syntax::Tint::Definition:
        case syntax::Tint::Decorator:
            return "";
    }
    return "";
}

// Line by line: a pager that begins in the middle shows each line as it is.
std::string painted(std::string_view text, syntax::Language language) {
    std::string out;
    size_t at = 0;
    for (const syntax::Tinted& part : syntax::highlight(text, language)) {
        const std::string_view color = color_of(part.tint);
        out.append(text.substr(at, part.begin - at)).append(color);
        out.append(text.substr(part.begin, part.end - part.begin)).append(color.empty() ? "" : plain);
        at = part.end;
    }
    return out.append(text.substr(at));
}

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
            return painted(text, syntax::Language::Python);
        case Language::Cpp:
            return painted(text, syntax::Language::Cpp);
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
std::string as_gone(std::string_view text) {
    return std::string(gone) + std::string(text) + std::string(plain);
}
std::string as_come(std::string_view text) {
    return std::string(come) + std::string(text) + std::string(plain);
}

}  // namespace weft::cli
