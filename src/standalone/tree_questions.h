// Questions about the tree of a kernel that several plans ask.
#pragma once

#include <vector>

#include "typed/body.h"

namespace weft::standalone {

// The indices of one subscript: `a[i]`, `a[i, j]`.
std::vector<typed::NodeId> indices_of(const typed::Body& body, typed::NodeId subscript);
// An array of the kernel's parameters that a subscript is of, by name; invalid: it is of something else.
StringId array_of(const typed::Body& body, typed::NodeId subscript);
bool is_name(const typed::Body& body, typed::NodeId id, StringId name);
// Arrays of which elements are only read, one by one: they are handed to nobody.
std::vector<StringId> read_only_arrays(const typed::Body& body);
const module::Parameter* find_parameter(const typed::Body& body, StringId name);
bool contains(const typed::Body& body, typed::NodeId id, typed::Kind kind);

}  // namespace weft::standalone
