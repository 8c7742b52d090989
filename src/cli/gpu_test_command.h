// weft gpu-test: one command that tells a person with a GPU whether all is well.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace weft::cli {

void add_gpu_test_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
