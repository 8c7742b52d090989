// Where the files lie that belong to this program: beside it as it is built, in ../lib/weft as it is
// installed.
#pragma once

#include <string>
#include <string_view>

namespace weft {

std::string own_folder();  // of the program, or of the library that this code is part of; ends with '/'
std::string own_file(std::string_view name);

}  // namespace weft
