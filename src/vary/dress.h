// dress: a draft and random numbers -> the same kernel as another person would write it down: names, kernel
// name, docstrings, comments, spelling of types, order of parameters. One style is drawn for the whole file
// and decides all its places alike. What the kernel computes stays; its inputs and words follow.
#pragma once

#include <span>

#include "base/random.h"
#include "draft/draft.h"
#include "vary/vary.h"

namespace weft::vary {

void dress(draft::Draft& draft, Strings& strings, Rng& rng);

}  // namespace weft::vary
