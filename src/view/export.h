// export_site: a sample of rows -> the same pages as files, for any web server or a browser alone: the assets
// as they are, and what a server would answer as scripts beside them (a page of a file:// may load scripts
// and nothing else).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/steps.h"
#include "view/site.h"

namespace weft::view {

// `size` rows, evenly spread over the list, all where there are fewer.
std::vector<uint64_t> sample_of(const Table& table, uint64_t size);

// Into a folder that is new or empty; nothing of what others made is replaced. `stop` is asked between rows.
Result<void> export_site(const Site& site, const std::vector<uint64_t>& rows, const std::string& folder,
                         Steps& steps, const std::atomic<bool>& stop);

}  // namespace weft::view
