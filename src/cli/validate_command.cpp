#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <memory>
#include <set>
#include <sstream>
#include <thread>

#include "base/disk.h"
#include "base/files.h"
#include "base/number_text.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "cli/annotated_copy.h"
#include "cli/engines.h"
#include "cli/exit_codes.h"
#include "cli/growth_options.h"
#include "cli/hand_over.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "cli/pace.h"
#include "cli/report_file.h"
#include "cli/set_commands.h"
#include "dataset/check/parts.h"
#include "dataset/check/row_level.h"
#include "dataset/check/validate.h"
#include "dataset/set/owned.h"

namespace weft::cli {
namespace {

constexpr std::string_view validate_footer =
    R"(PATH is the folder of a set, a folder of data files (also pairs of the scripts before weft), or one data file; of any format.
Without PATH kernels are grown (-n, -s, -c, --difficulty, --max-bytes, --index) and checked as rows.

Every row is checked: columns and types, the structure of CPU and CUDA code, names and hashes, Python syntax, category,
texts that could leave their literal; python_source compiled again must give the code byte for byte; a row that this
version has grown is made again from its policy, seed and index, and every column must be the same. Rows of one run must
agree, categories must occur as the policy says, files must be those of manifest.json. docs/validation.md has the table.
What fails goes to validation.json in the folder (or --report), by row. A row is judged by the meaning that its
schema_version gives to the columns; rows of this and of earlier versions are known.

--compile cpu,cuda gives the code of every sound row to the host compiler, or to NVRTC (no GPU is needed). --run cpu runs it in
a worker that is held in a sandbox, on the row's inputs, for n of 1 to 1000: it must stay inside its arrays, be finite, give
the same again, and its gradient must be what the row says, by central differences; of those that say warp_differs 90 % must differ,
where there are 100. --run cuda compares a GPU with that. With -o rows, code and outputs stay in a folder that is
new, empty or of an earlier run.

--part i/K does so with the i-th of K parts of the rows, on a machine that others stand beside, and --join takes their reports for
the report of the whole: the same as that of one machine. --engine ray hands the parts out (docs/clusters.md).

Exit code: 0 all well, 1 something failed or the set is not finished, 2 wrong usage, 3 a file cannot be read or written,
130 interrupted.

Examples:
  weft validate data/large
  weft validate data/large --sample 1000 --json
  weft validate part.jsonl --category vector,matrix --fail-fast
  weft validate -n 200 -s 7
  weft validate -n 200 --run cpu --gradient warp_differs
  weft validate data/large --sample 500 --compile cpu,cuda --run cpu
  weft validate data/large --compile cuda --arch 80,90 --run cpu --annotate data/proven
  weft validate data/large --run cpu --part 0/2 --report part-0.json
  weft validate data/large --run cpu --part 1/2 --report part-1.json
  weft validate data/large --join part-0.json part-1.json
  weft validate /shared/set --run cuda --engine ray)";

struct ValidateArguments {
    std::string path, input, report, annotate, categories, difficulty, mix = "balanced", splits, gradient,
                                                                       test_families, part, engine;
    std::vector<std::string> category, join;
    uint64_t sample = 0, count = 100, seed = 42, index = 0, parts = 0;
    uint32_t max_bytes = 0;
    unsigned threads = 0;
    bool no_backward = false, json = false, fail_fast = false, force = false, grown = false, dry_run = false;
    EngineArguments engines;
};

class ValidateRun {
  public:
    ValidateRun(const CLI::App& command, const ValidateArguments& arguments)
        : command_(command), arguments_(arguments) {}

    int run() {
        if (const auto fits = check_pieces(); !fits) return complain("validate", fits.failure());
        if (!arguments_.engine.empty()) return hand_over();
        if (const auto prepared = prepare(); !prepared) return complain("validate", prepared.failure());
        std::vector<std::unique_ptr<dataset::Level>> levels;
        levels.push_back(dataset::row_level(row_options_));
        auto engines = set_ && set_->is_debug() ? engines_.fault_level() : engines_.level();
        if (!engines) return complain("validate", engines.failure());
        if (engines.value()) levels.push_back(std::move(engines).value());
        if (joined_) levels.push_back(dataset::joined_level(*joined_));
        dataset::Validation validation(*batches_, std::move(levels), arguments_.fail_fast,
                                       copy_ ? &copy_->annotations() : nullptr);
        {
            const Pace pace;
            const Monitor monitor({[&] { validation.stop(); },
                                   [&] { return pace.line(batches_->passed(), batches_->expected()); },
                                   {}});
            run_workers(threads(), [&] { validation.work(); });
        }
        if (was_interrupted()) return complain("validate", Error{"interrupted", Error::Kind::Interrupted});
        const auto verdict = part_ ? validation.finish_part() : validation.finish(set_ ? &*set_ : nullptr);
        if (!verdict) return complain("validate", verdict.failure());
        if (joined_ && joined_->rows != verdict.value().rows)
            return complain("validate",
                            Error::finding("the parts looked at " + with_commas(joined_->rows) +
                                           " rows, here are " + with_commas(verdict.value().rows) +
                                           ": --join needs the same --sample, --category and --gradient"));
        if (joined_ && verdict.value().ok() && !joined_->failed.empty())
            return complain("validate", Error::finding(joined_->failed.front() +
                                                       " says that something failed, and not what"));
        if (copy_) {
            if (const auto written = copy_->write(verdict.value(), engines_.described(), threads(), start_);
                !written)
                return complain("validate", written.failure());
        }
        return report(verdict.value());
    }

  private:
    using Clock = std::chrono::steady_clock;

    unsigned threads() const {
        return arguments_.threads != 0 ? arguments_.threads
                                       : std::max(1u, std::thread::hardware_concurrency());
    }

    // A part, all parts joined, or an engine that hands them out: one of them, and of a set.
    Result<void> check_pieces() {
        const bool is_part = !arguments_.part.empty(), joins = !arguments_.join.empty(),
                   is_handed_over = !arguments_.engine.empty();
        if (!is_part && !joins && !is_handed_over)
            return arguments_.parts == 0 && !arguments_.dry_run
                       ? Result<void>()
                       : Error::usage("--parts and --dry-run need --engine");
        if (is_part + joins + is_handed_over > 1)
            return Error::usage("--part, --join and --engine are three things");
        if (arguments_.grown || (arguments_.path.empty() && arguments_.input.empty()))
            return Error::usage("--part, --join and --engine are about a set: they need a PATH");
        const EngineArguments& asked = arguments_.engines;
        for (const auto& [is_given, name] : {std::pair{!arguments_.annotate.empty(), "--annotate"},
                                             {arguments_.fail_fast, "--fail-fast"},
                                             {!is_part && !asked.keep.empty(), "--keep"}}) {
            if (is_given) return Error::usage(std::string(name) + " needs all rows in one place: no parts");
        }
        if (joins && asked.are_asked())
            return Error::usage("--join takes what --compile and --run found from the reports of the parts");
        if (!joins && !asked.are_asked())
            return Error::usage("parts are for --compile and --run; without them one machine is fast enough");
        if (!is_part) return {};
        part_ = dataset::Part::parse(arguments_.part);
        if (!part_)
            return Error::usage("--part is i/K with i from 0 to K - 1 and K up to 99999, not \"" +
                                arguments_.part + "\"");
        if (arguments_.report.empty() && !arguments_.json)
            return Error::usage("--part needs --report or --json: the report in the folder is of the whole");
        return {};
    }

    int hand_over() {
        path_ = arguments_.path.empty() ? arguments_.input : arguments_.path;
        const auto set = dataset::open_set(path_);
        if (!set) return complain("validate", set.failure());
        if (const auto fits = check_report_place(dataset::inputs_of(set.value())); !fits)
            return complain("validate", fits.failure());
        const uint64_t rows = set.value().manifest ? set.value().manifest->rows : 0;
        const uint64_t wanted = arguments_.sample == 0 ? rows : std::min(arguments_.sample, rows);
        constexpr uint64_t rows_of_a_part = 512, most = 99'999;  // what a worker compiles at a time
        const uint64_t parts =
            arguments_.parts != 0 ? arguments_.parts : std::clamp<uint64_t>(wanted / rows_of_a_part, 1, most);
        std::vector<std::string> words =
            words_given(command_, {"PATH", "--input", "--engine", "--parts", "--threads", "--json",
                                   "--report", "--run", "--dry-run"});
        const auto& run = arguments_.engines.run;
        for (const std::string& device : run) words.push_back("--run=" + device);
        const HandedOver work{
            .command = "validate",
            .engine = arguments_.engine,
            .place = path_,
            .pieces = parts,
            .rows = wanted,
            .threads = arguments_.threads,
            .json = arguments_.json,
            .needs_gpu = std::find(run.begin(), run.end(), "cuda") != run.end(),
            .words = std::move(words),
            .joining = words_given(
                command_, {"PATH", "--input", "--engine", "--parts", "--threads", "--dry-run", "--compile",
                           "--run", "--no-gradients", "--sanitize", "--trust", "--batch", "--timeout",
                           "--compiler", "-O", "--warp", "--nvrtc", "--nvcc", "--arch"})};
        if (!arguments_.dry_run) return cli::hand_over(work);
        if (arguments_.json) return print("validate", order_json(work) + "\n");
        std::ostringstream out;
        out << with_commas(wanted) << " rows in " << with_commas(parts) << (parts == 1 ? " part" : " parts")
            << "\neach part K: weft validate " << path_ << " --part K/" << parts;
        for (const std::string& word : work.words) out << " " << word;
        out << "\nat the end:  weft validate " << path_ << " --join REPORTS\n";
        return print("validate", for_terminal(out.str()));
    }

    Result<void> prepare() {
        for (const std::string& name : arguments_.category) {
            if (!synth::find_category(name)) return Error::usage("no category is called `" + name + "`");
        }
        if (!arguments_.path.empty() && !arguments_.input.empty())
            return Error::usage("PATH and --input are two words for one thing");
        path_ = arguments_.path.empty() ? arguments_.input : arguments_.path;
        if (path_.empty() && !arguments_.grown)
            return Error::usage("give a PATH, or -n for kernels that are grown");
        if (!path_.empty() && arguments_.grown)
            return Error::usage(
                "-n, -s, -c, --mix, --index, --difficulty and --max-bytes grow kernels; they do not go with "
                "a PATH");
        EngineArguments engines = arguments_.engines;
        engines.annotates = !arguments_.annotate.empty();
        if (auto opened = engines_.open(engines, !path_.empty()); !opened) return opened;
        if (path_.empty()) {
            if (!arguments_.annotate.empty())
                return Error::usage("--annotate writes a set again; weft generate makes one");
            return prepare_grown();
        }
        if (auto prepared = prepare_set(); !prepared) return prepared;
        if (arguments_.annotate.empty()) return {};
        copy_.emplace(*set_, arguments_.annotate);
        return copy_->prepare(chosen(), arguments_.force);
    }

    // Hours of work are not lost for want of a folder. One that this command makes itself may come yet.
    Result<void> check_report_place(const Inputs& inputs) const {
        const std::string& path = arguments_.report;
        if (auto apart = check_report(path, inputs); !apart) return apart;
        const bool makes_folders = !arguments_.annotate.empty() || !arguments_.engines.keep.empty();
        const std::string folder = path.substr(0, path.rfind('/') + 1);
        if (path.empty() || makes_folders || ::access(folder.empty() ? "." : folder.c_str(), W_OK) == 0)
            return {};
        return system_error("write", path, errno);
    }

    Result<void> prepare_set() {
        WEFT_TRY(set_, dataset::open_set(path_));
        Inputs inputs = dataset::inputs_of(*set_);
        if (!arguments_.join.empty()) {
            WEFT_TRY(joined_, dataset::join_parts(arguments_.join, dataset::identity(*set_)));
            for (const std::string& path : joined_->paths) inputs.add(path);
        }
        if (auto apart = check_report_place(inputs); !apart) return apart;
        // A link there is replaced, a file may be the report of a part.
        if (const std::string usual = usual_report();
            joined_ && arguments_.report.empty() && check_output_place(usual).ok()) {
            if (auto apart = inputs.check_output(usual); !apart) return apart;
        }
        if (const std::string& kept = arguments_.engines.keep; !kept.empty() && is_folder(path_)) {
            if (auto apart = dataset::check_apart(path_, kept); !apart) return apart;
        }
        dataset::Told told;
        told.no_backward = arguments_.no_backward;
        told.rows_are_chosen = !arguments_.category.empty() || !arguments_.gradient.empty();
        if (!arguments_.splits.empty()) {
            auto splits = dataset::Splits::parse(arguments_.splits);
            if (!splits) return Error::usage(splits.error());
            const std::string share = arguments_.test_families.empty()
                                          ? std::string(splits.value().usual_share())
                                          : arguments_.test_families;
            if (auto held = splits.value().hold_out(share); !held) return held;
            told.splits = splits.value();
        }
        row_options_ = dataset::row_level_options(*set_, told);
        batches_ = dataset::batches_of(*set_, {arguments_.sample, arguments_.category, arguments_.gradient,
                                               threads(), part_.value_or(dataset::Part{})});
        return {};
    }

    Result<void> prepare_grown() {
        WEFT_TRY(recipe_.policy, synth::parse_policy(arguments_.mix, arguments_.categories,
                                                     arguments_.difficulty, arguments_.max_bytes));
        recipe_.count = arguments_.count;
        recipe_.seed = arguments_.seed;
        recipe_.device = dataset::Device::Both;
        recipe_.backward = !arguments_.no_backward;
        WEFT_TRY(recipe_.splits, dataset::Splits::parse(recipe_.fractions));
        if (auto held = recipe_.splits.hold_out(recipe_.test_families); !held) return held;
        row_options_.known.splits = recipe_.splits;
        row_options_.known.license = recipe_.license;
        row_options_.known.backward = recipe_.backward;
        row_options_.whole.splits_are_known = true;
        row_options_.whole.compare_shares = arguments_.gradient.empty();
        batches_ = dataset::grown_batches(recipe_, arguments_.index, arguments_.gradient);
        return {};
    }

    // Which rows are looked at alone, in words.
    std::string chosen() const {
        std::string text = arguments_.gradient.empty() ? "" : "gradient " + arguments_.gradient;
        for (const std::string& name : arguments_.category) text += (text.empty() ? "" : ", ") + name;
        return text;
    }

    int report(const dataset::Verdict& verdict) const {
        const std::string shown_path = path_.empty() ? "grown kernels" : path_;
        const dataset::PartOf part{arguments_.part, part_ ? dataset::identity(*set_) : ""};
        const std::string report =
            dataset::validation_json(verdict, shown_path, engines_text(), part_ ? &part : nullptr);
        std::string where = arguments_.report;
        if (!where.empty()) {
            if (const auto written = write_file(where, report); !written)
                return complain("validate", written.failure());
        } else if (set_ && !part_) {
            // Written aside and renamed: what stands under this name in a set of somebody else's may be a
            // link.
            where = usual_report();
            if (const auto written = rewrite(disk(), where, report); !written)
                return complain("validate", written.failure());
        }
        if (arguments_.json) {
            if (const int code = print("validate", report); code != done) return code;
        } else if (const int code = print("validate", for_terminal(text(verdict, where))); code != done) {
            return code;
        }
        return verdict.ok() ? done : findings;
    }

    std::string usual_report() const { return join(set_->folder, "validation.json"); }
    std::string engines_text() const { return joined_ ? joined_->engines : engines_.text(); }

    // Of every check the first finding, and more as far as ten go; in their order.
    static std::vector<const dataset::Finding*> shown(const std::vector<dataset::Finding>& all) {
        constexpr size_t usual = 10;
        std::set<dataset::Check> seen;
        std::vector<bool> chosen(all.size());
        for (size_t i = 0; i < all.size(); ++i) chosen[i] = seen.insert(all[i].check).second;
        size_t count = seen.size();
        for (size_t i = 0; i < all.size() && count < usual; ++i) {
            count += !chosen[i];
            chosen[i] = true;
        }
        std::vector<const dataset::Finding*> found;
        for (size_t i = 0; i < all.size(); ++i) {
            if (chosen[i]) found.push_back(&all[i]);
        }
        return found;
    }

    std::string text(const dataset::Verdict& verdict, const std::string& where) const {
        std::ostringstream out;
        out << dataset::validation_table(verdict) << "\n";
        const auto some = shown(verdict.findings);
        for (const dataset::Finding* finding : some)
            out << dataset::info(finding->check).name << ": "
                << on_one_line(finding->place.text + (finding->place.text.empty() ? "" : ": ") +
                               finding->message)
                << "\n";
        if (verdict.findings.size() > some.size() && !where.empty())
            out << "… all of them in " << where << "\n";
        out << (verdict.ok() ? "all well: " : "failed: ") << with_commas(verdict.rows) << " rows, "
            << with_commas(verdict.failed_rows) << " with failures, " << with_commas(verdict.made_again)
            << " made again";
        for (const auto& [reason, rows] : verdict.not_made_again)
            out << ", " << with_commas(rows) << " not (" << reason << ")";
        if (verdict.not_runnable != 0)
            out << ", " << with_commas(verdict.not_runnable) << " not runnable (no inputs)";
        for (const auto& [schema, rows] : verdict.schemas)
            out << ", " << with_commas(rows) << " of schema " << schema;
        out << "\n";
        if (const std::string line = engines_text(); !line.empty()) out << line << "\n";
        return out.str();
    }

    const CLI::App& command_;
    const ValidateArguments& arguments_;
    std::string path_;
    std::optional<dataset::Part> part_;
    std::optional<dataset::JoinedParts> joined_;
    std::optional<dataset::Set> set_;
    dataset::Recipe recipe_;
    Engines engines_;
    std::optional<AnnotatedCopy> copy_;  // --annotate
    dataset::RowLevelOptions row_options_;
    std::unique_ptr<dataset::Batches> batches_;
    Clock::time_point start_ = Clock::now();
};

// Of both words; those that say how kernels are grown.
std::vector<CLI::Option*> add_validate_options(CLI::App& command, ValidateArguments& a) {
    command.add_option("PATH", a.path, "A set, a folder of data files or pairs, or a data file");
    command.add_option("--input", a.input, "The same");
    const std::vector<CLI::Option*> growing = {
        command.add_option("-n,--count", a.count, "Grow so many kernels and check them [100]")
            ->check(CLI::Range(uint64_t{1}, uint64_t{1} << 48)),
        command.add_option("-s,--seed", a.seed, "Of grown kernels [42]"),
        add_categories_option(command, a.categories,
                              "Of grown kernels: name[:weight] ..., with commas or blanks between [all]"),
        add_mix_option(command, a.mix),
        command.add_option("--difficulty", a.difficulty, "Of grown kernels: A or A-B, from 1 to 5 [1-5]"),
        command.add_option("--max-bytes", a.max_bytes, "Of grown kernels, as in weft synth [no limit]"),
        command.add_option("--index", a.index, "Index of the first grown kernel [0]")};
    command.add_option("--sample", a.sample, "Check so many rows, evenly spread [all]");
    command.add_option("--category", a.category, "Check rows of these categories alone: name,...")
        ->delimiter(',');
    command.add_option("--gradient", a.gradient, "Check rows alone that say this of their gradient")
        ->check(CLI::IsMember({"exact", "warp_differs", "none", "unknown"}));
    command.add_flag("--fail-fast", a.fail_fast, "Stop at the first failure");
    command.add_option("--splits", a.splits,
                       "The fractions that rows without a manifest were split by, as in weft generate");
    command.add_option("--test-families", a.test_families,
                       "With --splits: the share of families that were held out whole, as in weft generate");
    command.add_flag("--no-backward", a.no_backward,
                     "Empty adjoints are meant, also where no manifest says so");
    add_engine_options(command, a.engines);
    command.add_option("--part", a.part, "Compile and run part i of K of the rows alone, i/K with i from 0");
    command
        .add_option("--join", a.join,
                    "Instead of compiling and running: the reports of all parts, or their folder, for one of "
                    "the whole")
        ->expected(1, 1 << 20);
    command
        .add_option("--engine", a.engine,
                    "Hand the parts out: ray, to the workers of a Ray cluster; local, one after the other "
                    "(docs/clusters.md)")
        ->check(CLI::IsMember(std::vector<std::string>(engine_names.begin(), engine_names.end())));
    command.add_option("--parts", a.parts, "With --engine: into how many parts [one per 512 rows]")
        ->check(CLI::Range(uint64_t{1}, uint64_t{99'999}));
    command.add_flag("--dry-run", a.dry_run, "With --engine: print the plan, check nothing");
    command.add_option("--annotate", a.annotate,
                       "Write the rows that were checked to this folder, with what was found about each");
    command.add_flag("--force", a.force, "With --annotate: replace an earlier set in that folder");
    command.add_option("--report", a.report, "Where the report goes [validation.json in the folder]");
    command.add_option("--threads", a.threads, "Worker threads [all cores]")->check(CLI::Range(0u, 1024u));
    command.add_flag("--json", a.json, "Print the report");
    command.footer(std::string(validate_footer));
    return growing;
}

}  // namespace

void add_validate_command(CLI::App& app, std::function<int()>& run) {
    const auto a = std::make_shared<ValidateArguments>();
    CLI::App* const command =
        app.add_subcommand("validate", "Check a data set, or grown kernels, row by row");
    const auto growing = add_validate_options(*command, *a);
    command->callback([a, command, growing, &run] {
        a->grown = std::any_of(growing.begin(), growing.end(),
                               [](const CLI::Option* option) { return option->count() != 0; });
        run = [a, command] { return ValidateRun(*command, *a).run(); };
    });
}

void add_verify_command(CLI::App& app, std::function<int()>& run) {
    const auto a = std::make_shared<ValidateArguments>();
    CLI::App* const command = app.add_subcommand("verify", "The same as validate --run cpu");
    a->engines.run = {"cpu"};
    add_validate_options(*command, *a);
    command->callback([a, command, &run] {
        // Without a PATH it always grew kernels; with one, -n was how many rows of it.
        a->grown = a->path.empty() && a->input.empty();
        if (!a->grown && a->sample == 0) a->sample = a->count;
        run = [a, command] { return ValidateRun(*command, *a).run(); };
    });
}

}  // namespace weft::cli
