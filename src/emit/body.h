// The body of a function or kernel: declarations, forward lines, and for the backward pass duals, replay and
// reverse. Called by the templates of functions and kernels (emit/function.h, emit/kernel.h).
#pragma once

#include "adjoint/sweep.h"
#include "base/text.h"
#include "ir/ir.h"
#include "module/program.h"

namespace weft::emit {

struct BodyContext {
    const ir::Function& function;
    const module::Program& program;
    const module::Callable& callable;  // source lines for comments
    types::Types& types;
    const Strings& strings;
    unsigned indent = 4;                      // columns before every line: 4, or 8 in CUDA kernels
    bool argument_section = false;            // CPU kernels unpack _wp_args
    bool continue_instead_of_return = false;  // CUDA grid-stride kernels
    bool line_directives = false;             // #line
    std::string_view file;                    // as printed in #line
};

void forward_body(const BodyContext& context, TextBuffer& out);
void backward_body(const BodyContext& context, const adjoint::Sweep& sweep, TextBuffer& out);

// Literal text of a constant: `2.0`, `3ll`, `wp::initializer_array<3,wp::float32>{…}`.
void append_constant(TextBuffer& out, const module::Value& value, const module::Program& program,
                     types::Types& types, const Strings& strings);

}  // namespace weft::emit
