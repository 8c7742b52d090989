// Private to faults/
// sight: which values of a kernel reach an output so that another value there is another output. Walks the
// statements backwards, as liveness does, but follows a value only through what lets every change through: a
// sum, a product, a constructor; not through the smaller of two, a rounding or a choice.
#pragma once

#include "faults/scene.h"

namespace weft::faults {

void mark_what_shows(Scene& scene);

}  // namespace weft::faults
