// What Warp's backward pass does with one instruction: every rule of differentiation that the text shows.
// Asked by sweep.cpp, which turns the answers into steps; nobody else needs to know them.
#pragma once

#include "ir/ir.h"

namespace weft::adjoint {

// Stores and atomics run once: a replay would write the value twice.
bool runs_again(const ir::Inst& inst);

// Of a call of a user's function: does the backward pass run another function in its place?
bool has_own_replay(const ir::Inst& call, const ir::Function& callee);

// Of a call: does the backward pass call an adjoint, and is that handed the results too?
bool has_adjoint(const ir::Inst& call, const ir::Function& caller);
// `callee`: null for builtins and structs.
bool adjoint_takes_results(const ir::Inst& call, const ir::Function* callee);

// Of a loop over a constant range: the iterator's value in its last round, where the reversed loop begins.
int64_t last_round(const ir::RangeBegin& range);

}  // namespace weft::adjoint
