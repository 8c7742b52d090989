// run: cases -> outcomes. Compiles the emitted code with the host compiler in batches, runs each kernel in a
// worker process of its own, and survives what a worker does not. Nothing here prints.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "verify/gpu_execution.h"
#include "verify/host_compiler.h"
#include "verify/launcher.h"

namespace weft::verify {

// Where kernels run besides the CPU.
struct GpuOptions {
    const cuda::Compiler& nvrtc;
    std::vector<GpuInfo> gpus;
    std::vector<std::string> under = {};  // as of gpu_worker
};

struct Options {
    HostCompiler::Options compiler;
    // Whose code is built, and where kernels run compared with that of the first. Each has a folder of its
    // own.
    std::vector<HostCompiler*> others;
    std::vector<std::string> worker_environment;    // of a sanitizer
    bool keep_expected = false;                     // Outcome::expected
    bool compile_cpu = true, compile_cuda = false;  // cuda: what a case has for NVRTC is filled
    bool run_cpu = true;
    bool gradients = true;  // where it runs
    std::optional<GpuOptions> gpu;
    unsigned batch = 64;
};

class Run {
  public:
    // `name`: files in the compiler's folder begin with it. `stop` ends all that takes long, at once.
    Run(std::vector<Case>& cases, Options options, HostCompiler& compiler, const contain::Sandbox& sandbox,
        const std::atomic<bool>& stop, std::string name = "batch");

    // Takes batches until none is left. Any number of threads.
    void work();
    size_t done() const { return done_; }

    const std::vector<Outcome>& outcomes() const { return outcomes_; }  // after all work() returned

  private:
    using Batch = std::vector<uint32_t>;  // cases
    struct Libraries {
        std::vector<std::string> others;          // paths, as in Options::others
        std::string plain, wide;                  // paths; empty: not made
        std::vector<Result<std::string>> cubins;  // per case: a path, or what NVRTC said
    };
    void form_batches();
    bool prepare(uint32_t item, Compiled& memory);
    void build_and_run(const Batch& batch, const std::string& name);
    Result<std::string> build(HostCompiler& compiler, const Batch& batch, Precision precision,
                              const std::string& name);
    void build_for_gpu(const Batch& batch, const std::string& name, Libraries& libraries);
    Outcome run_elsewhere(uint32_t item, uint32_t number, const Libraries& libraries, GpuSession* session);
    void run_batch(const Batch& batch, const Libraries& libraries);
    Outcome run_case(uint32_t item, uint32_t number, const Libraries& libraries, GpuSession* session);
    void finish(uint32_t item, Outcome outcome);

    std::vector<Case>& cases_;
    const Options options_;
    HostCompiler& compiler_;
    const contain::Sandbox& sandbox_;
    const std::atomic<bool>& stopped_;
    const std::string name_;
    std::vector<Outcome> outcomes_;
    std::vector<Batch> batches_;
    std::atomic<size_t> next_ = 0, done_ = 0;
    std::atomic<unsigned> next_gpu_ = 0;
};

}  // namespace weft::verify
