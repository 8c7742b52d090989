#include "cli/view_command.h"

#include <algorithm>
#include <atomic>
#include <filesystem>

#include "base/disk.h"
#include "base/number_text.h"
#include "base/threads.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "dataset/formats/reader.h"
#include "driver/python_files.h"
#include "view/export.h"
#include "view/index.h"
#include "view/part_file.h"
#include "view/server.h"

namespace weft::cli {
namespace {

constexpr std::string_view view_footer =
    R"(PATH is the folder of a set, a folder of data files or one data file, of any format; or a Python file, or a folder of
them: then every kernel is shown with what it becomes, and refused ones with why. The page is served on this machine
alone (127.0.0.1) until weft is interrupted; open the address that is printed. No row and no kernel is run, and nothing
is written beside the data: what the list needs of a set is read once and kept in the folder for caches
($XDG_CACHE_HOME/weft/view, or ~/.cache/weft/view).

--export DIR writes the pages as files instead, for a sample of the rows, spread evenly: open DIR/index.html, or put DIR
on any web server.

Exit code: 0 exported, 1 there is nothing to show, 2 wrong usage, 3 a file cannot be read, the port is taken, or what
serves pages is missing, 130 interrupted.

Examples:
  weft view data/large
  weft view data/large/data/train-00000-of-00001.parquet --port 0
  weft view src
  weft view data/large --export site --sample 500)";

struct ViewArguments {
    std::string path, folder;
    int port = 8421;
    uint64_t sample = 200;
    unsigned threads = 0;
    bool no_cache = false;
};

// A set is told by its data files; what has none may be source.
bool is_source(const std::string& path) {
    if (path.ends_with(".py")) return true;
    if (!is_folder(path) || exists(join(path, "manifest.json"))) return false;
    const auto set = dataset::open_set(path);
    if (set || exists(join(path, "progress.json"))) return false;
    const auto files = driver::python_files({path});
    return files && !files.value().empty();
}

unsigned thread_count(const ViewArguments& arguments, size_t jobs) {
    const unsigned wanted = arguments.threads != 0 ? arguments.threads : default_threads(jobs);
    return std::max(1u, std::min(wanted, static_cast<unsigned>(std::max<size_t>(jobs, 1))));
}

// The set's table, from its files or from what is kept of them.
Result<std::unique_ptr<view::Rows>> open_rows(const ViewArguments& arguments, const dataset::Set& set) {
    const auto cache = arguments.no_cache ? std::nullopt : view::cache_folder();
    if (cache) view::forget_old_parts(*cache);
    view::IndexRun run(set, cache);
    {
        const Pace pace;
        const uint64_t total = set.manifest ? set.manifest->rows : 0;
        const Monitor monitor({[&] { run.stop(); }, [&] { return pace.line(run.rows(), total); }, {}});
        run_workers(thread_count(arguments, set.units.size()), [&] { run.work(); });
    }
    if (was_interrupted()) return Error{"interrupted", Error::Kind::Interrupted};
    std::vector<std::string> problems = set.all_problems();
    for (std::string& problem : run.problems()) problems.push_back(std::move(problem));
    for (const std::string& problem : problems) complain("view", Error::finding(problem));
    view::Table table = run.table();
    if (table.rows() == 0) return Error::finding(arguments.path + ": there are no rows");
    return view::rows_of_set(set, arguments.path, std::move(problems), std::move(table));
}

Result<void> write_site(const view::Site& site, const ViewArguments& arguments) {
    const std::vector<uint64_t> rows = view::sample_of(site.rows().table(), arguments.sample);
    std::atomic<bool> stop = false;
    Steps steps;
    const Pace pace;
    const Monitor monitor({[&] { stop = true; }, [&] { return pace.line(steps.done, steps.total); }, {}});
    return view::export_site(site, rows, arguments.folder, steps, stop);
}

int serve(view::Site& site, const ViewArguments& arguments) {
    auto server = view::Server::open(site, arguments.port);
    if (!server) return complain("view", server.failure());
    const std::string rows = with_commas(site.rows().table().rows());
    const std::string things = site.rows().kind() == "tree" ? " kernels" : " rows";
    const int told = print("view", rows + things + " of " + arguments.path + " at " + server.value().url() +
                                       "\nInterrupt (Ctrl-C) ends it.\n");
    if (told != done) return told;
    const Stoppable stoppable([&] { server.value().stop(); });
    server.value().serve();
    return complain("view", was_interrupted() ? Error{"interrupted", Error::Kind::Interrupted}
                                              : Error{"the server ended by itself"});
}

int show(view::Site& site, const ViewArguments& arguments) {
    if (arguments.folder.empty()) return serve(site, arguments);
    if (const auto written = write_site(site, arguments); !written)
        return complain("view", written.failure());
    const uint64_t all = site.rows().table().rows();
    return print("view", with_commas(std::min(arguments.sample, all)) + " of " + with_commas(all) +
                             " rows in " + arguments.folder + "; open " +
                             join(arguments.folder, "index.html") + "\n");
}

int view_path(const ViewArguments& arguments) {
    if (!exists(arguments.path)) return complain("view", Error{"there is no " + arguments.path});
    if (is_source(arguments.path)) {
        const auto rows =
            view::rows_of_tree(arguments.path, thread_count(arguments, std::max(1u, default_threads(64))));
        if (!rows) return complain("view", rows.failure());
        view::Site site(*rows.value());
        return show(site, arguments);
    }
    const auto set = dataset::open_set(arguments.path);
    if (!set) return complain("view", set.failure());
    const auto rows = open_rows(arguments, set.value());
    if (!rows) return complain("view", rows.failure());
    view::Site site(*rows.value());
    return show(site, arguments);
}

}  // namespace

void add_view_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<ViewArguments>();
    CLI::App* const command = app.add_subcommand(
        "view", "A page to look through a data set, or through what a project's kernels become");
    command->add_option("PATH", arguments->path, "A set, a data file, or Python files")->required();
    command->add_option("--port", arguments->port, "Of 127.0.0.1; 0: any that is free [8421]")
        ->check(CLI::Range(0, 65535));
    command->add_option("--export", arguments->folder, "Write the pages to this folder, and end");
    command->add_option("--sample", arguments->sample, "With --export: so many rows [200]")
        ->check(CLI::Range(uint64_t{1}, uint64_t{1'000'000}));
    command->add_option("--threads", arguments->threads, "Worker threads [all cores]")
        ->check(CLI::Range(0u, 1024u));
    command->add_flag("--no-cache", arguments->no_cache, "Read the set again, and keep nothing of it");
    command->footer(std::string(view_footer));
    command->callback([arguments, &run] { run = [arguments] { return view_path(*arguments); }; });
}

}  // namespace weft::cli
