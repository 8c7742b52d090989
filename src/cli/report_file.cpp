#include "cli/report_file.h"

#include <filesystem>

#include "base/files.h"

namespace weft::cli {

Result<void> check_report(const std::string& path, const std::vector<std::string>& inputs) {
    if (path.empty() || path == "-") return {};
    Inputs read;
    for (const std::string& input : inputs) read.add(input);
    if (auto apart = read.check_output(path); !apart) return apart;
    std::error_code ignored;  // what is no file is told when it is written
    const auto there = std::filesystem::symlink_status(path, ignored);
    if (path.ends_with(".py") && std::filesystem::is_regular_file(there))
        return Error::usage("cannot write " + path + ": it is a Python file, and this is a report");
    return {};
}

}  // namespace weft::cli
