// gpu_execution: one kernel on a GPU and on the CPU, at every size, forward and backward -> what is wrong.
// The GPU must stay inside its arrays, leave its inputs, compute what the CPU computes within compare.h's
// bounds, and the same again when its arrays lie elsewhere and its outputs begin as poison.
#pragma once

#include "verify/launch.h"

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
               const std::atomic<bool>& stop);
    // The launcher with this kernel in it. An error: the worker does not start, or does not take the code.
    Result<Launcher*> choose(const GpuCode& code, const Case& item, size_t memory);

  private:
    Worker worker_;
    std::optional<Launcher> launcher_;
};

struct CpuWorkers {
    Worker plain;
    std::optional<Worker> wide;  // in double precision, where the kernel can be widened
};
// For how many elements, and with how many blocks at most (0: as many as there are elements for).
struct GpuPlan {
    std::span<const uint32_t> sizes = verify::sizes;
    uint32_t most_blocks = 0;
};
Outcome execute_on_gpu(const Case& item, GpuSession& gpu, const GpuCode& code, const CpuWorkers& cpu,
                       const GpuPlan& plan = {});
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
