// Numbers in the memory of a launch: written from doubles, rounded to the type that an argument has.
#pragma once

#include "types/types.h"

namespace weft::verify {

void write_number(char* to, types::Scalar scalar, double value);
double read_number(const char* from, types::Scalar scalar);
bool is_finite(const char* from, types::Scalar scalar);

}  // namespace weft::verify
