// zstd as the format jsonl.zst uses it: data read piece by piece, and where the frames of a file lie.
//
// A file is a row of frames, each with whole rows and readable alone, and behind them two that readers of
// plain zstd skip: how many rows each frame holds (its magic number, its size, "weftrows", then 32 bits a
// frame), and the seek table of zstd's seekable format, which gives the sizes of all frames before it.
// Numbers are little endian.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"
#include "base/result.h"

namespace weft::dataset {

class ZstStream {
  public:
    ZstStream();
    ~ZstStream();
    // Takes from `from`, appends at most `at_most` bytes to `to`.
    Result<void> decompress(std::string_view& from, std::string& to, size_t at_most);
    bool whole() const { return whole_; }  // what was taken so far ends where a frame ends

  private:
    struct State;
    std::unique_ptr<State> state_;
    bool whole_ = true;
};

struct ZstFrame {
    uint64_t offset = 0, first_row = 0;
    uint32_t packed = 0, bytes = 0, rows = 0;  // bytes: unpacked
};

// What stands behind the frames of a file.
std::string zst_index(const std::vector<ZstFrame>& frames);
// The frames of a file, from what stands behind them; checked, because files come from strangers.
Result<std::vector<ZstFrame>> read_zst_index(InFile& file);

}  // namespace weft::dataset
