#include "cli/json_option.h"

#include <algorithm>

namespace weft::cli {

CLI::Option* add_json_option(CLI::App& command, std::string& where, const std::string& what) {
    return command.add_flag("--json{-}", where, what + ", to standard output or --json=FILE");
}

void join_report_file(std::vector<std::string>& words, const CLI::App& command) {
    const CLI::Option* const option = command.get_option_no_throw("--json");
    if (option == nullptr || option->get_flag_value("json", "") != "-") return;
    const auto found = std::find(words.begin(), words.end(), "--json");
    if (found == words.end() || found + 1 == words.end()) return;
    const std::string& file = *(found + 1);
    if (file.starts_with('-') || !file.ends_with(".json")) return;
    *found += "=" + file;
    words.erase(found + 1);
}

}  // namespace weft::cli
