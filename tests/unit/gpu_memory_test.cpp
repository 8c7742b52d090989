// The kernels by which a GPU judges what weft says of memory: without a GPU, that they are what they are said
// to be.
#include "verify/gpu_memory.h"

#include <gtest/gtest.h>

#include <map>

namespace weft::verify {
namespace {

using facts::Pattern;

TEST(GpuMemory, TenKernelsOfEachPattern) {
    std::map<Pattern, unsigned> counts;
    Compiled memory;
    for (const MemoryKernel& kernel : memory_kernels()) {
        Case item;
        const auto said = labelled(kernel, "moves", item, memory);
        ASSERT_TRUE(said.ok()) << kernel.body << ": " << said.error();
        ++counts[kernel.pattern];
        const bool is_good = kernel.pattern == Pattern::Coalesced || kernel.pattern == Pattern::Broadcast;
        EXPECT_EQ(said.value().score == 1000, is_good) << kernel.body;
        EXPECT_TRUE(is_good || said.value().score < 400) << kernel.body;
        for (const facts::Access& access : said.value().accesses) {
            EXPECT_EQ(access.element, access.array == "idx" ? 4 : kernel.element) << kernel.body;
        }
    }
    EXPECT_EQ(counts, (std::map<Pattern, unsigned>{{Pattern::Coalesced, 10},
                                                   {Pattern::Strided, 10},
                                                   {Pattern::Broadcast, 10},
                                                   {Pattern::Gather, 10}}));
}

TEST(GpuMemory, AWrongLabelIsFound) {
    Compiled memory;
    Case item;
    MemoryKernel kernel = memory_kernels()[0];
    kernel.pattern = Pattern::Gather;
    EXPECT_FALSE(labelled(kernel, "moves", item, memory).ok());
}

TEST(GpuMemory, KindsAreJudgedBesideTheCoalesced) {
    const auto row = [](Pattern pattern, double speed) { return MemoryRow{pattern, "body", "", 1, speed}; };
    const std::vector<MemoryRow> rows = {row(Pattern::Coalesced, 100), row(Pattern::Coalesced, 110),
                                         row(Pattern::Coalesced, 40),  row(Pattern::Strided, 22),
                                         row(Pattern::Strided, 0),     row(Pattern::Gather, 60),
                                         row(Pattern::Broadcast, 180)};
    EXPECT_TRUE(judge(rows, Pattern::Coalesced).failed);  // 40 beside 100
    EXPECT_FALSE(judge(rows, Pattern::Strided).failed);
    EXPECT_EQ(judge(rows, Pattern::Strided).measured, 1u);  // the other did not fit
    EXPECT_TRUE(judge(rows, Pattern::Gather).failed);
    EXPECT_FALSE(judge(rows, Pattern::Broadcast).failed);
    EXPECT_EQ(judge(std::span(rows).subspan(3), Pattern::Strided).measured, 0u);  // beside nothing
}

}  // namespace
}  // namespace weft::verify
