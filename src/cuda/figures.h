// Figures of an entry point as JSON: `weft ptx --json` and the column `hardware` of annotated rows say the
// same.
#pragma once

#include <optional>

#include "base/json_write.h"
#include "cuda/compile.h"
#include "cuda/occupancy.h"

namespace weft::cuda {

// At the block size of the launch; nothing: the limits of the architecture are not in the table.
std::optional<Occupancy> occupancy_of(int architecture, const Usage& usage, unsigned block_dim);

void write_usage(JsonWriter& json, const Usage& usage);  // members of an object that is open
void write_occupancy(JsonWriter& json, const std::optional<Occupancy>& occupancy);  // one value
// Members of an object that is open: usage, occupancy and mixes. `sass`: null where nobody disassembled.
void write_figures(JsonWriter& json, const EntryResult& entry, int architecture, unsigned block_dim,
                   const Mix* sass);

}  // namespace weft::cuda
