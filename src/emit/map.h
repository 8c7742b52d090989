// The map of a text: which Python line each of its lines comes from, by instruction. Made while a text is
// printed, where it is asked for; read by `weft compile --map` and by whoever shows Python beside C++.
#pragma once

#include <cstdint>
#include <vector>

namespace weft::emit {

struct MappedLine {
    uint32_t line;       // of the text, from 1
    uint32_t file_line;  // of the Python file, from 1
    uint32_t piece;      // index in the pieces of the text
    uint32_t inst;       // index in the function's instructions; no_inst: the declaration of a variable
    bool operator==(const MappedLine&) const = default;
};

using LineMap = std::vector<MappedLine>;

}  // namespace weft::emit
