// search: does a text have a word in it? For texts that hardly ever do: of 64 places at a time the first
// letter of the word and its last are compared.
#pragma once

#include <string_view>

namespace weft {

bool occurs(std::string_view word, std::string_view text);  // a word of two letters or more

}  // namespace weft
