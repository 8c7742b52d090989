// KernelFacts: what a data set's row says about a kernel, for the kernels of a user's file: difficulty,
// complexity, gradient, description. The report of `weft compile --json` writes them.
#pragma once

#include <string_view>

#include "cli/json.h"
#include "driver/compile.h"
#include "facts/describe.h"
#include "gradient/judge.h"

namespace weft::cli {

class KernelFacts {
  public:
    // Members of the JSON object of one kernel. Counts cover what this kernel reaches, so it is compiled
    // alone; a kernel with several overloads is several, and gets none.
    void write(JsonWriter& json, std::string_view source, const driver::Options& options,
               std::string_view key);

  private:
    driver::Workspace workspace_;
    facts::Describer describer_;
    gradient::Judge judge_;
};

}  // namespace weft::cli
