#include <algorithm>
#include <iostream>
#include <thread>

#include "base/files.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/set_commands.h"
#include "dataset/set/scan.h"

namespace weft::cli {
namespace {

constexpr std::string_view stats_footer =
    R"(PATH is the folder of a set, a folder of data files, or one data file; of any format. The figures are counted from the
rows, not read from stats.json.

Exit code: 0 done, 1 a row cannot be read, a file is missing or the set is not finished, 3 a file cannot be read, 130 interrupted.

Examples:
  weft stats data/large
  weft stats data/large/data/train-00000-of-00001.parquet --json)";

struct StatsArguments {
    std::string path;
    unsigned threads = 0;
    bool json = false;
};

int count(const StatsArguments& arguments) {
    const auto set = dataset::open_set(arguments.path);
    if (!set) return complain("stats", set.failure());
    dataset::Recount recount(set.value());
    const unsigned threads =
        arguments.threads != 0 ? arguments.threads : std::max(1u, std::thread::hardware_concurrency());
    {
        const Pace pace;
        const uint64_t total = set.value().manifest ? set.value().manifest->rows : 0;
        const Monitor monitor(
            {[&] { recount.stop(); }, [&] { return pace.line(recount.rows(), total); }, {}});
        run_workers(static_cast<unsigned>(std::min<size_t>(threads, set.value().units.size())),
                    [&] { recount.work(); });
    }
    if (const auto failure = recount.failure()) return complain("stats", *failure);
    if (was_interrupted()) return complain("stats", Error{"interrupted", Error::Kind::Interrupted});
    if (recount.rows() == 0 && !set.value().manifest)
        return complain("stats", Error::finding(arguments.path + ": there are no rows"));
    const auto figures = recount.finish();
    if (!figures) return complain("stats", figures.failure());
    const dataset::Counts& counts = figures.value().counts;
    const std::string text = arguments.json
                                 ? dataset::stats_json(counts, figures.value().uniqueness)
                                 : for_terminal(dataset::stats_table(counts, figures.value().uniqueness));
    if (const int code = print("stats", text); code != done) return code;
    const std::vector<std::string> problems = set.value().all_problems();
    for (const std::string& problem : problems) complain("stats", Error::finding(problem));
    return problems.empty() ? done : findings;
}

}  // namespace

void add_stats_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<StatsArguments>();
    CLI::App* const command = app.add_subcommand("stats", "Figures of a data set, counted from its rows");
    command->add_option("PATH", arguments->path, "A set, a folder of data files, or a data file")->required();
    command->add_option("--threads", arguments->threads, "Worker threads [all cores]")
        ->check(CLI::Range(0u, 1024u));
    command->add_flag("--json", arguments->json, "As JSON, in the form of stats.json");
    command->footer(std::string(stats_footer));
    command->callback([arguments, &run] { run = [arguments] { return count(*arguments); }; });
}

}  // namespace weft::cli
