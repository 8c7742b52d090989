// `weft ptx`: Python files -> PTX, machine code and what they cost, without a GPU.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_ptx_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
