// `weft cuda`: kernels as plain CUDA projects, and the check that they compile and run.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_cuda_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
