// The commands that work on data sets: `weft show`, `weft stats`, `weft validate`, `weft dedup` …
#pragma once

#include <functional>

#include <CLI/CLI.hpp>

namespace weft::cli {

void add_show_command(CLI::App& app, std::function<int()>& run);
void add_status_command(CLI::App& app, std::function<int()>& run);
void add_stats_command(CLI::App& app, std::function<int()>& run);
void add_validate_command(CLI::App& app, std::function<int()>& run);
void add_verify_command(CLI::App& app, std::function<int()>& run);  // an older word for `validate --run cpu`
void add_convert_command(CLI::App& app, std::function<int()>& run);
void add_diff_command(CLI::App& app, std::function<int()>& run);
void add_dedup_command(CLI::App& app, std::function<int()>& run);
void add_merge_command(CLI::App& app, std::function<int()>& run);
void add_score_command(CLI::App& app, std::function<int()>& run);
void add_hash_command(CLI::App& app, std::function<int()>& run);

}  // namespace weft::cli
