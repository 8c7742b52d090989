// Which weft, which Warp, which libraries.
#pragma once

#include <string_view>

#include "base/json_write.h"

namespace weft::cli {

// Which commit was built, with "-dirty" behind it where files were changed; empty: nobody knows.
// cmake/commit.cmake writes it.
std::string_view commit();

// The members "weft" and "warp" of an open object.
void write_versions(JsonWriter& json);
int print_version(bool as_json);

}  // namespace weft::cli
