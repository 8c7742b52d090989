// Private to score/
// PythonAnswer: Python that a model wrote -> a kernel that can be run in the place of another. Nothing of it
// is executed as Python: weft compiles it like any file.
#pragma once

#include <string>
#include <string_view>

#include "driver/compiled.h"
#include "verify/case.h"

namespace weft::score {

// Without comments, in one layout: texts that are the same but for those print alike.
std::string printed_python(const Compiled& compiled);

struct PythonAnswer {
    std::string printed;  // empty: it is no Python that weft reads
    std::string refusal;  // not empty: weft does not compile it, or it does not hold one kernel
    std::string misfit;   // not empty: it cannot be launched as `asked` is
    verify::Case item;    // its code, compiled
};

// The kernel of the name of `asked`, or the only one. Parameters may have other names.
PythonAnswer compile_python_answer(std::string_view code, const verify::Case& asked);

}  // namespace weft::score
