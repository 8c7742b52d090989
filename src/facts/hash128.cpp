#include "facts/hash128.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cstring>

namespace weft::facts {

Hash128 hash128(std::string_view bytes) {
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH3_128bits(bytes.data(), bytes.size()));
    Hash128 out;
    std::memcpy(out.data(), canonical.digest, out.size());
    return out;
}

std::array<char, 32> hex(const Hash128& hash) {
    constexpr char digits[] = "0123456789abcdef";
    std::array<char, 32> out;
    for (size_t i = 0; i < hash.size(); ++i) {
        out[2 * i] = digits[hash[i] >> 4];
        out[2 * i + 1] = digits[hash[i] & 15];
    }
    return out;
}

}  // namespace weft::facts
