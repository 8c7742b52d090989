// read_again: a row that a reader met, by its place, with as little of the unit read as its format allows:
// the line itself, the frame of a jsonl.zst, the row group of a Parquet file, the files of a pair. Of a
// jsonl.zst without an index (of other writers) everything up to the row.
#pragma once

#include <string>

#include "dataset/formats/reader.h"

namespace weft::dataset {

// `row` points into `memory`. `problems` as of RowReader.
Result<void> read_again(const Set& set, const Unit& unit, const RowPlace& place, Row& row,
                        std::string& memory, Problems& problems);

}  // namespace weft::dataset
