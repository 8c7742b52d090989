#include "cli/engines.h"

#include <algorithm>

#include "cuda/sass.h"
#include "cuda/toolkits.h"
#include "dataset/check/fault_level.h"
#include "driver/warp_headers.h"
#include "verify/host.h"
#include "verify/nvcc.h"
#include "verify/nvrtc_workers.h"

namespace weft::cli {
namespace {

bool has(const std::vector<std::string>& all, std::string_view one) {
    return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

void add_engine_options(CLI::App& command, EngineArguments& arguments) {
    const CLI::IsMember devices({"cpu", "cuda"});
    command.add_option("--compile", arguments.compile, "Compile the code of every row: cpu, cuda or both")
        ->delimiter(',')
        ->check(devices);
    command.add_option("--run", arguments.run, "Run every row on its inputs: cpu, cuda or both")
        ->delimiter(',')
        ->check(devices);
    command
        .add_option("--compiler", arguments.compilers,
                    "The host compiler, or several to compare: g++,clang++ [$CXX, or c++]")
        ->delimiter(',');
    command
        .add_option("-O", arguments.optimization,
                    "Level of the host compiler, or several to compare: -O0,-O3 [0]")
        ->delimiter(',');
    command.add_option("--warp,--native", arguments.warp,
                       "Folder of Warp's headers [those of the active Python]");
    command.add_option("--nvrtc", arguments.nvrtc, "NVRTC, or its folder [toolkit, or the active Python]");
    command.add_option("--nvcc", arguments.nvcc,
                       "Compile CUDA code by nvcc in the place of NVRTC: its path, or nvcc for a toolkit's");
    command.add_option("--arch", arguments.architectures, "Architectures for --compile cuda, as 80,90 [90]");
    command.add_option("-o,--keep", arguments.keep,
                       "With --run: keep rows, code and outputs in this folder, to compare them with Warp");
    command.add_flag("--no-gradients", arguments.no_gradients, "With --run: do not measure gradients");
    command.add_flag("--sanitize", arguments.sanitize,
                     "With --run: compile with the sanitizers of g++; on a GPU run under compute-sanitizer");
    command.add_flag("--trust", arguments.trust,
                     "Run rows of a file also where nothing can hold what they do");
    command.add_option("--batch", arguments.batch, "Rows per run of a compiler [64]")
        ->check(CLI::Range(1u, 1000u));
    command.add_option("--timeout", arguments.timeout, "Seconds for one kernel [60]")
        ->check(CLI::Range(1u, 3600u));
}

Result<void> Engines::open(const EngineArguments& arguments, bool foreign) {
    if (!arguments.keep.empty() && arguments.run.empty())
        return Error::usage("--keep keeps what --run computes");
    if (!arguments.are_asked()) return {};
    WEFT_TRY(sandbox_, contain::Sandbox::find());
    if (!sandbox_->holds() && foreign && !arguments.run.empty() && !arguments.trust)
        return Error{
            "nothing on this machine can hold code that is not trusted (neither bubblewrap nor Landlock with "
            "seccomp work here): rows of a file are run only with --trust"};
    verify::Options& run = options_.run;
    if (auto opened = open_compilers(arguments); !opened) return opened;
    run.batch = arguments.batch;
    run.run_cpu = !arguments.run.empty();  // what a GPU computes is compared with it
    run.compile_cpu = run.run_cpu || has(arguments.compile, "cpu");
    run.gradients = !arguments.no_gradients;
    run.keep_expected = arguments.annotates && run.run_cpu;
    options_.keep = arguments.keep;
    if (arguments.sanitize) {
        WEFT_TRY(run.worker_environment, verify::sanitizer_environment(run.compiler.command));
    }
    return open_cuda(arguments);
}

// The first one's code is what runs; that of the others is compared with it.
Result<void> Engines::open_compilers(const EngineArguments& arguments) {
    verify::HostCompiler::Options usual;
    WEFT_TRY(usual.native, driver::warp_headers(arguments.warp));
    usual.timeout = arguments.timeout;
    usual.runs = !arguments.run.empty();
    std::vector<std::string> commands = arguments.compilers, levels = arguments.optimization;
    if (commands.empty()) commands = {verify::default_compiler()};
    if (levels.empty()) levels = {"0"};
    std::vector<verify::HostCompiler::Options> all;
    for (const std::string& level : levels) {
        const std::string_view digit = std::string_view(level).substr(level.starts_with("-O") ? 2 : 0);
        if (digit.size() != 1 || digit[0] < '0' || digit[0] > '3')
            return Error::usage("-O is 0, 1, 2 or 3, or several of them as 0,3; not `" + level + "`");
        usual.optimization = static_cast<unsigned>(digit[0] - '0');
        for (const std::string& command : commands) {
            if (verify::compiler_version(command).empty())
                return Error{"there is no compiler `" + command + "` (--compiler, or $CXX, names another)"};
            if (const std::string trouble = verify::trouble_with_headers(command); !trouble.empty())
                return Error{"`" + command + "` cannot compile Warp's headers: " + trouble +
                             "; on x86-64 they need clang 15 or newer, or g++"};
            usual.command = command;
            all.push_back(usual);
        }
    }
    options_.run.compiler = all.front();
    options_.run.compiler.address_sanitizer = arguments.sanitize;
    options_.others.assign(all.begin() + 1, all.end());
    return {};
}

Result<void> Engines::open_cuda(const EngineArguments& arguments) {
    const bool compile = has(arguments.compile, "cuda"), run = has(arguments.run, "cuda");
    if (!compile && !run) return {};
    const std::string& headers = options_.run.compiler.native;
    const std::chrono::seconds timeout(arguments.timeout);
    auto opened = arguments.nvcc.empty()
                      ? verify::NvrtcWorkers::open(arguments.nvrtc, {headers, timeout}, *sandbox_)
                      : verify::Nvcc::open(arguments.nvcc, {headers, timeout}, *sandbox_);
    if (!opened) {
        // Whoever names one, or wants to run on a GPU, needs it; else the other levels go on without.
        if (run || !arguments.nvcc.empty() || !arguments.nvrtc.empty()) return opened.failure();
        without_ = opened.error();
        return {};
    }
    nvrtc_ = std::move(opened).value();
    options_.nvrtc = nvrtc_.get();
    if (compile) {
        WEFT_TRY(options_.architectures, nvrtc_->chosen_architectures(arguments.architectures));
        if (arguments.annotates) {
            auto disassembler = cuda::find_disassembler();
            if (disassembler) options_.disassembler = std::move(disassembler).value();
        }
    }
    if (!run) return {};
    WEFT_TRY(verify::Gpus gpus, verify::list_gpus(*sandbox_));
    for (const verify::GpuInfo& gpu : gpus.all) gpus_ += (gpus_.empty() ? "" : ", ") + gpu.name;
    verify::GpuOptions& gpu = options_.run.gpu.emplace(verify::GpuOptions{*nvrtc_, std::move(gpus.all)});
    if (!arguments.sanitize) return {};
    const auto sanitizer = cuda::find_tool("compute-sanitizer");
    if (!sanitizer)
        return Error{"--sanitize with --run cuda needs compute-sanitizer, a program of CUDA toolkits"};
    gpu.under = {*sanitizer, "--tool", "memcheck"};
    gpus_ += " under compute-sanitizer";
    return {};
}

Result<std::unique_ptr<cuda::Compiler>> Engines::plain_compiler(const EngineArguments& arguments) const {
    auto opened = verify::Nvcc::open(arguments.nvcc.empty() ? "nvcc" : arguments.nvcc,
                                     {"", std::chrono::seconds(arguments.timeout)}, *sandbox_);
    if (!opened && arguments.nvcc.empty()) return std::unique_ptr<cuda::Compiler>();
    return opened;
}

Result<std::unique_ptr<dataset::Level>> Engines::level() {
    if (!sandbox_) return std::unique_ptr<dataset::Level>();
    return dataset::run_level(options_, *sandbox_);
}

Result<std::unique_ptr<dataset::Level>> Engines::fault_level() {
    if (!sandbox_) return std::unique_ptr<dataset::Level>();
    if (!options_.run.run_cpu || options_.nvrtc != nullptr)
        return Error::usage("a set of faults is tried on the CPU: --run cpu");
    return dataset::fault_level(options_.run.compiler, *sandbox_);
}

std::vector<std::string> Engines::compiler_names() const {
    std::vector<std::string> names;
    if (!options_.run.compile_cpu) return names;
    names.push_back(verify::name(options_.run.compiler));
    for (const auto& other : options_.others) names.push_back(verify::name(other));
    return names;
}

std::string Engines::text() const {
    if (!sandbox_) return {};
    std::string line = "held by " + std::string(contain::text(sandbox_->means()));
    const std::vector<std::string> compilers = compiler_names();
    for (size_t i = 0; i < compilers.size(); ++i)
        line += (i == 0 ? ", compiled by " : " and ") + compilers[i];
    if (nvrtc_) line += ", " + nvrtc_->called();
    if (!without_.empty()) line += ", CUDA code was not compiled: " + without_;
    if (!gpus_.empty()) line += ", run on " + gpus_;
    return line;
}

dataset::NamedValues Engines::described() const {
    dataset::NamedValues all;
    if (!sandbox_) return all;
    all.emplace_back("sandbox", contain::text(sandbox_->means()));
    const auto add = [&](const verify::HostCompiler::Options& compiler) {
        all.emplace_back("compiler " + verify::name(compiler), verify::compiler_version(compiler.command));
    };
    if (options_.run.compile_cpu) {
        add(options_.run.compiler);
        for (const auto& other : options_.others) add(other);
    }
    if (nvrtc_) all.emplace_back("CUDA compiler", nvrtc_->called());
    std::string architectures;
    for (const int number : options_.architectures)
        architectures += (architectures.empty() ? "sm_" : ", sm_") + std::to_string(number);
    if (!architectures.empty()) all.emplace_back("architectures", architectures);
    if (!options_.disassembler.empty()) all.emplace_back("disassembler", "nvdisasm");
    if (!gpus_.empty()) all.emplace_back("GPU", gpus_);
    return all;
}

}  // namespace weft::cli
