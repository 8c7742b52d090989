// reverse: ir::Function -> adjoint::Sweep.
// The sweep lists what the backward pass does, in print order, over ids of the function. A step carries the
// decision and its operands: emit/ spells it and gradient/ runs it, and neither knows a rule of its own.
// Total: every lowered function has a sweep, so there is no error path.
#pragma once

#include <cstdint>

#include "base/pod_vector.h"
#include "ir/ir.h"
#include "lower/lower.h"
#include "types/types.h"

namespace weft::adjoint {

enum class Do : uint8_t {
    // The forward pass once more.
    Again,          // the statement as the forward pass has it: lines, branches, loop conditions
    Skip,           // the statement must not run twice: it is printed as a comment
    StartIterator,  // of a constant loop, which is left out itself: results[0] = its first value
    LeaveReplay,    // a return: several results are stored, then goto label<label>
    ReplayCall,     // replay_f(args) in place of f(args)
    // Adjoints.
    AdjointComment,  // the source line, as `// adj: `
    OpenBranch,      // if (args[0]) {, of an IfReverse
    CloseBranch,     // }, of an IfBegin
    ReturnLabel,     // label<label>:;
    AdjointCall,     // adj_f(args, adjoints); `takes_results`: the results stand between them
    AdjointSlot,     // the adjoint of a SlotStore or SlotAtomic
    Accumulate,      // to += from
    Overwrite,       // to = from
    Clear,           // to = {}
    // Loops reversed.
    ReverseIterator,  // of a ForBegin
    RestartRange,     // of a RangeBegin: from its `last` round to its first
    LoopBack,         // goto start_…; end_…:;   of a LoopEnd
};

// Block: the instruction's own, and its #line. The lines that a reversed loop adds have no #line; inside a
// `for` they stand a TAB behind the loop's block, inside a `while` nowhere.
enum class Indent : uint8_t { Block, BlockTab, None };

// An adjoint variable or a part of one.
struct Part {
    enum class Kind : uint8_t { Value, Field, Returned };
    Kind kind = Kind::Value;
    ir::ValueId value{};  // Value, Field
    StringId field{};     // Field
    uint32_t number = 0;  // Returned: which of the function's results
};

struct Step {
    Do action;
    Indent indent = Indent::Block;
    bool takes_results = false;  // AdjointCall
    uint32_t inst = 0;           // index in Function::insts
    Part to{}, from{};           // Accumulate, Overwrite; Clear: `to`
    int64_t last = 0;            // RestartRange
};

struct Sweep {
    PodVector<Step> replay;   // the section `// forward` of the backward pass
    PodVector<Step> reverse;  // the section `// reverse`
    void clear();
};

// `module`: whose functions it calls.
void reverse(const ir::Function& function, const lower::LoweredModule& module, const types::Types& types,
             Sweep& out);

}  // namespace weft::adjoint
