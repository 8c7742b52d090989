#include "base/search.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace weft {

bool occurs(std::string_view word, std::string_view text) {
    using Bytes __attribute__((vector_size(16))) = unsigned char;
    constexpr size_t block = 64;
    const size_t to_last = word.size() - 1;
    const Bytes first = Bytes{} + static_cast<unsigned char>(word.front()),
                last = Bytes{} + static_cast<unsigned char>(word.back());
    const char* at = text.data();
    size_t left = text.size();
    while (left >= block + to_last) {
        Bytes found{};
#pragma GCC unroll 4
        for (unsigned i = 0; i < block; i += 16) {
            Bytes begins, ends;
            std::memcpy(&begins, at + i, 16);
            std::memcpy(&ends, at + i + to_last, 16);
            found |= reinterpret_cast<Bytes>(begins == first) & reinterpret_cast<Bytes>(ends == last);
        }
        uint64_t halves[2];
        std::memcpy(halves, &found, 16);
        if ((halves[0] | halves[1]) != 0 &&
            std::string_view(at, block + to_last).find(word) != std::string_view::npos)
            return true;
        at += block;
        left -= block;
    }
    return std::string_view(at, left).find(word) != std::string_view::npos;
}

}  // namespace weft
