// `weft coverage`: what weft supports, and which of it occurs in given files.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_coverage_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
