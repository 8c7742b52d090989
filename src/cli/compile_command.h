// `weft compile`: arguments -> driver::compile -> files, standard output, report.
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

// Declares the command; `run` is set to what carries it out and returns the exit code.
void add_compile_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
