// Occupancy: how many blocks of a kernel a multiprocessor holds at once, and what keeps it from holding more.
// Plain arithmetic over a table of architectures, by the rules of NVIDIA's cuda_occupancy.h, with which a
// test compares.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace weft::cuda {

// Limits of one multiprocessor. Equal for all: 32 threads in a warp, 65,536 registers, given out to warps in
// portions of 256, in four partitions; 1,024 threads in a block; 48 KiB of shared memory in a block that asks
// for nothing else.
struct Architecture {
    int number;                   // 90 of sm_90
    unsigned threads;             // at once
    unsigned blocks;              // at once
    unsigned shared;              // bytes of shared memory
    unsigned reserved;            // bytes of it that the driver takes for each block
    unsigned shared_portion;      // bytes in which it is given out
    unsigned barriers_per_block;  // that are there when all blocks are; 0: they are no limit
};

std::span<const Architecture> architectures();
const Architecture* architecture(int number);  // null: its limits are not in the table

// What a kernel takes.
struct Demand {
    unsigned registers = 0;  // of a thread
    unsigned shared = 0;     // bytes of a block, static and dynamic
    unsigned barriers = 0;   // of a block
};

enum class Limit : uint8_t { Threads, Registers, Shared, Blocks, Barriers };
std::string_view text(Limit limit);

struct Occupancy {
    unsigned blocks = 0;  // on a multiprocessor; 0: the kernel cannot be launched so
    unsigned warps = 0;
    unsigned warps_at_most = 0;    // of the architecture
    Limit limit = Limit::Threads;  // the first of those that allow no more blocks

    double share() const { return warps_at_most == 0 ? 0 : double(warps) / warps_at_most; }
};

Occupancy occupancy(const Architecture& architecture, const Demand& demand, unsigned threads_of_block);

}  // namespace weft::cuda
