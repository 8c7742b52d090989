// RowAccess: any row of a jsonl.zst file by its number, without reading those before its frame.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/files.h"
#include "dataset/formats/zst.h"
#include "dataset/row/row_json.h"

namespace weft::dataset {

class RowAccess {
  public:
    static Result<RowAccess> open(const std::string& path, Columns columns);

    uint64_t rows() const;
    // From 0. `problems` as of RowReader; views hold until the next call.
    Result<void> read(uint64_t number, Row& row, Problems& problems);

  private:
    Result<void> unpack(size_t frame);

    std::string path_;
    Columns columns_;
    InFile file_;
    std::vector<ZstFrame> frames_;
    size_t unpacked_ = static_cast<size_t>(-1);  // the frame in text_
    std::string text_;
    std::vector<size_t> lines_;  // where they begin in text_, and its end
    std::unique_ptr<JsonDocument> document_ = std::make_unique<JsonDocument>();
};

}  // namespace weft::dataset
