#include "cuda/ptx.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace weft::cuda {
namespace {

bool is_name_start(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
}
bool is_name_part(char c) {
    return is_name_start(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
}

// A place in a text that steps over blanks and comments.
class PtxCursor {
  public:
    explicit PtxCursor(std::string_view text) : text_(text) {}

    bool at_end() {
        skip_blanks();
        return at_ >= text_.size();
    }
    size_t position() const { return at_; }
    char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void advance() { ++at_; }
    std::string_view from(size_t begin) const { return text_.substr(begin, at_ - begin); }

    void skip_line() { at_ = std::min(text_.find('\n', at_), text_.size()); }
    void skip_blanks() {
        while (at_ < text_.size()) {
            if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
                ++at_;
            } else if (text_.substr(at_).starts_with("//")) {
                skip_line();
            } else if (text_.substr(at_).starts_with("/*")) {
                const size_t end = text_.find("*/", at_ + 2);
                at_ = end == std::string_view::npos ? text_.size() : end + 2;
            } else {
                return;
            }
        }
    }
    // To just after the first `;` outside of braces, or after the brace that closes the first one opened when
    // `with_body`. False: the text ends before.
    bool skip_statement(bool with_body) {
        int depth = 0;
        for (skip_blanks(); at_ < text_.size(); skip_blanks()) {
            const char c = text_[at_];
            if (c == '"') {
                const size_t end = text_.find('"', at_ + 1);
                if (end == std::string_view::npos) return false;
                at_ = end;
            }
            ++at_;
            if (c == '{') ++depth;
            if (c == '}' && --depth == 0 && with_body) return true;
            if (c == ';' && depth == 0) return true;
        }
        return false;
    }
    std::string_view word() {  // up to a blank or a brace, or to the `;` that ends a statement
        const size_t begin = at_;
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (c == ';') return text_.substr(begin, ++at_ - begin);
            if (std::isspace(static_cast<unsigned char>(c)) != 0 || c == '{' || c == '}') break;
        }
        return text_.substr(begin, at_ - begin);
    }

  private:
    std::string_view text_;
    size_t at_ = 0;
};

// The last name before any of `[`, `=`, `(`, `;`, outside of a list in parentheses that comes first (what a
// function returns).
std::string_view declared_name(std::string_view text) {
    std::string_view name;
    int depth = 0;
    for (size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == '(' && depth == 0 && !name.empty()) return name;
        if (c == '(') ++depth;
        if (c == ')') --depth;
        if (depth == 0 && (c == '[' || c == '=' || c == ';' || c == '{') && !name.empty()) return name;
        if (depth == 0 && is_name_start(c) && (i == 0 || (text[i - 1] != '.' && text[i - 1] != '%'))) {
            size_t end = i;
            while (end < text.size() && is_name_part(text[end])) ++end;
            name = text.substr(i, end - i);
            i = end;
        } else if (c == '.' || c == '%') {  // a directive or a register
            for (++i; i < text.size() && is_name_part(text[i]);) ++i;
        } else {
            ++i;
        }
    }
    return name;
}

template <class Visit>
void for_each_name(std::string_view text, Visit&& visit) {
    for (size_t i = 0; i < text.size();) {
        if (text.substr(i).starts_with("//")) {
            i = std::min(text.find('\n', i), text.size());
        } else if (is_name_start(text[i])) {
            size_t end = i;
            while (end < text.size() && is_name_part(text[end])) ++end;
            visit(i, text.substr(i, end - i));
            i = end;
        } else if (std::isdigit(static_cast<unsigned char>(text[i])) != 0) {  // 0f3F800000 is no name
            while (i < text.size() && is_name_part(text[i])) ++i;
        } else {
            ++i;
        }
    }
}

// Gives numbers anew, in the order in which they first appear.
class Renumbering {
  public:
    std::string apply(std::string_view text) {
        std::string out;
        size_t copied = 0;
        for_each_name(text, [&](size_t at, std::string_view name) {
            const std::string changed = renamed(name);
            if (changed == name) return;
            out += text.substr(copied, at - copied);
            out += changed;
            copied = at + name.size();
        });
        out += text.substr(copied);
        return out;
    }

  private:
    using Numbers = std::map<std::string, size_t, std::less<>>;

    static size_t number_of(Numbers& numbers, std::string_view key) {
        return numbers.emplace(key, numbers.size()).first->second;
    }
    std::string renamed(std::string_view name) {
        if (constexpr std::string_view label = "$L__BB"; name.starts_with(label)) {
            const size_t end = std::min(name.find('_', label.size()), name.size());
            const size_t number = number_of(functions_, name.substr(label.size(), end - label.size()));
            return std::string(label) + std::to_string(number) + std::string(name.substr(end));
        }
        if (constexpr std::string_view frame = "__local_depot"; name.starts_with(frame))
            return std::string(frame) + std::to_string(number_of(frames_, name.substr(frame.size())));
        if (name == "$str" || name.starts_with("$str$")) {
            const size_t number = number_of(strings_, name);
            return number == 0 ? "$str" : "$str$" + std::to_string(number);
        }
        return without_traces(std::string(name));
    }
    // Which unit of a batch it was, and a hash of the whole text of the program.
    static std::string without_traces(std::string name) {
        const auto blank = [&name](std::string_view before, size_t digits) {
            for (size_t at = name.find(before); at != std::string::npos; at = name.find(before, at + 1)) {
                const size_t begin = at + before.size();
                for (size_t i = begin; i < begin + digits && i < name.size(); ++i) name[i] = '0';
            }
        };
        blank("weft_unit_", 6);
        blank("_weft_cu_", 8);
        return name;
    }

    Numbers functions_, frames_, strings_;
};

}  // namespace

Result<std::vector<PtxPart>> ptx_parts(std::string_view text) {
    std::vector<PtxPart> parts;
    PtxCursor cursor(text);
    while (!cursor.at_end()) {
        const size_t begin = cursor.position();
        if (cursor.here() != '.')
            return Error{"PTX has an unknown part: " + std::string(text.substr(begin, 60))};
        std::string_view first = cursor.word();
        if (first == ".version" || first == ".target" || first == ".address_size" || first == ".file") {
            cursor.skip_line();
            parts.push_back({PtxPart::Kind::Directive, {}, cursor.from(begin)});
            continue;
        }
        if (first == ".section") {  // tables for debuggers
            if (!cursor.skip_statement(true)) return Error{"PTX ends within a part"};
            parts.push_back({PtxPart::Kind::Directive, {}, cursor.from(begin)});
            continue;
        }
        while (first == ".visible" || first == ".extern" || first == ".weak" || first == ".common") {
            cursor.skip_blanks();
            first = cursor.word();
        }
        const bool entry = first == ".entry", function = entry || first == ".func";
        const bool variable =
            first == ".global" || first == ".const" || first == ".shared" || first == ".local";
        if (!function && !variable)
            return Error{"PTX has an unknown part: " + std::string(text.substr(begin, 60))};
        if (!cursor.skip_statement(function)) return Error{"PTX ends within a part"};
        const std::string_view whole = cursor.from(begin);
        const PtxPart::Kind kind = variable              ? PtxPart::Kind::Variable
                                   : whole.back() == ';' ? PtxPart::Kind::Declaration
                                   : entry               ? PtxPart::Kind::Entry
                                                         : PtxPart::Kind::Function;
        parts.push_back({kind, declared_name(whole), whole});
    }
    return parts;
}

namespace {

// Of ".param .u64 .ptr .align 1 name" or ".param .align 4 .b8 name[12]". 0: of another shape.
uint32_t parameter_bytes(std::string_view text) {
    uint32_t bytes = 0;
    for (size_t at = text.find('.'); at != std::string_view::npos; at = text.find('.', at + 1)) {
        const std::string_view word = text.substr(at + 1, text.find_first_of(" \t\n", at) - at - 1);
        if (word.empty() || std::string_view("bsuf").find(word[0]) == std::string_view::npos) continue;
        unsigned bits = 0;
        const auto [end, failed] = std::from_chars(word.data() + 1, word.data() + word.size(), bits);
        if (failed == std::errc() && end == word.data() + word.size()) bytes = bits / 8;
    }
    const size_t bracket = text.find('[');
    if (bracket == std::string_view::npos) return bytes;
    uint32_t count = 0;
    std::from_chars(text.data() + bracket + 1, text.data() + text.size(), count);
    return bytes * count;
}

}  // namespace

Result<std::vector<PtxEntry>> ptx_entries(std::string_view text) {
    WEFT_TRY(const std::vector<PtxPart> parts, ptx_parts(text));
    std::vector<PtxEntry> entries;
    for (const PtxPart& part : parts) {
        if (part.kind != PtxPart::Kind::Entry) continue;
        PtxEntry& entry = entries.emplace_back();
        entry.name = part.name;
        const size_t open = part.text.find('('), body = part.text.find('{');
        if (open == std::string_view::npos || open > body) continue;  // it takes nothing
        std::string_view list = part.text.substr(open + 1, part.text.find(')', open) - open - 1);
        while (list.find(".param") != std::string_view::npos) {
            const std::string_view one = list.substr(0, list.find(','));
            list.remove_prefix(std::min(one.size() + 1, list.size()));
            entry.parameters.push_back(parameter_bytes(one));
            if (entry.parameters.back() == 0)
                return Error{"PTX has an unknown parameter: " + std::string(one)};
        }
    }
    return entries;
}

Result<std::string> ptx_of_entries(const std::vector<PtxPart>& parts,
                                   std::span<const std::string_view> entries) {
    // A function may be declared before it is defined: one name, two parts.
    std::multimap<std::string_view, size_t> by_name;
    for (size_t i = 0; i < parts.size(); ++i) by_name.emplace(parts[i].name, i);
    std::set<size_t> needed;
    std::vector<size_t> open;
    const auto need = [&](std::string_view name) {
        const auto [first, last] = by_name.equal_range(name);
        for (auto at = first; at != last; ++at) {
            if (needed.insert(at->second).second) open.push_back(at->second);
        }
    };
    for (const std::string_view entry : entries) {
        const auto found = by_name.find(entry);
        if (entry.empty() || found == by_name.end() || parts[found->second].kind != PtxPart::Kind::Entry)
            return Error::finding("the PTX has no kernel `" + std::string(entry) + "`");
        need(entry);
    }
    while (!open.empty()) {
        const std::string_view text = parts[open.back()].text;
        open.pop_back();
        for_each_name(text, [&](size_t, std::string_view name) { need(name); });
    }
    std::string out;
    Renumbering renumbering;
    for (size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].kind != PtxPart::Kind::Directive && !needed.contains(i)) continue;
        out += renumbering.apply(parts[i].text);
        out += '\n';
    }
    return out;
}

Result<Mix> ptx_mix(std::string_view text) {
    WEFT_TRY(const std::vector<PtxPart> parts, ptx_parts(text));
    Mix mix;
    for (const PtxPart& part : parts) {
        if (part.kind != PtxPart::Kind::Entry && part.kind != PtxPart::Kind::Function) continue;
        PtxCursor cursor(part.text.substr(part.text.find('{')));
        while (!cursor.at_end()) {
            const char c = cursor.here();
            if (c == '{' || c == '}') {
                cursor.advance();
                continue;
            }
            const size_t begin = cursor.position();
            std::string_view word = cursor.word();
            if (word == ".loc" || word == ".file") {  // end with their line
                cursor.skip_line();
                continue;
            }
            if (word.ends_with(':')) continue;  // a label
            if (word.starts_with('@')) {        // a predicate
                cursor.skip_blanks();
                word = cursor.word();
            }
            if (!word.starts_with('.')) count_ptx(word.substr(0, word.find(';')), mix);
            if (cursor.from(begin).back() == ';') continue;
            if (!cursor.skip_statement(false)) return Error{"PTX ends within an instruction"};
        }
    }
    return mix;
}

}  // namespace weft::cuda
