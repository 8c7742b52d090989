#include "cli/diff_command.h"

#include <memory>
#include <string_view>

#include "base/disk.h"
#include "base/result.h"
#include "cli/color.h"
#include "cli/exit_codes.h"
#include "cli/import_options.h"
#include "cli/set_commands.h"
#include "cli/standard_input.h"

namespace weft::cli {
namespace {

constexpr std::string_view diff_footer =
    R"(What is compared:
  weft diff FILE.py      the CPU and the CUDA code of the kernels of a file, beside each other
  weft diff SET SET      rows that came, went and changed from one set to another
  weft diff SET --rows   the two codes of a row, or two rows
  weft diff --summary    how often each kind of difference is met, over a set or a tree of Python files

Code: side by side on terminals of 120 columns and more, else one below the other (- CPU, + CUDA). Lines are aligned by where
they come from. Equal lines are folded, and so is most of what only one side has; --full shows all. Every line that differs is
of a kind, which is named where it begins and counted at the end; `other` would be a difference that weft cannot name.
--python shows each line of Python with the code that it became.

Sets: of any formats. Rows are one row if their id is (a hash of the Python source; of two chat views with the task), or with
--by index their seed and index. Columns that only one of the sets has are named and not compared. Neither set is changed.
-o writes a line of JSON for every row that differs: {"row": "changed", "id": ..., "index": ..., "columns": [...]}.

Exit code: 0 done (of two sets: their rows are the same), 1 a kernel was refused, rows differ, a row cannot be read or a set is
not whole, 2 wrong usage, 3 a file failed, 130 interrupted.

Examples:
  weft diff saxpy.py                               CPU and CUDA code of every kernel
  weft diff saxpy.py --kernel saxpy --backward     the adjoint of one
  weft diff saxpy.py --python -d cpu               Python and the CPU code that came of it
  weft diff saxpy.py --html saxpy.html             a page for a browser
  weft diff data/set --rows 17                     the two codes of a row
  weft diff data/set --rows 17,3f2a                two rows: their Python, their CUDA code
  weft diff --summary data/set                     kinds of difference, by category
  weft diff data/v1 data/v2                        what changed between two sets
  weft diff data/large data/parquet --by index -o differences.jsonl)";

enum Mode : unsigned { Sets = 1, Code = 2, Rows = 4, Counts = 8 };

std::string_view name_of(Mode mode) {
    switch (mode) {
        case Sets:
            return "two sets";
        case Code:
            return "a Python file";
        case Rows:
            return "rows of a set";
        case Counts:
            return "a summary";
    }
    return {};
}

bool is_python(const std::string& path) {
    return path == standard_input || path.ends_with(".py");
}

Result<Mode> mode_of(const DiffArguments& arguments) {
    const bool has_other = !arguments.other.empty();
    if (arguments.summary) {
        if (has_other) return Error::usage("--summary is about one set or tree, and two are named");
        return Counts;
    }
    if (!arguments.rows.empty()) {
        if (has_other) return Error::usage("--rows is about one set, and two are named");
        if (arguments.rows.size() > 2) return Error::usage("--rows takes one row or two");
        return Rows;
    }
    if (has_other) {
        if (is_python(arguments.path) || is_python(arguments.other))
            return Error::usage(
                "two paths are two data sets; of Python files one is compared at a time, its CPU "
                "code with its CUDA code");
        return Sets;
    }
    if (is_python(arguments.path)) return Code;
    if (!exists(arguments.path))
        return Error{"cannot read " + arguments.path + ": No such file or directory"};
    return Error::usage(
        "what shall " + arguments.path +
        " be compared with? Name another set, a row of it (--rows 17), or ask for a --summary");
}

// Options and the modes that have a use for them.
class Options {
  public:
    CLI::Option* add(CLI::Option* option, unsigned modes) {
        all_.emplace_back(option, modes);
        return option;
    }
    Result<void> check(Mode mode) const {
        for (const auto& [option, modes] : all_) {
            if (option->count() != 0 && (modes & mode) == 0)
                return Error::usage(option->get_name() + " has no meaning for " + std::string(name_of(mode)));
        }
        return {};
    }

  private:
    std::vector<std::pair<const CLI::Option*, unsigned>> all_;
};

int diff(const DiffArguments& arguments, const Options& options) {
    const Result<Mode> mode = mode_of(arguments);
    if (!mode) return complain("diff", mode.failure());
    if (const auto fits = options.check(mode.value()); !fits) return complain("diff", fits.failure());
    switch (mode.value()) {
        case Sets:
            return diff_sets(arguments);
        case Code:
            return diff_code(arguments);
        case Rows:
            return diff_rows(arguments);
        case Counts:
            return diff_summary(arguments);
    }
    return wrong_usage;
}

}  // namespace

void add_diff_command(CLI::App& app, std::function<int()>& run) {
    const auto a = std::make_shared<DiffArguments>();
    const auto options = std::make_shared<Options>();
    CLI::App* const command =
        app.add_subcommand("diff", "CPU and CUDA code beside each other; what changed between two data sets");
    command
        ->add_option("PATH", a->path, "A Python file (-: standard input), or a set: a folder, or a data file")
        ->required();
    command->add_option("OTHER", a->other, "Another set, of any format");

    const auto flag = [&](const char* name, bool& value, const char* text, unsigned modes) {
        options->add(command->add_flag(name, value, text), modes);
    };
    options->add(command->add_option("--kernel", a->kernel, "Only this kernel [all]"), Code);
    flag("--forward", a->forward, "Only the forward pass [both; with --python forward]", Code | Rows);
    flag("--backward", a->backward, "Only the backward pass", Code | Rows);
    options->add(
        command->add_option("--rows", a->rows, "A row of a set by index or id: its two codes; or two: A,B")
            ->delimiter(',')
            ->allow_extra_args(false),
        Rows);
    flag("--summary", a->summary,
         "Counts by kind and category, over a set or the Python files below a folder", Counts);
    flag("--python", a->python, "Python and the code that each line became", Code);
    options->add(
        command->add_option("-d,--device", a->device, "Of --python and of two rows: cpu or cuda [cuda]")
            ->check(CLI::IsMember({"cpu", "cuda"})),
        Code | Rows);
    flag("--full", a->full, "Fold nothing", Code | Rows);
    options->add(
        command->add_option("--width", a->width, "Columns of the page [as the terminal has, else 80]")
            ->check(CLI::Range(40u, 1000u)),
        Code | Rows);
    options->add(command->add_option("--html", a->html, "Write a page for a browser to this file"),
                 Code | Rows);
    options->add(add_color_option(*command, a->color), Code | Rows);
    for (CLI::Option* const option : add_import_options(*command, a->imports)) options->add(option, Code);

    options->add(command->add_option("--by", a->by, "What makes two rows one: id, or index (and seed) [id]")
                     ->check(CLI::IsMember({"id", "index"})),
                 Sets);
    options->add(
        command->add_option("-o,--output", a->output, "A file for a line of JSON for every row that differs"),
        Sets);
    options->add(command->add_option("--threads", a->threads, "Worker threads [all cores]")
                     ->check(CLI::Range(0u, 1024u)),
                 Sets | Counts);
    command->add_flag("--json", a->json, "As JSON");
    command->footer(std::string(diff_footer));
    command->callback([a, options, &run] { run = [a, options] { return diff(*a, *options); }; });
}

}  // namespace weft::cli
