// A pen writes text into room that was claimed before, through a pointer that stays in a register. Lines of
// bodies are written with it: nearly all of emit's time goes there. Whoever writes what has no bound asks for
// room first: `Pen::stride` bytes are free after open(), refill() and every text that is not short.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "base/text.h"

namespace weft::emit {

// "0, " to "999, ", each in eight bytes; the last byte counts the digits.
struct NumberText {
    static constexpr uint32_t count = 1000;
    char text[8];
    unsigned digits() const { return static_cast<unsigned char>(text[7]); }
};
extern const std::array<NumberText, NumberText::count> number_texts;

class Pen {
  public:
    static constexpr size_t stride = 1024;

    // Behind what `buffer` holds.
    explicit Pen(TextBuffer& buffer) : at_(buffer.claim(stride)) {}

    // All that was written belongs to the buffer now.
    void finish(TextBuffer& buffer) const { buffer.commit_until(at_); }

    template <size_t size>
    [[gnu::always_inline]] void put(const char (&literal)[size]) {
        static_assert(size <= 64);
        std::memcpy(at_, literal, size - 1);
        at_ += size - 1;
    }
    [[gnu::always_inline]] void put(char c) { *at_++ = c; }

    [[gnu::always_inline]] void number(uint32_t value) {
        if (value < NumberText::count) [[likely]] {
            const NumberText& number = number_texts[value];
            std::memcpy(at_, number.text, 8);
            at_ += number.digits();
        } else {
            at_ = digits(at_, value);
        }
    }
    // Text of any size; at least 16 bytes can be read from its start.
    [[gnu::always_inline]] void text(PaddedText text, TextBuffer& buffer) {
        if (text.size <= 16) [[likely]] {
            std::memcpy(at_, text.data, 16);
            at_ += text.size;
        } else {
            at_ = long_text(at_, {text.data, text.size}, buffer);
        }
    }
    [[gnu::always_inline]] void text(std::string_view text, TextBuffer& buffer) {
        at_ = long_text(at_, text, buffer);
    }
    // Text behind whose end 15 bytes more can be read, as types are spelled.
    [[gnu::always_inline]] void spelling(PaddedText text, TextBuffer& buffer) {
        std::memcpy(at_, text.data, 16);
        if (text.size > 16) {
            if (text.size > 64) [[unlikely]] {
                at_ = long_text(at_, {text.data, text.size}, buffer);
                return;
            }
            for (uint32_t i = 16; i < text.size; i += 16) std::memcpy(at_ + i, text.data + i, 16);
        }
        at_ += text.size;
    }
    [[gnu::always_inline]] void spaces(size_t count, TextBuffer& buffer) {
        if (count > 128) [[unlikely]] {
            finish(buffer);
            buffer.pad(count);  // which may move it: at_ points nowhere now
            at_ = buffer.claim(stride);
            return;
        }
        for (size_t i = 0; i < count; i += 16) std::memcpy(at_ + i, "                ", 16);
        at_ += count;
    }
    void refill(TextBuffer& buffer) {
        finish(buffer);
        at_ = buffer.claim(stride);
    }
    void drop(size_t count) { at_ -= count; }

  private:
    static char* digits(char* at, uint32_t value);
    [[gnu::noinline]] static char* long_text(char* at, std::string_view text, TextBuffer& buffer);

    char* at_;
};

}  // namespace weft::emit
