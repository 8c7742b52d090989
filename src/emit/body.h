// The body of a function or kernel as lines: declarations, forward pass, and for the backward pass duals,
// replay and reverse. Made once per module (emit/module.h) and stamped into every text (emit/stamp.h).
#pragma once

#include <vector>

#include "adjoint/sweep.h"
#include "emit/lines.h"
#include "ir/ir.h"
#include "lower/lower.h"
#include "module/program.h"

namespace weft::emit {

struct BodySource {
    const ir::Function& function;
    const lower::LoweredModule& lowered;  // whose functions it calls
    const module::Program& program;
    const module::Callable& callable;  // source lines for comments
    types::Types& types;
    const Strings& strings;
    bool unpacks_arguments = false;  // a kernel: some targets hand it a struct
};

// Kept from one body to the next.
struct BodyMemory {
    std::vector<uint32_t> first_line;  // by instruction: of the forward pass, in Lines::table
};

// `sweep` is null where there is no backward pass.
Body make_body(const BodySource& source, const adjoint::Sweep* sweep, BodyMemory& memory, Lines& lines);

// Literal text of a constant, whose elements are among `elements`: `2.0`, `3ll`,
// `wp::initializer_array<3,wp::float32>{…}`.
void append_constant(TextBuffer& out, const value::Value& value, std::span<const value::Value> elements,
                     types::Types& types, const Strings& strings);

}  // namespace weft::emit
