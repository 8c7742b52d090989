// secrets: addresses of object stores, "s3://key:secret@bucket/set?options", as they may be shown: who asks
// with which key, and the options, are nobody's business.
#pragma once

#include <string>
#include <string_view>

namespace weft::cli {

// "s3://bucket/set": a place that the package writes to, and no folder.
bool is_store(std::string_view place);
// The same without what may be secret. A folder is shown as it is.
std::string shown_place(std::string_view place);
// A message in which such addresses may stand.
std::string without_secrets(std::string_view text);

}  // namespace weft::cli
