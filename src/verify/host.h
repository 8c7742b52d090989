// What this machine has for running emitted code: a compiler, a sanitizer's library.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"

namespace weft::verify {

std::string default_compiler();                             // $CXX, or c++
std::string compiler_version(const std::string& compiler);  // the first line of --version; empty: it has none
// What the compiler says to the one thing that Warp's headers ask of it and not every compiler has: clang's
// type of half precision. Empty: nothing.
std::string trouble_with_headers(const std::string& compiler);

// What a worker's environment must say so that the address sanitizer of this compiler is loaded first.
Result<std::vector<std::string>> sanitizer_environment(const std::string& compiler);

}  // namespace weft::verify
