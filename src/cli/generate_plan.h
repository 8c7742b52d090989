// The plan of a set, before anything is made: `weft generate --dry-run`. The Python package reads it, too.
#pragma once

#include <string>

#include "dataset/set/expectation.h"
#include "dataset/set/generation.h"
#include "dataset/set/recipe.h"

namespace weft::cli {

struct SetPlan {
    dataset::Expectation expected;
    std::optional<uint64_t> free_bytes;   // nothing: nobody can tell
    std::optional<uint64_t> shards_done;  // of a set that was begun there
};

// An error: the folder holds something else.
Result<SetPlan> plan(const dataset::Recipe& recipe, const dataset::Place& place);

// `each`: the options of a shard's own command.
std::string plan_text(const SetPlan& plan, const dataset::Recipe& recipe, const dataset::Place& place,
                      const std::string& each);
std::string plan_json(const SetPlan& plan, const dataset::Recipe& recipe, const dataset::Place& place);

}  // namespace weft::cli
