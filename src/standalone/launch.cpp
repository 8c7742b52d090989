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
    if (program.variant == Variant::Wmma) {  // a warp for 16 x 16 elements
        out.text = "    const int " + out.block + " = 32;\n    const dim3 " + out.grid + "((" + sizes[1] +
                   " + 15) / 16, (" + sizes[0] + " + 15) / 16);\n";
        return out;
    }
    if (program.is_flat || program.dims == 1) {
        std::string total;
        for (const std::string& one : sizes) total += (total.empty() ? "" : " * ") + one;
        const std::string blocks = "(" + total + " + " + out.block + " - 1) / " + out.block;
        out.text = "    const int " + out.block + " = " + std::to_string(program.block[0]) +
                   ";\n    const int " + out.grid + " = " +
                   (program.is_bounded_grid ? "std::min(" + blocks + ", 1024)" : blocks) + ";\n";
        return out;
    }
    out.text = "    const dim3 " + out.block + "(";
    for (const unsigned size : program.block)
        out.text += (out.text.back() == '(' ? "" : ", ") + std::to_string(size);
    out.text += ");\n";
    out.text += "    const dim3 " + out.grid + "(";
    static constexpr char axes[] = {'x', 'y', 'z'};
    for (unsigned d = program.dims; d-- > 0;) {
        const std::string axis = out.block + "." + axes[program.dims - 1 - d];
        out.text += "(" + sizes[d] + " + " + axis + " - 1) / " + axis + (d == 0 ? "" : ", ");
    }
    out.text += ");\n";
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

std::string wrapped_statement(const std::string& line) {
    constexpr size_t longest = 110;
    if (line.size() <= longest) return line;
    // The last place within the line that lies in the fewest brackets: behind a comma, before an operator.
    int depth = 0, least = INT32_MAX;
    size_t best = 0;
    const size_t indent = line.find_first_not_of(' ');
    for (size_t at = indent; at < line.size() && at <= longest; ++at) {
        const char c = line[at];
        if (c == '"') at = std::min(line.find('"', at + 1), line.size() - 1);
        depth += c == '(' || c == '{' || c == '[' ? 1 : c == ')' || c == '}' || c == ']' ? -1 : 0;
        const bool is_before = c == ' ' && at + 2 < line.size() && at > indent + 8 &&
                               std::string_view("+-*/&|?:<>=").find(line[at + 1]) != std::string_view::npos;
        const bool is_assignment = is_before && line.compare(at, 3, " = ") == 0;
        const bool is_comma = c == ' ' && line[at - 1] == ',';
        if (is_assignment || line[at] == '[' || (!is_before && !is_comma)) continue;
        if (depth <= least) {
            least = depth;
            best = at;
        }
    }
    if (best == 0 || line.find("//") < best) return line;
    return line.substr(0, best) + "\n" +
           wrapped_statement(
               std::string(indent + (line.starts_with(std::string(indent, ' ') + "for") ? 5 : 4), ' ') +
               line.substr(best + 1));
}

std::vector<std::string> sorted_once(std::vector<std::string> names) {
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

}  // namespace weft::standalone
