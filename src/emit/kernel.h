// The C++ or CUDA text of a @wp.kernel: argument struct, kernel functions, and the CPU's entry points.
#pragma once

#include "emit/unit.h"

namespace weft::emit {

struct KernelRef {
    const Unit& unit;
    const Target& target;
    size_t index;        // in unit.lowered.kernels
    unsigned block_dim;  // threads of a block
};

// struct wp_args_NAME: CPU only.
void print_argument_struct(const KernelRef& kernel, Frame& frame);
void print_kernel(const KernelRef& kernel, Pass pass, Frame& frame);
// Tasks, dispatch and extern "C" functions: CPU only.
void print_entry_points(const KernelRef& kernel, Frame& frame);

}  // namespace weft::emit
