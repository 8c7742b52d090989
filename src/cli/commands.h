// The commands of the program, a row each (commands.def).
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include <CLI/CLI.hpp>

namespace weft::cli {

struct Command {
    const char *name, *group, *example;
    void (*add)(CLI::App& app, std::function<int()>& run);
};

std::span<const Command> commands();
bool is_command(std::string_view word);

}  // namespace weft::cli
