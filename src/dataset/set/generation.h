// Generation: a recipe -> a data set in a folder. The command line prepares it, lets threads call work()
// until there is nothing left, and completes it. Safe against being killed at any moment: a shard's files
// appear under their names when they are whole and synced, its record after them, the manifest last; what a
// killed run left is made again.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/disk.h"
#include "dataset/set/duplicates.h"
#include "dataset/set/recipe.h"
#include "dataset/set/record.h"
#include "dataset/set/replacement.h"
#include "dataset/set/row_source.h"

namespace weft::dataset {

struct Place {
    std::string folder;
    std::optional<uint64_t> only_shard;  // --shard i/K
    bool resume = false, force = false;
    bool wait = false;  // for another run that makes this shard
};

enum class Start : uint8_t {
    Ready,
    Complete,  // the set is there already, made with the same options
    Refused,   // the folder holds something else; the message tells what and what to do
    Failed,    // the world
};

struct Started {
    Start state = Start::Ready;
    std::string message;
    uint64_t shards_done = 0;            // found finished
    std::optional<Manifest> manifest{};  // Complete: of what is there
};

struct Progress {
    uint64_t done = 0, total = 0;
    std::vector<std::pair<std::string, uint64_t>> categories;
};

struct Outcome {
    Manifest manifest;
    Counts counts;
    Uniqueness uniqueness;

    void add(const ShardRecord& record);  // its figures and files; the record itself is not kept
};

class Generation {
  public:
    Generation(const Recipe& recipe, Place place, Disk& disk);

    Started prepare();
    void work();        // on any number of threads: shards until none is left
    bool next_phase();  // true: call work() again (rows that repeat are to be taken out)
    Result<Outcome> complete(const std::string& run_json);

    void stop() { stop_ = true; }  // from a signal handler's thread: unfinished shards are dropped
    bool stopped() const { return stop_; }
    std::optional<Error> failure() const;
    Progress progress() const;
    Result<void> write_progress(const std::string& json);  // progress.json

  private:
    uint64_t first_shard() const { return place_.only_shard.value_or(0); }
    uint64_t end_shard() const { return place_.only_shard ? *place_.only_shard + 1 : recipe_.shards; }
    ShardPlace shard_place(uint64_t shard) const;
    std::string side_name(std::string_view stem, std::string_view extension) const;
    Started look_around();
    Started take_place();
    Result<void> put_in_place();
    Result<void> make_folders();
    Result<void> remove_leftovers();
    Result<void> check_whole(const Manifest& manifest) const;
    std::optional<ShardRecord> finished(uint64_t shard) const;
    Result<bool> make_shard(uint64_t shard, RowSource& source);  // false: stopped
    Result<void> remove_dropped_pairs(const std::vector<uint64_t>& indexes);
    void fail(Error error);

    const Recipe& recipe_;
    Place place_;
    Disk& disk_;
    Replacement replacement_;
    bool replaces_ = false;   // place_.folder is where the new set is made
    std::vector<bool> done_;  // by shard
    std::atomic<uint64_t> next_ = 0, rows_done_ = 0;
    std::atomic<bool> stop_ = false;
    std::array<std::atomic<uint64_t>, 64> by_category_{};
    mutable std::mutex mutex_;
    std::optional<Error> failure_;

    // The second phase of --dedup: rows to leave out, by position, and where each shard begins.
    bool dropping_ = false;
    std::vector<bool> repeated_;
    std::vector<uint64_t> first_position_;
};

// The last step of complete(), merge and dedup: `outcome` holds options, files and figures of all shards; the
// side files are written, the manifest after all others.
Result<Outcome> write_set_files(Disk& disk, const std::string& folder, Columns columns, Outcome outcome,
                                const std::string& run_json);

}  // namespace weft::dataset
