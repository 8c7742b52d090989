// What the program returns to the shell.
#pragma once

namespace weft::cli {

enum ExitCode : int {
    done = 0,
    findings = 1,  // a refused kernel, a failed row
    wrong_usage = 2,
    world_failed = 3,  // files, disk, a missing tool
    interrupted = 130,
};

}  // namespace weft::cli
