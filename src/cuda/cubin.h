// Private to cuda/. The sections of machine code, an ELF file of 64 bits. It comes from NVRTC, but is read as
// if from a stranger: every offset is checked.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace weft::cuda {

struct Section {
    std::string_view name;
    uint64_t size = 0;
};

Result<std::vector<Section>> sections(std::string_view cubin);

}  // namespace weft::cuda
