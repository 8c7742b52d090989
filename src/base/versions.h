// Which weft this is, and whose text it reproduces.
#pragma once

#include <string_view>

namespace weft {

inline constexpr std::string_view warp_version = "1.19.0";
std::string_view weft_version();

}  // namespace weft
