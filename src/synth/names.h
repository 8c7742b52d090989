// The words kernels are made of: names that people give to arrays, numbers and kernels, by theme.
// Kernel draws from one theme per kernel, so that names fit together.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace weft::synth {

// A name or other short text in a kernel's arena.
struct Word {
    uint32_t at = 0;
    uint16_t size = 0;
};

enum class Pool : uint8_t {
    Floats,
    Vectors,
    Matrices,
    Ints,
    Outputs,
    Param,
    Locals,
    IntLocals,
    VectorLocals,
    Sums,
    Counts,
    Indexes,
    Loops,
    Flags,
    IntParams,
    Constants,
    Count
};

struct Theme {
    std::string_view name;
    std::span<const std::string_view> floats, vectors, matrices, ints, outputs, params, locals;
    std::span<const std::string_view> nouns;  // what kernels are about
};
std::span<const Theme> themes();
std::span<const std::string_view> words(const Theme& theme, Pool pool);
std::span<const std::string_view> verbs();

}  // namespace weft::synth
