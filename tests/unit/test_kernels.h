// Kernels as text for the tests of facts/ and gradient/.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "driver/subject.h"

namespace weft {

class Compiled {
  public:
    explicit Compiled(std::string_view source) : source_(source) {
        driver::Options options;
        options.module_name = "case";
        options.printed_file = "case.py";
        const driver::FileResult& result = workspace_.compile(source_, options);
        for (const driver::ModuleResult& module : result.modules) {
            if (module.diag) ADD_FAILURE() << render(*module.diag, result.source, "case.py");
        }
        if (result.diag) ADD_FAILURE() << render(*result.diag, result.source, "case.py");
    }
    driver::Subject subject() const { return driver::subject(workspace_); }

  private:
    std::string source_;
    driver::Workspace workspace_;
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
