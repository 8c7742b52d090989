#include <cctype>

#include "draft/draft.h"

namespace weft::draft {
namespace {

bool begins_name(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_';
}
bool goes_on(char c) {
    return begins_name(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
}

}  // namespace

void Words::set_description(std::string_view text, Strings& strings) {
    pieces_.clear();
    add(text, strings);
}

// Names are what stands in backquotes and looks like one; behind a dot it is a member of something else or
// Warp's, and keeps its name until a member is renamed.
void Words::add(std::string_view text, Strings& strings) {
    std::string plain = pieces_.empty() ? "" : " ";
    bool quoted = false;
    for (size_t i = 0; i < text.size();) {
        if (text[i] == '`') quoted = !quoted;
        if (!quoted || !begins_name(text[i])) {
            plain += text[i++];
            continue;
        }
        size_t end = i;
        while (end < text.size() && goes_on(text[end])) ++end;
        pieces_.push_back({strings.intern(plain), false});
        plain.clear();
        pieces_.push_back({strings.intern(text.substr(i, end - i)), true});
        i = end;
    }
    pieces_.push_back({strings.intern(plain), false});
}

void Words::rename(StringId from, StringId to) {
    for (Piece& piece : pieces_) {
        if (piece.is_name && piece.text == from) piece.text = to;
    }
}

bool Words::mention(StringId name) const {
    for (const Piece& piece : pieces_) {
        if (piece.is_name && piece.text == name) return true;
    }
    return false;
}

std::string Words::description(const Strings& strings) const {
    std::string out;
    for (const Piece& piece : pieces_) out += strings.text(piece.text);
    return out;
}

}  // namespace weft::draft
