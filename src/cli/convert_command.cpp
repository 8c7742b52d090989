#include <algorithm>
#include <atomic>
#include <iostream>
#include <thread>
#include <utility>

#include "base/disk.h"
#include "base/files.h"
#include "base/hex.h"
#include "base/json_write.h"
#include "base/number_text.h"
#include "base/sha256.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/chat_arguments.h"
#include "cli/exit_codes.h"
#include "cli/generate_arguments.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/run_report.h"
#include "cli/set_commands.h"
#include "dataset/row/row_json.h"
#include "dataset/set/conversion.h"
#include "dataset/set/rewrite.h"

namespace weft::cli {
namespace {

constexpr std::string_view convert_footer =
    R"(IN is the folder of a finished set; with -o - rows go to standard output as jsonl, and IN may be a data file, too. IN is not
changed. Shards and splits stay; the same rows in another format and back are the same bytes.

--where takes rows for which every condition holds: column=value with =, !=, <, <=, >, >=; several values with | between,
in quotes where they hold a comma or a bar; records with a dot (complexity.loops, gradient.reason,
tokens.python_source_tekken); =null and !=null. --sample takes the N
rows with the smallest ids of those, which is a random draw and the same in every format. --task and the options beside it
make a chat view of wide rows, as weft generate does (docs/training.md); rows that lack what the task asks for are left out.

Exit code: 0 done, 1 a row cannot be read, 2 wrong usage, 3 a file or disk failed, 130 interrupted (--resume goes on).

Examples:
  weft convert data/large -o data/parquet --format parquet
  weft convert data/large -o data/loops --where "category=loop|nested,difficulty>=3" --sample 1000
  weft convert data/large -o data/chat --task python-cuda --view prompt --format parquet
  weft convert data/large -o - --where "tokens.cuda_forward_tekken<4096" | head -n 1)";

struct ConvertArguments {
    std::string path, output, format, exclude;
    ChatArguments chat;
    std::vector<std::string> where;
    uint64_t sample = 0;
    unsigned threads = 0;
    bool force = false, resume = false, json = false;
};

class ConvertRun {
  public:
    explicit ConvertRun(const ConvertArguments& arguments) : arguments_(arguments) {}

    int run() {
        const auto code = convert();
        return code ? code.value() : complain("convert", code.failure());
    }

  private:
    bool to_stdout() const { return arguments_.output == "-"; }
    unsigned threads() const {
        const unsigned cores =
            arguments_.threads != 0 ? arguments_.threads : std::max(1u, std::thread::hardware_concurrency());
        return static_cast<unsigned>(std::clamp<size_t>(set_.units.size(), 1, cores));
    }
    uint64_t total() const { return set_.manifest ? set_.manifest->rows : 0; }
    const dataset::Sample* sample() const { return sample_ ? &*sample_ : nullptr; }

    Result<int> convert() {
        if (arguments_.force && arguments_.resume)
            return Error::usage("--force begins anew and --resume goes on: one of them");
        WEFT_TRY(set_, dataset::open_set(arguments_.path));
        WEFT_TRY(dataset::Conversion::Wish wish, this->wish());
        WEFT_TRY(conversion_, dataset::Conversion::make(set_, std::move(wish)));
        return to_stdout() ? stream() : write_set();
    }

    Result<dataset::Conversion::Wish> wish() const {
        dataset::Conversion::Wish wish;
        wish.format = to_stdout() ? "jsonl" : arguments_.format;
        if (to_stdout() && !arguments_.format.empty() && arguments_.format != "jsonl")
            return Error::usage("-o - streams jsonl, not " + arguments_.format);
        wish.sample = arguments_.sample;
        for (const std::string& condition : arguments_.where)
            wish.where += (wish.where.empty() ? "" : ",") + condition;
        if (!arguments_.exclude.empty()) {
            WEFT_TRY(const std::string list, text_file(arguments_.exclude, longest_exclusion));
            auto excluded = dataset::Exclusion::parse(list);
            if (!excluded) return excluded.failure().at(arguments_.exclude);
            wish.excluded = std::move(excluded).value();
            wish.exclude_digest = hex(Sha256::of(list));
        }
        WEFT_TRY(wish.view, arguments_.chat.view());
        return wish;
    }

    Result<void> draw() {
        if (conversion_.sample() == 0) return {};
        sample_.emplace(
            set_, [this](const dataset::Row& row) { return conversion_.takes(row); }, conversion_.sample());
        {
            const Pace pace;
            const Monitor monitor({[&] { sample_->stop(); },
                                   [&] { return "drawing: " + pace.line(sample_->rows(), total()); },
                                   {}});
            run_workers(threads(), [&] { sample_->work(); });
        }
        if (auto failure = sample_->failure()) return *failure;
        return was_interrupted() ? Error{"interrupted", Error::Kind::Interrupted} : Result<void>();
    }

    // ---- to standard output, file by file
    Result<int> stream() {
        if (const auto problems = set_.all_problems(); !problems.empty())
            return Error::finding(set_.folder + ": " + problems.front());
        if (auto drawn = draw(); !drawn) return drawn.failure();
        const dataset::RowJson json(conversion_.columns());
        TextBuffer out;
        dataset::Asking asking(conversion_.view());
        std::atomic<uint64_t> passed = 0;
        const Pace pace;
        const Monitor monitor({[] {},  // every row asks was_interrupted()
                               beside_rows([&] { return pace.line(passed, total()); }),
                               {}});
        for (const dataset::Unit& unit : set_.units) {
            if (auto checked = dataset::check_unit(set_, unit); !checked) return checked.failure();
            uint64_t rows = 0;
            WEFT_TRY(const std::unique_ptr<dataset::RowReader> reader, dataset::open_unit(set_, unit));
            dataset::Row row;
            dataset::RowPlace place;
            dataset::Problems problems;
            while (true) {
                problems.clear();
                WEFT_TRY(const bool more, reader->next(row, place, problems));
                if (!more) break;
                ++rows, ++passed;
                if (was_interrupted()) return Error{"interrupted", Error::Kind::Interrupted};
                if (!problems.empty()) return Error::finding(place.text() + ": " + problems.front());
                if (!conversion_.apply(row, sample(), asking).is_kept) continue;
                out.clear();
                json.append(out, row);
                if (const int code = print("convert", out.view()); code != done) return code;
            }
            if (auto counted = dataset::check_row_count(unit, rows); !counted) return counted.failure();
        }
        return int{done};
    }

    // ---- into a folder
    Result<int> write_set() {
        dataset::Rewrite rewrite(set_, arguments_.output, conversion_.columns(), disk());
        const auto how = arguments_.force    ? dataset::Rewrite::Begin::Anew
                         : arguments_.resume ? dataset::Rewrite::Begin::GoOn
                                             : dataset::Rewrite::Begin::Empty;
        if (auto ready = rewrite.prepare(conversion_.options(), how); !ready) return ready.failure();
        if (rewrite.is_complete())
            return print("convert",
                         for_terminal(arguments_.output + " is complete, made with the same options\n"));
        if (rewrite.shards_done() != 0)
            std::cerr << "going on: " << rewrite.shards_done() << " shards were finished\n";
        if (auto drawn = draw(); !drawn) return drawn.failure();
        const Pace pace("rows", rewrite.rows());
        {
            const Monitor monitor(
                {[&] { rewrite.stop(); }, [&] { return pace.line(rewrite.rows(), total()); }, {}});
            run_workers(threads(), [&] {
                dataset::Asking asking(conversion_.view());
                rewrite.work([&](size_t, uint64_t, dataset::Row& row) -> Result<dataset::Rewrite::Fate> {
                    return conversion_.apply(row, sample(), asking);
                });
            });
        }
        if (was_interrupted())
            return Error{"interrupted; finished shards are kept in " + arguments_.output +
                             ", the same command with --resume goes on",
                         Error::Kind::Interrupted};
        if (auto failure = rewrite.failure()) return *failure;
        WEFT_TRY(const dataset::Outcome outcome,
                 rewrite.complete(run_json(pace.seconds(), total(), threads())));
        return say(outcome);
    }

    int say(const dataset::Outcome& outcome) const {
        const dataset::Manifest& manifest = outcome.manifest;
        if (!arguments_.json) {
            std::string text = with_commas(manifest.rows) + " rows in " + arguments_.output + ", " +
                               short_bytes(manifest.bytes) + " of " +
                               dataset::value_of(manifest.options, "format");
            if (manifest.rows != total())
                text += "; " + with_commas(total() - manifest.rows) + " were left out" +
                        in_brackets(left_out_text(outcome.counts));
            return print("convert", for_terminal(text + "\n"));
        }
        TextBuffer out;
        JsonWriter json(out, json_report);
        json.begin_object().member("folder", arguments_.output);
        json.member("format", dataset::value_of(manifest.options, "format")).member("rows_before", total());
        json.member("rows", manifest.rows).member("bytes", manifest.bytes);
        json.member("files", manifest.file_count());
        write_left_out(json, outcome.counts);
        json.end_object();
        out.append('\n');
        return print("convert", out.view());
    }

    const ConvertArguments& arguments_;
    dataset::Set set_;
    dataset::Conversion conversion_;
    std::optional<dataset::Sample> sample_;
};

}  // namespace

void add_convert_command(CLI::App& app, std::function<int()>& run) {
    const auto a = std::make_shared<ConvertArguments>();
    CLI::App* const command =
        app.add_subcommand("convert", "A data set in another format, as another view, or some of its rows");
    command->add_option("IN", a->path, "Folder of a finished set")->required();
    command->add_option("-o,--output", a->output, "Folder of the new set, or - for standard output")
        ->required();
    command->add_option("--format", a->format, "json, jsonl, jsonl.zst or parquet [that of IN]");
    command->add_option("--where", a->where, "Rows for which this holds: category=loop,difficulty>=3");
    command->add_option("--sample", a->sample, "So many of them [all]")
        ->check(CLI::Range(uint64_t{1}, uint64_t{1} << 32));
    command->add_option(
        "--exclude", a->exclude,
        "Leave out rows of these structures or runs of words: a list, as weft hash prints it");
    declare(*command, a->chat);
    command->add_option("--threads", a->threads, "Worker threads [all cores]")->check(CLI::Range(0u, 1024u));
    command->add_flag("--force", a->force, "Replace an earlier set in the output folder");
    command->add_flag("--resume", a->resume, "Go on with what an interrupted call left");
    command->add_flag("--json", a->json, "Print the summary as JSON");
    command->footer(std::string(convert_footer));
    command->callback([a, &run] { run = [a] { return ConvertRun(*a).run(); }; });
}

}  // namespace weft::cli
