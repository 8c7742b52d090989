// What the commands take, as data: made from the same declarations as --help. Completion and man pages are
// written from it.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace weft::cli {

struct OptionFacts {
    std::vector<std::string> names;    // "-n", "--count"; of an argument none
    std::string value;                 // "N", "TEXT", "FILE"; empty: a flag
    bool value_is_optional = false;    // --json[=FILE]
    std::vector<std::string> choices;  // what the value may be; empty: anything
    std::string text;                  // what --help says
    std::string heading;

    bool takes_value() const { return !value.empty() && !value_is_optional; }
};

struct CommandFacts {
    std::string name, text, footer, example, heading;
    std::vector<OptionFacts> options;    // with -h
    std::vector<OptionFacts> arguments;  // PATH, ROW: `value` is what --help calls them
};

// The program itself, with an empty name, and then every command that --help lists.
std::vector<CommandFacts> command_facts(const CLI::App& app);

}  // namespace weft::cli
