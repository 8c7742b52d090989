#include "module/slices.h"

#include <algorithm>
#include <cstring>

namespace weft::module {
namespace {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

// Python's str.isspace() on ASCII; Warp measures indentation with lstrip().
bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r') || (c >= '\x1c' && c <= '\x1f');
}

size_t indent_of(std::string_view line) {
    size_t count = 0;
    while (count < line.size() && is_space(line[count])) ++count;
    return count;
}

bool is_blank(std::string_view line) {
    return indent_of(line) == line.size();
}

// A line of the file without its end; Python reads every kind of line end as \n.
std::string_view line_of(const syntax::Tree& tree, uint32_t line) {
    return tree.text().line_text(line);
}

// How many bytes a line boundary of str.splitlines() takes at `i`, 0 if there is none.
size_t line_boundary(std::string_view text, size_t i) {
    const auto c = static_cast<unsigned char>(text[i]);
    if (c == '\n' || c == '\v' || c == '\f' || (c >= 0x1c && c <= 0x1e)) return 1;
    if (c == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) == 0x85) return 2;
    if (c == 0xe2 && i + 2 < text.size() && static_cast<unsigned char>(text[i + 1]) == 0x80) {
        const auto last = static_cast<unsigned char>(text[i + 2]);
        if (last == 0xa8 || last == 0xa9) return 3;
    }
    return 0;
}

// Is there a byte that splitlines() may take for a line end, or a \r? Most sources have none.
bool has_odd_line_ends(std::string_view text) {
    typedef unsigned char Block __attribute__((vector_size(16)));
    typedef signed char Mask __attribute__((vector_size(16)));
    Mask odd{};
    size_t i = 0;
    for (; i + 16 <= text.size(); i += 16) {
        Block block;
        std::memcpy(&block, text.data() + i, 16);
        odd |=
            (block == 0x0b) | (block == 0x0c) | (block == 0x0d) | ((block & 0xfc) == 0x1c) | (block >= 0x80);
    }
    uint64_t halves[2];
    std::memcpy(halves, &odd, 16);
    if ((halves[0] | halves[1]) != 0) return true;
    for (; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if ((c >= 0x0b && c <= 0x0d) || (c & 0xfc) == 0x1c || c >= 0x80) return true;
    }
    return false;
}

// Bytes that may begin a line boundary; everything else is skipped over quickly.
constexpr auto boundary_bytes = [] {
    std::array<bool, 256> table{};
    for (const int c : {0x0a, 0x0b, 0x0c, 0x1c, 0x1d, 0x1e, 0xc2, 0xe2}) table[static_cast<size_t>(c)] = true;
    return table;
}();

struct Lines {
    uint32_t first, last;  // inclusive, from 1
};

// textwrap.dedent(): the common leading blanks of all lines that are not only blanks; those become empty.
std::string dedented(const syntax::Tree& tree, Lines lines, size_t& margin_size) {
    const auto only_blanks = [](std::string_view line) {
        return line.find_first_not_of(" \t") == std::string_view::npos;
    };
    std::string_view margin;
    bool any = false;
    for (uint32_t line = lines.first; line <= lines.last; ++line) {
        const std::string_view content = line_of(tree, line);
        if (only_blanks(content)) continue;
        const std::string_view lead = content.substr(0, content.find_first_not_of(" \t"));
        if (!any) {
            margin = lead;
            any = true;
            continue;
        }
        size_t common = 0;
        while (common < margin.size() && common < lead.size() && margin[common] == lead[common]) ++common;
        margin = margin.substr(0, common);
    }
    margin_size = margin.size();
    std::string out;
    for (uint32_t line = lines.first; line <= lines.last; ++line) {
        const std::string_view content = line_of(tree, line);
        if (!only_blanks(content)) out += content.substr(margin.size());
        out += '\n';
    }
    return out;
}

// May the text of the file itself stand for the lines: no indentation, no line of blanks, plain line ends.
bool is_plain(const syntax::Tree& tree, std::string_view text, Lines lines) {
    if (text.empty() || text.back() != '\n' || std::memchr(text.data(), '\r', text.size()) != nullptr)
        return false;
    for (uint32_t line = lines.first; line <= lines.last; ++line) {
        const std::string_view content = line_of(tree, line);
        if (!content.empty() && (content[0] == ' ' || content[0] == '\t') &&
            content.find_first_not_of(" \t") == std::string_view::npos) {
            return false;
        }
    }
    return true;
}

// The common case, in one pass: lines of a function at column 0 are slices of the file. False if it is not
// that.
bool plain_lines(const syntax::Tree& tree, Lines lines, std::vector<std::string_view>& out) {
    const std::string_view source = tree.source();
    const auto starts = tree.text().line_starts();
    const size_t before = out.size();
    for (uint32_t line = lines.first; line <= lines.last; ++line) {
        const std::string_view content = source.substr(starts[line - 1], starts[line] - starts[line - 1] - 1);
        const bool blank_end = !content.empty() && (content.back() == ' ' || content.back() == '\t');
        if (blank_end && content.find_first_not_of(" \t") == std::string_view::npos) {
            out.resize(before);
            return false;
        }
        out.push_back(content);
    }
    return true;
}

bool has_multi_line_string(const syntax::Tree& tree, NodeId id, bool statement) {
    if (!id.valid()) return false;
    const syntax::Node& node = tree[id];
    const bool string = (node.kind == Kind::Constant && (node.constant() == syntax::ConstantKind::Str ||
                                                         node.constant() == syntax::ConstantKind::Bytes)) ||
                        node.kind == Kind::JoinedStr;
    if (string) return !statement && tree.end_line(id) != tree.position(node.span.begin).line;
    for (const NodeId part : tree.children(id)) {
        if (has_multi_line_string(tree, part, node.kind == Kind::Expr)) return true;
    }
    return false;
}

}  // namespace

void split_lines(std::string_view text, std::vector<std::string_view>& out) {
    size_t start = 0;
    for (size_t i = 0; i < text.size();) {
        if (!boundary_bytes[static_cast<unsigned char>(text[i])]) {
            ++i;
            continue;
        }
        const size_t size = line_boundary(text, i);
        if (size == 0) {
            ++i;
            continue;
        }
        out.push_back(text.substr(start, i - start));
        i += size;
        start = i;
    }
    if (start < text.size()) out.push_back(text.substr(start));
}

const char* source_slice(const syntax::Tree& tree, NodeId def, Program& program, SourceSlice& out) {
    const auto decorators = tree.field(def, field::FunctionDef::decorator_list);
    const auto body = tree.field(def, field::FunctionDef::body);
    const uint32_t def_line = tree[def].line;
    const uint32_t first = decorators.empty() ? def_line : tree[decorators[0]].line;
    const std::string_view first_text = line_of(tree, first);
    const size_t base = indent_of(first_text);
    const std::string_view start = first_text.substr(base);
    if (!start.starts_with(decorators.empty() ? "def" : "@"))
        return "its first line does not begin with the decorator or `def`";

    // Up to the last statement, then on while lines are blank or deeper than the first one.
    const NodeId last_statement = body[body.size() - 1];
    uint32_t last = tree.end_line(last_statement);
    bool tokenized = false;
    for (uint32_t line = tree[last_statement].line + 1; line <= last; ++line) {
        const std::string_view content = line_of(tree, line);
        // Warp first stops reading here, finds the text incomplete, and reads anew with Python's tokenizer.
        tokenized |= !is_blank(content) && indent_of(content) <= base;
    }
    const uint32_t code_end = last, total = tree.text().line_count();
    while (last < total) {
        const std::string_view content = line_of(tree, last + 1);
        if (!is_blank(content) && indent_of(content) <= base) break;
        ++last;
    }
    while (last > code_end && is_blank(line_of(tree, last))) --last;
    if (tokenized) {
        // The tokenizer keeps comments behind the body only if they are indented as much as the body is.
        const uint32_t column = tree.position(tree[body[0]].span.begin).column;
        const bool own_line = tree.position(tree[body[0]].span.begin).line != def_line;
        for (uint32_t line = code_end + 1; line <= last; ++line) {
            const std::string_view content = line_of(tree, line);
            if (!is_blank(content) && (!own_line || indent_of(content) < column)) {
                return "a comment behind it is indented less than its body";
            }
        }
    }

    out.first_line = first;
    const auto starts = tree.text().line_starts();
    const std::string_view raw = tree.source().substr(starts[first - 1], starts[last] - starts[first - 1]);
    out.first_text_line = static_cast<uint32_t>(program.source_lines.size());
    if (base == 0 && raw.back() == '\n' && !has_odd_line_ends(raw) &&
        plain_lines(tree, {first, last}, program.source_lines)) {
        out.text = raw;
        out.line_count = last - first + 1;
        return nullptr;
    }
    if (base == 0 && is_plain(tree, raw, {first, last})) {
        out.text = raw;
    } else {
        size_t margin = 0;
        program.texts.push_back(dedented(tree, {first, last}, margin));
        if (margin != base) return "a line in it is indented less than the function";
        out.text = program.texts.back();
    }
    if (base != 0) {
        for (const NodeId statement : body) {
            if (has_multi_line_string(tree, statement, false))
                return "a string in it spans several indented lines";
        }
    }
    split_lines(out.text, program.source_lines);
    out.line_count = static_cast<uint32_t>(program.source_lines.size()) - out.first_text_line;
    return nullptr;
}

std::string_view dedented_line(const Callable& callable, uint32_t line) {
    const auto only_blanks = [](std::string_view text) {
        return text.find_first_not_of(" \t") == std::string_view::npos;
    };
    // source_slice() refuses functions of which a line is indented less than the first.
    const Source& text = callable.tree->text();
    const size_t margin = text.line_text(callable.source.first_line).find_first_not_of(" \t");
    const std::string_view whole = text.line_text(line);
    return only_blanks(whole) ? std::string_view() : whole.substr(margin);
}

std::string dedented_source(const Callable& callable, syntax::NodeId node) {
    const syntax::Tree& tree = *callable.tree;
    const Position begin = tree.position(tree[node].span.begin), end = tree.position(tree[node].span.end);
    std::string text;
    for (uint32_t line = begin.line; line <= end.line; ++line) {
        const std::string_view dedented = dedented_line(callable, line);
        const size_t removed = tree.text().line_text(line).size() - dedented.size();
        const size_t from = line == begin.line ? begin.column - removed : 0;
        const size_t to = line == end.line ? end.column - removed : dedented.size();
        text += dedented.substr(from, to - from);
        if (line != end.line) text += '\n';
    }
    return text;
}

std::string static_text(const Callable& callable, syntax::NodeId argument) {
    std::string text = dedented_source(callable, argument);
    std::erase(text, '\n');
    return text;
}

}  // namespace weft::module
