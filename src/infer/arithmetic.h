// What builtins make of bounds: pure functions of what is known of the arguments.
#pragma once

#include <span>

#include "builtins/builtins.h"
#include "infer/value.h"

namespace weft::infer {

// An argument or a result: what is known of it, and its type without references.
struct Operand {
    const Value& value;
    const types::Type& type;
};

// Of whole numbers; nothing: no rule. The result is not yet compared with its type.
std::optional<Whole> compute_whole(builtins::Operation operation, std::span<const Operand> args);
// Of floats.
Real compute_real(const builtins::Row& row, std::span<const Operand> args, const types::Type& result);
// A number as one of another type.
Value converted(const Value& from, types::Scalar to);
// Does the first argument lie where the builtin is defined?
bool in_domain(builtins::Domain domain, const Real& x);

}  // namespace weft::infer
