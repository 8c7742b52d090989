// LineInput: the lines of a file, or of standard input as they come.
#pragma once

#include <cstddef>
#include <string>

#include "base/result.h"

namespace weft::cli {

class LineInput {
  public:
    // `path`: "-" is standard input; what is neither that nor a file is refused.
    static Result<LineInput> open(const std::string& path);
    LineInput(LineInput&& other) noexcept;
    LineInput& operator=(LineInput&&) = delete;
    ~LineInput();

    // False at the end. Without the end of the line. An error: it cannot be read, or a line is too long.
    Result<bool> next(std::string& line);
    // Nothing more is there now, and next() would wait for whoever writes.
    bool would_wait() const;

  private:
    LineInput(int file, std::string name) : file_(file), name_(std::move(name)) {}
    Result<bool> fill();  // false at the end

    int file_;
    std::string name_;
    std::string buffer_;
    size_t at_ = 0;  // what of the buffer was given out
    bool ended_ = false;
};

}  // namespace weft::cli
