// apart: does every thread keep to elements of its own, wherever one is written?
// And is no extreme taken by an atomic, which several of them may offer?
// Used by judge.cpp: where it does, threads cannot meet and no neighbours have to be run.
#pragma once

#include "gradient/layout.h"

namespace weft::gradient {

// False says nothing.
bool threads_stay_apart(const Layouts& layouts);

}  // namespace weft::gradient
