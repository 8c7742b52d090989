// Occupancy, with NVIDIA's own calculator (cuda_occupancy.h, of a toolkit or the wheel nvidia-cuda-runtime)
// over every architecture of the table.
#include <gtest/gtest.h>

#include <string>

#include "cuda/occupancy.h"

#ifdef WEFT_CUDA_OCCUPANCY
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wall"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wshadow"
#include <cuda_occupancy.h>
#pragma GCC diagnostic pop
#endif

namespace weft::cuda {
namespace {

TEST(CudaOccupancy, WhatTheGuideSays) {
    // 40 registers and 256 threads on sm_90: 65,536 / (40 * 256) = 6 blocks.
    const Occupancy found = occupancy(*architecture(90), {.registers = 40}, 256);
    EXPECT_EQ(found.blocks, 6u);
    EXPECT_EQ(found.warps, 48u);
    EXPECT_EQ(found.limit, Limit::Registers);
    EXPECT_DOUBLE_EQ(found.share(), 0.75);
}

TEST(CudaOccupancy, WhatCannotBeLaunchedHasNoBlocks) {
    EXPECT_EQ(occupancy(*architecture(90), {.registers = 32}, 1025).blocks, 0u);
    EXPECT_EQ(occupancy(*architecture(90), {.registers = 255}, 1024).blocks, 0u);
    EXPECT_EQ(occupancy(*architecture(90), {.registers = 32, .shared = 49u << 10}, 256).blocks, 0u);
    EXPECT_EQ(occupancy(*architecture(90), {.registers = 32}, 0).blocks, 0u);
    EXPECT_EQ(architecture(88), nullptr) << "its limits are not published";
}

#ifdef WEFT_CUDA_OCCUPANCY
cudaOccDeviceProp properties_of(const Architecture& row) {
    cudaOccDeviceProp made;
    made.computeMajor = row.number / 10;
    made.computeMinor = row.number % 10;
    made.maxThreadsPerBlock = 1024;
    made.maxThreadsPerMultiprocessor = static_cast<int>(row.threads);
    made.regsPerBlock = made.regsPerMultiprocessor = 65536;
    made.warpSize = 32;
    made.sharedMemPerBlock = 48u << 10;
    made.sharedMemPerMultiprocessor = row.shared;
    made.numSms = 1;
    made.sharedMemPerBlockOptin = row.shared - row.reserved;
    made.reservedSharedMemPerBlock = row.reserved;
    return made;
}

TEST(CudaOccupancy, AgreesWithTheCalculatorOfTheToolkit) {
    size_t compared = 0;
    for (const Architecture& row : architectures()) {
        const cudaOccDeviceProp properties = properties_of(row);
        for (unsigned registers = 0; registers <= 256; registers += registers < 32 ? 16 : 3) {
            for (const unsigned shared : {0u, 1u, 1024u, 4000u, 16384u, 33000u, 49152u, 49153u}) {
                for (const unsigned barriers : {0u, 1u, 2u, 3u, 16u}) {
                    for (unsigned threads = 1; threads <= 1024; threads += threads < 64 ? 21 : 96) {
                        cudaOccFuncAttributes attributes;
                        attributes.maxThreadsPerBlock = 1024;
                        attributes.numRegs = static_cast<int>(registers);
                        attributes.sharedSizeBytes = shared;
                        attributes.numBlockBarriers = static_cast<int>(barriers);
                        const cudaOccDeviceState state;
                        cudaOccResult result{};
                        ASSERT_EQ(
                            cudaOccMaxActiveBlocksPerMultiprocessor(&result, &properties, &attributes, &state,
                                                                    static_cast<int>(threads), 0),
                            CUDA_OCC_SUCCESS);
                        const Occupancy found = occupancy(
                            row, {.registers = registers, .shared = shared, .barriers = barriers}, threads);
                        ASSERT_EQ(found.blocks, static_cast<unsigned>(result.activeBlocksPerMultiprocessor))
                            << "sm_" << row.number << ", " << registers << " registers, " << shared
                            << " bytes, " << barriers << " barriers, " << threads << " threads";
                        ++compared;
                    }
                }
            }
        }
    }
    EXPECT_GT(compared, 100000u);
}
#else
TEST(CudaOccupancy, AgreesWithTheCalculatorOfTheToolkit) {
    GTEST_SKIP() << "cuda_occupancy.h was not found when this was built";
}
#endif

}  // namespace
}  // namespace weft::cuda
