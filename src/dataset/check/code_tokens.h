// tokenize: C++ or CUDA text -> its tokens, without comments and blanks. Enough of the language's own rules
// that nothing inside a string or a comment is ever taken for code.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft::dataset {

struct CodeToken {
    enum class Kind : unsigned char { Word, Number, String, Char, Mark };
    Kind kind = Kind::Mark;
    std::string_view text;
};

// What is wrong: an open string, comment or bracket, a byte that is no C++.
std::optional<std::string> tokenize(std::string_view code, std::vector<CodeToken>& out);

}  // namespace weft::dataset
