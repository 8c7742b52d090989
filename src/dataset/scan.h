// Scan: all rows of a set read by threads, a unit at a time; what a unit gave is kept by its number, so that
// results do not depend on which thread was faster. Recount (weft stats) is the simplest user.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "dataset/duplicates.h"
#include "dataset/reader.h"
#include "dataset/stats.h"

namespace weft::dataset {

// Figures of a set, counted from its files.
class Recount {
  public:
    explicit Recount(const Set& set);
    ~Recount();

    void work();  // on any number of threads
    void stop() { stop_ = true; }
    uint64_t rows() const { return rows_; }
    std::optional<std::string> failure() const;

    struct Figures {
        Counters counters;
        Uniqueness uniqueness;
    };
    Result<Figures> finish();

    // One file of fingerprints per unit, in order, in a folder that goes with this object.
    std::vector<std::string> side_files() const;
    const std::string& folder() const { return folder_; }

  private:
    Result<void> count_unit(size_t unit);

    const Set& set_;
    Disk disk_;
    std::string folder_;
    std::vector<Counters> counters_;  // by unit
    std::atomic<size_t> next_ = 0;
    std::atomic<uint64_t> rows_ = 0;
    std::atomic<bool> stop_ = false;
    mutable std::mutex mutex_;
    std::optional<std::string> failure_;
};

}  // namespace weft::dataset
