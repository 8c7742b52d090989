// `weft run`: one kernel of a Python file, launched once -> numbers.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_run_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
