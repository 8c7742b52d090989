// The `#line N "FILE"` directives of modules with debug information.
#pragma once

#include <string>
#include <string_view>

#include "base/text.h"

namespace weft::emit {

void append_directive(TextBuffer& out, uint32_t file_line, std::string_view escaped_file);

// A file name as it stands inside the quotes.
void escape_file(std::string_view file, std::string& out);

}  // namespace weft::emit
