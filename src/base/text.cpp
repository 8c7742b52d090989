#include "base/text.h"

#include <cstdlib>
#include <utility>

#include "base/check.h"

namespace weft {

TextBuffer::TextBuffer(TextBuffer&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)),
      size_(std::exchange(other.size_, 0)),
      capacity_(std::exchange(other.capacity_, 0)) {}

TextBuffer& TextBuffer::operator=(TextBuffer&& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
    return *this;
}

TextBuffer::~TextBuffer() {
    std::free(data_);
}

void TextBuffer::copy_long(char* to, const char* from, size_t n) {
    std::memcpy(to, from, n);
}

void TextBuffer::grow(size_t more) {
    const size_t needed = size_ + more + slack;
    const size_t doubled = capacity_ * 2;
    capacity_ = needed > doubled ? needed : doubled;
    if (capacity_ < 4096) capacity_ = 4096;
    data_ = static_cast<char*>(std::realloc(data_, capacity_));
    WEFT_CHECK(data_ != nullptr, "out of memory");
}

}  // namespace weft
