// Warp's native/ folder: the headers that emitted code is compiled against, on the CPU and by NVRTC.
#pragma once

#include <string>

#include "base/result.h"

namespace weft::driver {

// The one line that gets them.
inline constexpr const char* how_to_get_warp_headers = "pip install warp-lang==1.19.0";

// `asked` (--warp) is native/, the package `warp`, a folder of packages or an environment; if it is empty,
// $WEFT_WARP says so, or else the environments of base/environments.h are searched. Headers of another
// version than the one whose text weft writes are an error.
Result<std::string> warp_headers(const std::string& asked);

}  // namespace weft::driver
