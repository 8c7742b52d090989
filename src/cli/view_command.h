// `weft view`: a page to look through a data set or a source tree.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_view_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
