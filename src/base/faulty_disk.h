// A disk whose N-th operation fails on purpose, for tests (see Disk).
#pragma once

#include "base/disk.h"

namespace weft {

Error system_error(std::string_view doing, std::string_view path, int code);
std::unique_ptr<Disk> faulty_disk(std::string_view fault);

}  // namespace weft
