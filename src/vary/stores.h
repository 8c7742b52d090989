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
    unsigned ndim;
};

// Nothing: the statement is something else.
std::optional<Store> store_in(const Change& change, NodeId statement);
// One of an output that begins as zeros; of elements of this kind, where one is asked for.
std::optional<Store> draw_store(Change& change, types::Kind kind = types::Kind::None);

// One whose value nothing behind it reads, so that what is said of the value stays true when it is changed.
std::optional<Store> draw_last_use(Change& change);
// What a store writes, under a name: a variable that holds it already or one that is made in front.
NodeId named_value(Change& change, const Store& store);

void add_behind_store(Change& change, NodeId value, NodeId statement);

// An element of another array, at the same indexes.
NodeId element_beside(Change& change, const Store& store, StringId array, const Type& type,
                      syntax::Context context);
// A new input of the same shape and type as the output: its element at the same indexes.
NodeId read_beside(Change& change, const Store& store, StringId name, inputs::Arg arg);

// "loss_out" and "new_loss" are about the loss; empty: the name says nothing but that it is written.
std::string about(std::string_view array);
std::string quoted(const Change& change, StringId name);

}  // namespace weft::vary
