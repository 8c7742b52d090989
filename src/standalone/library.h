// library: a kernel as a header and a source to drop into a C++ project: arrays are pointers to the GPU's
// memory, and the caller says on which stream.
#pragma once

#include <string>

#include "standalone/program.h"

namespace weft::standalone {

struct Library {
    std::string header, source;
};

Library library_files(const Program& program, const plain::Support& support, const std::string& brief,
                      const std::string& file);

}  // namespace weft::standalone
