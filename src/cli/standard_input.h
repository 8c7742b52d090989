// Standard input as the text of a file: `-` among the arguments of a command.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace weft::cli {

inline constexpr std::string_view standard_input = "-";
// What it is called where a file has a name, unless it is given one.
inline constexpr std::string_view standard_input_name = "stdin.py";

// At most `limit` + 1 bytes: a longer result means that it is too large.
Result<std::string> read_standard_input(size_t limit);

}  // namespace weft::cli
