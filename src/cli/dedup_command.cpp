#include <algorithm>
#include <iostream>
#include <thread>

#include "base/files.h"
#include "base/json_write.h"
#include "base/number_text.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/run_report.h"
#include "cli/set_commands.h"
#include "dataset/set/dedup.h"

namespace weft::cli {
namespace {

constexpr std::string_view dedup_footer =
    R"(Exact duplicates differ in the kernel's own name only, structural ones (equal `structure`) in names, numbers,
spelling and order; rows made before there was that column are told by `canonical`. near takes out those, too, and rows that share eight
tenths of their runs of five words, names and numbers left aside (estimated). The first of such rows stays. IN is not changed.

Exit code: 0 done, 2 wrong usage, 3 a file or disk failed, 130 interrupted.

Examples:
  weft dedup data/large -o data/unique --by exact
  weft dedup data/large -o data/distinct --by structure
  weft dedup data/large -o data/sparse --by near)";

constexpr std::string_view merge_footer =
    R"(Joins what `weft generate --shard i/K` made in one folder: writes manifest.json, stats.json and the data card, and names
shards that are missing, doubled or made with other options. Every data file is read and must be as its shard's record has it;
--records joins where they are not: it needs manifest-*-of-*.json and .weft/hashes alone.

Exit code: 0 done, 1 something is missing or doubled, 3 a file or disk failed.

Example:
  for i in 0 1 2 3; do weft generate -n 1000000 -o data/set --shard $i/4; done
  weft merge data/set)";

struct DedupArguments {
    std::string path, output, by = "exact";
    unsigned threads = 0;
    bool force = false, json = false, records = false;
};

int summarize(std::string_view command, const dataset::Outcome& outcome, uint64_t before,
              const std::string& folder, bool as_json) {
    if (!as_json) {
        std::string text = with_commas(outcome.manifest.rows) + " rows in " + folder;
        if (before != outcome.manifest.rows)
            text += "; " + with_commas(before - outcome.manifest.rows) + " were taken out";
        text += "\n\n" + dataset::stats_table(outcome.counts, outcome.uniqueness);
        return print(command, for_terminal(text));
    }
    TextBuffer out;
    JsonWriter json(out, json_compact);
    json.begin_object()
        .member("folder", folder)
        .member("rows_before", before)
        .member("rows", outcome.manifest.rows);
    json.member("bytes", outcome.manifest.bytes).end_object();
    out.append('\n');
    return print(command, out.view());
}

int dedup(const DedupArguments& arguments) {
    const Pace pace;
    const auto set = dataset::open_set(arguments.path);
    if (!set) return complain("dedup", set.failure());
    const auto by = arguments.by == "exact"       ? dataset::SameBy::Exact
                    : arguments.by == "structure" ? dataset::SameBy::Structure
                                                  : dataset::SameBy::Near;
    dataset::Dedup work(set.value(), arguments.output, by, disk());
    if (auto ready = work.prepare(arguments.force); !ready) return complain("dedup", ready.failure());
    dataset::Rewrite& rewrite = work.rewrite();
    dataset::Recount recount(set.value());
    if (by == dataset::SameBy::Near) recount.keep_signatures();
    const unsigned cores =
        arguments.threads != 0 ? arguments.threads : std::max(1u, std::thread::hardware_concurrency());
    const auto threads = static_cast<unsigned>(std::clamp<size_t>(set.value().units.size(), 1, cores));
    const uint64_t total = set.value().manifest->rows;
    {
        // Every row is read twice.
        const Monitor monitor({[&] { recount.stop(), rewrite.stop(); },
                               [&] { return pace.line((recount.rows() + rewrite.rows()) / 2, total); },
                               {}});
        run_workers(threads, [&] { recount.work(); });
        if (!recount.failure() && !was_interrupted()) {
            if (auto found = work.find(recount); !found) return complain("dedup", found.failure());
            run_workers(threads, [&] { work.work(); });
        }
    }
    if (by != dataset::SameBy::Exact && recount.rows_without_structure() != 0)
        std::cerr << "weft dedup: " << with_commas(recount.rows_without_structure())
                  << " rows were made before there was `structure`; `canonical` tells which of them repeat\n";
    if (was_interrupted())
        return complain("dedup",
                        {"interrupted; " + arguments.output + " is not complete, --force begins anew",
                         Error::Kind::Interrupted});
    if (const auto failure = recount.failure()) return complain("dedup", *failure);
    if (const auto failure = rewrite.failure()) return complain("dedup", *failure);
    const auto outcome = rewrite.complete(run_json(pace.seconds(), total, threads));
    if (!outcome) return complain("dedup", outcome.failure());
    return summarize("dedup", outcome.value(), total, arguments.output, arguments.json);
}

int merge(const DedupArguments& arguments) {
    const Pace pace("shards");
    Steps steps;
    const auto outcome = [&] {
        const Monitor monitor({{}, [&] { return pace.line(steps.done, steps.total); }, {}});
        return dataset::merge_shards(
            disk(), arguments.path,
            arguments.records ? dataset::DataFiles::Elsewhere : dataset::DataFiles::Here, steps,
            [&] { return run_json(pace.seconds(), 0, 1); });
    }();
    if (!outcome) return complain("merge", outcome.failure());
    return summarize("merge", outcome.value(), outcome.value().manifest.rows, arguments.path, arguments.json);
}

}  // namespace

void add_dedup_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<DedupArguments>();
    CLI::App* const command = app.add_subcommand("dedup", "A data set without rows that repeat others");
    command->add_option("IN", arguments->path, "Folder of a finished set")->required();
    command->add_option("-o,--output", arguments->output, "Folder of the new set")->required();
    command->add_option("--by", arguments->by, "exact, structure or near [exact]")
        ->check(CLI::IsMember({"exact", "structure", "near"}));
    command->add_option("--threads", arguments->threads, "Worker threads [all cores]")
        ->check(CLI::Range(0u, 1024u));
    command->add_flag("--force", arguments->force, "Replace an earlier set in the output folder");
    command->add_flag("--json", arguments->json, "Print the summary as JSON");
    command->footer(std::string(dedup_footer));
    command->callback([arguments, &run] { run = [arguments] { return dedup(*arguments); }; });
}

void add_merge_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<DedupArguments>();
    CLI::App* const command = app.add_subcommand("merge", "Join shards that were made apart");
    command->add_option("DIR", arguments->path, "The folder they were made in")->required();
    command->add_flag("--records", arguments->records, "By the records alone: the data files lie elsewhere");
    command->add_flag("--json", arguments->json, "Print the summary as JSON");
    command->footer(std::string(merge_footer));
    command->callback([arguments, &run] { run = [arguments] { return merge(*arguments); }; });
}

}  // namespace weft::cli
