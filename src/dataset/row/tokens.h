// Tokens: about how many tokens two public tokenizers make of each text of a row, without either of them:
// weighted sums of counts over the text (words, letters, digits, marks, blanks). The weights are fitted by
// tools/fit_tokens.py, which names the tokenizers and tells the errors.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace weft::dataset {

struct Tokens {
    bool known = false;  // false: null
#define WEFT_TOKENS(column, tokenizer, ...) uint64_t column##_##tokenizer = 0;
#include "dataset/row/tokens.def"
#undef WEFT_TOKENS
    bool operator==(const Tokens&) const = default;
};

// What is counted in a text, in the order of the weights.
inline constexpr size_t token_counts = 9;
using TokenCounts = std::array<uint64_t, token_counts>;
TokenCounts count_for_tokens(std::string_view text);

struct TokenField {
    std::string_view name, column, tokenizer;
    uint64_t Tokens::*value;
    std::array<int32_t, token_counts> thousandths;

    uint64_t estimate(const TokenCounts& counts) const;
};
std::span<const TokenField> token_fields();  // the tokenizers of a column follow each other

}  // namespace weft::dataset
