#include "verify/gpu_memory.h"

#include <algorithm>
#include <cstdio>

#include "driver/subject.h"
#include "verify/batch.h"

namespace weft::verify {
namespace {

using facts::Pattern;

constexpr MemoryKernel kernels[] = {
#define WEFT_MEMORY_KERNEL(pattern, type, element, threads, factor, k, moved, body) \
    {Pattern::pattern, type, body, element, threads, factor, k, moved},
#include "verify/memory_kernels.def"
};

struct Bound {
    Pattern pattern;
    double least, most;
};
constexpr Bound bounds[] = {
#define WEFT_MEMORY_BOUND(pattern, least, most, reason) {Pattern::pattern, least, most},
#include "verify/memory_kernels.def"
};

}  // namespace

std::span<const MemoryKernel> memory_kernels() {
    return kernels;
}

std::string MemoryKernel::source(std::string_view name) const {
    const std::string array = ": wp.array(dtype=" + std::string(type) + "), ";
    return "import warp as wp\n\n\n@wp.kernel\ndef " + std::string(name) + "(x" + array +
           "idx: wp.array(dtype=int), y" + array + "k: int):\n    i = wp.tid()\n    " + body + "\n";
}

Result<facts::Memory> labelled(const MemoryKernel& kernel, std::string_view name, Case& item,
                               Compiled& memory) {
    item.kernel_name = name;
    item.source = kernel.source(name);
    if (auto done = compile(item, memory, emit::TargetSet::all()); !done) return done.failure();
    facts::Memory said;
    facts::MemoryFacts().look_at(driver::subject(memory), said);
    const auto count = [&](Pattern pattern) { return said.patterns[static_cast<size_t>(pattern)]; };
    const uint32_t others = count(Pattern::Strided) + count(Pattern::Gather) + count(Pattern::Unknown) +
                            count(Pattern::Broadcast) -
                            (kernel.pattern == Pattern::Coalesced ? 0 : count(kernel.pattern));
    if (count(kernel.pattern) == 0 || others != 0)
        return Error{"`" + std::string(kernel.body) + "` is not what the table says"};
    return said;
}

MemoryVerdict judge(std::span<const MemoryRow> rows, Pattern pattern) {
    std::vector<double> coalesced;
    MemoryVerdict verdict;
    for (const MemoryRow& row : rows) {
        if (row.pattern == Pattern::Coalesced && row.bytes_per_second > 0)
            coalesced.push_back(row.bytes_per_second);
        if (row.pattern != pattern) continue;
        ++verdict.kernels;
        verdict.measured += row.bytes_per_second > 0;
    }
    if (coalesced.empty()) {
        verdict.measured = 0;
        return verdict;
    }
    std::sort(coalesced.begin(), coalesced.end());
    const double median = coalesced[coalesced.size() / 2];
    const auto bound = std::find_if(std::begin(bounds), std::end(bounds),
                                    [&](const Bound& one) { return one.pattern == pattern; });
    if (bound == std::end(bounds)) return verdict;
    for (const MemoryRow& row : rows) {
        if (row.pattern != pattern || row.bytes_per_second <= 0) continue;
        const double share = row.bytes_per_second / median;
        if (share >= bound->least && share <= bound->most) continue;
        char text[64];
        std::snprintf(text, sizeof text, ": %.2f of the coalesced", share);
        verdict.failed = true;
        verdict.detail += (verdict.detail.empty() ? "" : "; ") + row.body + text;
    }
    return verdict;
}

}  // namespace weft::verify
