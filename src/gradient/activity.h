// activity: can anything that a kernel writes to an array have a derivative by anything that it reads from
// one? Used by judge.cpp: where nothing can, there is no gradient and nothing has to be run. It errs on one
// side only: a value that may have a derivative counts as having one.
#pragma once

#include "gradient/layout.h"

namespace weft::gradient {

bool may_have_derivative(Layouts& layouts);

}  // namespace weft::gradient
