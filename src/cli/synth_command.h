// `weft synth`: kernels on standard output, with what is known about them.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_synth_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
