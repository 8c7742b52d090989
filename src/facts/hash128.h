// XXH3, 128 bits: the hash of `canonical` and of exact duplicates. The only place that knows xxHash.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace weft::facts {

using Hash128 = std::array<uint8_t, 16>;  // most significant byte first, as xxHash prints it

Hash128 hash128(std::string_view bytes);
uint64_t hash64(std::string_view bytes);  // its more significant half

std::string hash_library();  // "xxHash 0.8.1"

}  // namespace weft::facts
