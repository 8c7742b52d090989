// uses: the arguments that a kernel reads, writes or updates anywhere in its text and that of the functions
// it calls, also where no run on the planned inputs comes. Roles of arguments follow from it. Used by
// sources.cpp before the walk, which may stop half-way or find code out of reach.
#pragma once

#include "infer/sources.h"

namespace weft::infer {

void mark_uses(Sources& sources, const driver::Subject& subject);

}  // namespace weft::infer
