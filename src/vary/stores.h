// Private to vary/
// Stores: where the kernel writes an output, for transforms that change what is written or write more.
#pragma once

#include <optional>
#include <string>

#include "vary/change.h"

namespace weft::vary {

// `out[i] = value`, the only place where the kernel touches an array of floats that it only writes.
struct Store {
    NodeId statement, target, value;
    StringId array;
    Type type;  // of an element
};

// Nothing: the statement is something else.
std::optional<Store> store_in(const Change& change, NodeId statement);
// One of an output that begins as zeros; of elements of this kind, where one is asked for.
std::optional<Store> draw_store(Change& change, types::Kind kind = types::Kind::None);

std::string quoted(const Change& change, StringId name);

}  // namespace weft::vary
