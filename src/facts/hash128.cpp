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

uint64_t hash64(std::string_view bytes) {
    uint64_t value = 0;
    const Hash128 hash = hash128(bytes);
    for (size_t i = 0; i < 8; ++i) value = value << 8 | hash[i];
    return value;
}

std::string hash_library() {
    return "xxHash " + std::to_string(XXH_VERSION_MAJOR) + "." + std::to_string(XXH_VERSION_MINOR) + "." +
           std::to_string(XXH_VERSION_RELEASE);
}

}  // namespace weft::facts
