// The files that build a project.
#pragma once

#include <string>

namespace weft::standalone {

std::string makefile(const std::string& name);
std::string cmake_file(const std::string& name);
// Of a project without a main.
std::string library_makefile(const std::string& name);
std::string library_cmake_file(const std::string& name);

}  // namespace weft::standalone
