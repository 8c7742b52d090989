// gpu_test: what a person with a GPU wants to know before using it: kernels written for one thing each
// (atomics under contention, launches of several dimensions, grids that are too small, large arrays, streams,
// faults), compared with the CPU or with what must come out; and how fast it is. Kernels of every category
// come from run.h.
#pragma once

#include <functional>

#include "verify/gpu_execution.h"
#include "verify/gpu_memory.h"
#include "verify/host_compiler.h"

namespace weft::verify {

struct GpuTestItem {
    enum class Result : uint8_t { Pass, Fail, Skip };
    std::string name;
    Result result = Result::Pass;
    std::string detail;
};
std::string_view text(GpuTestItem::Result result);

struct SpeedRow {
    uint32_t n = 0;
    uint64_t cpu_ns = 0;
    uint64_t gpu_ns = 0;          // without transfers
    uint64_t transfers_ns = 0;    // to the GPU and back, of all the memory of the launch
    double bytes_per_second = 0;  // that the kernel reads and writes on the GPU
};
struct Speed {
    std::string kernel;
    std::vector<SpeedRow> rows;
};

class GpuTest {
  public:
    struct Options {
        HostCompiler::Options compiler;
        const cuda::Compiler& nvrtc;
        GpuInfo gpu;
    };
    GpuTest(Options options, const contain::Sandbox& sandbox, const std::atomic<bool>& stop);

    // Compiles the kernels for both. An error: that was not possible.
    Result<void> prepare();

    // One item after the other, each told when it is known.
    void run(const std::function<void(const GpuTestItem&)>& tell);

    double peak() const {
        return peak_;
    }  // bytes per second that a copy within the GPU reads and writes; 0: unknown
    std::vector<Speed> speeds();

    // Kernels of memory_kernels.def, ten of each pattern, and an item for each pattern.
    std::vector<MemoryRow> memory(const std::function<void(const GpuTestItem&)>& tell);

  private:
    GpuTestItem compared(const char* name, size_t kernel, const Plan& plan);
    GpuTestItem tried(const char* name, const char* trial, std::string* printed = nullptr);
    GpuTestItem survived();
    Result<std::vector<MemoryRow>> timed_memory();
    Result<std::vector<std::string>> machine_code(std::span<const cuda::Unit> units,
                                                  const std::string& stem) const;
    Speed speed_of(size_t kernel);
    CpuWorkers cpu(size_t kernel) const;

    const Options options_;
    const contain::Sandbox& sandbox_;
    const std::atomic<bool>& stop_;
    GpuSession session_;
    std::vector<Case> cases_;
    std::vector<std::string> cubins_;
    std::string library_;
    double peak_ = 0;
};

}  // namespace weft::verify
