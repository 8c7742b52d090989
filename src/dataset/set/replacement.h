// Replacement: the folder that a set is written to, held by a lock, and how a new set takes the place of an
// older one there. With --force the new one is made in .weft/new; when it is whole, what weft made before is
// removed by its own records and the new one moved in, its manifest last. What a killed run left of this is
// finished by the next run that takes the lock.
#pragma once

#include <optional>
#include <string>

#include "base/disk.h"
#include "base/result.h"

namespace weft::dataset {

class Replacement {
  public:
    Replacement(Disk& disk, std::string folder) : disk_(disk), folder_(std::move(folder)) {}
    Replacement(const Replacement&) = delete;
    Replacement& operator=(const Replacement&) = delete;
    ~Replacement();

    // A run was killed while it put a whole set in place; whoever takes the lock next finishes that.
    bool is_pending() const;
    // Whether a run, or one of several that make shards, is at work in a folder.
    static bool is_locked(const std::string& folder);
    // Whether all of it may be removed; an error of usage says why not.
    Result<void> check() const;
    // Makes the folder and takes its lock: one run at a time, or with a shard one run for each of them.
    // `waits`: until the other one ends; else an error says that there is one.
    Result<void> lock(std::optional<uint64_t> shard, bool waits = false);
    // Under the lock: from now on the set is written to work_folder().
    Result<void> begin();
    std::string work_folder() const;
    const std::string& folder() const { return folder_; }
    // The set in work_folder() is whole.
    Result<void> finish();

  private:
    std::string state(std::string_view name) const;
    Result<void> remove_old();
    Result<void> move_in();

    Disk& disk_;
    const std::string folder_;
    int lock_ = -1;
};

}  // namespace weft::dataset
