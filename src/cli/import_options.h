// --path and --alone, the same for every command that reads Python files.
#pragma once

#include <CLI/CLI.hpp>
#include <array>

#include "driver/project.h"

namespace weft::cli {

std::array<CLI::Option*, 2> add_import_options(CLI::App& command, driver::Imports& imports);

}  // namespace weft::cli
