// `weft verify`: runs kernels on the CPU and measures their gradients.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_verify_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
