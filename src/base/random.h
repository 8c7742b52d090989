// Random numbers that depend on nothing but (seed, index): a counter run through a mixing function, keyed by
// both. The synthesizer draws every decision from one; any row can be made again alone, on any machine.
// Integers only: what <random> makes of them differs between libraries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace weft {

// The finalizer of splitmix64: every input bit reaches every output bit.
constexpr uint64_t mix64(uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

class Rng {
  public:
    constexpr Rng() = default;
    constexpr Rng(uint64_t seed, uint64_t index)
        : at_(mix64(mix64(seed) ^ mix64(~index * 0xd6e8feb86659fd93))) {}

    constexpr uint64_t next() { return mix64(at_ += 0x9e3779b97f4a7c15); }
    // 0 <= result < bound, bound > 0
    constexpr uint32_t below(uint32_t bound) { return static_cast<uint32_t>(((next() >> 32) * bound) >> 32); }
    constexpr int between(int low, int high) {
        return low + static_cast<int>(below(static_cast<uint32_t>(high - low + 1)));
    }
    constexpr bool chance(uint32_t percent) { return below(100) < percent; }

    template <class T, size_t n>
    constexpr const T& pick(const T (&items)[n]) {
        return items[below(n)];
    }
    template <class T>
    constexpr const T& pick(std::span<const T> items) {
        return items[below(static_cast<uint32_t>(items.size()))];
    }
    template <class T>
    constexpr T pick(std::initializer_list<T> items) {
        return items.begin()[below(static_cast<uint32_t>(items.size()))];
    }

  private:
    uint64_t at_ = 0;  // the key, and the step of the counter as often as it was counted
};

// Which of the weighted items a draw means: `at` lies below the sum of the weights.
template <class Weights>
constexpr uint32_t weighted(Rng& rng, const Weights& weights) {
    uint32_t sum = 0;
    for (const auto weight : weights) sum += static_cast<uint32_t>(weight);
    uint32_t at = rng.below(sum), item = 0;
    for (const auto weight : weights) {
        if (at < static_cast<uint32_t>(weight)) break;
        at -= static_cast<uint32_t>(weight);
        ++item;
    }
    return item;
}

}  // namespace weft
