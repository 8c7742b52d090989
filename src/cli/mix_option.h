// --mix: where kernels come from, for every command that makes some.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace weft::cli {

inline CLI::Option* add_mix_option(CLI::App& command, std::string& mix) {
    return command
        .add_option("--mix", mix,
                    "balanced: grown, every category and difficulty by its weight; real: variants of kernels "
                    "that people wrote for a purpose [balanced]")
        ->check(CLI::IsMember({"balanced", "real"}));
}

}  // namespace weft::cli
