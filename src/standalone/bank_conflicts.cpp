#include "standalone/bank_conflicts.h"

#include <algorithm>
#include <set>

namespace weft::standalone {

unsigned bank_ways(SharedStride stride, unsigned element_bytes, unsigned block_x) {
    constexpr unsigned warp = 32, banks = 32, word = 4;
    const unsigned at_once = std::max(1u, std::min(warp, warp * word / element_bytes));
    unsigned worst = 1;
    for (unsigned begin = 0; begin < warp; begin += at_once) {
        std::set<int64_t> words;
        for (unsigned lane = begin; lane < std::min(begin + at_once, warp); ++lane) {
            const int64_t element = stride.x * (lane % block_x) + stride.y * (lane / block_x);
            const int64_t first = element * element_bytes;
            for (int64_t byte = first; byte < first + element_bytes; byte += word) words.insert(byte / word);
        }
        std::vector<unsigned> asked(banks);
        for (const int64_t one : words)
            worst = std::max(worst, ++asked[static_cast<size_t>((one % banks + banks) % banks)]);
    }
    return worst;
}

}  // namespace weft::standalone
