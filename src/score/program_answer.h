// Private to score/
// ProgramAnswer: a whole CUDA program that a model wrote -> its kernel, launched in the place of the row's.
// Its host code is not run: a program that judges itself proves nothing.
#pragma once

#include <string>
#include <vector>

#include "cuda/compiler.h"
#include "dataset/row/row.h"
#include "driver/subject.h"
#include "verify/case.h"

namespace weft::score {

// What the row's kernel is as a plain program.
struct Program {
    std::string text;     // empty: it has no such form
    std::string problem;  // not empty: no other kernel can be launched in its place, and why
    // Ways to launch it: the row's own, then those that people write for a launch of so many dimensions.
    std::vector<verify::PlainLaunch> launches;
    std::string kernel_name;
};
// `subject`: the row's kernel, compiled with driver::Options::node_facts; `item`: laid out, or null where it
// cannot be run.
Program program_of(const driver::Subject& subject, const dataset::Row& row, const verify::Case* item);

struct ProgramAnswer {
    bool compiles = false;
    std::string said;                           // by the compiler
    std::string missing;                        // not empty: there is no kernel in it
    std::string misfit;                         // not empty: none that can be launched as the row's own
    std::string cubin;                          // where it was asked for
    std::vector<verify::PlainLaunch> launches;  // of those that were asked for the ones that fit
};
// `architecture`: sm_90, or compute_90 where no machine code is asked for. An error: nvcc failed.
Result<ProgramAnswer> compile_program(std::string_view code, const Program& asked, const cuda::Compiler& nvcc,
                                      const std::string& architecture, const std::atomic<bool>& stop);

}  // namespace weft::score
