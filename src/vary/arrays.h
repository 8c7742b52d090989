// Private to vary/
// Arrays: a parameter of the kernel of which only single elements are read and written, for transforms that
// store it in another way.
#pragma once

#include <optional>
#include <vector>

#include "vary/change.h"

namespace weft::vary {

struct ArrayUses {
    StringId name;
    Type type;
    std::vector<NodeId> reads;   // subscripts
    std::vector<NodeId> writes;  // subscripts that are the only target of an assignment
};

// Nothing: it is passed on, measured, added to, read in part, or no array of this kernel at all.
std::optional<ArrayUses> element_uses(Change& change, NodeId arg);

// The indexes of an element, in the order of its dimensions.
std::vector<NodeId> indexes_of(const Change& change, NodeId subscript);

// The length of something else is the length of this array.
bool is_measured(const Change& change, StringId name);

// Another type of the elements, or another number of dimensions: the parameter and its input follow.
void retype(Change& change, StringId array, const Type& type);

}  // namespace weft::vary
