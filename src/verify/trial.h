// Private to verify/
// Trial: a specimen whose two kernels are compiled, run on the same inputs at several sizes -> what was
// observed.
#pragma once

#include "verify/specimen.h"

namespace weft::verify {

void try_both(Specimen& specimen, const Worker& correct, const Worker& faulty);

}  // namespace weft::verify
