// Dedup: a set -> the same set without rows that repeat an earlier one. The first of equal rows stays.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/steps.h"
#include "dataset/set/rewrite.h"
#include "dataset/set/scan.h"

namespace weft::dataset {

class Dedup {
  public:
    Dedup(const Set& set, std::string folder, SameBy by, Disk& disk);

    Result<void> prepare(bool force);
    Result<void> find(const Recount& recount);  // after its work is done
    void work();                                // on any number of threads: writes the shards
    Rewrite& rewrite() { return rewrite_; }

  private:
    const Set& set_;
    SameBy by_;
    Disk& disk_;
    Rewrite rewrite_;
    std::vector<uint64_t> first_position_;  // by unit
    std::vector<bool> repeated_;
};

// Shards that were made apart in one folder -> manifest, figures and card of the whole. The error names every
// shard that is missing, doubled or made with other options. `steps`: shards that were looked at. `run_json`
// is asked at the end, when it can tell how long it took.
enum class DataFiles : uint8_t {
    Here,
    Elsewhere,  // in an object store, say: the records of their shards are taken at their word
};
Result<Outcome> merge_shards(Disk& disk, const std::string& folder, DataFiles data, Steps& steps,
                             const std::function<std::string()>& run_json);

}  // namespace weft::dataset
