#include "cli/verify_command.h"

#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <memory>

#include "base/files.h"
#include "base/json_write.h"
#include "base/threads.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "dataset/formats/reader.h"
#include "dataset/row/row_json.h"
#include "dataset/set/row_source.h"
#include "driver/warp_headers.h"
#include "verify/host.h"
#include "verify/judge.h"
#include "verify/run.h"

namespace weft::cli {
namespace {

constexpr std::string_view verify_footer =
    R"(The CPU code of each kernel is compiled by the host compiler against Warp's headers and run in a worker process of its
own, held in a sandbox, on the inputs that come with the kernel, for n of 1, 2, 31, 32, 33, 255, 256, 257 and 1000: outputs
and gradients must be finite, arguments that are only read must stay, nothing outside of arrays may be written, and the
same launch in other surroundings must give the same. Then the same code is compiled with float64 in place of every
float, and its adjoint is compared with central differences: a kernel whose gradient is said to be `exact` must agree, and of those said to
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

struct VerifyArguments {
    std::string path, categories, difficulty, gradient, output, native, compiler, run = "cpu";
    uint64_t count = 100, seed = 42, index = 0;
    unsigned threads = 0, batch = 64, timeout = 60;
    bool no_gradients = false, sanitize = false, trust = false, json = false;
};

namespace fs = std::filesystem;

class VerifyRun {
  public:
    explicit VerifyRun(const VerifyArguments& arguments) : arguments_(arguments) {}

    ~VerifyRun() {
        std::error_code ignored;
        if (arguments_.output.empty() && !folder().empty()) fs::remove_all(folder(), ignored);
    }
    VerifyRun(const VerifyRun&) = delete;
    VerifyRun& operator=(const VerifyRun&) = delete;

    int run() {
        verify::HostCompiler::Options& compiler = options_.compiler;
        const Result<std::string> headers = driver::warp_headers(arguments_.native);
        if (!headers) return complain(headers.failure());
        compiler.native = headers.value();
        compiler.command = arguments_.compiler.empty() ? verify::default_compiler() : arguments_.compiler;
        compiler.address_sanitizer = arguments_.sanitize;
        compiler.timeout = arguments_.timeout;
        options_.gradients = !arguments_.no_gradients;
        options_.batch = arguments_.batch;
        if (arguments_.sanitize) {
            auto environment = verify::sanitizer_environment(compiler.command);
            if (!environment) return complain(environment.failure());
            options_.worker_environment = std::move(environment).value();
        }
        const auto sandbox = contain::Sandbox::find();
        if (!sandbox) return complain(sandbox.failure());
        if (!sandbox.value().holds() && !arguments_.path.empty() && !arguments_.trust)
            return complain(
                Error{"nothing on this machine can hold code that is not trusted (neither bubblewrap nor "
                      "Landlock with "
                      "seccomp work here): rows of a file are run only with --trust"});
        std::optional<cuda::Nvrtc> nvrtc;
        if (arguments_.run.find("cuda") != std::string::npos) {
            if (const auto found = find_gpus(sandbox.value(), nvrtc); !found)
                return complain(found.failure());
        }
        if (const auto made = open_folder(); !made) return complain(made.failure());
        const auto read = arguments_.path.empty() ? grow() : read_set();
        if (!read) return complain(read.failure());
        if (cases_.empty() && refused_.empty()) return complain(Error::finding("there are no rows to run"));
        if (!arguments_.output.empty()) {
            if (const auto written = write_file(folder() + "/rows.jsonl", rows_.view()); !written)
                return complain(written.failure());
        }
        return execute(sandbox.value());
    }

  private:
    static int complain(const Error& error) { return cli::complain("verify", error); }
    const std::string& folder() const { return options_.compiler.folder; }

    Result<void> find_gpus(const contain::Sandbox& sandbox, std::optional<cuda::Nvrtc>& nvrtc) {
        WEFT_TRY(verify::Gpus gpus, verify::list_gpus(sandbox));
        WEFT_TRY(cuda::Nvrtc opened, cuda::Nvrtc::open({}));
        nvrtc.emplace(std::move(opened));
        options_.gpu.emplace(verify::GpuOptions{*nvrtc, std::move(gpus.all)});
        return {};
    }

    Result<void> open_folder() {
        std::error_code error;
        if (arguments_.output.empty()) {
            std::string name = (fs::temp_directory_path(error) / "weft-verify-XXXXXX").string();
            if (mkdtemp(name.data()) == nullptr) return Error{"cannot make " + name};
            options_.compiler.folder = name;
            return {};
        }
        options_.compiler.folder = arguments_.output;
        options_.keep_outputs = true;
        fs::create_directories(fs::path(folder()) / "outputs", error);
        if (error) return Error{"cannot make " + folder() + "/outputs: " + error.message()};
        return {};
    }

    void add(const dataset::Row& row) {
        if (!arguments_.gradient.empty() && row.gradient.kind != arguments_.gradient) return;
        verify::Case& item = cases_.emplace_back();
        item.source = row.python_source;
        item.kernel_name = row.kernel_name;
        item.inputs = row.inputs;
        item.seed = row.seed;
        item.index = row.index;
        item.gradient = row.gradient.kind;
        item.reason = row.gradient.reason;
        json_.append(rows_, row);
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
            add(row);
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
                if (!problems.empty()) return Error::finding(place.text() + ": " + problems.front());
                add(row);
            }
        }
        return {};
    }

    int execute(const contain::Sandbox& sandbox) {
        means_ = sandbox.means();
        std::atomic<bool> stop = false;
        verify::HostCompiler compiler(options_.compiler, sandbox, stop);
        verify::Run all(cases_, options_, compiler, sandbox, stop);
        const unsigned threads =
            arguments_.threads != 0 ? arguments_.threads : default_threads(cases_.size() / 8);
        {
            const Monitor monitor({[&] { stop = true; }, [&] { return bar(all.done(), cases_.size()); }, {}});
            run_workers(threads, [&] { all.work(); });
        }
        if (was_interrupted()) return complain({"interrupted", Error::Kind::Interrupted});
        outcomes_ = all.outcomes();
        summary_ = verify::judge(cases_, outcomes_);
        return arguments_.json ? print_json() : print_text();
    }

    int code() const { return summary_.clean() && refused_.empty() ? done : findings; }

    int print_text() const {
        for (const std::string& text : refused_) std::cout << "refused: " << text << "\n";
        for (size_t i = 0; i < cases_.size(); ++i) {
            if (outcomes_[i].problem == verify::Problem::None) continue;
            std::cout << verify::text(outcomes_[i].problem) << ": seed " << cases_[i].seed << ", index "
                      << cases_[i].index << ", " << cases_[i].kernel_name << ": " << outcomes_[i].detail
                      << "\n";
        }
        std::cout << cases_.size() << " kernels run, held by " << contain::text(means_);
        for (const auto& [name, count] : summary_.problems) std::cout << ", " << count << " " << name;
        if (!refused_.empty()) std::cout << ", " << refused_.size() << " refused";
        std::cout << "\n";
        for (const auto& [key, count] : summary_.gradients)
            std::cout << "gradient " << key.first << ", measured " << key.second << ": " << count << "\n";
        if (const verify::Differing& some = summary_.differing; some.said != 0) {
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
        JsonWriter json(out, json_report);
        json.begin_object().member("kernels", cases_.size()).member("refused", refused_.size());
        json.member("contained", contain::text(means_));
        json.key("problems").begin_object();
        for (const auto& [name, count] : summary_.problems) json.member(name, count);
        json.end_object().key("gradients").begin_array();
        for (const auto& [key, count] : summary_.gradients) {
            json.begin_object()
                .member("said", std::string_view(key.first))
                .member("measured", std::string_view(key.second));
            json.member("kernels", count).end_object();
        }
        const verify::Differing& some = summary_.differing;
        json.end_array().key("differing").begin_object().member("said", some.said).member("seen", some.seen);
        json.member("verdict", !some.is_judged() ? "too-few" : some.is_enough() ? "enough" : "not-enough");
        json.end_object().key("rows").begin_array();
        for (size_t i = 0; i < cases_.size(); ++i) {
            json.begin_object().member("seed", cases_[i].seed).member("index", cases_[i].index);
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

    const VerifyArguments& arguments_;
    verify::Options options_;
    contain::Means means_{};
    std::vector<verify::Case> cases_;
    std::vector<std::string> refused_;
    std::vector<verify::Outcome> outcomes_;
    dataset::RowJson json_{dataset::wide_columns()};
    TextBuffer rows_;
    verify::Summary summary_;
};

}  // namespace

void add_verify_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<VerifyArguments>();
    CLI::App* const command =
        app.add_subcommand("verify", "Run kernels on the CPU and measure their gradients");
    command->group("");  // `weft validate --run cpu` is the word for it; this one keeps outputs, for
                         // comparisons with Warp
    command->add_option("PATH", arguments->path, "A data set to take the kernels from [they are grown]");
    command->add_option("-n,--count", arguments->count, "How many kernels [100]");
    command->add_option("-s,--seed", arguments->seed, "Seed [42]");
    command->add_option("-c,--categories", arguments->categories, "name[:weight],... [all]");
    command->add_option("--difficulty", arguments->difficulty, "A or A-B, from 1 to 5 [1-5]");
    command->add_option("--index", arguments->index, "Index of the first kernel [0]");
    command->add_option("--gradient", arguments->gradient, "Only kernels whose gradient is said to be this")
        ->check(CLI::IsMember({"exact", "warp_differs", "none", "unknown"}));
    command->add_option("-o,--output", arguments->output, "Keep rows, code and outputs in this folder");
    command->add_option("--native", arguments->native,
                        "Folder of Warp's headers [those of the active Python]");
    command->add_option("--compiler", arguments->compiler, "The host compiler [$CXX, or c++]");
    command->add_flag("--sanitize", arguments->sanitize, "Compile emitted code with sanitizers (g++)");
    command->add_flag("--no-gradients", arguments->no_gradients, "Do not measure gradients");
    command->add_option("--run", arguments->run, "Where: cpu, or cpu,cuda to compare a GPU with it [cpu]")
        ->check(CLI::IsMember({"cpu", "cuda", "cpu,cuda"}));
    command->add_flag("--trust", arguments->trust,
                      "Run rows of a file also where nothing can hold what they do");
    command->add_option("--batch", arguments->batch, "Kernels per run of the compiler [64]")
        ->check(CLI::Range(1u, 1000u));
    command->add_option("--timeout", arguments->timeout, "Seconds for one kernel [60]")
        ->check(CLI::Range(1u, 3600u));
    command->add_option("--threads", arguments->threads, "Compilers at a time [all cores]")
        ->check(CLI::Range(0u, 1024u));
    command->add_flag("--json", arguments->json, "Print the report as JSON");
    command->footer(std::string(verify_footer));
    command->callback([arguments, &run] { run = [arguments] { return VerifyRun(*arguments).run(); }; });
}

}  // namespace weft::cli
