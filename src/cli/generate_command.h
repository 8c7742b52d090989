// `weft generate`: arguments -> dataset::Generation -> a data set, with progress and a summary.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_generate_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
