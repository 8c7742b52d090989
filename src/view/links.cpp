#include "view/links.h"

#include <algorithm>
#include <charconv>

#include "compare/pieces.h"

namespace weft::view {
namespace {

using compare::lines_of;
using compare::trimmed;

// Files of strangers are compiled to see which line is whose: no more than this.
constexpr uint32_t most_steps = 200'000, most_insts = 200'000;
constexpr size_t longest_source = 1u << 20, longest_code = 16u << 20;

void compile_row(const dataset::Row& row, const std::string& file, driver::Output output,
                 Compiled& compiled) {
    driver::Options options;
    options.targets = emit::TargetSet::all();
    options.output = output;
    options.maps = true;
    options.module_name = row.kernel_name;
    options.printed_file = file;
    options.module_steps = most_steps;
    options.max_insts = most_insts;
    driver::compile(row.python_source, options, compiled);
}

// The line of the source that a comment names, where it reads so; 0: none.
uint32_t named_by(std::string_view comment, const std::vector<std::string_view>& sources) {
    const size_t mark = comment.rfind("<L ");
    uint32_t line = 0;
    if (mark == std::string_view::npos) return 0;
    std::from_chars(comment.data() + mark + 3, comment.data() + comment.size(), line);
    if (line == 0 || line > sources.size()) return 0;
    std::string_view text = trimmed(comment.substr(2, mark - 2));
    constexpr std::string_view adjoint = "adj: ";
    if (text.starts_with(adjoint)) text.remove_prefix(adjoint.size());
    return trimmed(sources[line - 1]) == text ? line : 0;
}

}  // namespace

LineLinks links_of_map(const emit::LineMap& map, std::string_view text) {
    LineLinks lines(lines_of(text).size(), 0);
    for (const emit::MappedLine& mapped : map) {
        if (mapped.line >= 1 && mapped.line <= lines.size()) lines[mapped.line - 1] = mapped.file_line;
    }
    return lines;
}

// `// x = a[i]      <L 12>`: it and what follows up to the next one, or to a line that ends a function.
LineLinks links_of_comments(std::string_view text, std::string_view python) {
    const std::vector<std::string_view> sources = lines_of(python), codes = lines_of(text);
    LineLinks lines(codes.size(), 0);
    uint32_t current = 0;
    for (size_t i = 0; i < codes.size(); ++i) {
        const std::string_view said = trimmed(codes[i]);
        if (said.starts_with("//")) {
            current = named_by(said, sources);  // another comment begins another part
        } else if (!said.empty() && codes[i].front() != ' ') {
            current = 0;
        }
        lines[i] = current;
    }
    return lines;
}

Links links_of(const dataset::Row& row, Compiled& memory) {
    Links links;
    size_t mapped = 0, commented = 0, there = 0;
    const std::string file = std::string(row.kernel_name) + ".py";
    for (const driver::Output output : {driver::Output::Forward, driver::Output::Backward}) {
        const bool is_backward = output == driver::Output::Backward;
        bool is_compiled = false;
        if (!row.python_source.empty() && row.python_source.size() <= longest_source) {
            compile_row(row, file, output, memory);
            is_compiled = memory.ok() && memory.modules().size() == 1 && memory.modules().front().printed;
        }
        for (size_t target = 0; target < emit::targets.size(); ++target) {
            const size_t which = code_column(target, is_backward);
            const dataset::Code& code = row.*code_columns[which];
            if (!code || code->empty() || code->size() > longest_code) continue;
            ++there;
            if (is_compiled && memory.modules().front().texts[target] == *code) {
                links.lines[which] = links_of_map(memory.modules().front().maps[target], *code);
                ++mapped;
                continue;
            }
            LineLinks lines = links_of_comments(*code, row.python_source);
            if (std::all_of(lines.begin(), lines.end(), [](uint32_t line) { return line == 0; })) continue;
            links.lines[which] = std::move(lines);
            ++commented;
        }
    }
    if (there != 0 && mapped == there) links.source = LinkSource::Map;
    if (mapped != there && mapped + commented != 0) links.source = LinkSource::Comments;
    return links;
}

}  // namespace weft::view
