// gpu_memory: what weft says of accesses (facts/memory.h), against what a GPU moves in a second: kernels of
// every kind (memory_kernels.def), labelled by weft, compiled and timed on arrays larger than any cache.
#pragma once

#include "facts/memory.h"
#include "verify/case.h"

namespace weft::verify {

struct MemoryKernel {
    facts::Pattern pattern;
    const char *type, *body;
    uint32_t element;
    uint32_t threads;  // 2 to this power
    uint32_t factor, k, moved;

    std::string source(std::string_view name) const;
};
std::span<const MemoryKernel> memory_kernels();

// What weft says of it. An error: not what the table says, or it does not compile.
Result<facts::Memory> labelled(const MemoryKernel& kernel, std::string_view name, Case& item,
                               Compiled& memory);

struct MemoryRow {
    facts::Pattern pattern{};
    std::string body;             // in one line
    std::string stride;           // of the accesses that are of the pattern
    double score = 0;             // as weft says
    double bytes_per_second = 0;  // used by its threads; 0: it did not fit the GPU
};

struct MemoryVerdict {
    bool failed = false;
    size_t kernels = 0, measured = 0;
    std::string detail;  // the kernels that are out of their bounds
};
// Kernels of one pattern beside the median of the coalesced ones; that of these themselves, too.
MemoryVerdict judge(std::span<const MemoryRow> rows, facts::Pattern pattern);

}  // namespace weft::verify
