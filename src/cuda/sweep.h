// Sweep: which limits on registers and launch bounds a kernel is compiled with, and which of them is best.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cuda/compile.h"
#include "cuda/occupancy.h"

namespace weft::cuda {

// What @wp.kernel can say about it: what it says now, cuda_max_registers=64, or launch_bounds=(256, 4).
struct SweepSetting {
    unsigned max_registers = 0;
    unsigned max_threads = 0, min_blocks = 0;

    std::string text() const;  // as it stands in @wp.kernel(...)
    Settings applied_to(Settings settings) const;
};

inline constexpr std::array<unsigned, 5> sweep_block_sizes{64, 128, 256, 512, 1024};

// The first is the kernel as it is written.
std::vector<SweepSetting> sweep_settings(const Architecture& architecture);

// At this block size; nothing: launch bounds forbid it.
std::optional<Occupancy> occupancy_with(const Architecture& architecture, const SweepSetting& setting,
                                        const Usage& usage, unsigned block_size);

struct SweepChoice {
    size_t setting = 0;
    unsigned block_size = 0;
    Occupancy occupancy;
};

// Of the settings that spill the fewest bytes the one with the highest occupancy: a spill costs memory
// traffic for certain, occupancy only helps to hide it. Of equal ones the earliest setting, and of its block
// sizes the one nearest to `usual`. `usages` has a row for each setting.
SweepChoice best_of(const Architecture& architecture, std::span<const SweepSetting> settings,
                    std::span<const Usage> usages, unsigned usual);

}  // namespace weft::cuda
