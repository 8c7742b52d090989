#include "emit/bfloat16.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace weft::emit {

// Two letters of the word are rare enough to look for them at 64 places at a time.
bool mentions_bfloat16(std::string_view text) {
    constexpr std::string_view word = "bfloat16";
    using Bytes __attribute__((vector_size(16))) = unsigned char;
    const char* at = text.data();
    size_t left = text.size();
    while (left >= 64 + 1) {
        Bytes found{};
#pragma GCC unroll 4
        for (unsigned i = 0; i < 64; i += 16) {
            Bytes first, second;
            std::memcpy(&first, at + i, 16);
            std::memcpy(&second, at + i + 1, 16);
            found |= reinterpret_cast<Bytes>(first == static_cast<unsigned char>('b')) &
                     reinterpret_cast<Bytes>(second == static_cast<unsigned char>('f'));
        }
        uint64_t halves[2];
        std::memcpy(halves, &found, 16);
        if ((halves[0] | halves[1]) != 0) {
            const std::string_view near(at, std::min<size_t>(left, 64 + word.size()));
            if (near.find(word) != std::string_view::npos) return true;
        }
        at += 64;
        left -= 64;
    }
    return std::string_view(at, left).find(word) != std::string_view::npos;
}

}  // namespace weft::emit
