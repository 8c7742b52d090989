#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace weft {

void check_failed(const char* condition, const char* text, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: internal error: %s (%s)\n", file, line, text, condition);
    std::abort();
}

}  // namespace weft
