// Subject: one compiled kernel as facts/ and gradient/ read it. Made from the driver's Workspace after
// compile(); nothing of the synthesizer is in it, so a user's file gets the same facts as a grown kernel.
#pragma once

#include "driver/compile.h"

namespace weft::driver {

struct Subject {
    const syntax::Tree& tree;
    const module::Program& program;
    const types::Types& types;
    const Strings& strings;
    const lower::LoweredModule& lowered;
    const lower::LoweredKernel& kernel;

    const module::Kernel& declaration() const { return program.kernels[kernel.id.index]; }
};

// `index`: into the kernels of the module that was compiled last.
inline Subject subject(const driver::Workspace& workspace, size_t index = 0) {
    return {workspace.tree(),    workspace.program(), workspace.types(),
            workspace.strings(), workspace.lowered(), workspace.lowered().kernels[index]};
}

}  // namespace weft::driver
