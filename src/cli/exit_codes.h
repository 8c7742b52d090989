// What the program returns to the shell.
#pragma once

#include <string_view>

#include "base/result.h"

namespace weft::cli {

enum ExitCode : int {
    done = 0,
    findings = 1,  // a refused kernel, a failed row
    wrong_usage = 2,
    world_failed = 3,      // files, disk, a missing tool
    nothing_to_test = 77,  // no GPU here
    interrupted = 130,
};

int exit_code(Error::Kind kind);

// "weft COMMAND: what went wrong" on standard error, and the exit code that belongs to it.
int complain(std::string_view command, const Error& error);

// Text or data on standard output. A full one is told of and fails; of a closed one nothing is said, as its
// reader went away by itself.
int print(std::string_view command, std::string_view text);

}  // namespace weft::cli
