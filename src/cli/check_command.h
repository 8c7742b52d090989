// `weft check`: what Warp would refuse in files and folders, without a text.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_check_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
