// Files as the commands need them: whole, checked at every step, with errors that name the file.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace weft {

// At most `limit` + 1 bytes: a longer result means that the file is too large.
Result<std::string> read_file(const std::string& path, size_t limit);

// Leaves no half-written file behind.
Result<void> write_file(const std::string& path, std::string_view text);

Result<void> make_folders(const std::string& path);

// Standard output. A reader that went away is not worth a message.
Result<void> write_stdout(std::string_view text);
bool stdout_closed();

std::string base_name(std::string_view path);  // "k.py" of "dir/k.py"
std::string stem(std::string_view path);       // "k": the name under which Python would import it
// As Python sees a file it imports: absolute, but `.`, `..` and links stay.
Result<std::string> absolute(const std::string& path);

}  // namespace weft
