// KeptRows: the rows that a validation runs, in a folder of their own: rows.jsonl, and outputs/<number>.bin
// with what the row of that number computed, for tests/verify/against_warp.py, which compares it with Warp.
// The folder is a new one, an empty one, or one of an earlier validation.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>

#include "base/disk.h"
#include "dataset/row/row_json.h"

namespace weft::dataset {

class KeptRows {
  public:
    static Result<std::unique_ptr<KeptRows>> open(const std::string& folder);

    const std::string& folder() const { return folder_; }  // as a program sees it that stands elsewhere
    std::string add(const Row& row);  // where its outputs go, without the ending; by any thread
    Result<void> finish();            // an error: of any of the above

  private:
    explicit KeptRows(std::string folder);

    const std::string folder_;
    OutFile rows_;
    const RowJson json_{wide_columns()};
    std::mutex mutex_;
    uint64_t count_ = 0;
    Result<void> written_;
};

}  // namespace weft::dataset
