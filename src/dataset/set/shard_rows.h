// ShardRows: the rows of one shard in the order of their indexes, though every split has a file of its own:
// up to four files are read side by side, pairs one after the other.
#pragma once

#include <memory>
#include <vector>

#include "dataset/formats/reader.h"

namespace weft::dataset {

class ShardRows {
  public:
    struct Entry {
        size_t unit = 0;      // of the set
        uint64_t number = 0;  // of the row in it, from 0
        Row row;
        RowPlace place;
        Problems problems;
    };

    ShardRows(const Set& set, const std::vector<size_t>& units);
    // Null at the end. What it points to holds until the next call.
    Result<Entry*> next();

  private:
    struct Lane {
        std::vector<size_t> units;  // one after the other
        std::unique_ptr<RowReader> reader;
        size_t at = 0;
        bool is_ready = false;  // entry holds a row that was not given yet
        Entry entry;
    };
    Result<void> advance(Lane& lane) const;

    const Set& set_;
    std::vector<Lane> lanes_;
};

}  // namespace weft::dataset
