// SharedMemory: memory that a process of ours and a contained one both see. Its size is sealed: nobody can
// make it smaller under those who read it, or larger than what it was given.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "base/result.h"

namespace weft::contain {

class SharedMemory {
  public:
    static Result<SharedMemory> make(size_t size);  // zeros
    SharedMemory(SharedMemory&& other) noexcept;
    SharedMemory& operator=(SharedMemory&& other) noexcept;
    ~SharedMemory();

    int file() const { return file_; }
    std::span<char> bytes() const { return {data_, size_}; }
    // Of memory that was given to a program as its output: what it wrote.
    std::string text() const;

  private:
    SharedMemory(int file, char* data, size_t size) : file_(file), data_(data), size_(size) {}

    int file_ = -1;
    char* data_ = nullptr;
    size_t size_ = 0;
};

}  // namespace weft::contain
