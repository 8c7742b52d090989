#include "cli/generate_command.h"

#include <algorithm>
#include <atomic>
#include <iostream>
#include <memory>
#include <sstream>

#include "base/files.h"
#include "base/json_write.h"
#include "base/number_text.h"
#include "base/ordered.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/exit_codes.h"
#include "cli/generate_arguments.h"
#include "cli/generate_plan.h"
#include "cli/hand_over.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/report_file.h"
#include "cli/run_report.h"
#include "dataset/row/row_json.h"
#include "dataset/set/asked_rows.h"
#include "dataset/set/expectation.h"
#include "dataset/set/generation.h"

namespace weft::cli {
namespace {

constexpr std::string_view generate_footer =
    R"(A set is a folder: data files by split and shard (or a file per pair), manifest.json, stats.json, README.md (a data
card), run.json and progress.json. The same options give the same bytes with any number of threads, after any crash.

Exit code: 0 done, 1 a kernel was refused (a fault of weft), 2 wrong usage, 3 a file or disk failed, 130 interrupted.

Examples:
  weft generate                                          100 pairs for the CPU in data/samples
  weft generate -n 10000 -o data/large -s 42 -d both     10,000 for both devices
  weft generate -n 1000000 -o data/set --format parquet  a million, as Parquet
  weft generate -n 1000 -o data/chat --task python-cuda  questions and answers
  weft generate --from src/ kernels.py -o data/mine      the kernels of Python files, a row each
  weft generate --from src/ --variants 3 -o data/more    and three changed ones beside each
  weft generate -n 1000 -o data/debug --task debug       faulty kernels, where the fault is, and the fix
  weft generate -n 1000 -o - | head -n 1                 rows on standard output (with --shard: those of it)
  weft generate -n 1000000 -o data/set --shard 3/100     one piece of a hundred, for a scheduler
  weft generate -n 100M -o /shared/set --engine ray      all of them by the workers of a Ray cluster
  weft generate -n 100M -o /shared/set --dry-run         what that will be)";

// Lines of jsonl, in the memory of one worker.
class RowTexts {
  public:
    explicit RowTexts(const dataset::Recipe& recipe) : rows_(recipe), json_(recipe.columns()) {}

    Result<TextBuffer> text(uint64_t begin, uint64_t end) {
        TextBuffer out;
        for (uint64_t i = begin; i < end; ++i) {
            WEFT_TRY(const bool is_in, rows_.make(i));
            if (is_in) json_.append(out, rows_.row());
        }
        return out;
    }

  private:
    dataset::AskedRows rows_;
    const dataset::RowJson json_;
};

class GenerateRun {
  public:
    GenerateRun(CLI::App& command, GenerateArguments& arguments) : command_(command), arguments_(arguments) {}

    int run() {
        if (auto read = read_config(command_, arguments_.config); !read) return complain(read.failure());
        auto recipe = cli::recipe(command_, arguments_);
        if (!recipe) return complain(recipe.failure());
        recipe_ = std::move(recipe).value();
        threads_ = arguments_.worker_threads();
        auto place = cli::place(arguments_);
        if (!place) return complain(place.failure());
        if (arguments_.dry_run) return show_plan(place.value());
        if (arguments_.hands_over()) return hand_over(place.value());
        return arguments_.to_stdout() ? stream(place.value()) : generate(place.value());
    }

  private:
    static int complain(const Error& error) { return cli::complain("generate", error); }

    // ---- elsewhere, or not yet
    // What every shard's own command is told, beside its number and its threads.
    std::vector<std::string> words_of_shards() const {
        return words_given(command_, {"--output", "--shards", "--shard", "--threads", "--quiet", "--json",
                                      "--resume", "--wait", "--config", "--engine", "--dry-run"});
    }

    int show_plan(const dataset::Place& place) const {
        const auto plan = cli::plan(recipe_, place);
        if (!plan) return complain(plan.failure());
        if (!arguments_.json.empty()) {
            const std::string text = plan_json(plan.value(), recipe_, place);
            if (arguments_.json == "-") return print("generate", text);
            const auto written = write_file(arguments_.json, text);
            return written ? int{done} : complain(written.failure());
        }
        std::string each;
        for (const std::string& word : words_of_shards()) each += " " + word;
        const bool in_pieces = arguments_.hands_over();
        return print("generate",
                     for_terminal(plan_text(plan.value(), recipe_, place, in_pieces ? each : "")));
    }

    int hand_over(const dataset::Place& place) const {
        // Wrong words are told here and now, and not by every worker.
        if (const auto plan = cli::plan(recipe_, place); !plan) return complain(plan.failure());
        return cli::hand_over({.command = "generate",
                               .engine = arguments_.engine.empty() ? "local" : arguments_.engine,
                               .place = place.folder,
                               .pieces = recipe_.shards,
                               .rows = recipe_.count,
                               .threads = arguments_.threads,
                               .quiet = arguments_.quiet,
                               .json = !arguments_.json.empty(),
                               .words = words_of_shards()});
    }

    // ---- into a folder
    int generate(const dataset::Place& place) {
        if (const auto fits = look_ahead(place); !fits) return complain(fits.failure());
        dataset::Generation generation(recipe_, place, disk());
        const dataset::Started started = generation.prepare();
        switch (started.state) {
            case dataset::Start::Ready:
                break;
            case dataset::Start::Complete:
                return say_complete(started, place);
            case dataset::Start::Refused:
                return complain(Error::usage(started.message));
            case dataset::Start::Failed:
                return complain(Error{started.message});
        }
        const uint64_t shards = place.only_shard ? 1 : recipe_.shards;
        if (started.shards_done != 0 && !arguments_.quiet) {
            std::cerr << "going on: " << started.shards_done << " of " << shards << " shards were finished\n";
        }
        first_done_ = generation.progress().done;
        pace_ = Pace("rows", first_done_);
        {
            const Monitor monitor(watched(generation));
            const auto workers = static_cast<unsigned>(std::min<uint64_t>(threads_, shards));
            run_workers(workers, [&] { generation.work(); });
            while (generation.next_phase()) run_workers(workers, [&] { generation.work(); });
        }
        if (const auto failure = generation.failure()) return explain_failure(*failure, place);
        if (generation.stopped()) {
            std::cerr << "weft generate: interrupted; finished shards are kept in "
                      << for_terminal(place.folder) << ". The same command with --resume goes on.\n";
            return interrupted;
        }
        const auto outcome = generation.complete(run_json());
        if (!outcome) return explain_failure(outcome.failure(), place);
        (void)generation.write_progress(progress_json(generation.progress()));
        return summarize(place, outcome.value());
    }

    // Rows, files and bytes to come, and whether the disk holds them.
    Result<void> look_ahead(const dataset::Place& place) const {
        WEFT_TRY(const dataset::Expectation expected, dataset::expect(recipe_, place));
        const uint64_t needed = dataset::bytes_needed(expected, place);
        const std::optional<uint64_t> free = disk().free_space(place.folder);
        const std::string folder = for_terminal(place.folder);
        if (free && needed > *free && !arguments_.no_space_check)
            return Error{folder + " needs about " + short_bytes(needed) + ", and " + short_bytes(*free) +
                         " are free there; make room, choose a smaller format (jsonl.zst, parquet), or begin "
                         "anyway with --no-space-check"};
        if (arguments_.quiet || !arguments_.json.empty()) return {};
        std::cerr << "expected in " << folder << ": " << with_commas(expected.rows) << " rows, "
                  << (recipe_.format->is_json() ? "" : "up to ") << with_commas(expected.files)
                  << (expected.files == 1 ? " file" : " files") << ", about " << short_bytes(expected.bytes)
                  << (free ? " (" + short_bytes(*free) + " are free)" : "") << "\n";
        return {};
    }

    static void write_figures(JsonWriter& json, std::string_view status, const dataset::Place& place,
                              const dataset::Manifest& manifest) {
        json.begin_object().member("status", status).member("folder", place.folder);
        json.member("rows", manifest.rows).member("bytes", manifest.bytes);
        json.member("files", manifest.file_count());
    }

    int say_complete(const dataset::Started& started, const dataset::Place& place) {
        const std::string& message = started.message;
        if (!arguments_.json.empty()) {
            TextBuffer out;
            JsonWriter json(out, json_compact);
            write_figures(json, "complete", place, *started.manifest);
            json.member("message", message).end_object();
            out.append('\n');
            return deliver_report("generate", arguments_.json, out.view());
        }
        return arguments_.quiet ? int{done} : print("generate", for_terminal(message + "\n"));
    }

    int explain_failure(const Error& failure, const dataset::Place& place) {
        const int code = complain(failure);
        if (failure.kind == Error::Kind::World) {
            std::cerr << "finished shards are kept in " << for_terminal(place.folder)
                      << "; when this is mended, the same command with --resume goes on.\n";
        }
        return code;
    }

    // ---- to standard output: blocks of rows in order
    int stream(const dataset::Place& place) {
        constexpr uint64_t block = 64;
        const uint64_t begin = place.only_shard ? recipe_.first_index(*place.only_shard) : 0;
        const uint64_t end = place.only_shard ? recipe_.first_index(*place.only_shard + 1) : recipe_.count;
        if (recipe_.code != nullptr && !arguments_.quiet)
            std::cerr << for_terminal(dataset::refusal_table(*recipe_.code));
        std::atomic<uint64_t> printed = 0;
        std::atomic<bool> stop = false;
        const Monitor monitor({[&] { stop = true; },
                               arguments_.quiet ? nullptr : beside_rows([&] {
                                   return pace_.line(std::min(printed * block, end - begin), end - begin);
                               }),
                               {}});
        Ordered<TextBuffer> texts((end - begin + block - 1) / block, threads_, [&] {
            return [begin, end, worker = std::make_shared<RowTexts>(recipe_)](uint64_t number) {
                const uint64_t first = begin + number * block;
                return worker->text(first, std::min(first + block, end));
            };
        });
        for (;; ++printed) {
            auto text = texts.next([&] { return stop.load(); });
            if (stop) {
                std::cerr << "weft generate: interrupted\n";
                return interrupted;
            }
            if (!text) return complain(text.failure());
            if (!text.value()) return done;
            const auto written = write_stdout(text.value()->view());
            if (!written) return stdout_closed() ? int{world_failed} : complain(written.failure());
        }
    }

    // ---- what is shown
    Watched watched(dataset::Generation& generation) const {
        Watched watched;
        watched.stop = [&generation] { generation.stop(); };
        watched.every_second = [this, &generation] {
            (void)generation.write_progress(progress_json(generation.progress()));
        };
        if (arguments_.quiet) return watched;
        watched.line = [this, &generation] {
            const dataset::Progress now = generation.progress();
            return pace_.line(now.done, now.total);
        };
        return watched;
    }

    std::string progress_json(const dataset::Progress& progress) const {
        TextBuffer out;
        JsonWriter json(out, json_pretty);
        json.begin_object().member("done", progress.done).member("total", progress.total);
        json.key("rate").fixed(pace_.rate(progress.done), 1);
        json.key("eta_seconds");
        const auto left = pace_.seconds_left(progress.done, progress.total);
        left ? json.fixed(*left, 1) : json.null();
        json.key("categories").begin_object();
        for (const auto& [name, rows] : progress.categories) json.member(name, rows);
        json.end_object().end_object();
        out.append('\n');
        return out.str();
    }

    std::string run_json() const {
        return cli::run_json(pace_.seconds(), recipe_.count - first_done_, threads_);
    }

    int summarize(const dataset::Place& place, const dataset::Outcome& outcome) {
        const dataset::Manifest& manifest = outcome.manifest;
        const double time = pace_.seconds();
        if (!arguments_.json.empty()) {
            TextBuffer out;
            JsonWriter json(out, json_compact);
            write_figures(json, "made", place, manifest);
            json.key("seconds").fixed(time, 3).member("peak_memory_bytes", peak_memory());
            json.member("exact_duplicates", outcome.uniqueness.exact_duplicates);
            json.member("structural_duplicates", outcome.uniqueness.structural_duplicates);
            write_left_out(json, outcome.counts);
            if (recipe_.code != nullptr) dataset::write_refusals(json, *recipe_.code);
            json.end_object();
            out.append('\n');
            return deliver_report("generate", arguments_.json, out.view());
        }
        if (arguments_.quiet) return done;
        const auto rate =
            static_cast<uint64_t>(static_cast<double>(recipe_.count - first_done_) / std::max(time, 1e-9));
        const std::string& folder = place.folder;
        std::ostringstream out;
        out << with_commas(manifest.rows) << " kernels in " << folder << ", each " << contents() << ".\n"
            << "Made in " << rounded(time, 2) << " s (" << with_commas(rate) << " kernels/s, peak memory "
            << peak_memory() / (1u << 20) << " MB): " << with_commas(manifest.bytes)
            << " bytes in the format " << recipe_.format->name << ".\n";
        if (manifest.rows < recipe_.count && !place.only_shard) {
            out << with_commas(recipe_.count - manifest.rows) << " of " << with_commas(recipe_.count)
                << " rows were taken out (--dedup, --exclude, or by the view)"
                << in_brackets(left_out_text(outcome.counts)) << "\n";
        }
        if (recipe_.code != nullptr) out << dataset::refusal_table(*recipe_.code);
        if (place.only_shard) {  // one of many, often in a log: the figures come with the whole set
            out << "join the shards when all are made: weft merge " << folder << "\n";
        } else {
            out << "\nBy category; d1 to d5 are the levels of difficulty"
                << (!recipe_.view.is_chat() ? ", \"exact grad.\" is where Warp's backward pass gives the "
                                              "true gradient:\n\n"
                                            : ":\n\n")
                << dataset::stats_table(outcome.counts, outcome.uniqueness) << "\nwhat it is:  " << folder
                << "/README.md, the data card\n"
                << "check it:    weft validate " << folder << "\n";
            if (!recipe_.format->is_none()) {
                // A file has the code of one device: the loader asks for which.
                const bool has_two = recipe_.format->is_json() && recipe_.cpu() && recipe_.cuda();
                out << "look at it:  weft view " << folder << "\n"
                    << "load it:     datasets.load_dataset(\"" << folder << "\""
                    << (has_two ? ", \"cuda\") in Python, or \"cpu\"\n" : ") in Python\n");
            }
        }
        return print("generate", for_terminal(out.str()));
    }

    // "a Python file with the C++ and the CUDA code Warp generates for it, forward and backward"
    std::string contents() const {
        if (recipe_.view.is_debug()) return "with a fault, where it is and the fix";
        if (!recipe_.view.is_wide())
            return "as a question with its answer (" + recipe_.view.task_names() + ")";
        const std::string code = recipe_.cpu() && recipe_.cuda() ? "C++ and the CUDA"
                                 : recipe_.cuda()                ? "CUDA"
                                                                 : "C++";
        return "a Python file with the " + code + " code Warp generates for it, " +
               (recipe_.backward ? "forward and backward" : "forward only");
    }

    CLI::App& command_;
    const GenerateArguments& arguments_;  // read_config() fills in
    dataset::Recipe recipe_;
    unsigned threads_ = 1;
    Pace pace_;
    uint64_t first_done_ = 0;
};

}  // namespace

void add_generate_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<GenerateArguments>();
    CLI::App* const command =
        app.add_subcommand("generate", "Make a data set of kernels and their generated code");
    declare(*command, *arguments);
    command->footer(std::string(generate_footer));
    command->callback([arguments, command, &run] {
        run = [arguments, command] { return GenerateRun(*command, *arguments).run(); };
    });
}

}  // namespace weft::cli
