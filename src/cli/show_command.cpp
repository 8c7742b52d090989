#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "base/utf8.h"
#include "cli/color.h"
#include "cli/exit_codes.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/set_commands.h"
#include "dataset/set/find_row.h"
#include "inputs/text.h"

namespace weft::cli {
namespace {

using dataset::Column;
using dataset::ColumnKind;

constexpr std::string_view show_footer =
    R"(PATH is the folder of a set, a folder of data files, or one data file; of any format. ROW is the index of a row or its id, of
which four digits are enough; without it the first row is shown. Short columns stand first, texts and code below them;
null and empty columns are left out. With one --column and no terminal, the value alone is printed, byte for byte.

Exit code: 0 done, 1 something is wrong with the row or the set, 2 there is no such row or column, 3 a file cannot be read.

Examples:
  weft show data/large
  weft show data/large 17 --column python_source,cuda_forward
  weft show data/large 3f2a --json
  weft show data/large 17 --column python_source > kernel.py)";

struct ShowArguments {
    std::string path, row, color = "auto";
    std::vector<std::string> columns;
    bool json = false;
};

Language language_of(const Column& column, const dataset::Row& row) {
    if (column.name == "faulty_source") return row.language == "python" ? Language::Python : Language::Cpp;
    if (column.name == "python_source" || column.name == "launch_script") return Language::Python;
    if (column.name == "diff") return Language::Diff;
    return column.kind == ColumnKind::Code || column.name == "cuda_standalone" ||
                   column.name == "correct_code"
               ? Language::Cpp
               : Language::Plain;
}

std::string inputs_text(const inputs::Inputs& inputs) {
    TextBuffer out;
    const auto append_sizes = [&](std::span<const inputs::Size> sizes, uint32_t block = 0) {
        out.append('[');
        for (size_t i = 0; i < sizes.size(); ++i) {
            if (i != 0) out.append(", ");
            inputs::append_size(out, sizes[i]);
        }
        if (block != 0) {
            out.append(", ");
            inputs::append_block(out, block);
        }
        out.append(']');
    };
    out.append("launch ");
    append_sizes(inputs.extents(), inputs.block);
    for (const inputs::Arg& arg : inputs.args) {
        out.append("\n" + arg.name + ": " + std::string(inputs::text(arg.role)) + " " + arg.dtype);
        if (arg.ndim != 0) append_sizes(arg.extents());
        out.append(' ');
        out.append(inputs::text(arg.fill));
        const inputs::Bounds bounds = inputs::bounds(arg.fill);
        if (bounds == inputs::Bounds::Unused) continue;
        out.append(' ');
        if (bounds != inputs::Bounds::Value) {
            inputs::append_low(out, arg);
            out.append(" to ");
        }
        inputs::append_high(out, arg);
    }
    return out.str();
}

// A value as text; nothing where it is null.
std::optional<std::string> value_text(const Column& column, const dataset::Row& row) {
    if (column.text != nullptr) return std::string(row.*column.text);
    if (column.code != nullptr) {
        const dataset::Code& code = row.*column.code;
        return code ? std::optional<std::string>(*code) : std::nullopt;
    }
    if (column.kind == ColumnKind::Inputs && row.inputs.are_known()) return inputs_text(row.inputs);
    if (column.kind == ColumnKind::Gradient)
        return std::string(row.gradient.kind) +
               (row.gradient.reason.empty() ? "" : " (" + std::string(row.gradient.reason) + ")");
    if (column.kind == ColumnKind::Messages) {
        std::string text;
        for (const dataset::Message& message : row.*column.messages)
            text += (text.empty() ? "" : "\n\n") + std::string(message.role) + ":\n" +
                    std::string(message.content);
        return text;
    }
    TextBuffer out;
    dataset::append_column(out, column, row);
    return out.view() == "null" ? std::nullopt : std::optional<std::string>(out.str());
}

class Page {
  public:
    Page(const dataset::FoundRow& found, dataset::Columns columns, bool color)
        : found_(found), columns_(columns), color_(color) {}

    std::string text() {
        std::string out;
        size_t widest = 0;
        for (const Column& column : columns_) widest = std::max(widest, column.name.size());
        std::vector<std::pair<const Column*, std::string>> sections;
        for (const Column& column : columns_) {
            auto value = value_text(column, found_.row);
            if (!value || value->empty()) continue;
            std::string safe = for_terminal(*value);
            if (is_long(column, safe)) {
                sections.emplace_back(&column, std::move(safe));
                continue;
            }
            const std::string name =
                std::string(column.name) + std::string(widest - column.name.size() + 2, ' ');
            out += (color_ ? dim(name) : name) + safe + "\n";
        }
        for (const auto& [column, value] : sections) out += section(*column, value);
        return out;
    }

  private:
    static bool is_long(const Column& column, std::string_view value) {
        constexpr size_t line = 80;
        return value.find('\n') != std::string_view::npos || value.size() > line ||
               column.kind == ColumnKind::Code;
    }
    std::string section(const Column& column, std::string value) const {
        while (!value.empty() && value.back() == '\n') value.pop_back();
        const std::string head = "---- " + std::string(column.name) + " ----";
        return "\n" + (color_ ? bold(head) : head) + "\n" +
               (color_ ? in_color(value, language_of(column, found_.row)) : value) + "\n";
    }

    const dataset::FoundRow& found_;
    const dataset::Columns columns_;
    const bool color_;
};

Result<std::vector<Column>> chosen(const dataset::Set& set, const std::vector<std::string>& names) {
    std::vector<Column> columns;
    for (const std::string& name : names) {
        const Column* const column = dataset::find_column(set.columns, name);
        if (column == nullptr) return Error::usage("rows of this set have no column `" + name + "`");
        columns.push_back(*column);
    }
    if (names.empty()) columns.assign(set.columns.begin(), set.columns.end());
    return columns;
}

Result<std::string> page(const dataset::Set& set, const ShowArguments& arguments, dataset::FoundRow& found) {
    dataset::RowName name;
    if (!arguments.row.empty()) {
        WEFT_TRY(name, dataset::RowName::parse(arguments.row));
    }
    WEFT_TRY(const std::vector<Column> columns, chosen(set, arguments.columns));
    {
        const Pace pace;
        Steps steps;
        const Monitor monitor({{}, [&] { return pace.line(steps.done, steps.total); }, {}});
        if (auto done = find_row(set, name, found, steps); !done) return done.failure();
    }
    if (arguments.json) {
        TextBuffer out;
        dataset::RowJson(columns).append(out, found.row);
        return out.str();
    }
    const bool is_for_people = isatty(STDOUT_FILENO) != 0 || arguments.color == "always";
    if (columns.size() == 1 && !is_for_people) return value_text(columns.front(), found.row).value_or("");
    return Page(found, columns, wants_color(arguments.color)).text();
}

int show(const ShowArguments& arguments) {
    dataset::FoundRow found;
    const auto set = dataset::open_set(arguments.path);
    if (!set) return complain("show", set.failure());
    const auto text = page(set.value(), arguments, found);
    int code = text ? print("show", text.value()) : complain("show", text.failure());
    for (const std::string& problem : found.problems)
        code = std::max(code, complain("show", Error::finding(found.place.text() + ": " + problem)));
    for (const std::string& problem : set.value().all_problems())
        code = std::max(code, complain("show", Error::finding(problem)));
    return code;
}

}  // namespace

void add_show_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<ShowArguments>();
    CLI::App* const command = app.add_subcommand("show", "One row of a data set, to read");
    command->add_option("PATH", arguments->path, "A set, a folder of data files, or a data file")->required();
    command->add_option("ROW", arguments->row, "Index of the row, or its id [the first row]");
    command->add_option("--column", arguments->columns, "These columns alone: name,...")->delimiter(',');
    add_color_option(*command, arguments->color);
    command->add_flag("--json", arguments->json, "The row as a line of JSON");
    command->footer(std::string(show_footer));
    command->callback([arguments, &run] { run = [arguments] { return show(*arguments); }; });
}

}  // namespace weft::cli
