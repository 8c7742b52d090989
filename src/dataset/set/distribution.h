// Distribution: how often each value occurs, so that percentiles are exact. Tally fills one per column,
// shards' add up in any order. Its memory follows the distinct values (sizes of texts, counts), not the rows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/json_read.h"
#include "base/json_write.h"

namespace weft::dataset {

class Distribution {
  public:
    void add(uint64_t value) {
        recent_.push_back(value);
        if (recent_.size() == most_recent) settle();
    }
    void add(const Distribution& other);  // settled
    void settle();                        // before anything below is asked

    bool empty() const { return items_.empty(); }
    uint64_t count() const;
    uint64_t total() const;
    uint64_t least() const { return items_.empty() ? 0 : items_.front().value; }
    uint64_t most() const { return items_.empty() ? 0 : items_.back().value; }
    // The least value that so many percent of all do not exceed (nearest rank).
    uint64_t percentile(uint64_t percent) const;

    void write(JsonWriter& json) const;  // [value, how often, value, how often, …]
    static std::optional<Distribution> read(const JsonDocument& document, const JsonValue& list);

  private:
    struct Item {
        uint64_t value, count;
    };
    static constexpr size_t most_recent = 4096;

    std::vector<Item> items_;  // by rising value
    std::vector<uint64_t> recent_;
};

}  // namespace weft::dataset
