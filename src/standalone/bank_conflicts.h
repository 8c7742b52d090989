// Bank conflicts: how many words of one bank a warp asks for at once, from the index of a shared access.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace weft::standalone {

// How an index of a shared array moves with the thread: elements further for each step along x and along y.
struct SharedStride {
    int64_t x = 0, y = 0;
};

// Of an access as the kernel writes it.
struct SharedAccess {
    std::string text;
    unsigned ways = 1;  // 1: no conflict; 32: one after the other
};

// Of a warp's first access: 32 banks of 4 bytes, which serve 128 bytes at once; threads that ask for the same
// word are served together.
unsigned bank_ways(SharedStride stride, unsigned element_bytes, unsigned block_x);

}  // namespace weft::standalone
