// Usage: what an entry point takes of the hardware, as the assembler told it. Registers, stack, spills,
// shared memory and barriers stand in the log of NVRTC (ptxas -v); the size of its code and of its constants
// in the machine code.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "base/result.h"

namespace weft::cuda {

struct Usage {
    uint32_t registers = 0;     // of a thread
    uint32_t stack = 0;         // bytes of local memory of a thread, spills included
    uint32_t spill_stores = 0;  // bytes
    uint32_t spill_loads = 0;   // bytes
    uint32_t shared = 0;        // static bytes of a block
    uint32_t barriers = 0;
    uint32_t constants = 0;  // bytes of constant bank 0: parameters and what comes before them
    uint32_t code = 0;       // bytes of machine code

    bool operator==(const Usage&) const = default;
};

using Usages = std::map<std::string, Usage, std::less<>>;  // by entry point

// An error: the log or the machine code does not look as expected, so that nothing is known.
Result<Usages> usages(std::string_view log, std::string_view cubin);

}  // namespace weft::cuda
