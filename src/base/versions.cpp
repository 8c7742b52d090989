#include "base/versions.h"

#ifndef WEFT_VERSION
#define WEFT_VERSION "unknown"
#endif

namespace weft {

std::string_view weft_version() {
    return WEFT_VERSION;
}

}  // namespace weft
