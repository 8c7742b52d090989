// Unit: one lowered Warp module with all that its text is made of. driver/ fills it, the printers read it.
#pragma once

#include <span>
#include <string_view>

#include "adjoint/sweep.h"
#include "lower/lower.h"
#include "module/identity.h"
#include "module/program.h"
#include "types/types.h"

namespace weft::emit {

struct Unit {
    const module::Program& program;
    const module::WarpModule& module;
    types::Types& types;
    const Strings& strings;
    const lower::LoweredModule& lowered;
    std::span<const module::KernelIdentity> identities;  // of lowered.kernels, in the same order
    std::span<const adjoint::Sweep>
        function_sweeps;  // of lowered.functions; unused where no backward pass needs one
    std::span<const adjoint::Sweep> kernel_sweeps;  // of lowered.kernels
    bool line_comments = true;                      // source lines stand as comments in the bodies
    bool maps = false;                              // fill Text::map

    bool line_directives() const { return (module.lineinfo || module.debug) && module.line_directives; }
    const module::Kernel& kernel(size_t index) const {
        return program.kernels[lowered.kernels[index].id.index];
    }
};

// How a variable declared with this type prints: Python's own float is a wp::float32.
inline std::string_view variable_spelling(types::Types& types, types::TypeId id) {
    return types.spelling(types[id].kind == types::Kind::Scalar ? types.canonical(id) : id);
}

// The gradient of an indexed array is a plain one.
inline std::string_view adjoint_spelling(types::Types& types, types::TypeId id) {
    const types::Type& type = types[id];
    if (type.kind == types::Kind::Indexed) return types.spelling(types.array(type.element, type.ndim));
    return variable_spelling(types, id);
}

}  // namespace weft::emit
