// gpu_execution: one kernel on a GPU, compared with the CPU (comparison.h); and which GPUs there are.
#pragma once

#include "verify/comparison.h"

namespace weft::verify {

// A kernel in machine code.
struct GpuCode {
    std::string cubin;              // path
    std::string forward, backward;  // names in it; backward may be empty
};

// A worker for one GPU, used by one thread for one kernel after the other; started again when a kernel took
// it along, or needs more memory than it has.
class GpuSession {
  public:
    GpuSession(const contain::Sandbox& sandbox, int gpu, std::chrono::seconds timeout,
               const std::atomic<bool>& stop, std::vector<std::string> under = {});  // as of gpu_worker
    // The launcher with this kernel in it. An error: the worker does not start, or does not take the code.
    Result<Launcher*> choose(const GpuCode& code, const Case& item, size_t memory);

  private:
    Worker worker_;
    std::optional<Launcher> launcher_;
};

Outcome execute_on_gpu(const Case& item, GpuSession& gpu, const GpuCode& code, const CpuWorkers& cpu,
                       const Plan& plan = {});
GpuCode code_of(const Case& item, std::string cubin);
// The machine code of a batch as files, "STEM_0.cubin" and so on: of each unit the path, or what NVRTC said.
std::vector<Result<std::string>> cubin_files(const cuda::Batch& batch, const std::string& stem);

// What the machine has, asked of a worker. An error: there is no driver, or no GPU.
struct GpuInfo {
    int number = 0;
    int architecture = 0;  // 90 of sm_90
    int multiprocessors = 0;
    uint64_t memory = 0;
    std::string name;
};
struct Gpus {
    int driver = 0;  // 13000 of 13.0: the newest CUDA that it knows
    std::vector<GpuInfo> all;
};
Result<Gpus> list_gpus(const contain::Sandbox& sandbox);

}  // namespace weft::verify
