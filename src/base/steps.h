// Steps: how far a piece of work is, for whoever watches it from another thread.
#pragma once

#include <atomic>
#include <cstdint>

namespace weft {

struct Steps {
    std::atomic<uint64_t> done = 0, total = 0;  // 0: nobody knows how many there are
};

}  // namespace weft
