// apart: what a kernel shows of which thread touches which element.
// Used by judge.cpp: runs of a few neighbours do not show what threads far from each other do.
#pragma once

#include "gradient/layout.h"

namespace weft::gradient {

// Does every thread keep to elements of its own, wherever one is written, and offer no extreme by an atomic?
// Then threads cannot meet and no neighbours have to be run. False says nothing.
bool threads_stay_apart(const Layouts& layouts);

// Does whatever is offered to an atomic minimum or maximum hang on an element that no other thread reads?
// Then no two threads offer the same value, but by chance. False says nothing; true where nothing is offered.
bool extremes_are_own(const Layouts& layouts);

}  // namespace weft::gradient
