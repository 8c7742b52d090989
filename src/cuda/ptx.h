// PTX as text: the parts of a module, what one entry point needs of them, and what its instructions are.
// Reads what NVRTC writes; text of another shape is an error, never a wrong count.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cuda/mix.h"

namespace weft::cuda {

struct PtxPart {
    enum class Kind : uint8_t { Directive, Variable, Declaration, Function, Entry };
    Kind kind;
    std::string_view name;  // empty for directives
    std::string_view text;  // of the module
};

// The parts of a module in their order. Views point into `text`.
Result<std::vector<PtxPart>> ptx_parts(std::string_view text);

// What an entry point takes: the bytes of each parameter.
struct PtxEntry {
    std::string name;
    std::vector<uint32_t> parameters;
};
Result<std::vector<PtxEntry>> ptx_entries(std::string_view text);

// A module of its own with these entry points and what they refer to, as if nothing else had been
// compiled with them: what is numbered over a whole program (labels, stack frames, strings) is numbered anew.
Result<std::string> ptx_of_entries(const std::vector<PtxPart>& parts,
                                   std::span<const std::string_view> entries);

// The instructions of such a module, those of functions that the entry calls included.
Result<Mix> ptx_mix(std::string_view text);

}  // namespace weft::cuda
