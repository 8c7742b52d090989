// Status: how far the set in a folder is, told by its records alone: no data file is read. Works while
// another run writes there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "dataset/set/record.h"

namespace weft::dataset {

enum class SetState : uint8_t {
    Complete,
    Running,  // a run holds the folder
    Stopped,  // it was begun, and nobody is at work
    Shards,   // every shard is there, made one by one: `weft merge` is what remains
};
std::string_view text(SetState state);

struct Status {
    SetState state = SetState::Stopped;
    NamedValues options;
    uint64_t shards = 0, shards_done = 0;
    uint64_t rows = 0;                  // of finished shards
    uint64_t count = 0;                 // rows that were asked for
    std::vector<uint64_t> missing;      // shards
    std::vector<std::string> problems;  // of a complete set: files that are missing or that nobody recorded
    // From progress.json (of runs with --shard: of all of them), where the run is at work.
    std::optional<uint64_t> rows_done;
    std::optional<double> rate, seconds_left;
    bool is_being_replaced = false;  // a run with --force makes a new set aside
};

Result<Status> status_of(const std::string& folder);

}  // namespace weft::dataset
