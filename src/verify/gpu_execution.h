// gpu_execution: one kernel on a GPU and on the CPU, at every size, forward and backward -> what is wrong.
// The GPU must stay inside its arrays, leave its inputs, compute what the CPU computes within compare.h's
// bounds, and the same again when its arrays lie elsewhere and its outputs begin as poison.
#pragma once

#include "verify/launch.h"

namespace weft::verify {

struct GpuWorkers {
    Worker gpu, cpu;
    std::optional<Worker> wide;  // the CPU in double precision, where the kernel can be widened
};

Outcome execute_on_gpu(const Case& item, const GpuWorkers& workers);

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
