// Private to cut/
// same_code: whether two files give the same code for a kernel, but for what the rest of a file decides:
// the places of functions and numbers of lines in comments, and the numbers that functions of one name get.
#pragma once

#include "driver/compiled.h"

namespace weft::cut {

// One kernel of a compiled file, by its place. Both were compiled whole (Output::Module) under one name.
struct KernelPlace {
    const Compiled& compiled;
    const CompiledModule& module;
    size_t kernel = 0;
};

bool same_code(const KernelPlace& one, const KernelPlace& other);

}  // namespace weft::cut
