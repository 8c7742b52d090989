// Targets as rows: everything in which their texts differ. driver/ picks the rows, the printers read them by
// what a target has and does, never by which one it is; a new target is a new row.
#pragma once

#include <array>
#include <string_view>

#include "emit/templates.h"

namespace weft::emit {

// The function that a kernel becomes.
struct KernelForm {
    const Template& text;
    std::string_view leave;  // what a return says in it
};

struct Target {
    std::string_view name;       // as on the command line
    std::string_view extension;  // of the file written for it
    const Template& header;
    std::string_view function_attribute;  // before the return type of functions
    unsigned kernel_indent;               // columns before every line of a kernel body
    unsigned block_dim;                   // threads of a block where nobody says; 0: the module's own
    KernelForm kernel;                    // one thread, one element
    KernelForm grid_stride_kernel;        // one thread, many elements: what kernels are unless they say no
    bool unpacks_arguments;               // kernels are handed a struct of arguments
    bool has_entry_points;                // functions that launch a kernel stand in the text
    bool signature_directives;            // #line stands before signatures too
    bool has_libraries;                   // tiles are multiplied and solved by functions of libraries
};

// clang-format off
inline constexpr std::array targets{
//         name    extension  header                  function attribute  indent  block
    Target{"cpu",  "cpu.cpp", templates::cpu_header,  "",                 4,      1,
//         kernel                                       grid-stride kernel                                    arguments  entries  #line   libraries
           {templates::cpu_kernel, "return;\n"},        {templates::cpu_kernel, "return;\n"},                 true,      true,    false,  false},
    Target{"cuda", "cuda.cu", templates::cuda_header, "CUDA_CALLABLE ",   8,      0,
           {templates::cuda_plain_kernel, "return;\n"}, {templates::cuda_grid_stride_kernel, "continue;\n"},  false,     false,   true,   true},
};
// clang-format on

template <class T>
using PerTarget = std::array<T, targets.size()>;

// Stops the compiler where the table has no such row.
consteval size_t target_index(std::string_view name) {
    for (size_t i = 0; i < targets.size(); ++i) {
        if (targets[i].name == name) return i;
    }
    throw "no such target";
}

// For those whose columns or commands are named after one.
inline constexpr size_t cpu = target_index("cpu"), cuda = target_index("cuda");

class TargetSet {
  public:
    static constexpr TargetSet only(size_t target) { return TargetSet().set(target, true); }
    static constexpr TargetSet all() {
        TargetSet every;
        every.bits_ = (1u << targets.size()) - 1;
        return every;
    }
    constexpr bool has(size_t target) const { return (bits_ >> target & 1) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr TargetSet& set(size_t target, bool wanted) {
        bits_ = (bits_ & ~(1u << target)) | uint32_t{wanted} << target;
        return *this;
    }

  private:
    uint32_t bits_ = 0;
};

// The two functions a kernel becomes.
enum class Pass : uint8_t { Forward, Backward };

struct PassText {
    std::string_view name;
    std::string_view adj_argument;  // passes the second argument struct on
    std::string_view adj_payload;
    std::string_view task_arguments;
    std::string_view entry_comment;
};

inline constexpr std::array pass_texts{
    PassText{"forward", "", "", "*dim, task_index, _wp_args", "// Python CPU entry points\n"},
    PassText{"backward", ", _wp_adj_args", ", payload->adj_args",
             "\n            *dim, task_index, _wp_args, _wp_adj_args", ""},
};

constexpr const PassText& text_of(Pass pass) {
    return pass_texts[static_cast<unsigned>(pass)];
}

}  // namespace weft::emit
