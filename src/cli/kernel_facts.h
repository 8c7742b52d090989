// KernelFacts: what a data set's row says about a kernel, for the kernels of a user's file: difficulty,
// complexity, gradient, description. The report of `weft compile --json` writes them.
#pragma once

#include <string_view>

#include "analysis/describe.h"
#include "analysis/gradient.h"
#include "cli/json.h"
#include "driver/compile.h"

namespace weft::cli {

class KernelFacts {
  public:
    // Members of the JSON object of one kernel. Counts cover what this kernel reaches, so it is compiled
    // alone; a kernel with several overloads is several, and gets none.
    void write(JsonWriter& json, std::string_view source, const driver::Options& options,
               std::string_view key);

  private:
    driver::Workspace workspace_;
    analysis::Describer describer_;
    analysis::GradientJudge judge_;
};

}  // namespace weft::cli
