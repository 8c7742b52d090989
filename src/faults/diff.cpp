// The way from a faulty text to the correct one, as a unified diff: one hunk, as there is one change.
#include <algorithm>
#include <vector>

#include "faults/faults.h"

namespace weft::faults {
namespace {

constexpr size_t context = 3;

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

void append_line(std::string& out, char sign, std::string_view line) {
    out += sign;
    out += line;
    if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
}

std::string range(size_t first, size_t count) {
    return std::to_string(count == 0 ? first : first + 1) + (count == 1 ? "" : "," + std::to_string(count));
}

}  // namespace

std::string diff(std::string_view faulty, std::string_view correct, std::string_view file) {
    const std::vector<std::string_view> from = split_lines(faulty), to = split_lines(correct);
    size_t same = 0, tail = 0;
    const size_t most = std::min(from.size(), to.size());
    while (same < most && from[same] == to[same]) ++same;
    while (tail < most - same && from[from.size() - 1 - tail] == to[to.size() - 1 - tail]) ++tail;
    const size_t begin = same - std::min(same, context), after = std::min(tail, context);
    const size_t from_end = from.size() - tail, to_end = to.size() - tail;
    std::string out = "--- a/" + std::string(file) + "\n+++ b/" + std::string(file) + "\n@@ -" +
                      range(begin, from_end + after - begin) + " +" + range(begin, to_end + after - begin) +
                      " @@\n";
    for (size_t i = begin; i < same; ++i) append_line(out, ' ', from[i]);
    for (size_t i = same; i < from_end; ++i) append_line(out, '-', from[i]);
    for (size_t i = same; i < to_end; ++i) append_line(out, '+', to[i]);
    for (size_t i = 0; i < after; ++i) append_line(out, ' ', from[from_end + i]);
    return out;
}

}  // namespace weft::faults
