#include "standalone/comments.h"

#include <algorithm>

#include "syntax/parse.h"
#include "syntax/print.h"

namespace weft::standalone {

std::string_view without_splice(std::string_view line) {
    return line.substr(0, line.find_last_not_of("\\ \t\r") + 1);
}

Comments::Comments(std::string_view source) {
    WEFT_CHECK(!syntax::parse(sources_, sources_.add("kernel.py", source), strings_, tree_),
               "it was parsed before");
    notes_.read(tree_, strings_);
}

std::vector<std::string_view> Comments::above(syntax::NodeId statement) const {
    std::vector<std::string_view> out;
    for (const StringId line : notes_.above(notes_[statement]))
        out.push_back(without_splice(strings_.text(line)));
    return out;
}

std::string_view Comments::behind(syntax::NodeId statement) const {
    const StringId text = notes_[statement].behind;
    return text.valid() ? without_splice(strings_.text(text)) : std::string_view{};
}

std::string remarks(std::string_view docstring) {
    std::vector<std::string_view> lines = syntax::docstring_lines(docstring);
    const auto is_blank = [](std::string_view line) { return line.find_first_not_of(' ') == line.npos; };
    while (!lines.empty() && is_blank(lines.back())) lines.pop_back();
    if (!lines.empty()) lines[0].remove_prefix(std::min(lines[0].find_first_not_of(' '), lines[0].size()));
    std::string out;
    for (const std::string_view line : lines) {
        if (line.empty() && out.empty()) continue;  // its words begin below the quotes
        out += line.empty() ? "//\n" : "// " + std::string(without_splice(line)) + "\n";
    }
    return out;
}

}  // namespace weft::standalone
