// Machine code as text: cubin -> what NVIDIA's disassembler prints, and the instructions of each entry point.
// The disassembler (nvdisasm) is a program of a toolkit or of the wheel nvidia-cuda-nvdisasm; weft works
// without.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cuda/mix.h"

namespace weft::cuda {

inline constexpr const char* how_to_get_nvdisasm = "pip install nvidia-cuda-nvdisasm==13.2.86";

Result<std::string> find_disassembler();

Result<std::string> disassemble(const std::string& disassembler, std::string_view cubin);

struct SassFunction {
    std::string text;  // labels and instructions; what is numbered over a whole program is numbered anew
    Mix mix;
};

using SassFunctions = std::map<std::string, SassFunction, std::less<>>;  // by entry point

// Of what disassemble() gave.
SassFunctions sass_functions(std::string_view text);

}  // namespace weft::cuda
