// `--json`: a report to standard output, or with a file into it: --json=FILE, and as people type it
// --json FILE.json.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace weft::cli {

// `where` gets "-" for standard output, or the file.
CLI::Option* add_json_option(CLI::App& command, std::string& where, const std::string& what);

// Of the words after a command: `--json report.json` becomes one word, where its option takes a file.
void join_report_file(std::vector<std::string>& words, const CLI::App& command);

}  // namespace weft::cli
