// Parameters as the host sees them: which hold structs, which structs hold arrays, and the vectors that
// arrays are kept in.
#pragma once

#include <string>
#include <string_view>

#include "standalone/program.h"

namespace weft::standalone {

// The struct that a parameter is, or an array of; null: it is none.
const Struct* structure_of(const Parameter& one, const Program& program, const types::Types& types);
bool holds_arrays(const Struct& record, const Program& program, const types::Types& types);

// A function of the host program as main calls it: one of its arguments may have the same name.
std::string own_function(const Program& program, std::string_view name);

// std::vector<bool> is no array: such numbers are kept as bytes.
std::string vector_of(const Parameter& one);
std::string pointer_to(const Parameter& one, const std::string& vector);
std::string const_pointer_to(const Parameter& one, const std::string& vector);

}  // namespace weft::standalone
