// Warp looks for the word `bfloat16` anywhere in the text of a module, comments included, and switches the
// type off in modules that do not have it.
#pragma once

#include <string_view>

#include "base/search.h"

namespace weft::emit {

inline bool mentions_bfloat16(std::string_view text) {
    return occurs("bfloat16", text);
}

}  // namespace weft::emit
