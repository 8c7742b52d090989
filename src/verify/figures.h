// figures: the numbers of an array -> what a person wants to know of them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "types/types.h"

namespace weft::verify {

struct Figures {
    uint64_t numbers = 0, not_finite = 0;
    std::string least, greatest;  // of the finite ones, as number_text() has them; empty: there is none
    double mean = 0;              // of them
};
Figures figures(std::string_view bytes, types::Scalar scalar);

// How many numbers are not what they were, bit by bit.
uint64_t changed(std::string_view before, std::string_view after, types::Scalar scalar);

}  // namespace weft::verify
