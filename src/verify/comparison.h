// comparison: one kernel on the CPU and in another way (on a GPU, by another compiler), at every size,
// forward and backward -> what is wrong with the other. It must stay inside its arrays, compute what the CPU
// computes within compare.h's bounds, and the same again when its arrays lie elsewhere and its outputs begin
// as poison.
#pragma once

#include <span>

#include "verify/launch.h"

namespace weft::verify {

// For how many elements, and with how many blocks at most (0: as many as there are elements for).
struct Plan {
    std::span<const uint32_t> sizes = verify::sizes;
    uint32_t most_blocks = 0;
};
// Of its largest launch. An error: more than a launch may have.
Result<size_t> memory_needed(const Case& item, const Layout& layout, std::span<const uint32_t> sizes);

struct CpuWorkers {
    Worker plain;
    std::optional<Worker> wide;  // in double precision, where the kernel can be widened
};

// The other way.
struct Other {
    Launcher& launcher;
    std::string where;  // "on the GPU"
    Problem differs{}, crashed{};
};
Outcome compare_with_cpu(const Case& item, const Other& other, const CpuWorkers& cpu, const Plan& plan);

// Compiled by another compiler, of this name.
Outcome execute_beside(const Case& item, const Worker& other, const std::string& compiler,
                       const CpuWorkers& cpu);

}  // namespace weft::verify
