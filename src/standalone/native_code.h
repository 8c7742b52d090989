// The C++ of a @wp.func_native as the body of a __device__ function. It was written against Warp's headers:
// where it speaks of numbers and of elements of arrays it is taken as it stands, and a word that needs more
// is the reason of a refusal. Nobody knows what such code does, so kernels with it get no inputs and no main.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "standalone/program.h"
#include "types/types.h"

namespace weft::standalone {

// `parameters`: of the function, in order; `names`: theirs in Python.
Result<std::string> native_body(std::string_view code, std::span<const Parameter> parameters,
                                std::span<const std::string_view> names, const types::Types& types);

}  // namespace weft::standalone
