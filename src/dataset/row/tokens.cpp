#include "dataset/row/tokens.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace weft::dataset {
namespace {

constexpr TokenField all_token_fields[] = {
#define WEFT_TOKENS(column, tokenizer, ...) \
    {#column "_" #tokenizer, #column, #tokenizer, &Tokens::column##_##tokenizer, {__VA_ARGS__}},
#include "dataset/row/tokens.def"
#undef WEFT_TOKENS
};

constexpr size_t block_size = 64;

// A bit for each byte of a block.
template <class Is>
uint64_t bits_of(const char* block, const Is& is) {
    static_assert(std::endian::native == std::endian::little, "the first of eight bytes is the lowest");
    std::array<uint8_t, block_size> flags;
    for (size_t i = 0; i < block_size; ++i) flags[i] = is(static_cast<uint8_t>(block[i])) ? 1 : 0;
    uint64_t out = 0;
    for (size_t i = 0; i < block_size; i += 8) {
        uint64_t eight;
        std::memcpy(&eight, flags.data() + i, 8);
        out |= ((eight * 0x0102040810204080u) >> 56) << i;  // their lowest bits, next to each other
    }
    return out;
}

constexpr bool is_within(uint8_t byte, char first, char last) {
    return static_cast<uint8_t>(byte - first) <= static_cast<uint8_t>(last - first);
}

uint64_t count(uint64_t bits) {
    return static_cast<uint64_t>(std::popcount(bits));
}

// Where bytes are of a kind, in a block and in the one before it.
struct Places {
    uint64_t now = 0, before = 0;

    void next(uint64_t bits) {
        before = now;
        now = bits;
    }
    // Bytes with one of the kind so far in front of them.
    uint64_t behind(unsigned distance) const { return now << distance | before >> (block_size - distance); }
};

// Blocks of a text, one after the other. What stands beside what is found for a whole block by shifting bits:
// a branch for each run of letters would be guessed wrong as often as right.
class Counter {
  public:
    uint64_t words = 0, letters = 0, long_letters = 0, capitals = 0, digits = 0, marks = 0, mark_runs = 0,
             blanks = 0, lines = 0;

    void add(const char* block) {
        const uint64_t digit = bits_of(block, [](uint8_t c) { return is_within(c, '0', '9'); });
        const uint64_t line = bits_of(block, [](uint8_t c) { return c == '\n'; });
        blank_.next(bits_of(block, [](uint8_t c) { return c == ' '; }));
        letter_.next(bits_of(block, [](uint8_t c) { return is_within(c | 0x20, 'a', 'z'); }));
        mark_.next(~(digit | line | blank_.now | letter_.now));
        words += count(letter_.now & ~letter_.behind(1));
        letters += count(letter_.now);
        // Those of a word that follow its first five.
        long_letters += count(letter_.now & letter_.behind(1) & letter_.behind(2) & letter_.behind(3) &
                              letter_.behind(4) & letter_.behind(5));
        capitals += count(bits_of(block, [](uint8_t c) { return is_within(c, 'A', 'Z'); }));
        digits += count(digit);
        marks += count(mark_.now);
        mark_runs += count(mark_.now & ~mark_.behind(1));
        lines += count(line);
        add_blanks(blank_.now & blank_.behind(1));
    }

  private:
    // Of several blanks, one for each 16. `further`: those behind the first of them.
    void add_blanks(uint64_t further) {
        constexpr uint64_t widest = 16;
        for (size_t at = 0; at < block_size;) {
            const auto length = static_cast<size_t>(std::countr_one(further >> at));
            run_ += length;
            at += length;
            if (at == block_size) return;  // it may go on
            if (run_ != 0) blanks += 1 + run_ / widest;
            run_ = 0;
            at += std::min(static_cast<size_t>(std::countr_zero(further >> at)), block_size - at);
        }
    }

    Places letter_, mark_, blank_;
    uint64_t run_ = 0;  // how many of `further` there were up to here
};

}  // namespace

TokenCounts count_for_tokens(std::string_view text) {
    Counter all;
    for (; text.size() >= block_size; text.remove_prefix(block_size)) all.add(text.data());
    // What is left, with ends of lines behind it, which end every run.
    std::array<char, block_size> last;
    last.fill('\n');
    std::copy(text.begin(), text.end(), last.begin());
    all.add(last.data());
    all.lines -= block_size - text.size();
    return {all.words, all.letters,   all.long_letters, all.capitals, all.digits,
            all.marks, all.mark_runs, all.blanks,       all.lines};
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
