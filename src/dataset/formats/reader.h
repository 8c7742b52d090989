// Reading a data set back, of any format: a folder with a manifest, a folder of data files, or one file. A
// set is a list of units (a data file, or up to a thousand pairs) that threads read independently, row by
// row, in bounded memory.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/files.h"
#include "base/result.h"
#include "dataset/row/row.h"
#include "dataset/row/row_json.h"
#include "dataset/set/record.h"

namespace weft::dataset {

struct Unit {
    enum class Kind : uint8_t { Jsonl, Zst, Parquet, Pairs };
    Kind kind = Kind::Jsonl;
    std::string path;                // below the set's folder
    std::vector<std::string> names;  // Pairs: its files, in order
    std::optional<WrittenFile> recorded;
    uint64_t first_index = 0, end_index = UINT64_MAX;  // of its shard, where the manifest tells

    bool may_hold(uint64_t index) const { return index >= first_index && index < end_index; }
};

struct Set {
    std::string folder;
    std::optional<Manifest> manifest;
    std::vector<Unit> units;  // in the order of their indexes
    Columns columns;
    std::vector<std::string> problems;  // files that are missing or that nobody recorded
    bool is_unfinished = false;         // a run began it, and no manifest says that it came to its end

    bool is_wide() const { return columns.data() == wide_columns().data(); }
    bool is_debug() const { return columns.data() == debug_columns().data(); }
    bool is_earlier() const { return columns.data() == earlier_columns().data(); }  // of the earlier scripts
    bool has_sources() const { return find_column(columns, "python_source") != nullptr; }
    // What is wrong with it as a whole, in words.
    std::vector<std::string> all_problems() const;
};

Result<Set> open_set(const std::string& path);

struct RowPlace {
    std::string file;
    uint64_t number = 0;  // of the row in it, from 1
    // Of its line in what the file unpacks to, without the line's end; of a pair: which of the unit's names
    // it is.
    uint64_t offset = 0, bytes = 0;
    std::string text() const { return file + ":" + std::to_string(number); }
};

class RowReader {
  public:
    virtual ~RowReader() = default;
    // False at the end. `problems` gets what is wrong with the row as data; a row with problems may be half
    // filled. Views hold until the next call. An error: the rest of the unit cannot be read.
    virtual Result<bool> next(Row& row, RowPlace& place, Problems& problems) = 0;
};
Result<std::unique_ptr<RowReader>> open_unit(const Set& set, const Unit& unit);
// Every file that belongs to the set.
Inputs inputs_of(const Set& set);
// The unit of a file that a manifest names.
Result<Unit> unit_of(const std::string& folder, const WrittenFile& file);
// Findings, where the manifest tells: the bytes are others than the recorded ones, or so many rows are.
Result<void> check_unit(const Set& set, const Unit& unit);
Result<void> check_row_count(const Unit& unit, uint64_t rows);
// How many rows it seems to have, without reading them as rows.
Result<uint64_t> count_rows(const Set& set, const Unit& unit);

}  // namespace weft::dataset
