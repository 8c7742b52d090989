// How calls of builtins begin, "wp::mul(" and "wp::adj_mul(", spelled once for all rows of the table.
#pragma once

#include <cstring>
#include <string_view>
#include <vector>

#include "builtins/builtins.h"

namespace weft::emit {

struct CalleeText {
    static constexpr size_t room = 47;
    char text[room];
    uint8_t size;
};

struct CalleeTexts {
    std::vector<CalleeText> forward, adjoint;  // by builtins::RowId
};
const CalleeTexts& callee_texts();

}  // namespace weft::emit
