// What this machine has for running emitted code: a compiler, a sanitizer's library.
#pragma once

#include <string>

#include "base/result.h"

namespace weft::verify {

std::string default_compiler();  // $CXX, or c++

// A sanitizer's library must be loaded before any other: starts this program again with it, once. Returns
// at once in the program that was started so.
Result<void> restart_with_sanitizer(const std::string& compiler);

}  // namespace weft::verify
