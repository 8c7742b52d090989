// Recount: a set -> its figures, counted from the rows. Threads take units; counters add up in any order, and
// fingerprints are kept by unit, so results do not depend on which thread was faster. weft stats and dedup
// use it.
#pragma once

#include <atomic>
#include <mutex>
#include <optional>
#include <string>

#include "base/temporary_folder.h"
#include "dataset/formats/reader.h"
#include "dataset/set/duplicates.h"
#include "dataset/set/near.h"
#include "dataset/set/stats.h"

namespace weft::dataset {

// Figures of a set, counted from its files.
class Recount {
  public:
    explicit Recount(const Set& set) : set_(set) {}
    // Keeps signatures of the sources, too; before work().
    void keep_signatures() { signatures_.resize(set_.units.size()); }
    const std::vector<std::vector<Signature>>& signatures() const { return signatures_; }  // by unit

    void work();  // on any number of threads
    void stop() { stop_ = true; }
    uint64_t rows() const { return rows_; }
    uint64_t rows_without_structure() const { return rows_without_structure_; }
    std::optional<Error> failure() const;

    struct Figures {
        Counts counts;
        Uniqueness uniqueness;
    };
    Result<Figures> finish();

    // One file of fingerprints per unit, in order, in a folder that goes with this object.
    std::vector<std::string> side_files() const;
    const std::string& folder() const { return folder_.value().path(); }

  private:
    Result<void> count_unit(size_t unit);
    void take_recorded(Figures& figures) const;

    const Set& set_;
    Disk disk_;
    Result<TemporaryFolder> folder_ = TemporaryFolder::make("weft");
    Counts counts_;
    std::vector<std::vector<Signature>> signatures_;  // empty: nobody asked for them
    std::atomic<size_t> next_ = 0;
    std::atomic<uint64_t> rows_ = 0, rows_without_structure_ = 0;
    std::atomic<bool> stop_ = false;
    mutable std::mutex mutex_;
    std::optional<Error> failure_;
};

}  // namespace weft::dataset
