// The index of a data file, kept in the folder for caches of the one who looks: `$XDG_CACHE_HOME/weft/view`
// or `~/.cache/weft/view`. Nothing is ever written beside the data. A file is named after what it is the
// index of: path, size, time of change and the columns that were read; another file has another name. What
// is damaged counts as not there.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "dataset/formats/reader.h"
#include "view/table.h"

namespace weft::view {

// Nothing: there is no home, or it is not to be written to.
std::optional<std::string> cache_folder();
// Of a unit as it is now.
std::string part_name(const dataset::Set& set, const dataset::Unit& unit);

std::optional<Part> read_part(const std::string& path);
Result<void> write_part(const std::string& path, const Part& part);
// Files that nobody used for a month go.
void forget_old_parts(const std::string& folder);

}  // namespace weft::view
