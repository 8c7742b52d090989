// What `weft compile --list` prints: the kernels, functions, structs and factories of a file.
#pragma once

#include <string>
#include <string_view>

#include "base/json_write.h"
#include "driver/compiled.h"

namespace weft::cli {

std::string inventory_text(const Compiled& compiled, std::string_view file);
void write_inventory(JsonWriter& json, const Compiled& compiled, std::string_view file);

}  // namespace weft::cli
