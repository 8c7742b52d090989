// The options that say which kernels are made, for every command that makes some.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace weft::cli {

inline CLI::Option* add_categories_option(CLI::App& command, std::string& categories,
                                          const std::string& help) {
    return command.add_option("-c,--categories", categories, help)->check([](const std::string& text) {
        return text.empty() ? "names no category" : std::string();
    });
}

inline CLI::Option* add_mix_option(CLI::App& command, std::string& mix) {
    return command
        .add_option("--mix", mix,
                    "balanced: grown, every category and difficulty by its weight; real: variants of kernels "
                    "that people wrote for a purpose [balanced]")
        ->check(CLI::IsMember({"balanced", "real"}));
}

}  // namespace weft::cli
