#include <algorithm>
#include <iostream>
#include <thread>

#include "base/files.h"
#include "base/threads.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/set_commands.h"
#include "dataset/check/validate.h"

namespace weft::cli {
namespace {

constexpr std::string_view validate_footer =
    R"(PATH is the folder of a set, a folder of data files (also pairs of earlier runs), or one data file; of any format.
Every row is checked: columns and types, the structure of CPU and CUDA code, names and hashes, Python syntax, category,
and that python_source compiled again gives the code byte for byte; the files against manifest.json. What fails goes to
validation.json in the folder (or --report), by row. A row is judged by the meaning that its schema_version gives to the
columns; rows of this and of earlier versions are known.

Exit code: 0 all well, 1 something failed, 2 wrong usage, 3 a file cannot be read or written, 130 interrupted.

Examples:
  weft validate data/large
  weft validate data/large --sample 1000 --json)";

struct ValidateArguments {
    std::string path, report;
    uint64_t sample = 0;
    unsigned threads = 0;
    bool no_backward = false, json = false;
};

int validate(const ValidateArguments& arguments) {
    const auto set = dataset::open_set(arguments.path);
    if (!set) return complain("validate", set.failure());
    dataset::Validation validation(set.value(), arguments.sample, arguments.no_backward);
    const unsigned threads =
        arguments.threads != 0 ? arguments.threads : std::max(1u, std::thread::hardware_concurrency());
    const uint64_t total = set.value().manifest ? set.value().manifest->rows : 0;
    {
        const Monitor monitor(
            {[&] { validation.stop(); }, [&] { return bar(validation.rows(), total); }, {}});
        run_workers(static_cast<unsigned>(std::clamp<size_t>(set.value().units.size(), 1, threads)),
                    [&] { validation.work(); });
    }
    if (was_interrupted()) return complain("validate", Error{"interrupted", Error::Kind::Interrupted});
    const dataset::Verdict verdict = validation.finish();
    const std::string report = dataset::validation_json(verdict, arguments.path);
    const std::string path =
        arguments.report.empty() ? set.value().folder + "/validation.json" : arguments.report;
    if (const auto written = write_file(path, report); !written)
        return complain("validate", written.failure());
    if (arguments.json) {
        if (!write_stdout(report)) return world_failed;
        return verdict.ok() ? done : findings;
    }
    std::cout << dataset::validation_table(verdict) << "\n";
    constexpr size_t shown = 10;
    for (size_t i = 0; i < std::min(shown, verdict.findings.size()); ++i) {
        const dataset::Finding& finding = verdict.findings[i];
        std::cout << dataset::info(finding.check).name << ": " << finding.place
                  << (finding.place.empty() ? "" : ": ") << finding.message << "\n";
    }
    if (verdict.findings.size() > shown) std::cout << "… all of them in " << path << "\n";
    std::cout << (verdict.ok() ? "all well: " : "failed: ") << verdict.rows << " rows, "
              << verdict.failed_rows << " with failures";
    for (const auto& [schema, rows] : verdict.schemas) std::cout << ", " << rows << " of schema " << schema;
    std::cout << "\n";
    return verdict.ok() ? done : findings;
}

}  // namespace

void add_validate_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<ValidateArguments>();
    CLI::App* const command = app.add_subcommand("validate", "Check a data set row by row");
    command->add_option("PATH", arguments->path, "A set, a folder of data files or pairs, or a data file")
        ->required();
    command->add_option("--sample", arguments->sample, "Check about so many rows, evenly spread [all]");
    command->add_option("--report", arguments->report,
                        "Where the report goes [validation.json in the folder]");
    command->add_option("--threads", arguments->threads, "Worker threads [all cores]")
        ->check(CLI::Range(0u, 1024u));
    command->add_flag("--no-backward", arguments->no_backward,
                      "Empty adjoints are meant, also where no manifest says so");
    command->add_flag("--json", arguments->json, "Print the report");
    command->footer(std::string(validate_footer));
    command->callback([arguments, &run] { run = [arguments] { return validate(*arguments); }; });
}

}  // namespace weft::cli
