// Types in the textual form of the IR: `array(vec(3, float32), 1)`, `ref(struct(Particle_1a2b3c4d))`.
// A spelling of Python's own (`float`) has a tick: `float32'`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "types/types.h"

namespace weft::ir {

// A struct by its name in C++; the second and later ones with equal name and fields have their number behind
// it: Particle_1a2b3c4d#1.
void append_struct(std::string& out, types::StructId id, const types::Types& types);
std::optional<types::StructId> find_struct(std::string_view text, const types::Types& types);

void append_type(std::string& out, types::TypeId id, const types::Types& types, const Strings& strings);

// Reads a type from the front of `text` and takes it away; nothing if there is none. A struct must be known
// to `types`.
std::optional<types::TypeId> take_type(std::string_view& text, types::Types& types, Strings& strings);

}  // namespace weft::ir
