// Dedup: a set -> the same set without rows that repeat an earlier one; in bounded memory, the same bytes for
// any number of threads. The first of equal rows stays, files keep their names, and no file is made for a
// split whose rows are all gone.
#pragma once

#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "dataset/formats/reader.h"
#include "dataset/set/generation.h"
#include "dataset/set/scan.h"

namespace weft::dataset {

class Dedup {
  public:
    Dedup(const Set& set, std::string folder, SameBy by, Disk& disk);

    Result<void> prepare(bool force);
    Result<void> find(const Recount& recount);  // after its work is done
    void work();                                // on any number of threads: writes the shards
    void stop() { stop_ = true; }
    std::optional<Error> failure() const;
    uint64_t rows() const { return rows_; }
    Result<Outcome> complete(const std::string& run_json);

  private:
    struct Item {
        std::vector<size_t> units;
        uint64_t shard = 0;
    };
    Result<void> write(size_t item);
    ShardPlace place(uint64_t shard) const;
    NamedValues options() const;

    const Set& set_;
    std::string folder_;
    SameBy by_;
    Disk& disk_;
    const Format* format_ = nullptr;
    uint64_t shards_ = 1;
    std::vector<Item> items_;
    std::vector<uint64_t> first_position_;  // by unit
    std::vector<bool> repeated_;
    std::atomic<size_t> next_ = 0;
    std::atomic<uint64_t> rows_ = 0;
    std::atomic<bool> stop_ = false;
    mutable std::mutex mutex_;
    std::optional<Error> failure_;
};

// Shards that were made apart in one folder -> manifest, figures and card of the whole. The error names every
// shard that is missing, doubled or made with other options.
Result<Outcome> merge_shards(Disk& disk, const std::string& folder, const std::string& run_json);

}  // namespace weft::dataset
