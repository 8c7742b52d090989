// The dear levels: rows compiled by the host compiler and by NVRTC, and run on the CPU and on GPUs (verify/).
// What is compiled comes from python_source, never from a code column: level 1 compares those.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "dataset/check/level.h"
#include "verify/judge.h"
#include "verify/run.h"

namespace weft::dataset {

struct RunLevelOptions {
    verify::Options run;                                // its folder comes from the level
    std::vector<verify::HostCompiler::Options> others;  // compilers beside the first; folders as above
    std::vector<int> architectures;                     // that CUDA code is compiled for; empty: it is not
    const cuda::Compiler* nvrtc = nullptr;
    std::string disassembler;  // for the column `sass`; empty: there is none
    std::string keep;          // a folder for rows, code and outputs; empty: they are taken away
};

// What the gradients of all rows show together, and the figures for the report.
void judge_gradients(verify::Gradients gradients, Findings& findings);

// A row as the runner takes it.
verify::Case case_of(const Row& row);

// The sandbox, and NVRTC where it is given, must outlive the level. An error: a folder could not be made.
Result<std::unique_ptr<Level>> run_level(RunLevelOptions options, const contain::Sandbox& sandbox);

}  // namespace weft::dataset
