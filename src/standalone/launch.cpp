#include "standalone/launch.h"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace weft::standalone {

Grid make_grid(const Program& program, FileNames& names) {
    Grid out;
    out.block = names.fresh({"block", "block_size"});
    out.grid = names.fresh({"grid", "grid_size"});
    std::vector<std::string> sizes = program.launch_sizes;
    if (!program.begin.empty()) {
        const std::string rows = program.end + " - " + program.begin;
        sizes[0] = program.is_flat ? "(" + rows + ")" : rows;
    }
    if (program.variant == Variant::Wmma) {  // a warp for each tile
        static_assert(wmma_tile == 16);
        out.block_text = "    const int " + out.block + " = 32;\n";
        out.grid_text =
            "    const dim3 " + out.grid + "((" + sizes[1] + " + 15) / 16, (" + sizes[0] + " + 15) / 16);\n";
        return out;
    }
    if (program.is_flat || program.dims == 1) {
        std::string total;
        for (const std::string& one : sizes) total += (total.empty() ? "" : " * ") + one;
        const std::string blocks = "(" + total + " + " + out.block + " - 1) / " + out.block;
        out.block_text = "    const int " + out.block + " = " + std::to_string(program.block[0]) + ";\n";
        out.grid_text = "    const int " + out.grid + " = " +
                        (program.is_bounded_grid
                             ? "std::min(" + blocks + ", " + std::to_string(most_blocks_that_help) + ")"
                             : blocks) +
                        ";\n";
        return out;
    }
    out.block_text = "    const dim3 " + out.block + "(";
    for (const unsigned size : program.block)
        out.block_text += (out.block_text.back() == '(' ? "" : ", ") + std::to_string(size);
    out.block_text += ");\n";
    out.grid_text = "    const dim3 " + out.grid + "(";
    static constexpr char axes[] = {'x', 'y', 'z'};
    for (unsigned d = program.dims; d-- > 0;) {
        const std::string axis = out.block + "." + axes[program.dims - 1 - d];
        out.grid_text += "(" + sizes[d] + " + " + axis + " - 1) / " + axis + (d == 0 ? "" : ", ");
    }
    out.grid_text += ");\n";
    return out;
}

std::string wrapped_list(const std::string& head, const std::string& list, const std::string& tail) {
    constexpr size_t longest = 108;
    if (head.size() + list.size() + tail.size() <= longest) return head + list + tail;
    // Under the first word, or where that stands too far to the right, on lines of their own.
    const size_t indent = head.find_first_not_of(' ');
    const size_t column = head.size() <= 48 ? head.size() : indent + 8;
    std::string out = head;
    size_t width = head.size(), from = 0;
    if (column != head.size()) {
        out += "\n" + std::string(column, ' ');
        width = column;
    }
    // The next comma that stands in no brackets.
    const auto next = [&](size_t at) {
        int depth = 0;
        for (; at < list.size(); ++at) {
            depth += list[at] == '(' || list[at] == '{' ? 1 : list[at] == ')' || list[at] == '}' ? -1 : 0;
            if (depth == 0 && list[at] == ',') return at;
        }
        return std::string::npos;
    };
    while (true) {
        const size_t comma = next(from);
        const std::string item =
            list.substr(from, comma == std::string::npos ? std::string::npos : comma + 1 - from);
        if (from != 0) {
            const bool fits = width + item.size() + 1 <= longest;
            out += fits ? " " : "\n" + std::string(column, ' ');
            width = fits ? width + 1 : column;
        }
        out += item;
        width += item.size();
        if (comma == std::string::npos) return out + tail;
        from = comma + 2;
    }
}

namespace {

int bracket(char c) {
    return c == '(' || c == '{' || c == '[' ? 1 : c == ')' || c == '}' || c == ']' ? -1 : 0;
}

// How loosely the operator at the begin of a text binds, the loosest most; 0: none stands there.
unsigned looseness(std::string_view text) {
    struct Row {
        std::string_view word;
        unsigned looseness;
    };
    static constexpr Row rows[] = {{"?", 10}, {":", 10}, {"||", 9}, {"&&", 8}, {"|", 7},
                                   {"^", 7},  {"&", 7},  {"==", 6}, {"!=", 6}, {"<", 5},
                                   {">", 5},  {"<=", 5}, {">=", 5}, {"<<", 4}, {">>", 4},
                                   {"+", 3},  {"-", 3},  {"*", 2},  {"/", 2},  {"%", 2}};
    const std::string_view word = text.substr(0, text.find(' '));
    for (const Row& row : rows) {
        if (row.word == word) return row.looseness;
    }
    return 0;
}

// The same of the space at this place: behind a comma it is looser than before any operator.
unsigned looseness_at(std::string_view line, size_t space) {
    const bool is_behind = line[space - 1] == ',' || line[space - 1] == ';';
    return is_behind ? 11 : looseness(line.substr(space + 1));
}

constexpr size_t longest_line = 110;

// Where a line is broken: the last place in the fewest brackets, there behind a comma or before the operator
// that binds least; near the begin only where an index would be torn else. 0: nowhere.
size_t break_of(std::string_view line, size_t from) {
    int depth = 0, least = INT32_MAX, indices = 0;
    unsigned loosest = 0;
    size_t best = 0, near = 0;
    bool tears_index = false;
    for (size_t at = from; at < line.size() && at <= longest_line; ++at) {
        const char c = line[at];
        if (c == '"') at = std::min(line.find('"', at + 1), line.size() - 1);
        if (const std::string_view three = line.substr(at, 3); three == "<<<" || three == ">>>") {
            depth += c == '<' ? 1 : -1;  // a launch
            at += 2;
            continue;
        }
        depth += bracket(c);
        indices += c == '[' ? 1 : c == ']' ? -1 : 0;
        if (c != ' ') continue;
        const unsigned here = looseness_at(line, at);
        if (here != 0 && indices == 0 && at <= from + 8) near = at;
        if (here == 0 || at <= from + 8 || depth > least || (depth == least && here < loosest)) continue;
        least = depth;
        loosest = here;
        best = at;
        tears_index = indices > 0;
    }
    return tears_index && near != 0 ? near : best;
}

// Where a statement assigns, outside of brackets; npos: it does not.
size_t assignment_of(std::string_view line) {
    int depth = 0;
    for (size_t at = 1; at + 1 < line.size(); ++at) {
        depth += bracket(line[at]);
        const bool is_comparison = std::string_view("=!<>").find(line[at - 1]) != std::string_view::npos;
        if (depth == 0 && line.compare(at, 2, "= ") == 0 && !is_comparison) return at;
    }
    return std::string_view::npos;
}

}  // namespace

std::string wrapped_statement(const std::string& line) {
    if (line.size() <= longest_line || line.find("//") <= longest_line) return line;
    const size_t indent = line.find_first_not_of(' ');
    const std::string next(indent + (line.compare(indent, 4, "for ") == 0 ? 5 : 4), ' ');
    std::string out, rest = line;
    // What is assigned stands in lines of its own if one is enough, or if the place would be torn else.
    const size_t assigned = assignment_of(line);
    if (assigned <= longest_line) {
        const bool is_enough = next.size() + line.size() - assigned - 2 <= longest_line;
        if (is_enough || break_of(line, indent) < assigned) {
            out = line.substr(0, assigned + 1) + "\n";
            rest = next + line.substr(assigned + 2);
        }
    }
    // What stands in brackets goes further in, and what binds more tightly than the line before.
    int open = 0, open_before = 0;
    unsigned loosest = 0;
    while (rest.size() > longest_line) {
        const size_t at = break_of(rest, rest.find_first_not_of(' '));
        if (at == 0) break;
        for (const char c : std::string_view(rest).substr(0, at)) open += bracket(c);
        const unsigned here = looseness_at(rest, at);
        if (open != open_before) loosest = 0;
        loosest = std::max(loosest, here);
        open_before = open;
        out += rest.substr(0, at) + "\n";
        rest = next +
               std::string(4 * static_cast<size_t>(std::max(open, 0)) + (here < loosest ? 4 : 0), ' ') +
               rest.substr(at + 1);
    }
    return out + rest;
}

std::vector<std::string> sorted_once(std::vector<std::string> names) {
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

}  // namespace weft::standalone
