// The one growing buffer that output is appended to. Stages that write text take a TextBuffer&
// and append; the owner reads view() and clears it for the next file, keeping the memory.
// Appends are inline and branch little, because nearly all of the program's time is spent here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace weft {

// Text of which 16 bytes can be read from its start whatever its size, so that a short one
// is copied with one fixed-size move. Strings::padded() makes them.
struct PaddedText {
    const char* data;
    uint32_t size;
};

class TextBuffer {
  public:
    TextBuffer() = default;
    TextBuffer(TextBuffer&& other) noexcept;
    TextBuffer& operator=(TextBuffer&& other) noexcept;
    ~TextBuffer();

    std::string_view view() const { return {data_, size_}; }
    std::string str() const { return std::string(view()); }
    size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    void clear() { size_ = 0; }
    void truncate(size_t size) { size_ = size < size_ ? size : size_; }
    void reserve(size_t more) {
        if (capacity_ - size_ < more + slack) grow(more);
    }

    void append(char c) {
        reserve(1);
        data_[size_++] = c;
    }

    [[gnu::always_inline]] inline void append(std::string_view text) {
        const size_t n = text.size();
        reserve(n);
        char* to = data_ + size_;
        if (__builtin_constant_p(n)) {
            std::memcpy(to, text.data(), n);
        } else {
            copy_short(to, text.data(), n);
        }
        size_ += n;
    }

    [[gnu::always_inline]] inline void append(PaddedText text) {
        reserve(text.size);
        std::memcpy(data_ + size_, text.data, 16);
        if (text.size > 16) [[unlikely]] {
            std::memcpy(data_ + size_ + 16, text.data + 16, text.size - 16);
        }
        size_ += text.size;
    }

    void append_int(int64_t value);
    void append_uint(uint64_t value);

    // n spaces
    void pad(size_t n) {
        reserve(n);
        std::memset(data_ + size_, ' ', n);
        size_ += n;
    }

    // For writers that know a bound: claim room, write there, then commit what was written.
    char* claim(size_t at_most) {
        reserve(at_most);
        return data_ + size_;
    }
    void commit(size_t written) { size_ += written; }
    void commit_until(const char* end) { size_ = static_cast<size_t>(end - data_); }

  private:
    static constexpr size_t slack = 32;  // what fixed-size copies may write beyond the end

    // No byte beyond the source is read: two overlapping moves cover every size up to 32.
    static void copy_short(char* to, const char* from, size_t n) {
        if (n >= 16) {
            return copy_long(to, from, n);  // out of line: g++ 12 warns of overreads it cannot rule out
        } else if (n >= 8) {
            std::memcpy(to, from, 8);
            std::memcpy(to + n - 8, from + n - 8, 8);
        } else if (n >= 4) {
            std::memcpy(to, from, 4);
            std::memcpy(to + n - 4, from + n - 4, 4);
        } else if (n != 0) {
            to[0] = from[0];
            to[n / 2] = from[n / 2];
            to[n - 1] = from[n - 1];
        }
    }

    static void copy_long(char* to, const char* from, size_t n);
    [[gnu::cold, gnu::noinline]] void grow(size_t more);

    char* data_ = nullptr;
    size_t size_ = 0;
    size_t capacity_ = 0;
};

inline void TextBuffer::append_uint(uint64_t value) {
    reserve(20);
    char* to = data_ + size_;
    if (value < 10) {
        *to = static_cast<char>('0' + value);
        size_ += 1;
    } else if (value < 100) {
        to[0] = static_cast<char>('0' + value / 10);
        to[1] = static_cast<char>('0' + value % 10);
        size_ += 2;
    } else if (value < 1000) {
        to[0] = static_cast<char>('0' + value / 100);
        to[1] = static_cast<char>('0' + value / 10 % 10);
        to[2] = static_cast<char>('0' + value % 10);
        size_ += 3;
    } else {
        char digits[20];
        char* first = digits + sizeof digits;
        do {
            *--first = static_cast<char>('0' + value % 10);
            value /= 10;
        } while (value != 0);
        const size_t n = static_cast<size_t>(digits + sizeof digits - first);
        std::memcpy(to, first, n);
        size_ += n;
    }
}

inline void TextBuffer::append_int(int64_t value) {
    if (value < 0) {
        append('-');
        append_uint(0 - static_cast<uint64_t>(value));
    } else {
        append_uint(static_cast<uint64_t>(value));
    }
}

}  // namespace weft
