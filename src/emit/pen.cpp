#include "emit/pen.h"

namespace weft::emit {
namespace {

constexpr std::array<NumberText, NumberText::count> make_number_texts() {
    std::array<NumberText, NumberText::count> all{};
    for (uint32_t number = 0; number < NumberText::count; ++number) {
        char* to = all[number].text;
        if (number >= 100) *to++ = static_cast<char>('0' + number / 100);
        if (number >= 10) *to++ = static_cast<char>('0' + number / 10 % 10);
        *to++ = static_cast<char>('0' + number % 10);
        all[number].text[7] = static_cast<char>(to - all[number].text);
        *to++ = ',';
        *to = ' ';
    }
    return all;
}

}  // namespace

constinit const std::array<NumberText, NumberText::count> number_texts = make_number_texts();

char* Pen::digits(char* at, uint32_t value) {
    char reversed[10];
    unsigned count = 0;
    for (; value != 0; value /= 10) reversed[count++] = static_cast<char>('0' + value % 10);
    while (count != 0) *at++ = reversed[--count];
    return at;
}

char* Pen::long_text(char* at, std::string_view text, TextBuffer& buffer) {
    buffer.commit_until(at);
    buffer.append(text);
    return buffer.claim(stride);
}

}  // namespace weft::emit
