// Tokens of a Python file. The lexer makes them, the parser eats them, and whoever compares
// programs by their tokens reads them from the tree; comments and blank lines leave none.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/strings.h"

namespace weft::syntax {

enum class TokenKind : uint8_t {
#define WEFT_TOKEN(kind, spelling) kind,
#include "syntax/tokens.def"
#undef WEFT_TOKEN
    Count
};

inline constexpr TokenKind first_keyword = TokenKind::KwFalse, last_keyword = TokenKind::KwYield;

struct Token {
    TokenKind kind{};
    uint32_t begin = 0, end = 0;  // bytes of the source
    uint32_t line = 0;            // of the first byte, from 1
    StringId text;                // Name, Number: as written; else invalid
};

std::string_view spelling(TokenKind kind);

bool is_keyword(StringId name);
bool is_keyword(std::string_view word);  // for who reads words and has no strings

}  // namespace weft::syntax
