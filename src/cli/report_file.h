// check_report: whether a report may go where the user says (`--json=FILE`, `--map FILE`, `diff -o FILE`).
// Asked before anything is written.
#pragma once

#include <string>
#include <vector>

#include "base/files.h"
#include "base/result.h"

namespace weft::cli {

// An error of usage for a file that is read, and for any Python file that is there: an input may import it.
// Nothing is wrong with no file at all, and with "-", standard output.
Result<void> check_report(const std::string& path, const std::vector<std::string>& inputs);
Result<void> check_report(const std::string& path, const Inputs& inputs);

}  // namespace weft::cli
