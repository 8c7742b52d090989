#include "cli/report_file.h"

#include <filesystem>

#include "cli/exit_codes.h"

namespace weft::cli {

Result<void> check_report(const std::string& path, const std::vector<std::string>& inputs) {
    Inputs read;
    for (const std::string& input : inputs) read.add(input);
    return check_report(path, read);
}

Result<void> check_report(const std::string& path, const Inputs& inputs) {
    if (path.empty() || path == "-") return {};
    if (auto apart = inputs.check_output(path); !apart) return apart;
    std::error_code ignored;  // what is no file is told when it is written
    const auto there = std::filesystem::symlink_status(path, ignored);
    if (path.ends_with(".py") && std::filesystem::is_regular_file(there))
        return Error::usage("cannot write " + path + ": it is a Python file, and this is a report");
    return {};
}

int deliver_report(std::string_view command, const std::string& path, std::string_view text) {
    if (path.empty() || path == "-") return print(command, text);
    const auto written = write_file(path, text);
    return written ? int{done} : complain(command, written.failure());
}

}  // namespace weft::cli
