// Targets as rows: everything in which CPU and CUDA text differ, apart from the kernel templates themselves.
// driver/ picks the rows, the printers read them; a new target is a new row.
#pragma once

#include <array>
#include <string_view>

#include "emit/templates.h"

namespace weft::emit {

enum class Device : uint8_t { Cpu, Cuda };

struct Target {
    Device device;
    std::string_view name;       // as on the command line
    std::string_view extension;  // of the file written for it
    const Template& header;
    std::string_view function_attribute;  // before the return type of functions
    unsigned kernel_indent;               // columns before every line of a kernel body
    unsigned block_dim;                   // 0: the module's own
    bool argument_struct;                 // kernels read their arguments from a struct, and have entry points
    bool signature_directives;            // #line stands before signatures too
};

// clang-format off
inline constexpr std::array<Target, 2> targets{{
//   device        name    extension  header                  function attribute  indent  block  args   #line
    {Device::Cpu,  "cpu",  "cpu.cpp", templates::cpu_header,  "",                 4,      1,     true,  false},
    {Device::Cuda, "cuda", "cuda.cu", templates::cuda_header, "CUDA_CALLABLE ",   8,      0,     false, true},
}};
// clang-format on

constexpr const Target& target(Device device) {
    return targets[static_cast<unsigned>(device)];
}

// The two functions a kernel becomes.
enum class Pass : uint8_t { Forward, Backward };

struct PassText {
    std::string_view name;
    std::string_view adj_argument;  // passes the second argument struct on
    std::string_view adj_payload;
    std::string_view task_arguments;
    std::string_view entry_comment;
};

inline constexpr std::array<PassText, 2> pass_texts{{
    {"forward", "", "", "*dim, task_index, _wp_args", "// Python CPU entry points\n"},
    {"backward", ", _wp_adj_args", ", payload->adj_args",
     "\n            *dim, task_index, _wp_args, _wp_adj_args", ""},
}};

constexpr const PassText& text_of(Pass pass) {
    return pass_texts[static_cast<unsigned>(pass)];
}

}  // namespace weft::emit
