// The line maps of one compiled file as JSON: Python line <-> lines of each text, by kernel, function and
// pass.
#pragma once

#include <span>
#include <string_view>

#include "base/json_write.h"
#include "cli/report.h"
#include "driver/compiled.h"

namespace weft::cli {

void write_file_map(JsonWriter& json, const Compiled& compiled, std::string_view file,
                    std::span<const ModuleOutputs> outputs);

}  // namespace weft::cli
