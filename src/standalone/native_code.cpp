#include "standalone/native_code.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/ascii.h"

namespace weft::standalone {
namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

struct Word {
    std::string_view text;
    std::string_view behind;  // the code from its end on, without spaces
};

// The words of C++ text that stand in no comment, in no string and behind no dot or arrow.
std::vector<Word> words_of(std::string_view code) {
    std::vector<Word> out;
    const auto skip_to = [&](size_t from, std::string_view end) {
        const size_t found = code.find(end, from);
        return found == std::string_view::npos ? code.size() : found + end.size();
    };
    for (size_t at = 0; at < code.size();) {
        const char c = code[at];
        if (code.substr(at, 2) == "//") {
            at = skip_to(at, "\n");
        } else if (code.substr(at, 2) == "/*") {
            at = skip_to(at + 2, "*/");
        } else if (c == '"' || c == '\'') {
            for (++at; at < code.size() && code[at] != c; ++at) at += code[at] == '\\';
            ++at;
        } else if (is_letter(c) || is_digit(c)) {
            size_t end = at;
            while (end < code.size() && (is_letter(code[end]) || is_digit(code[end]))) ++end;
            const bool is_member =
                at > 0 && (code[at - 1] == '.' || (at > 1 && code.substr(at - 2, 2) == "->"));
            const size_t next = code.find_first_not_of(" \t\r\n", end);
            const std::string_view behind = next == std::string_view::npos ? "" : code.substr(next);
            if (is_letter(c) && !is_member) out.push_back({code.substr(at, end - at), behind});
            at = end;
        } else {
            ++at;
        }
    }
    return out;
}

bool is_of_warp(const Word& word) {
    return (word.text == "wp" && word.behind.starts_with("::")) || word.text == "CUDA_CALLABLE" ||
           word.text.starts_with("WP_") || word.text.starts_with("builtin_");
}

bool is_blank(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

// The lines with the indentation of a body, without empty ones around them.
std::string as_body(std::string_view code) {
    std::vector<std::string_view> lines;
    size_t least = std::string_view::npos;
    for (size_t at = 0; at <= code.size();) {
        const size_t end = std::min(code.find('\n', at), code.size());
        const std::string_view line = code.substr(at, end - at);
        if (!is_blank(line)) least = std::min(least, line.find_first_not_of(" \t"));
        if (!is_blank(line) || !lines.empty()) lines.push_back(line);
        at = end + 1;
    }
    while (!lines.empty() && is_blank(lines.back())) lines.pop_back();
    std::string out;
    for (const std::string_view line : lines) {
        if (!is_blank(line)) out.append("    ").append(line.substr(least));
        out += '\n';
    }
    return out;
}

}  // namespace

Result<std::string> native_body(std::string_view code, std::span<const Parameter> parameters,
                                std::span<const std::string_view> names, const types::Types& types) {
    for (size_t i = 0; i < parameters.size(); ++i) {
        const Parameter& one = parameters[i];
        const types::TypeId value = one.is_array() ? types[one.type].element : one.type;
        if (types[value].kind != types::Kind::Scalar || one.ndim > 1)
            return Error::finding("C++ of its own with a parameter of type " + types.display(one.type));
        // Warp takes `var_` out of such names.
        if (one.name != names[i] || names[i].find("var_") != std::string_view::npos)
            return Error::finding("C++ of its own with a parameter that is called `" + std::string(names[i]) +
                                  "`");
    }
    for (const Word& word : words_of(code)) {
        if (is_of_warp(word))
            return Error::finding("C++ of its own that needs Warp's headers (`" + std::string(word.text) +
                                  "`)");
        const auto is_meant = [&](const Parameter& one) { return one.is_array() && one.name == word.text; };
        if (std::any_of(parameters.begin(), parameters.end(), is_meant) && !word.behind.starts_with('['))
            return Error::finding("C++ of its own that asks more of the array `" + std::string(word.text) +
                                  "` than its elements");
    }
    return as_body(code);
}

}  // namespace weft::standalone
