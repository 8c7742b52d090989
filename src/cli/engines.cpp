#include "cli/engines.h"

#include <algorithm>

#include "driver/warp_headers.h"
#include "verify/host.h"

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
    command.add_option("--compiler", arguments.compiler, "The host compiler [$CXX, or c++]");
    command.add_option("--warp,--native", arguments.warp,
                       "Folder of Warp's headers [those of the active Python]");
    command.add_option("--nvrtc", arguments.nvrtc, "NVRTC, or its folder [toolkit, or the active Python]");
    command.add_option("--arch", arguments.architectures, "Architectures for --compile cuda, as 80,90 [90]");
    command.add_option("-o,--keep", arguments.keep,
                       "With --run: keep rows, code and outputs in this folder, to compare them with Warp");
    command.add_flag("--no-gradients", arguments.no_gradients, "With --run: do not measure gradients");
    command.add_flag("--sanitize", arguments.sanitize, "With --run: compile with the sanitizers of g++");
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
    WEFT_TRY(run.compiler.native, driver::warp_headers(arguments.warp));
    run.compiler.command = arguments.compiler.empty() ? verify::default_compiler() : arguments.compiler;
    run.compiler.address_sanitizer = arguments.sanitize;
    run.compiler.timeout = arguments.timeout;
    run.batch = arguments.batch;
    run.run_cpu = !arguments.run.empty();  // what a GPU computes is compared with it
    run.compile_cpu = run.run_cpu || has(arguments.compile, "cpu");
    run.gradients = !arguments.no_gradients;
    options_.keep = arguments.keep;
    if (arguments.sanitize) {
        WEFT_TRY(run.worker_environment, verify::sanitizer_environment(run.compiler.command));
    }
    return open_cuda(arguments);
}

Result<void> Engines::open_cuda(const EngineArguments& arguments) {
    const bool compile = has(arguments.compile, "cuda"), run = has(arguments.run, "cuda");
    if (!compile && !run) return {};
    WEFT_TRY(cuda::Nvrtc nvrtc, cuda::Nvrtc::open(arguments.nvrtc));
    nvrtc_.emplace(std::move(nvrtc));
    options_.nvrtc = &*nvrtc_;
    if (compile) {
        WEFT_TRY(options_.architectures, nvrtc_->chosen_architectures(arguments.architectures));
    }
    if (!run) return {};
    WEFT_TRY(verify::Gpus gpus, verify::list_gpus(*sandbox_));
    for (const verify::GpuInfo& gpu : gpus.all) gpus_ += (gpus_.empty() ? "" : ", ") + gpu.name;
    options_.run.gpu.emplace(verify::GpuOptions{*nvrtc_, std::move(gpus.all)});
    return {};
}

Result<std::unique_ptr<dataset::Level>> Engines::level() {
    if (!sandbox_) return std::unique_ptr<dataset::Level>();
    return dataset::run_level(options_, *sandbox_);
}

std::string Engines::text() const {
    if (!sandbox_) return {};
    std::string line = "held by " + std::string(contain::text(sandbox_->means()));
    if (options_.run.compile_cpu) line += ", compiled by " + options_.run.compiler.command;
    if (nvrtc_) line += ", NVRTC " + nvrtc_->version().text();
    if (!gpus_.empty()) line += ", run on " + gpus_;
    return line;
}

}  // namespace weft::cli
