// Which kernel of a user's file is meant: the one that is named, or the only one. Overloads of a generic
// kernel share its name, so they are called as in the emitted text: add_3f9c9282.
#pragma once

#include <string>

#include "base/result.h"
#include "driver/compile.h"

namespace weft::cli {

struct KernelChoice {
    const CompiledModule* module = nullptr;
    size_t kernel = 0;    // of the module's
    std::string refused;  // not empty: diagnostics, rendered, and there is no kernel
};

// Compiles the file, as the module that it is, for what is asked for. An error lists the kernels that there
// are.
Result<KernelChoice> compile_kernel(const driver::Target& target, std::string_view source,
                                    driver::Options options, const std::string& asked, Compiled& compiled);

}  // namespace weft::cli
