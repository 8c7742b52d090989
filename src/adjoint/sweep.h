// reverse: ir::Function -> adjoint::Sweep.
// The sweep lists what the backward pass does, in print order, over ids of the function; emit/ prints it.
// Total: every lowered function has a sweep, so there is no error path.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/ir.h"

namespace weft::adjoint {

enum class Do : uint8_t {
    Forward,      // the instruction's forward text (a loop condition, evaluated again)
    Replay,       // the instruction's replay text: forward, `// ` + forward, or goto for a return
    Reverse,      // the instruction's adjoint text
    LoopRestart,  // IT = wp::iter_reverse(IT); or IT = LAST;   and for constant loops the reversed test and
                  // step
    Zero,         // adj_<value> = {};
    LoopBack,     // goto start_…; end_…:;
};

enum class Indent : uint8_t { Block, BlockTab, None };

struct Step {
    Do action;
    Indent indent = Indent::Block;
    uint32_t inst = 0;   // index in Function::insts
    uint32_t value = 0;  // Zero: value number
};

struct Sweep {
    std::vector<Step> replay;   // the section `// forward` of the backward pass
    std::vector<Step> reverse;  // the section `// reverse`
    void clear();
};

void reverse(const ir::Function& function, Sweep& out);

}  // namespace weft::adjoint
