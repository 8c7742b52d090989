#include "plain/text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace weft::plain {
namespace {

enum class Reserved : uint8_t { Everywhere, Global };

struct Word {
    std::string_view text;
    Reserved reserved;
};
constexpr Word words[] = {
#define WEFT_WORD(word, scope) {#word, Reserved::scope},
#include "plain/words.def"
#undef WEFT_WORD
};

constexpr bool sorted() {
    for (size_t i = 1; i < std::size(words); ++i) {
        if (!(words[i - 1].text < words[i].text)) return false;
    }
    return true;
}
static_assert(sorted(), "words.def is searched by halves");

bool is_reserved(std::string_view text, Scope scope) {
    const auto* found =
        std::lower_bound(std::begin(words), std::end(words), text,
                         [](const Word& word, std::string_view name) { return word.text < name; });
    return found != std::end(words) && found->text == text &&
           (scope == Scope::Global || found->reserved == Reserved::Everywhere);
}

bool is_bitwise(Binding binding) {
    return binding == Binding::BitOr || binding == Binding::BitXor || binding == Binding::BitAnd;
}

// Would a compiler ask to make `operand` clear next to an operator of `binding`?
bool is_unclear(Binding operand, Binding binding) {
    if (operand == binding) return binding == Binding::Equality || binding == Binding::Relation;
    if (is_bitwise(binding)) return operand < Binding::Prefix;
    if (binding == Binding::Shift) return operand < Binding::Prefix;
    if (binding == Binding::Or) return operand == Binding::And;
    if (binding == Binding::Equality) return operand == Binding::Relation;
    return false;
}

}  // namespace

std::string inside(const Piece& piece, Binding least) {
    return piece.binding < least ? "(" + piece.text + ")" : piece.text;
}

Piece joined(const Piece& left, std::string_view sign, const Piece& right, Binding binding) {
    const auto operand = [&](const Piece& piece, bool is_right) {
        const bool loose = piece.binding < binding || (is_right && piece.binding == binding);
        return loose || is_unclear(piece.binding, binding) ? "(" + piece.text + ")" : piece.text;
    };
    std::string text = operand(left, false);
    text += ' ';
    text += sign;
    text += ' ';
    text += operand(right, true);
    return {std::move(text), binding};
}

bool mentions(std::string_view text, std::string_view name) {
    const auto is_part_of_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    for (size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
        const size_t line = text.rfind('\n', at) + 1;
        const bool is_remark = text.substr(line, at - line).find("//") != std::string_view::npos;
        const size_t end = at + name.size();
        const bool starts = at == 0 || (!is_part_of_word(text[at - 1]) && text[at - 1] != '.');
        if (starts && !is_remark && (end == text.size() || !is_part_of_word(text[end]))) return true;
    }
    return false;
}

std::string identifier(std::string_view python, Scope scope) {
    constexpr char digits[] = "0123456789abcdef";
    std::string name;
    for (const char c : python) {
        const bool plain =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
        if (plain) {
            name += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            name += 'x';
            name += digits[byte >> 4];
            name += digits[byte & 15];
        }
    }
    // What begins with two underscores, or one before a capital, belongs to the compiler.
    if (name.empty() ||
        (name[0] == '_' && (name.size() == 1 || name[1] == '_' || (name[1] >= 'A' && name[1] <= 'Z'))))
        name.insert(0, "n");
    if (is_reserved(name, scope)) name += '_';
    return name;
}

std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n') {
            out += "\\n";
        } else if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (byte < 0x20 || byte >= 0x7f || c == '?') {  // ? begins trigraphs
            out += '\\';
            for (const int shift : {6, 3, 0}) out += static_cast<char>('0' + ((byte >> shift) & 7));
        } else {
            out += c;
        }
    }
    return out + '"';
}

}  // namespace weft::plain
