// Whole numbers as people write them: 1_000_000, 1e6, 10k, 2M.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

namespace weft::cli {

// The digits of it; none: it is no whole number. k, M and G are thousands, not 1024.
std::optional<std::string> whole_number(std::string_view text);

// Makes every option of the command that takes whole numbers read them so.
void read_numbers_in_words(CLI::App& command);

}  // namespace weft::cli
