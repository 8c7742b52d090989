// An input specification as JSON: the column `inputs` of rows, and what `weft synth --json` prints.
#pragma once

#include "base/json_read.h"
#include "base/json_write.h"
#include "base/result.h"
#include "inputs/inputs.h"

namespace weft::inputs {

void write(JsonWriter& json, const Inputs& inputs);

// The memory of `inputs` is used again. The error says what is wrong in a few words.
Result<void> read(const JsonDocument& document, const JsonValue& value, Inputs& inputs);

}  // namespace weft::inputs
