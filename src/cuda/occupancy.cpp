#include "cuda/occupancy.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace weft::cuda {
namespace {

constexpr unsigned warp = 32, registers_of_sm = 65536, register_portion = 256, partitions = 4;
constexpr unsigned threads_of_block_at_most = 1024, registers_of_thread_at_most = 256;
constexpr unsigned shared_of_block_at_most = 48u << 10;
constexpr unsigned unlimited = std::numeric_limits<unsigned>::max();
constexpr unsigned kib = 1024;

// From the CUDA programming guide, "Technical Specifications per Compute Capability".
// clang-format off
constexpr std::array table{
    //           number  threads  blocks  shared     reserved  portion  barriers
    Architecture{70,     2048,    32,     96 * kib,  0,        256,     0},
    Architecture{75,     1024,    16,     64 * kib,  0,        256,     0},
    Architecture{80,     2048,    32,     164 * kib, kib,      128,     0},
    Architecture{86,     1536,    16,     100 * kib, kib,      128,     0},
    Architecture{87,     1536,    16,     164 * kib, kib,      128,     0},
    Architecture{89,     1536,    24,     100 * kib, kib,      128,     0},
    Architecture{90,     2048,    32,     228 * kib, kib,      128,     2},
    Architecture{100,    2048,    32,     228 * kib, kib,      128,     2},
    Architecture{103,    2048,    32,     228 * kib, kib,      128,     2},
    Architecture{110,    1536,    24,     228 * kib, kib,      128,     1},
    Architecture{120,    1536,    24,     100 * kib, kib,      128,     1},
    Architecture{121,    1536,    24,     100 * kib, kib,      128,     1},
};
// clang-format on

constexpr unsigned up_to(unsigned value, unsigned portion) {
    return (value + portion - 1) / portion * portion;
}

unsigned blocks_by_registers(const Demand& demand, unsigned warps_of_block) {
    if (demand.registers > registers_of_thread_at_most) return 0;
    const unsigned of_warp = up_to(demand.registers * warp, register_portion);
    // The hardware checks a block as if its warps filled all partitions evenly.
    if (of_warp * up_to(warps_of_block, partitions) > registers_of_sm) return 0;
    if (of_warp == 0) return unlimited;
    return registers_of_sm / partitions / of_warp * partitions / warps_of_block;
}

unsigned blocks_by_shared(const Architecture& architecture, const Demand& demand) {
    const unsigned of_block = up_to(demand.shared + architecture.reserved, architecture.shared_portion);
    if (of_block > shared_of_block_at_most + architecture.reserved) return 0;
    return of_block == 0 ? unlimited : architecture.shared / of_block;
}

unsigned blocks_by_barriers(const Architecture& architecture, const Demand& demand) {
    if (architecture.barriers_per_block == 0 || demand.barriers == 0) return unlimited;
    return architecture.blocks * architecture.barriers_per_block / demand.barriers;
}

}  // namespace

std::span<const Architecture> architectures() {
    return table;
}

const Architecture* architecture(int number) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [number](const Architecture& row) { return row.number == number; });
    return found == table.end() ? nullptr : &*found;
}

std::string_view text(Limit limit) {
    switch (limit) {
        case Limit::Threads:
            return "threads";
        case Limit::Registers:
            return "registers";
        case Limit::Shared:
            return "shared memory";
        case Limit::Blocks:
            return "blocks";
        case Limit::Barriers:
            return "barriers";
    }
    return {};
}

Occupancy occupancy(const Architecture& architecture, const Demand& demand, unsigned threads_of_block) {
    Occupancy found;
    found.warps_at_most = architecture.threads / warp;
    const bool possible = threads_of_block != 0 && threads_of_block <= threads_of_block_at_most;
    const unsigned warps_of_block = std::max(up_to(threads_of_block, warp) / warp, 1u);
    const std::array limits{
        std::pair(Limit::Threads, possible ? found.warps_at_most / warps_of_block : 0),
        std::pair(Limit::Registers, blocks_by_registers(demand, warps_of_block)),
        std::pair(Limit::Shared, blocks_by_shared(architecture, demand)),
        std::pair(Limit::Blocks, architecture.blocks),
        std::pair(Limit::Barriers, blocks_by_barriers(architecture, demand)),
    };
    const auto least = std::min_element(limits.begin(), limits.end(),
                                        [](const auto& a, const auto& b) { return a.second < b.second; });
    found.blocks = least->second;
    found.limit = least->first;
    found.warps = found.blocks * warps_of_block;
    return found;
}

}  // namespace weft::cuda
