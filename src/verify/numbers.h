// Numbers in the memory of a launch: written from doubles, rounded to the type that an argument has.
#pragma once

#include <string>

#include "types/types.h"

namespace weft::verify {

void write_number(char* to, types::Scalar scalar, double value);
double read_number(const char* from, types::Scalar scalar);
bool is_finite(const char* from, types::Scalar scalar);

// Of integers exactly, too. Nothing is less than what is no number.
bool is_less(const char* a, const char* b, types::Scalar scalar);

// With the digits that NumPy shows, the fewest that tell a float from all others of its type, and exponents
// where Python has them; True and False.
std::string number_text(const char* from, types::Scalar scalar);
// Such a text as a value of JSON, which has no word for what is no number: "nan" and "inf" are strings there.
std::string json_number(const std::string& text);

}  // namespace weft::verify
