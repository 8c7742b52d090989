// Plots: a selection -> the figures that are drawn of it.
#pragma once

#include "base/json_write.h"
#include "view/query.h"

namespace weft::view {

std::span<const uint64_t> size_classes();  // where classes of sizes begin, in bytes

// One object: sizes by class, how often each builtin is called, and how many structures are new after so many
// rows.
void write_plots(JsonWriter& json, const Table& table, const Selection& selection);

}  // namespace weft::view
