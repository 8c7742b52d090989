// Where reports go (`--json`, `--json=FILE`, `--map FILE`, `diff -o FILE`): whether they may, which is asked
// before anything is written, and how they get there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "base/result.h"

namespace weft::cli {

// An error of usage for a file that is read, and for any Python file that is there: an input may import it.
// Nothing is wrong with no file at all, and with "-", standard output.
Result<void> check_report(const std::string& path, const std::vector<std::string>& inputs);
Result<void> check_report(const std::string& path, const Inputs& inputs);

// To standard output for no path and for "-", else into the file; with the exit code.
int deliver_report(std::string_view command, const std::string& path, std::string_view text);

}  // namespace weft::cli
