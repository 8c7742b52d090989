// `weft explain`: what a diagnostic means, why it is one, an example and the way out.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_explain_command(CLI::App& app, std::function<int()>& run);

// Every code that it takes: diagnostics, and reasons why a gradient is not right.
std::vector<std::string> explained_codes();

// Once, below diagnostics that a person reads on a terminal: that this command tells more.
void mention_explain(std::string_view construct);

}  // namespace weft::cli
