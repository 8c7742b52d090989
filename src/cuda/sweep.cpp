#include "cuda/sweep.h"

#include <algorithm>
#include <cstdint>

namespace weft::cuda {

std::string SweepSetting::text() const {
    if (max_registers != 0) return "cuda_max_registers=" + std::to_string(max_registers);
    if (max_threads == 0) return "as written";
    return "launch_bounds=(" + std::to_string(max_threads) + ", " + std::to_string(min_blocks) + ")";
}

Settings SweepSetting::applied_to(Settings settings) const {
    settings.max_registers = max_registers;
    settings.max_threads = max_threads;
    settings.min_blocks = min_blocks;
    return settings;
}

std::vector<SweepSetting> sweep_settings(const Architecture& architecture) {
    std::vector<SweepSetting> settings{{}};
    for (const unsigned registers : {128u, 96u, 80u, 64u, 48u, 40u, 32u})
        settings.push_back({registers, 0, 0});
    for (const unsigned threads : {128u, 256u, 512u, 1024u}) {
        for (const unsigned blocks : {1u, 2u, 4u, 8u}) {
            if (threads * blocks <= architecture.threads) settings.push_back({0, threads, blocks});
        }
    }
    return settings;
}

std::optional<Occupancy> occupancy_with(const Architecture& architecture, const SweepSetting& setting,
                                        const Usage& usage, unsigned block_size) {
    if (setting.max_threads != 0 && block_size > setting.max_threads) return std::nullopt;
    return occupancy(architecture,
                     {.registers = usage.registers, .shared = usage.shared, .barriers = usage.barriers},
                     block_size);
}

SweepChoice best_of(const Architecture& architecture, std::span<const SweepSetting> settings,
                    std::span<const Usage> usages, unsigned usual) {
    const auto spilled = [](const Usage& usage) { return usage.spill_stores + usage.spill_loads; };
    const auto distance = [usual](unsigned size) { return size > usual ? size - usual : usual - size; };
    uint32_t least = spilled(usages.front());
    for (const Usage& usage : usages) least = std::min(least, spilled(usage));
    SweepChoice best;
    for (size_t i = 0; i < settings.size(); ++i) {
        if (spilled(usages[i]) != least) continue;
        for (const unsigned size : sweep_block_sizes) {
            const auto found = occupancy_with(architecture, settings[i], usages[i], size);
            if (!found) continue;
            const bool better = found->warps > best.occupancy.warps;
            const bool nearer = found->warps == best.occupancy.warps && i == best.setting &&
                                distance(size) < distance(best.block_size);
            if (better || nearer) best = {i, size, *found};
        }
    }
    return best;
}

}  // namespace weft::cuda
