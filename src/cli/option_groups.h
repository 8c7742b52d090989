// The headings of a command's options on its page of help (option_groups.def).
#pragma once

#include <CLI/CLI.hpp>

namespace weft::cli {

void group_options(CLI::App& command);

}  // namespace weft::cli
