// Refusal: why a function has no form in another language.
#pragma once

#include <cstdint>
#include <string>

namespace weft::typed {

struct Refusal {
    std::string what;
    uint32_t line = 0;
};

}  // namespace weft::typed
