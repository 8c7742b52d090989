// The options of chat views, which `weft generate` and `weft convert` share: from the command line to a View;
// and what was left out because of them, for their summaries.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "base/json_write.h"
#include "base/result.h"
#include "dataset/set/stats.h"
#include "dataset/views/views.h"

namespace weft::cli {

struct ChatArguments {
    std::string tasks, shape = "messages", template_file, system;
    bool keep_comments = false;
    uint64_t max_tokens = 0;

    // The wide view where no task is given. Reads the files that are named.
    Result<dataset::View> view() const;
};
// `more`: what else --task takes.
void declare(CLI::App& command, ChatArguments& arguments, const std::string& more = {});

// "lacks-answer 12, too-long 3"; empty: no row was.
std::string left_out_text(const dataset::Counts& counts);
std::string in_brackets(const std::string& text);  // " (text)", or nothing
// The member left_out, where there is something to tell.
void write_left_out(JsonWriter& json, const dataset::Counts& counts);

}  // namespace weft::cli
