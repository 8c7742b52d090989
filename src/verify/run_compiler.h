// run_compiler: a compiler of this machine, held by a sandbox and by limits -> what it said and how it ended.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include "contain/finished.h"
#include "contain/sandbox.h"

namespace weft::verify {

struct CompilerCall {
    std::vector<std::string> words;     // the program and what it is told
    std::vector<std::string> readable;  // beside itself and what comes with it
    std::string folder;                 // it writes there
    uint64_t seconds = 0;               // of the processor
};
// An error: it could not be started, or was ended since it took too long. `who`: the compiler in such words.
Result<contain::Finished> run_compiler(CompilerCall call, const std::string& who,
                                       const contain::Sandbox& sandbox, const std::atomic<bool>& stop);

}  // namespace weft::verify
