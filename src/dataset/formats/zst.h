// Reading zstd data piece by piece.
#pragma once

#include <memory>
#include <string>
#include <string_view>

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

}  // namespace weft::dataset
