// The words of an access in columns and JSON, back to what they mean.
#pragma once

#include "base/result.h"
#include "facts/memory.h"

namespace weft::facts {

// Words of an access, as they are written; an error names one that is none.
struct AccessText {
    std::string_view array, touch, pattern, stride, blur;
};
Result<void> parse(const AccessText& text, Access& access);

}  // namespace weft::facts
