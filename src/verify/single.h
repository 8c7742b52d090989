// single: one kernel, launched once on one size, forward and perhaps backward -> what its arrays hold.
// Nothing is judged but whether it came back and stayed inside its arrays. `weft run` shows what comes out.
#pragma once

#include <string>
#include <vector>

#include "verify/gpu_execution.h"
#include "verify/launch.h"

namespace weft::verify {

struct SingleRun {
    Problem problem = Problem::None;
    std::string detail;      // of the problem
    bool came_back = false;  // from the forward pass: `args` are filled
    inputs::Shapes shapes;
    uint64_t forward_ns = 0, backward_ns = 0;
    uint64_t transfer_ns = 0;  // to a GPU and back, of both
    std::string printed;       // by the kernel
    bool printed_all = true;   // false: more was printed than is kept

    // One for each argument of the inputs.
    struct Values {
        std::string before, after;  // bytes of its numbers, one after the other
        std::string gradient;       // of a float array, where it ran backward
        bool seeded = false;        // its gradient began as ones
    };
    std::vector<Values> args;
};

// The case is compiled and laid out. Backward: gradients of what is written begin as ones, all others as
// zeros. What is written: arguments whose role says so, and those that the forward pass changed.
struct SinglePlan {
    uint32_t n = 1000;
    bool backward = false;
    // Forward again with other bytes around the arrays: what reads them gives something else. On a GPU
    // atomics would, too.
    bool repeats = false;
};
SingleRun run_once(const Case& item, const SinglePlan& plan, const Worker& cpu);
SingleRun run_once(const Case& item, const SinglePlan& plan, GpuSession& gpu, const GpuCode& code);

}  // namespace weft::verify
