// A disk whose N-th operation fails on purpose, for tests (see Disk).
#pragma once

#include "base/disk.h"

namespace weft {

std::unique_ptr<Disk> faulty_disk(std::string_view fault);

}  // namespace weft
