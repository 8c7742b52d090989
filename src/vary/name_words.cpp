// Words: names taken apart into words, and each word as a style writes it.
#include <algorithm>
#include <unordered_map>

#include "module/python_namespace.h"
#include "syntax/token.h"
#include "vary/style.h"

namespace weft::vary {
namespace {

struct WordForms {
    std::string_view full, brief, letter, other;
};

constexpr WordForms word_forms[] = {
#define WEFT_WORD(full, brief, letter, other) {full, brief, letter, other},
#include "vary/name_words.def"
#undef WEFT_WORD
};

// Null: the table has no row for the word. Of several the first counts.
const WordForms* forms_of(std::string_view word) {
    static const auto rows = [] {
        std::unordered_map<std::string_view, const WordForms*> out;
        for (const WordForms& row : word_forms) {
            for (const std::string_view one : {row.full, row.brief, row.other}) {
                if (!one.empty()) out.emplace(one, &row);
            }
        }
        return out;
    }();
    const auto found = rows.find(word);
    return found == rows.end() ? nullptr : found->second;
}

bool is_upper(char c) {
    return 'A' <= c && c <= 'Z';
}

// Most people have words that they write out, or shorten, against their habit.
bool is_habit(const Style& style, std::string_view word) {
    uint64_t hash = style.habits;
    for (const char c : word) hash = mix64(hash ^ static_cast<uint8_t>(c));
    return hash % 100 < 85;
}

}  // namespace

std::vector<std::string> words_of(std::string_view name) {
    std::vector<std::string> out;
    while (!name.empty()) {
        const size_t end = std::min(name.find('_'), name.size());
        if (end != 0) out.emplace_back(name.substr(0, end));
        name.remove_prefix(std::min(end + 1, name.size()));
    }
    return out;
}

std::string joined(std::span<const std::string> words, bool camel_case) {
    std::string out;
    for (const std::string& word : words) {
        if (!out.empty() && !camel_case) out += '_';
        const bool starts_hump = camel_case && !out.empty() && 'a' <= word[0] && word[0] <= 'z';
        out += starts_hump ? static_cast<char>(word[0] - 32) : word[0];
        out.append(word, 1);
    }
    return out;
}

std::string worded(const Style& style, const std::string& word, bool is_alone) {
    if (style.wording == Style::Wording::Keep) return word;
    std::string lower = word;
    const bool is_constant = std::all_of(word.begin(), word.end(), [](char c) { return is_upper(c); });
    if (is_constant)
        std::transform(lower.begin(), lower.end(), lower.begin(),
                       [](char c) { return static_cast<char>(c + 32); });
    const WordForms* const forms = forms_of(lower);
    if (forms == nullptr || !is_habit(style, forms->full)) return word;
    std::string_view chosen;
    switch (style.wording) {
        case Style::Wording::Keep:
            break;
        case Style::Wording::Full:
            chosen = forms->full;
            break;
        case Style::Wording::Terse:
            chosen = is_alone && !is_constant && !forms->letter.empty() ? forms->letter : forms->brief;
            break;
        case Style::Wording::Brief:
            chosen = forms->brief;
            break;
        case Style::Wording::Other:
            chosen = forms->other;
            break;
    }
    if (chosen.empty()) return word;
    std::string out(chosen);
    if (is_constant)
        std::transform(out.begin(), out.end(), out.begin(),
                       [](char c) { return 'a' <= c && c <= 'z' ? static_cast<char>(c - 32) : c; });
    return out;
}

std::string plural(const std::string& word) {
    constexpr std::string_view irregular[][2] = {{"vertex", "vertices"}, {"matrix", "matrices"},
                                                 {"index", "indices"},   {"axis", "axes"},
                                                 {"radius", "radii"},    {"tetrahedron", "tetrahedra"},
                                                 {"series", "series"},   {"mass", "masses"},
                                                 {"idx", "inds"},        {"box", "boxes"}};
    for (const auto& [one, many] : irregular) {
        if (word == one) return std::string(many);
    }
    if (word.ends_with("s") || word.ends_with("x")) return word + "es";
    if (word.ends_with("ch") || word.ends_with("sh")) return word + "es";
    const bool vowel =
        word.size() > 1 && std::string_view("aeiou").find(word[word.size() - 2]) != std::string_view::npos;
    if (word.ends_with("y") && !vowel) return word.substr(0, word.size() - 1) + "ies";
    return word + "s";
}

std::string singular(const std::string& word) {
    for (const char* const end : {"ss", "us", "is", "series"}) {
        if (word.ends_with(end)) return word;
    }
    if (word == "vertices") return "vertex";
    if (word == "matrices") return "matrix";
    if (word == "boxes") return "box";
    if (word.ends_with("ies")) return word.substr(0, word.size() - 3) + "y";
    return word.ends_with("s") ? word.substr(0, word.size() - 1) : word;
}

// Also what files call the modules that they import.
bool is_reserved(std::string_view name, Strings& strings) {
    const StringId id = strings.intern(name);
    return syntax::is_keyword(id) || name == "math" || name == "np" || name == "warp" || name == "wp" ||
           module::python_name(module::PySpace::Builtins, name, id).kind != value::ValueKind::Missing;
}

}  // namespace weft::vary
