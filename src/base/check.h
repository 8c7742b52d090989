// Failures that are our own fault. A broken invariant stops the program in release builds too,
// because wrong text is worse than no text. Wrong input is never reported through this.
#pragma once

namespace weft {

[[noreturn, gnu::cold]] void check_failed(const char* condition, const char* text, const char* file,
                                          int line);

}  // namespace weft

#define WEFT_CHECK(condition, text) \
    ((condition) ? (void)0 : ::weft::check_failed(#condition, text, __FILE__, __LINE__))
