// Which weft, which Warp, which libraries.
#pragma once

#include "cli/json.h"

namespace weft::cli {

inline constexpr std::string_view warp_version = "1.19.0";  // whose text is reproduced

// The members "weft" and "warp" of an open object.
void write_versions(JsonWriter& json);
int print_version(bool as_json);

}  // namespace weft::cli
