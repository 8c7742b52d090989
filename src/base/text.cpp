#include "base/text.h"

#include <cstdlib>
#include <new>
#include <utility>

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
    size_t wanted = needed > doubled ? needed : doubled;
    if (wanted < 4096) wanted = 4096;
    char* const grown = static_cast<char*>(std::realloc(data_, wanted));
    if (grown == nullptr) throw std::bad_alloc();  // as of any other memory: main tells it
    data_ = grown;
    capacity_ = wanted;
}

}  // namespace weft
