#include "cli/gpu_test_command.h"

#include <cstdio>
#include <iostream>
#include <map>
#include <memory>

#include "base/files.h"
#include "base/json_read.h"
#include "base/json_write.h"
#include "base/temporary_folder.h"
#include "base/threads.h"
#include "base/utf8.h"
#include "base/versions.h"
#include "cli/exit_codes.h"
#include "cli/interrupt.h"
#include "cli/monitor.h"
#include "dataset/check/run_level.h"
#include "dataset/set/row_source.h"
#include "driver/warp_headers.h"
#include "verify/gpu_test.h"
#include "verify/host.h"
#include "verify/nvrtc_workers.h"

namespace weft::cli {
namespace {

using Item = verify::GpuTestItem;

constexpr std::string_view gpu_test_footer =
    R"(Needs a GPU with its driver, NVRTC (a CUDA toolkit, or pip install nvidia-cuda-nvrtc), a C++ compiler and Warp's headers
(pip install warp-lang==1.19.0); no data. What it does, on each GPU: kernels of every category forward and backward against the
CPU, atomics under contention, launches in 2 to 4 dimensions, fewer threads than elements, an array of more than 2^31
bytes, several streams, faults that must be reported and survived, what weft says of memory accesses against their
bandwidth (ten kernels of each kind); then how fast two kernels are on it and on one core of
the CPU (-O2), from 1,000 to 10,000,000 elements, beside the bandwidth of a copy on the same card. docs/gpu.md shows a whole log.

Exit code: 0 all passed, 1 something failed, 2 wrong usage, 3 a tool is missing, 77 no GPU here, 130 interrupted.

Examples:
  weft gpu-test
  weft gpu-test --gpus 0,1 --json > card.json
  weft gpu-test --compare a.json b.json)";

struct GpuTestArguments {
    std::vector<int> gpus;
    std::string warp, nvrtc, compiler;
    std::vector<std::string> compare;
    uint64_t seed = 42;
    unsigned kernels = 2, threads = 0;
    bool json = false;
};

struct GpuReport {
    verify::GpuInfo gpu;
    std::vector<Item> items;
    double peak = 0;
    std::vector<verify::Speed> speeds;
    std::vector<verify::MemoryRow> memory;

    bool failed() const {
        return std::any_of(items.begin(), items.end(),
                           [](const Item& item) { return item.result == Item::Result::Fail; });
    }
};

class GpuTestRun {
  public:
    explicit GpuTestRun(const GpuTestArguments& arguments) : arguments_(arguments) {}

    int run() {
        const auto sandbox = contain::Sandbox::find();
        if (!sandbox) return complain(sandbox.failure());
        const auto gpus = verify::list_gpus(sandbox.value());
        if (!gpus) {
            const int code = cli::print("gpu-test", for_terminal("SKIP: " + gpus.error() + "\n"));
            return code == done ? int{nothing_to_test} : code;
        }
        const auto headers = driver::warp_headers(arguments_.warp);
        if (!headers) return complain(headers.failure());
        const auto nvrtc = verify::NvrtcWorkers::open(arguments_.nvrtc, {headers.value()}, sandbox.value());
        if (!nvrtc) return complain(nvrtc.failure());
        compiler_.native = headers.value();
        compiler_.command = arguments_.compiler.empty() ? verify::default_compiler() : arguments_.compiler;
        const auto folder = TemporaryFolder::make("weft-gpu");
        if (!folder) return complain(folder.failure());
        compiler_.folder = folder.value().path();
        driver_ = gpus.value().driver;
        nvrtc_ = nvrtc.value()->version().text();
        for (const verify::GpuInfo& gpu : gpus.value().all) {
            const auto& wanted = arguments_.gpus;
            if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), gpu.number) == wanted.end())
                continue;
            if (auto done = test(gpu, sandbox.value(), *nvrtc.value()); !done)
                return complain(done.failure());
        }
        if (was_interrupted()) return complain({"interrupted", Error::Kind::Interrupted});
        if (reports_.empty()) return complain(Error::usage("--gpus names no GPU of this machine"));
        if (arguments_.json) {
            if (const int code = cli::print("gpu-test", json()); code != done) return code;
        }
        if (output_ != done) return output_;
        const bool failed = std::any_of(reports_.begin(), reports_.end(),
                                        [](const GpuReport& report) { return report.failed(); });
        return failed ? findings : done;
    }

  private:
    static int complain(const Error& error) { return cli::complain("gpu-test", error); }

    void say(const std::string& line) {
        if (!arguments_.json && output_ == done) output_ = cli::print("gpu-test", for_terminal(line + "\n"));
    }

    Result<void> test(const verify::GpuInfo& gpu, const contain::Sandbox& sandbox,
                      const cuda::Compiler& nvrtc) {
        GpuReport& report = reports_.emplace_back();
        report.gpu = gpu;
        say("GPU " + std::to_string(gpu.number) + ": " + gpu.name + ", sm_" +
            std::to_string(gpu.architecture) + ", " + std::to_string(gpu.multiprocessors) +
            " multiprocessors, " + std::to_string(gpu.memory >> 20) + " MiB; driver for CUDA " +
            std::to_string(driver_ / 1000) + "." + std::to_string(driver_ % 1000 / 10) + ", NVRTC " + nvrtc_ +
            ", weft " + std::string(weft_version()));
        const auto tell = [&](const Item& item) {
            report.items.push_back(item);
            say(std::string(verify::text(item.result)) + "  " + item.name +
                (item.detail.empty() ? "" : "\n      " + item.detail));
        };
        verify::GpuTest suite({compiler_, nvrtc, gpu}, sandbox, stop_);
        const Monitor monitor({[&] { stop_ = true; }, {}, {}});
        if (auto prepared = suite.prepare(); !prepared) return prepared;
        if (auto done = categories(gpu, sandbox, nvrtc, tell); !done) return done;
        suite.run(tell);
        report.peak = suite.peak();
        report.memory = suite.memory(tell);
        print(report.memory, report.peak);
        report.speeds = suite.speeds();
        for (const verify::Speed& speed : report.speeds) print(speed, report.peak);
        return {};
    }

    // Kernels that are grown for each category, forward and backward, at all sizes.
    template <class Tell>
    Result<void> categories(const verify::GpuInfo& gpu, const contain::Sandbox& sandbox,
                            const cuda::Compiler& nvrtc, const Tell& tell) {
        std::vector<verify::Case> cases;
        std::vector<std::string> names;
        for (const std::string& category : all_categories()) {
            dataset::Recipe recipe;
            WEFT_TRY(recipe.policy, synth::parse_policy(category, {}));
            WEFT_TRY(recipe.splits, dataset::Splits::parse(recipe.fractions));
            recipe.seed = arguments_.seed;
            const auto source = dataset::open_row_source(recipe);
            for (uint64_t i = 0; i < arguments_.kernels; ++i) {
                dataset::Row row;
                if (auto made = source->make(i, row); !made) return made.failure();
                cases.push_back(dataset::case_of(row));
                names.push_back(category);
            }
        }
        verify::Options options;
        options.compiler = compiler_;
        options.gradients = true;
        options.batch = 16;
        options.gpu.emplace(verify::GpuOptions{nvrtc, {gpu}});
        verify::HostCompiler compiler(compiler_, sandbox, stop_);
        verify::Run all(cases, options, compiler, sandbox, stop_);
        run_workers(arguments_.threads != 0 ? arguments_.threads : default_threads(cases.size() / 8),
                    [&] { all.work(); });
        if (const auto failed = compiler.failure()) return *failed;
        std::map<std::string, Item> items;
        for (size_t i = 0; i < cases.size(); ++i) {
            Item& item = items[names[i]];
            item.name = "category " + names[i] + ": " + std::to_string(arguments_.kernels) + " kernels";
            const verify::Outcome& outcome = all.outcomes()[i];
            if (outcome.problem == verify::Problem::None || item.result == Item::Result::Fail) continue;
            item.result = Item::Result::Fail;
            item.detail = "index " + std::to_string(cases[i].index) + ", " + cases[i].kernel_name + ": " +
                          std::string(verify::text(outcome.problem)) + ": " + outcome.detail;
        }
        for (const auto& [name, item] : items) tell(item);
        return {};
    }

    static std::vector<std::string> all_categories() {
        std::vector<std::string> names;
        for (uint32_t i = 0; i < synth::category_count; ++i) {
            const synth::CategoryInfo& one = synth::info(static_cast<synth::Category>(i));
            if (!one.is_family()) names.emplace_back(one.name);
        }
        return names;
    }

    void print(const verify::Speed& speed, double peak) const {
        if (arguments_.json) return;
        std::printf("\n%-10s %12s %12s %12s %14s %9s %10s %8s\n", speed.kernel.c_str(), "elements",
                    "1 core, us", "GPU, us", "with copies", "speed-up", "GB/s", "of peak");
        for (const verify::SpeedRow& row : speed.rows) {
            std::printf("%-10s %12u %12.1f %12.1f %14.1f %9.1f %10.1f %7.1f%%\n", "", row.n,
                        static_cast<double>(row.cpu_ns) / 1e3, static_cast<double>(row.gpu_ns) / 1e3,
                        static_cast<double>(row.gpu_ns + row.transfers_ns) / 1e3,
                        static_cast<double>(row.cpu_ns) / static_cast<double>(row.gpu_ns),
                        row.bytes_per_second / 1e9, peak > 0 ? 100 * row.bytes_per_second / peak : 0);
        }
        std::fflush(stdout);
    }

    void print(const std::vector<verify::MemoryRow>& rows, double peak) const {
        if (arguments_.json || rows.empty()) return;
        std::printf("\n%-12s %-10s %8s %10s %9s  %s\n", "pattern", "stride", "score", "GB/s", "of peak",
                    "kernel");
        for (const verify::MemoryRow& row : rows) {
            std::printf("%-12s %-10s %8.3f %10.1f %8.1f%%  %.48s\n",
                        std::string(facts::pattern_names[static_cast<size_t>(row.pattern)]).c_str(),
                        row.stride.c_str(), row.score, row.bytes_per_second / 1e9,
                        peak > 0 ? 100 * row.bytes_per_second / peak : 0, row.body.c_str());
        }
        std::fflush(stdout);
    }

    std::string json() const {
        TextBuffer out;
        JsonWriter json(out, json_report);
        json.begin_object()
            .member("weft", weft_version())
            .member("driver", static_cast<uint64_t>(driver_))
            .member("nvrtc", nvrtc_);
        json.key("gpus").begin_array();
        for (const GpuReport& report : reports_) {
            json.begin_object()
                .member("number", static_cast<uint64_t>(report.gpu.number))
                .member("name", report.gpu.name);
            json.member("architecture", static_cast<uint64_t>(report.gpu.architecture))
                .member("memory", report.gpu.memory);
            json.member("copy_bytes_per_second", static_cast<uint64_t>(report.peak))
                .key("items")
                .begin_array();
            for (const Item& item : report.items) {
                json.begin_object().member("name", item.name);
                json.member("result", verify::text(item.result)).member("detail", item.detail);
                json.end_object();
            }
            json.end_array().key("speeds").begin_array();
            for (const verify::Speed& speed : report.speeds) {
                for (const verify::SpeedRow& row : speed.rows) {
                    json.begin_object().member("kernel", speed.kernel).member("n", uint64_t{row.n});
                    json.member("cpu_ns", row.cpu_ns).member("gpu_ns", row.gpu_ns);
                    json.member("transfers_ns", row.transfers_ns).end_object();
                }
            }
            json.end_array().key("memory").begin_array();
            for (const verify::MemoryRow& row : report.memory) {
                json.begin_object()
                    .member("kernel", row.body)
                    .member("pattern", facts::pattern_names[static_cast<size_t>(row.pattern)])
                    .member("stride", row.stride);
                json.key("score")
                    .fixed(row.score, 3)
                    .member("bytes_per_second", static_cast<uint64_t>(row.bytes_per_second));
                json.end_object();
            }
            json.end_array().end_object();
        }
        json.end_array().end_object();
        out.append('\n');
        return out.str();
    }

    const GpuTestArguments& arguments_;
    verify::HostCompiler::Options compiler_;
    int driver_ = 0;
    std::string nvrtc_;
    std::atomic<bool> stop_ = false;
    int output_ = done;  // what became of what was said
    std::vector<GpuReport> reports_;
};

// One card's report as it was written with --json: the first GPU in it.
struct Card {
    std::string name;
    std::map<std::string, std::string> results;                  // by item
    std::map<std::pair<std::string, uint64_t>, uint64_t> times;  // of the GPU in ns, by kernel and elements
};

Result<Card> read_card(const std::string& path) {
    WEFT_TRY(const std::string text, read_file(path, 16u << 20));
    JsonDocument document;
    if (auto parsed = document.parse(text); !parsed) return parsed.failure().at(path);
    const JsonValue& gpus = document.member(document.root(), "gpus");
    Card card;
    if (!gpus.is(JsonValue::Kind::Array) || gpus.count == 0)
        return Error{path + " is no report of weft gpu-test"};
    const JsonValue& gpu = *document.children(gpus).begin();
    card.name = document.member(gpu, "name").text;
    for (const JsonValue& item : document.children(document.member(gpu, "items")))
        card.results[std::string(document.member(item, "name").text)] = document.member(item, "result").text;
    for (const JsonValue& row : document.children(document.member(gpu, "speeds"))) {
        const auto number = [&](const char* key) { return document.member(row, key).as_uint().value_or(0); };
        card.times[{std::string(document.member(row, "kernel").text), number("n")}] = number("gpu_ns");
    }
    return card;
}

int compare_cards(const GpuTestArguments& arguments) {
    const auto a = read_card(arguments.compare[0]), b = read_card(arguments.compare[1]);
    if (!a) return complain("gpu-test", a.failure());
    if (!b) return complain("gpu-test", b.failure());
    std::printf("%-58s %-24.24s %-24.24s\n", "", a.value().name.c_str(), b.value().name.c_str());
    for (const auto& [name, result] : a.value().results) {
        const auto other = b.value().results.find(name);
        std::printf("%-58.58s %-24s %-24s\n", name.c_str(), result.c_str(),
                    other == b.value().results.end() ? "-" : other->second.c_str());
    }
    for (const auto& [key, time] : a.value().times) {
        const auto other = b.value().times.find(key);
        if (other == b.value().times.end()) continue;
        const auto here = static_cast<double>(time), there = static_cast<double>(other->second);
        const std::string name = key.first + ", " + std::to_string(key.second) + " elements, us on the GPU";
        std::printf("%-58.58s %-24.1f %-24.1f %.2fx\n", name.c_str(), here / 1e3, there / 1e3, here / there);
    }
    return done;
}

}  // namespace

void add_gpu_test_command(CLI::App& app, std::function<int()>& run) {
    const auto arguments = std::make_shared<GpuTestArguments>();
    CLI::App* const command =
        app.add_subcommand("gpu-test", "Test the GPUs of this machine with kernels of all kinds");
    command->add_option("--gpus", arguments->gpus, "Numbers of GPUs, as 0,1 [all]")->delimiter(',');
    command->add_option("--kernels", arguments->kernels, "Kernels of each category [2]")
        ->check(CLI::Range(1u, 1000u));
    command->add_option("-s,--seed", arguments->seed, "Seed [42]");
    command->add_option("--warp", arguments->warp, "Folder of Warp's headers [those of the active Python]");
    command->add_option("--nvrtc", arguments->nvrtc, "NVRTC, or its folder [toolkit, or the active Python]");
    command->add_option("--compiler", arguments->compiler, "The host compiler [$CXX, or c++]");
    command->add_option("--threads", arguments->threads, "Compilers at a time [all cores]")
        ->check(CLI::Range(0u, 1024u));
    command->add_option("--compare", arguments->compare, "Two reports of --json, side by side")->expected(2);
    command->add_flag("--json", arguments->json, "Print the report as JSON");
    command->footer(std::string(gpu_test_footer));
    command->callback([arguments, &run] {
        run = [arguments] {
            return arguments->compare.empty() ? GpuTestRun(*arguments).run() : compare_cards(*arguments);
        };
    });
}

}  // namespace weft::cli
