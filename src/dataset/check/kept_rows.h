// KeptRows: the rows that a validation runs, in a folder of the user's: rows.jsonl, and outputs/<number>.bin
// with what the row of that number computed, for tests/verify/against_warp.py, which compares it with Warp.
#pragma once

#include <cstdint>
#include <mutex>
#include <string>

#include "base/disk.h"
#include "dataset/row/row_json.h"

namespace weft::dataset {

class KeptRows {
  public:
    explicit KeptRows(std::string folder);

    Result<void> open();
    std::string add(const Row& row);  // where its outputs go, without the ending; by any thread
    Result<void> finish();            // an error: of any of the above

  private:
    const std::string folder_;
    OutFile rows_;
    const RowJson json_{wide_columns()};
    std::mutex mutex_;
    uint64_t count_ = 0;
    Result<void> written_;
};

}  // namespace weft::dataset
