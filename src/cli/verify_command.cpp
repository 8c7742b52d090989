#include "cli/verify_command.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>

#include "base/files.h"
#include "base/threads.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/json.h"
#include "cli/monitor.h"
#include "cli/verify_cases.h"
#include "dataset/formats/reader.h"
#include "dataset/row/row_json.h"
#include "dataset/set/row_source.h"
#include "verify/run.h"

namespace weft::cli {
namespace {

constexpr std::string_view footer =
    R"(The CPU code of each kernel is compiled by the host compiler against Warp's headers and run in a worker process, on
the inputs that come with the kernel, for n of 1, 2, 31, 33 and 1000: outputs and gradients must be finite, arguments
that are only read must stay. Then the same code is compiled with float64 in place of every float, and its adjoint is
compared with central differences: a kernel whose gradient is said to be `exact` must agree, and of those said to
differ (`warp_differs`) at least 90 % must, where there are 100 or more; of fewer the share is told and not judged. What is
measured of a gradient that is said to be `unknown` is told and never a finding.

Kernels are grown (-n, -s, -c, --difficulty, --index) or read from a data set (PATH: a folder or a data file). With -o
the rows and all outputs stay in a folder, for tests/verify/against_warp.py, which compares them with Warp's own bit by bit.
--sanitize compiles the emitted code with the address and undefined behaviour sanitizers of g++.

Exit code: 0 all well, 1 findings, 2 wrong usage, 3 a file or tool is missing, 130 interrupted.

Examples:
  weft verify -n 100 -s 7
  weft verify -n 200 --gradient warp_differs
  weft verify data/samples --sanitize --no-gradients)";

struct Arguments {
    std::string path, categories, difficulty, gradient, output, native, compiler;
    uint64_t count = 100, seed = 42, index = 0;
    unsigned threads = 0, batch = 64, timeout = 60;
    bool no_gradients = false, sanitize = false, json = false;
};

namespace fs = std::filesystem;

// The wheel of warp-lang in the environment that ./dev makes, or in the one that is active.
std::string find_native() {
    const char* const active = std::getenv("VIRTUAL_ENV");
    for (const fs::path& root : {fs::path(active == nullptr ? "" : active), fs::path(".venv")}) {
        if (root.empty()) continue;
        std::error_code error;
        for (const auto& entry : fs::directory_iterator(root / "lib", error)) {
            const fs::path native = entry.path() / "site-packages/warp/native";
            if (fs::exists(native / "builtin.h", error)) return fs::absolute(native, error).string();
        }
    }
    return {};
}

// A sanitizer's library must be loaded before any other: start again with it.
int restart_with_sanitizer(const std::string& compiler) {
    if (std::getenv("WEFT_SANITIZED") != nullptr) return done;
    const std::string command = compiler + " -print-file-name=libasan.so";
    FILE* const pipe = popen(command.c_str(), "r");
    char path[1024] = {};
    const bool found = pipe != nullptr && std::fgets(path, sizeof path, pipe) != nullptr;
    if (pipe != nullptr) pclose(pipe);
    const std::string library(path, std::string_view(path).find_last_not_of('\n') + 1);
    if (!found || library.find('/') == std::string::npos) return world_failed;
    setenv("LD_PRELOAD", library.c_str(), 1);
    setenv("WEFT_SANITIZED", "1", 1);
    setenv("ASAN_OPTIONS", "detect_leaks=0:detect_odr_violation=0", 0);
    std::vector<std::string> words;
    std::vector<char*> pointers;
    std::string all, word;
    std::unique_ptr<FILE, int (*)(FILE*)> file(std::fopen("/proc/self/cmdline", "rb"), std::fclose);
    for (int c = 0; file && (c = std::fgetc(file.get())) != EOF;) {
        if (c != 0) {
            word += static_cast<char>(c);
        } else {
            words.push_back(std::exchange(word, {}));
        }
    }
    for (std::string& w : words) pointers.push_back(w.data());
    pointers.push_back(nullptr);
    execv("/proc/self/exe", pointers.data());
    return world_failed;
}

class VerifyRun {
  public:
    explicit VerifyRun(const Arguments& arguments) : arguments_(arguments) {}

    int run() {
        options_.native = arguments_.native.empty() ? find_native() : arguments_.native;
        if (!fs::exists(fs::path(options_.native) / "builtin.h"))
            return complain("Warp's native headers are not found; give --native SITE-PACKAGES/warp/native",
                            world_failed);
        const char* const compiler = std::getenv("CXX");
        options_.compiler = !arguments_.compiler.empty() ? arguments_.compiler
                            : compiler != nullptr        ? compiler
                                                         : "c++";
        options_.address_sanitizer = arguments_.sanitize;
        options_.gradients = !arguments_.no_gradients;
        options_.batch = arguments_.batch;
        options_.timeout_ms = static_cast<int>(arguments_.timeout) * 1000;
        if (arguments_.sanitize && restart_with_sanitizer(options_.compiler) != done)
            return complain("the compiler has no address sanitizer library", world_failed);
        if (const auto made = open_folder(); !made) return complain(made.error(), world_failed);
        const auto read = arguments_.path.empty() ? grow() : read_set();
        if (!read) return complain(read.error(), arguments_.path.empty() ? wrong_usage : world_failed);
        if (!arguments_.output.empty()) {
            if (const auto written = write_file(options_.folder + "/rows.jsonl", rows_.view()); !written)
                return complain(written.error(), world_failed);
        }
        const int code = execute();
        std::error_code ignored;
        if (arguments_.output.empty()) fs::remove_all(options_.folder, ignored);
        return code;
    }

  private:
    static int complain(const std::string& text, int code) {
        std::cerr << "weft verify: " << text << "\n";
        return code;
    }

    Result<void> open_folder() {
        std::error_code error;
        if (arguments_.output.empty()) {
            std::string name = (fs::temp_directory_path(error) / "weft-verify-XXXXXX").string();
            if (mkdtemp(name.data()) == nullptr) return Error{"cannot make " + name};
            options_.folder = name;
            return {};
        }
        options_.folder = arguments_.output;
        options_.keep_outputs = true;
        fs::create_directories(fs::path(options_.folder) / "outputs", error);
        if (error) return Error{"cannot make " + options_.folder + "/outputs: " + error.message()};
        return {};
    }

    Result<void> add(const dataset::Row& row) {
        if (!arguments_.gradient.empty() && row.gradient.kind != arguments_.gradient) return {};
        WEFT_TRY(verify::Case item, case_of(row));
        cases_.push_back(std::move(item));
        json_.append(rows_, row);
        return {};
    }

    Result<void> grow() {
        dataset::Recipe recipe;
        WEFT_TRY(recipe.policy, synth::parse_policy(arguments_.categories, arguments_.difficulty));
        WEFT_TRY(recipe.splits, dataset::Splits::parse(recipe.fractions));
        recipe.seed = arguments_.seed;
        const auto source = dataset::open_row_source(recipe);
        // With --gradient some are passed over; a set that has none ends the search.
        const uint64_t limit = arguments_.count * (arguments_.gradient.empty() ? 1 : 1000);
        for (uint64_t i = 0; cases_.size() + refused_.size() < arguments_.count && i < limit; ++i) {
            dataset::Row row;
            if (const auto made = source->make(arguments_.index + i, row); !made) {
                refused_.push_back(made.error());
                continue;
            }
            if (const auto added = add(row); !added) return Error{added.error()};
        }
        return {};
    }

    Result<void> read_set() {
        WEFT_TRY(const dataset::Set set, dataset::open_set(arguments_.path));
        for (const dataset::Unit& unit : set.units) {
            WEFT_TRY(const auto reader, dataset::open_unit(set, unit));
            dataset::Row row;
            dataset::RowPlace place;
            dataset::Problems problems;
            while (cases_.size() < arguments_.count) {
                WEFT_TRY(const bool more, reader->next(row, place, problems));
                if (!more) break;
                if (!problems.empty()) return Error{place.text() + ": " + problems.front()};
                if (const auto added = add(row); !added) return Error{place.text() + ": " + added.error()};
            }
        }
        return {};
    }

    int execute() {
        verify::Run all(cases_, options_);
        const unsigned threads =
            arguments_.threads != 0 ? arguments_.threads : default_threads(cases_.size() / 8);
        {
            const Monitor monitor({[&] { all.stop(); }, [&] { return bar(all.done(), cases_.size()); }, {}});
            run_workers(threads, [&] { all.work(); });
        }
        if (was_interrupted()) return complain("interrupted", interrupted);
        outcomes_ = all.outcomes();
        judge();
        return arguments_.json ? print_json() : print_text();
    }

    // What a row says about its gradient against what was measured.
    void judge() {
        for (size_t i = 0; i < cases_.size(); ++i) {
            verify::Outcome& outcome = outcomes_[i];
            ++table_[{cases_[i].gradient, std::string(verify::text(outcome.measured))}];
            const bool differs = outcome.measured == verify::Measured::Differs;
            const bool is_zero = cases_[i].gradient == "none";
            const bool wrong = (cases_[i].gradient == "exact" && differs) ||
                               (is_zero && (differs || outcome.measured == verify::Measured::Exact));
            if (outcome.problem == verify::Problem::None && wrong) {
                outcome.problem = verify::Problem::WrongGradient;
                outcome.detail = "said " + cases_[i].gradient + ", measured " +
                                 std::string(verify::text(outcome.measured)) + ", error " +
                                 std::to_string(outcome.error);
            }
            if (outcome.problem != verify::Problem::None)
                ++problems_[std::string(verify::text(outcome.problem))];
        }
    }

    // How many of those said to differ do. A difference may hide from every point that is tried, so some may
    // not; of fewer than a hundred their share says nothing.
    static constexpr uint64_t enough_to_judge = 100;
    struct Differing {
        uint64_t said = 0, seen = 0;
        bool is_judged() const { return said >= enough_to_judge; }
        bool is_enough() const { return !is_judged() || seen * 10 >= said * 9; }
    };

    Differing differing() const {
        Differing found;
        for (const auto& [key, count] : table_) {
            if (key.first != "warp_differs" || key.second == verify::text(verify::Measured::NotAsked))
                continue;
            found.said += count;
            if (key.second == verify::text(verify::Measured::Differs)) found.seen += count;
        }
        return found;
    }
    int code() const {
        return problems_.empty() && refused_.empty() && differing().is_enough() ? done : findings;
    }

    int print_text() const {
        for (const std::string& text : refused_) std::cout << "refused: " << text << "\n";
        for (size_t i = 0; i < cases_.size(); ++i) {
            if (outcomes_[i].problem == verify::Problem::None) continue;
            std::cout << verify::text(outcomes_[i].problem) << ": seed " << cases_[i].seed << ", index "
                      << cases_[i].index << ", " << cases_[i].kernel_name << ": " << outcomes_[i].detail
                      << "\n";
        }
        std::cout << cases_.size() << " kernels run";
        for (const auto& [name, count] : problems_) std::cout << ", " << count << " " << name;
        if (!refused_.empty()) std::cout << ", " << refused_.size() << " refused";
        std::cout << "\n";
        for (const auto& [key, count] : table_)
            std::cout << "gradient " << key.first << ", measured " << key.second << ": " << count << "\n";
        if (const Differing some = differing(); some.said != 0) {
            std::cout << "of " << some.said << " that should differ " << some.seen << " do: "
                      << (!some.is_judged()  ? "too few to judge"
                          : some.is_enough() ? "enough"
                                             : "fewer than 90 %")
                      << "\n";
        }
        return code();
    }

    int print_json() const {
        TextBuffer out;
        JsonWriter json(out);
        json.begin_object().count("kernels", cases_.size()).count("refused", refused_.size());
        json.key("problems").begin_object();
        for (const auto& [name, count] : problems_) json.count(name, count);
        json.end_object().key("gradients").begin_array();
        for (const auto& [key, count] : table_) {
            json.begin_object()
                .member("said", std::string_view(key.first))
                .member("measured", std::string_view(key.second));
            json.count("kernels", count).end_object();
        }
        const Differing some = differing();
        json.end_array().key("differing").begin_object().count("said", some.said).count("seen", some.seen);
        json.member("verdict", !some.is_judged() ? "too-few" : some.is_enough() ? "enough" : "not-enough");
        json.end_object().key("rows").begin_array();
        for (size_t i = 0; i < cases_.size(); ++i) {
            json.begin_object().count("seed", cases_[i].seed).count("index", cases_[i].index);
            json.member("kernel_name", std::string_view(cases_[i].kernel_name));
            json.member("problem", verify::text(outcomes_[i].problem))
                .member("detail", std::string_view(outcomes_[i].detail));
            json.member("said", std::string_view(cases_[i].gradient))
                .member("reason", std::string_view(cases_[i].reason));
            json.member("measured", verify::text(outcomes_[i].measured)).end_object();
        }
        json.end_array().end_object();
        out.append('\n');
        return write_stdout(out.view()) ? code() : world_failed;
    }

    const Arguments& arguments_;
    verify::Options options_;
    std::vector<verify::Case> cases_;
    std::vector<std::string> refused_;
    std::vector<verify::Outcome> outcomes_;
    dataset::RowJson json_{dataset::wide_columns()};
    TextBuffer rows_;
    std::map<std::pair<std::string, std::string>, uint64_t> table_;  // said, measured
    std::map<std::string, uint64_t> problems_;
};

}  // namespace

void add_verify_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<Arguments>();
    CLI::App* const command =
        app.add_subcommand("verify", "Run kernels on the CPU and measure their gradients");
    command->add_option("PATH", arguments->path, "A data set to take the kernels from [they are grown]");
    command->add_option("-n,--count", arguments->count, "How many kernels [100]");
    command->add_option("-s,--seed", arguments->seed, "Seed [42]");
    command->add_option("-c,--categories", arguments->categories, "name[:weight],... [all]");
    command->add_option("--difficulty", arguments->difficulty, "A or A-B, from 1 to 5 [1-5]");
    command->add_option("--index", arguments->index, "Index of the first kernel [0]");
    command->add_option("--gradient", arguments->gradient, "Only kernels whose gradient is said to be this")
        ->check(CLI::IsMember({"exact", "warp_differs", "none", "unknown"}));
    command->add_option("-o,--output", arguments->output, "Keep rows, code and outputs in this folder");
    command->add_option("--native", arguments->native, "Warp's native headers [those of .venv]");
    command->add_option("--compiler", arguments->compiler, "The host compiler [$CXX, or c++]");
    command->add_flag("--sanitize", arguments->sanitize, "Compile emitted code with sanitizers (g++)");
    command->add_flag("--no-gradients", arguments->no_gradients, "Do not measure gradients");
    command->add_option("--batch", arguments->batch, "Kernels per run of the compiler [64]")
        ->check(CLI::Range(1u, 1000u));
    command->add_option("--timeout", arguments->timeout, "Seconds for one kernel [60]")
        ->check(CLI::Range(1u, 3600u));
    command->add_option("--threads", arguments->threads, "Compilers at a time [all cores]")
        ->check(CLI::Range(0u, 1024u));
    command->add_flag("--json", arguments->json, "Print the report as JSON");
    command->footer(std::string(footer));
    command->callback([arguments, &run] { run = [arguments] { return VerifyRun(*arguments).run(); }; });
}

}  // namespace weft::cli
