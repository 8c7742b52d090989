// Private to vary/
// New parameters: where one stands in the signature of the kernel, and what it holds.
#pragma once

#include <string>

#include "vary/change.h"
#include "vary/threads.h"

namespace weft::vary {

inline const Type whole_number = Type::of(types::Scalar::Int32);

// In front of all arrays: a parameter that tells of the work itself.
size_t place_of_arrays(const Change& change);
// Behind the last array that is only read, else in front of the arrays.
size_t place_of_inputs(Change& change);
// Behind the last one that is no array, else behind all.
size_t place_of_scalars(const Change& change);
// Behind all: what came last to be written.
size_t place_of_outputs(const Change& change);

// An array with an element for each thread along a dimension of the launch.
inputs::Arg per_thread(const Change& change, size_t dimension = 0);
// A number between two bounds.
inputs::Arg between(double low, double high);

// A number that is passed, of the precision of `like`; an expression that reads it.
NodeId pass_number(Change& change, StringId name, const Type& like, const inputs::Arg& arg);

Type array_of(const Type& element, unsigned ndim);

}  // namespace weft::vary
