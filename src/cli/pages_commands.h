// `weft completion` and `weft man`: what a shell completes, and pages for man, both from what --help says.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_completion_command(CLI::App& app, std::function<int()>& run);
void add_man_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
