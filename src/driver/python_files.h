// python_files: paths that were named -> the Python files that are meant.
// The commands that take folders ask it before anything is read.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace weft::driver {

// Files as they were given; of a folder every `*.py` below it, in the order of their names, without links,
// hidden folders and `__pycache__`, unless they were named before.
Result<std::vector<std::string>> python_files(const std::vector<std::string>& paths);

}  // namespace weft::driver
