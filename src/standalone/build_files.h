// The files that build a project.
#pragma once

#include <string>

#include "standalone/variant.h"

namespace weft::standalone {

std::string makefile(const std::string& name, Variant variant);
std::string cmake_file(const std::string& name, Variant variant);
// Of a project without a main.
std::string library_makefile(const std::string& name, Variant variant);
std::string library_cmake_file(const std::string& name, Variant variant);

}  // namespace weft::standalone
