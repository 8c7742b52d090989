// find_row: one row of a set, by its index or its id. Files whose shard cannot hold an index are not read.
#pragma once

#include <optional>
#include <string>

#include "base/steps.h"
#include "dataset/formats/reader.h"

namespace weft::dataset {

// Which row is meant. Sets without a column `index` (of the earlier scripts) count their rows from 0.
struct RowName {
    std::optional<uint64_t> index;
    std::string id;  // or how it begins; empty: by index, or where there is none the first row

    // "17" is an index; 4 to 32 hex digits that are none, or 32 of any kind, are an id.
    static Result<RowName> parse(const std::string& text);
};

struct FoundRow {
    Row row;
    std::string memory;  // what the row's views point into
    RowPlace place;
    Problems problems;  // with it as data
};

// An error of usage where there is no such row. `found` stays where it is: its row points into it.
// `steps`: rows that were looked at.
Result<void> find_row(const Set& set, const RowName& name, FoundRow& found, Steps& steps);

}  // namespace weft::dataset
