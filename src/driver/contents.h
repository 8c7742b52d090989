// Private to driver/: what a Compiled holds, and the memory that compiling takes, kept for the next file.
#pragma once

#include <array>
#include <deque>
#include <string>
#include <vector>

#include "adjoint/sweep.h"
#include "base/text.h"
#include "driver/compiled.h"
#include "emit/unit.h"
#include "module/identity.h"

namespace weft::driver {

struct Contents {
    Contents() : types(strings), strings_mark(strings.mark()), types_mark(types.mark()) {}

    Strings strings;
    types::Types types;
    Strings::Mark strings_mark;
    types::Types::Mark types_mark;
    syntax::Tree tree;
    module::Program program;
    std::deque<lower::LoweredModule>
        lowered;  // by CompiledModule::lowered; those beyond lowered_count wait to be used
    uint32_t lowered_count = 0;
    std::array<TextBuffer, 2> buffers;  // by device, for all modules of the file
    std::vector<Diag> diags;
    std::vector<CompiledModule> modules;

    // Needed only while a module is compiled.
    module::Identities identities;
    struct {
        std::vector<adjoint::Sweep> functions, kernels;
    } sweeps;
    std::vector<module::KernelId> order;
    std::vector<size_t> sizes;
    std::vector<std::array<emit::Stretch, 2>> stretches, backward_stretches;  // by module
    std::string directive_file;

    void reset();
};

}  // namespace weft::driver
