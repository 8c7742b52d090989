#include "dataset/views/answer_text.h"

#include <algorithm>
#include <utility>

#include "dataset/check/code_tokens.h"

namespace weft::dataset {
namespace {

// ---- comments

bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r") == std::string_view::npos;
}

void trim_end(std::string& text) {
    while (!text.empty() && is_blank(std::string_view(text).substr(text.size() - 1))) text.pop_back();
}

// What stands between two tokens, line by line, without its comments. The first line ends that of the token
// before, the last one begins that of the token behind.
class Gap {
  public:
    Gap(std::string_view text, bool begins_text, bool ends_text) {
        read(text);
        const size_t last = lines_.size() - 1;
        bool is_first = true;
        for (size_t i = 0; i <= last; ++i) {
            Line& line = lines_[i];
            const bool ends_line = (i == 0 && !begins_text) || (i == last && !ends_text);
            if (line.had_comment && is_blank(line.text) && !ends_line) continue;
            if (line.had_comment && (i != last || ends_text)) trim_end(line.text);
            if (!is_first) out_ += '\n';
            is_first = false;
            out_ += line.text;
        }
        // `int/**/x`
        if (last == 0 && lines_[0].had_comment && out_.empty() && !begins_text && !ends_text) out_ = " ";
    }
    const std::string& text() const { return out_; }

  private:
    struct Line {
        std::string text;
        bool had_comment = false;
    };

    void read(std::string_view text) {
        lines_.emplace_back();
        for (size_t at = 0; at < text.size();) {
            const std::string_view rest = text.substr(at);
            size_t size = 1;
            if (rest.starts_with("//") || rest.starts_with("#line ")) {
                size = std::min(rest.find('\n'), rest.size());
            } else if (rest.starts_with("/*")) {
                size = rest.find("*/") + 2;
            }
            if (size != 1) {
                lines_.back().had_comment = true;
            } else if (rest[0] == '\n') {
                lines_.emplace_back();
            } else {
                lines_.back().text += rest[0];
            }
            at += size;
        }
    }

    std::vector<Line> lines_;
    std::string out_;
};

// ---- hashes

constexpr size_t hash_size = 8;
constexpr std::string_view kernel_ends[] = {"_cpu_kernel_forward", "_cpu_kernel_backward",
                                            "_cuda_kernel_forward", "_cuda_kernel_backward"};

bool is_of_word(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// The next word from `at` on; empty: there is none.
std::string_view next_word(std::string_view text, size_t at) {
    while (at < text.size() && !is_of_word(text[at])) ++at;
    size_t end = at;
    while (end < text.size() && is_of_word(text[end])) ++end;
    return text.substr(std::min(at, text.size()), end - at);
}

// "scale_0f3a99c1" -> {"scale", "0f3a99c1"}
std::optional<HashedName> split_hash(std::string_view word) {
    if (word.size() < hash_size + 2 || word[word.size() - hash_size - 1] != '_') return std::nullopt;
    const std::string_view hash = word.substr(word.size() - hash_size);
    if (hash.find_first_not_of("0123456789abcdef") != std::string_view::npos) return std::nullopt;
    return HashedName{std::string(word.substr(0, word.size() - hash_size - 1)), std::string(hash)};
}

std::string_view kernel_end(std::string_view word) {
    for (const std::string_view end : kernel_ends) {
        if (word.ends_with(end)) return end;
    }
    return {};
}

// `struct Body_0f3a99c1` and a line with its brace: the argument struct of a kernel has that in the same.
bool declares_struct(std::string_view text, std::string_view word) {
    const auto at = static_cast<size_t>(word.data() - text.data());
    return text.substr(0, at).ends_with("struct ") && text.substr(at + word.size()).starts_with("\n{");
}

// The words of the text that are such names, with what stands behind `name_` replaced.
template <class From, class To>
std::string replaced(std::string_view text, const std::vector<HashedName>& names, const From& from,
                     const To& to) {
    std::string out;
    out.reserve(text.size());
    size_t at = 0;
    const auto replace = [&](std::string_view word) -> bool {
        for (const HashedName& own : names) {
            if (word.find(from(own)) == std::string_view::npos) continue;
            const std::string stem = own.name + "_", whole = stem + std::string(from(own));
            for (const std::string_view before : {"", "adj_", "wp_args_"}) {
                if (!word.starts_with(before) || !word.substr(before.size()).starts_with(whole)) continue;
                const std::string_view behind = word.substr(before.size() + whole.size());
                if (!behind.empty() && behind != kernel_end(word)) continue;
                out.append(before).append(stem).append(to(own)).append(behind);
                return true;
            }
        }
        return false;
    };
    for (std::string_view word = next_word(text, 0); !word.empty(); word = next_word(text, at)) {
        const auto begin = static_cast<size_t>(word.data() - text.data());
        out.append(text.substr(at, begin - at));
        if (!replace(word)) out.append(word);
        at = begin + word.size();
    }
    return out.append(text.substr(at));
}

}  // namespace

std::optional<std::string> without_comments(std::string_view code) {
    std::vector<CodeToken> tokens;
    if (tokenize(code, tokens)) return std::nullopt;
    std::string out;
    out.reserve(code.size());
    size_t at = 0;
    for (const CodeToken& token : tokens) {
        const auto begin = static_cast<size_t>(token.text.data() - code.data());
        out.append(Gap(code.substr(at, begin - at), at == 0, false).text()).append(token.text);
        at = begin + token.text.size();
    }
    return out.append(Gap(code.substr(at), at == 0, true).text());
}

std::vector<HashedName> hashed_names(std::string_view code) {
    std::vector<HashedName> names;
    size_t at = 0;
    for (std::string_view word = next_word(code, 0); !word.empty(); word = next_word(code, at)) {
        at = static_cast<size_t>(word.data() - code.data()) + word.size();
        const std::string_view end = kernel_end(word);
        if (end.empty() && !declares_struct(code, word)) continue;
        std::optional<HashedName> found = split_hash(word.substr(0, word.size() - end.size()));
        // A name with two hashes keeps the second: there would be no way back.
        if (found && std::none_of(names.begin(), names.end(),
                                  [&](const HashedName& known) { return known.name == found->name; }))
            names.push_back(std::move(*found));
    }
    return names;
}

std::string with_placeholder(std::string_view text, const std::vector<HashedName>& names) {
    return replaced(
        text, names, [](const HashedName& own) -> std::string_view { return own.hash; },
        [](const HashedName&) { return hash_placeholder; });
}

std::string with_hashes(std::string_view text, const std::vector<HashedName>& names) {
    return replaced(
        text, names, [](const HashedName&) { return hash_placeholder; },
        [](const HashedName& own) -> std::string_view { return own.hash; });
}

}  // namespace weft::dataset
