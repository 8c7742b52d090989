// The options of `weft generate`: from the command line, then from --config for those not given, to a recipe.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/chat_arguments.h"
#include "dataset/set/generation.h"
#include "dataset/set/recipe.h"
#include "driver/project.h"

namespace weft::cli {

struct GenerateArguments {
    uint64_t count = 100, seed = 42, shards = 0, max_bytes = 0;
    std::string output = "data/samples";
    std::string categories, difficulty, mix = "balanced", device = "cpu", format, splits = "0.9,0.05,0.05",
                                        test_families, license = "apache-2.0";
    std::string exclude, config, shard, engine, json;
    ChatArguments chat;
    std::vector<std::string> from;
    driver::Imports imports;
    unsigned threads = 0, variants = 0;
    bool no_backward = false, standalone = false, resume = false, force = false, dedup = false, quiet = false,
         no_space_check = false, wait = false, dry_run = false;

    unsigned worker_threads() const;
    bool to_stdout() const { return output == "-"; }
    bool hands_over() const;  // to an engine, which object stores need, too
};

// A file that an option names; an error where it is longer.
Result<std::string> text_file(const std::string& path, size_t limit);
inline constexpr size_t longest_exclusion = 128u << 20;  // of --exclude: four million hashes

void declare(CLI::App& command, GenerateArguments& arguments);

// Values of the file for options that the command line does not give; names are the long ones. They go where
// declare() bound them, and are checked as if they had been typed.
Result<void> read_config(CLI::App& command, const std::string& path);

Result<dataset::Recipe> recipe(const CLI::App& command, const GenerateArguments& arguments);
Result<dataset::Place> place(const GenerateArguments& arguments);  // of the folder, or of standard output

}  // namespace weft::cli
