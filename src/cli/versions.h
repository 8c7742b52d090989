// Which weft, which Warp, which libraries.
#pragma once

#include "base/json_write.h"

namespace weft::cli {

// The members "weft" and "warp" of an open object.
void write_versions(JsonWriter& json);
int print_version(bool as_json);

}  // namespace weft::cli
