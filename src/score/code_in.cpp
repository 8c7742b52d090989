#include "score/code_in.h"

#include <algorithm>
#include <optional>
#include <string>

namespace weft::score {
namespace {

constexpr std::string_view end_of_thoughts = "</think>", byte_order_mark = "\xef\xbb\xbf", blanks = " \t\r";
constexpr size_t shortest_fence = 3;

constexpr std::string_view python_names[] = {"python", "py", "python3"};
constexpr std::string_view cpp_names[] = {"cpp", "c++", "cxx", "cc", "c", "cuda", "cu"};

bool is_named_after(std::string_view word, Language language) {
    std::string name(word);
    for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const auto is_among = [&](const auto& names) {
        return std::find(std::begin(names), std::end(names), name) != std::end(names);
    };
    return language == Language::Python ? is_among(python_names) : is_among(cpp_names);
}

// A line that begins with three or more ` or ~.
struct Fence {
    char sign;
    size_t length;
    std::string_view word;  // the first behind it
    bool is_bare;           // there is none

    bool closes(const Fence& open) const { return is_bare && sign == open.sign && length >= open.length; }
};

std::optional<Fence> fence_of(std::string_view line) {
    const size_t begin = std::min(line.find_first_not_of(blanks), line.size());
    line.remove_prefix(begin);
    if (line.empty() || (line.front() != '`' && line.front() != '~')) return std::nullopt;
    const char sign = line.front();
    const size_t length = std::min(line.find_first_not_of(sign), line.size());
    line.remove_prefix(length);
    // `x` in a sentence is no fence, and neither is one that ends where it begins.
    if (length < shortest_fence || (sign == '`' && line.find('`') != std::string_view::npos))
        return std::nullopt;
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    const std::string_view word = line.substr(0, line.find_first_of(" \t\r{,"));
    return Fence{sign, length, word, line.empty()};
}

// "…}```", the end of all that was said: a fence that should have had a line of its own.
std::string_view without_last_fence(std::string_view code, const Fence& open) {
    const std::string_view rest = code.substr(0, code.find_last_not_of(" \t\r\n") + 1);
    const std::string fence(open.length, open.sign);
    return rest.ends_with(fence) ? rest.substr(0, rest.size() - fence.size()) : code;
}

}  // namespace

std::string_view code_in(std::string_view completion, Language language) {
    std::string_view text = completion;
    if (const size_t at = text.rfind(end_of_thoughts); at != std::string_view::npos)
        text.remove_prefix(at + end_of_thoughts.size());
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::string_view code = text;
    bool is_named = false;
    const auto take = [&](const Fence& open, std::string_view block) {
        const bool fits = is_named_after(open.word, language);
        if (!fits && is_named) return;
        code = block;
        is_named = fits;
    };
    std::optional<Fence> open;
    size_t begin = 0;  // of the open block
    for (size_t at = 0; at < text.size();) {
        const size_t end = std::min(text.find('\n', at), text.size());
        const std::optional<Fence> fence = fence_of(text.substr(at, end - at));
        if (fence && !open) {
            open = fence;
            begin = std::min(end + 1, text.size());
        } else if (fence && fence->closes(*open)) {
            take(*open, text.substr(begin, at - begin));
            open.reset();
        }
        at = end + 1;
    }
    if (open) take(*open, without_last_fence(text.substr(begin), *open));
    return code;
}

}  // namespace weft::score
