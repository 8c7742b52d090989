// Private to vary/
// Variables: which names of an expression hold values of the definition around it, what happens to them, and
// whether their types can be written in a signature.
#pragma once

#include <vector>

#include "vary/change.h"

namespace weft::vary {

// A parameter of the definition, or something assigned in it: not a constant, a function or Python's.
bool is_variable(const Change& change, StringId name, NodeId definition);

// The names in an expression (or statement) that are variables, in the order of the text.
std::vector<NodeId> variables_in(const Change& change, NodeId expr);

// Neither the variable nor a part of it is assigned in the definition, not even once.
bool is_never_written(const Change& change, StringId name, NodeId definition);

// Whether an annotation of this type can be made in front of a definition: vectors and matrices that Warp
// has names for, and structs that the file has made by then.
bool can_be_annotated(const Change& change, const Type& type, NodeId definition);

// Calls, operators and choices in it.
unsigned operations(const Change& change, NodeId expr);

// Where a statement of the file stands among its statements.
size_t place_in_file(const Change& change, NodeId statement);

}  // namespace weft::vary
