// Sample: the n rows of a set, of those that are wanted, with the smallest (id, index). Ids are hashes of
// the text, so this is a draw that does not depend on the order, the format or the shards of the set; a
// smaller sample is part of a larger one, and `ORDER BY id, index LIMIT n` of any database gives the same.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <queue>
#include <string>
#include <utility>

#include "dataset/formats/reader.h"

namespace weft::dataset {

class Sample {
  public:
    using Takes = std::function<bool(const Row& row)>;  // by any thread

    Sample(const Set& set, Takes takes, uint64_t size) : set_(set), takes_(std::move(takes)), size_(size) {}

    void work();  // on any number of threads; looks at every row
    void stop() { stop_ = true; }
    uint64_t rows() const { return rows_; }
    std::optional<Error> failure() const;

    // After all work() returned, of a row that is wanted.
    bool takes(const Row& row) const;

  private:
    using Key = std::pair<std::string, uint64_t>;
    Result<void> look_at(const Unit& unit);

    const Set& set_;
    const Takes takes_;
    const uint64_t size_;
    std::atomic<size_t> next_ = 0;
    std::atomic<uint64_t> rows_ = 0;
    std::atomic<bool> stop_ = false;
    mutable std::mutex mutex_;
    std::priority_queue<Key> kept_;  // the largest on top: it goes when a smaller one comes
    std::optional<Error> failure_;
};

}  // namespace weft::dataset
