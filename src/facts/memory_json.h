// Memory as JSON: the column `memory` of rows, and what `weft compile --json` prints of a kernel.
#pragma once

#include "base/json_read.h"
#include "base/json_write.h"
#include "base/result.h"
#include "facts/memory.h"

namespace weft::facts {

// null where nothing is known.
void write(JsonWriter& json, const Memory& memory);

// The memory of `memory` is used again. The error says what is wrong in a few words.
Result<void> read(const JsonDocument& document, const JsonValue& value, Memory& memory);

}  // namespace weft::facts
