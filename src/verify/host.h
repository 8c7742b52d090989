// What this machine has for running emitted code: a compiler, a sanitizer's library.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace weft::verify {

std::string default_compiler();  // $CXX, or c++

// What a worker's environment must say so that the address sanitizer of this compiler is loaded first.
Result<std::vector<std::string>> sanitizer_environment(const std::string& compiler);

}  // namespace weft::verify
