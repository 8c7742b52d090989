// Numbers of the prime field 2^61 - 1: what a float is while a gradient is being judged.
// Sums and products are real ones; every other function is a hash, so two values are equal only if they were
// computed alike. Used by machine*.cpp; nothing here is floating point, so a verdict is the same on every
// machine.
#pragma once

#include <cstdint>

namespace weft::gradient::galois {

__extension__ typedef unsigned __int128 Wide;

inline constexpr uint64_t prime = (uint64_t{1} << 61) - 1;
inline constexpr uint64_t minus_one = prime - 1;

constexpr uint64_t add(uint64_t a, uint64_t b) {
    const uint64_t sum = a + b;
    return sum >= prime ? sum - prime : sum;
}
constexpr uint64_t negate(uint64_t a) {
    return a == 0 ? 0 : prime - a;
}
constexpr uint64_t subtract(uint64_t a, uint64_t b) {
    return add(a, negate(b));
}
constexpr uint64_t multiply(uint64_t a, uint64_t b) {
    const Wide product = static_cast<Wide>(a) * b;
    return add(static_cast<uint64_t>(product & prime), static_cast<uint64_t>(product >> 61));
}

constexpr uint64_t mix(uint64_t a, uint64_t b) {
    uint64_t h = (a ^ (b + 0x9e3779b97f4a7c15u + (a << 6) + (a >> 2))) * 0xff51afd7ed558ccdu;
    h ^= h >> 33;
    h *= 0xc4ceb9fe1a85ec53u;
    return h ^ (h >> 29);
}
constexpr uint64_t mix(uint64_t a, uint64_t b, uint64_t c) {
    return mix(mix(a, b), c);
}

// A number of the field that is not 0.
constexpr uint64_t element(uint64_t hash) {
    return hash % (prime - 1) + 1;
}

}  // namespace weft::gradient::galois
