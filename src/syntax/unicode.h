// Which characters may stand in a Python identifier. The lexer asks for the rare name that is not ASCII.
// The ranges are those of Unicode 14, which CPython 3.11 uses; tools/dev/unicode_ranges.py writes them.
#pragma once

#include "base/utf8.h"

namespace weft::syntax {

bool is_identifier_start(char32_t c);
bool is_identifier_part(char32_t c);

// Whether a name with this character may change under NFKC, the form in which CPython compares names.
bool may_be_normalized(char32_t c);

}  // namespace weft::syntax
