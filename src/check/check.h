// check: Python files -> findings, without a text. What Warp would tell only when a kernel is launched, and,
// if asked for, where its gradients are not the derivatives. The command line names the files and prints what
// formats.h makes of the findings.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "check/finding.h"
#include "driver/project.h"

namespace weft::check {

struct Request {
    std::vector<std::string> files;
    std::optional<std::string> text;  // what stands in the only one, which is then not read
    driver::Imports imports;
    bool gradients = false;
    unsigned threads = 0;  // 0: as many as pay
};

// Every finding once, also where several files import the one it is in. Does not depend on the threads.
Findings check(const Request& request);

}  // namespace weft::check
