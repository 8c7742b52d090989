// overrides: what a person says of an argument in a few letters, applied to a specification: "dt=0.01",
// "x=uniform(0, 2)", "idx[2*n]=index(0, n)". docs/inputs.md has the grammar.
#pragma once

#include <string_view>

#include "base/result.h"
#include "inputs/inputs.h"

namespace weft::inputs {

// NAME=FILL, NAME[SIZES] or NAME[SIZES]=FILL; FILL is a number, a size, or the name of a fill with its
// bounds.
Result<void> override_arg(Inputs& inputs, std::string_view text);

// "n,8": the sizes of the launch.
Result<void> override_launch(Inputs& inputs, std::string_view text);

}  // namespace weft::inputs
