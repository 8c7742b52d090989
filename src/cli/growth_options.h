// The options that say which kernels are made, for every command that makes some.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "synth/synth.h"

namespace weft::cli {

// One item or several: `-c arithmetic,vector:2`, `-c arithmetic vector:2`, `-c arithmetic -c vector:2`; kept
// with commas between. The option takes every word up to the next option, so what does not name categories is
// told as such: it may be a PATH that was meant to stand elsewhere.
inline CLI::Option* add_categories_option(CLI::App& command, std::string& categories,
                                          const std::string& help) {
    const auto check = [](const std::string& item) {
        if (item.empty()) return std::string("names no category");
        const auto parsed = synth::parse_policy(item, {});
        if (parsed) return std::string();
        const bool is_path = item.find('/') != std::string::npos || item.find('.') != std::string::npos;
        return parsed.error() + (is_path ? "; a path stands before the options" : "");
    };
    const auto keep = [&categories](const std::vector<std::string>& items) {
        categories.clear();
        for (const std::string& item : items) categories += (categories.empty() ? "" : ",") + item;
    };
    return command.add_option_function<std::vector<std::string>>("-c,--categories", keep, help)
        ->expected(1, CLI::detail::expected_max_vector_size)
        ->check(check);
}

inline CLI::Option* add_mix_option(CLI::App& command, std::string& mix) {
    return command
        .add_option(
            "--mix", mix,
            "balanced: every category and difficulty by its weight, grown or, from difficulty 3 on, variants "
            "of kernels that people wrote for a purpose; real: such variants alone, as often as real "
            "code does what they do [balanced]")
        ->check(CLI::IsMember({"balanced", "real"}));
}

}  // namespace weft::cli
