#include "dataset/row/tokens.h"

namespace weft::dataset {
namespace {

constexpr TokenField all_token_fields[] = {
#define WEFT_TOKENS(column, tokenizer, ...) \
    {#column "_" #tokenizer, #column, #tokenizer, &Tokens::column##_##tokenizer, {__VA_ARGS__}},
#include "dataset/row/tokens.def"
#undef WEFT_TOKENS
};

enum class Class : uint8_t { Mark, Small, Capital, Digit, Line, Blank };
constexpr std::array<Class, 256> classes = [] {
    std::array<Class, 256> made{};
    for (unsigned c = 'a'; c <= 'z'; ++c) made[c] = Class::Small;
    for (unsigned c = 'A'; c <= 'Z'; ++c) made[c] = Class::Capital;
    for (unsigned c = '0'; c <= '9'; ++c) made[c] = Class::Digit;
    made['\n'] = Class::Line;
    made[' '] = Class::Blank;
    return made;
}();

bool is_letter(Class one) {
    return one == Class::Small || one == Class::Capital;
}

}  // namespace

TokenCounts count_for_tokens(std::string_view text) {
    constexpr uint64_t usual_word = 5, widest_blank = 16;
    uint64_t words = 0, letters = 0, long_letters = 0, capitals = 0, digits = 0, marks = 0, mark_runs = 0,
             blanks = 0, lines = 0;
    const auto class_at = [&](size_t i) { return classes[static_cast<unsigned char>(text[i])]; };
    for (size_t i = 0; i < text.size();) {
        const Class first = class_at(i);
        const size_t begin = i++;
        if (first == Class::Digit) {
            ++digits;
        } else if (first == Class::Line) {
            ++lines;
        } else if (is_letter(first)) {
            capitals += first == Class::Capital;
            for (; i < text.size() && is_letter(class_at(i)); ++i) capitals += class_at(i) == Class::Capital;
            ++words;
            letters += i - begin;
            if (i - begin > usual_word) long_letters += i - begin - usual_word;
        } else {
            while (i < text.size() && class_at(i) == first) ++i;
            if (first == Class::Mark) {
                ++mark_runs;
                marks += i - begin;
            } else if (i - begin > 1) {
                blanks += (i - begin + widest_blank - 1) / widest_blank;
            }
        }
    }
    return {words, letters, long_letters, capitals, digits, marks, mark_runs, blanks, lines};
}

uint64_t TokenField::estimate(const TokenCounts& counts) const {
    int64_t sum = 0;
    for (size_t i = 0; i < token_counts; ++i) sum += thousandths[i] * static_cast<int64_t>(counts[i]);
    return sum <= 0 ? 0 : static_cast<uint64_t>(sum + 500) / 1000;
}

std::span<const TokenField> token_fields() {
    return all_token_fields;
}

}  // namespace weft::dataset
