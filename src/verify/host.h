// What this machine has for running emitted code: Warp's headers, a compiler, a sanitizer's library.
#pragma once

#include <string>

#include "base/result.h"

namespace weft::verify {

// Warp's native/ folder in the environment that is active, or in the one that ./dev makes; empty: none.
std::string find_native();
bool is_native(const std::string& folder);
std::string default_compiler();  // $CXX, or c++

// A sanitizer's library must be loaded before any other: starts this program again with it, once. Returns
// at once in the program that was started so.
Result<void> restart_with_sanitizer(const std::string& compiler);

}  // namespace weft::verify
