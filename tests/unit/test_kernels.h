// Kernels as text for the tests of facts/ and gradient/.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "driver/compile.h"
#include "driver/subject.h"
#include "source/render.h"

namespace weft {

// A file with one kernel that must compile.
class CompiledKernelFile {
  public:
    explicit CompiledKernelFile(std::string_view source) {
        driver::Options options;
        options.module_name = "case";
        options.printed_file = "case.py";
        driver::compile(source, options, compiled_);
        if (!compiled_.ok()) ADD_FAILURE() << render(*compiled_.first_diag(), compiled_.sources());
    }
    driver::Subject subject() const { return driver::subject(compiled_); }

  private:
    Compiled compiled_;
};

// A kernel k(x, y: float arrays; n: int) with this body.
inline std::string kernel(std::string_view body) {
    std::string text =
        "import warp as wp\n\n@wp.kernel\ndef k(x: wp.array(dtype=float), y: wp.array(dtype=float), n: "
        "int):\n";
    text += body;
    return text;
}

}  // namespace weft
