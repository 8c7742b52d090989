// Sizes: an array of several dimensions is a pointer and the sizes that somebody asks for, under names that a
// person would give them: image_rows, image_cols.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weft::plain {

// Bits of the dimensions whose size is asked for.
using SizeSet = uint8_t;

constexpr SizeSet all_sizes(unsigned ndim) {
    return static_cast<SizeSet>((1u << ndim) - 1);
}

// Which they are.
std::vector<unsigned> dimensions(SizeSet sizes);

// What stands behind the name of an array of so many dimensions: "_cols".
std::string_view size_suffix(unsigned ndim, unsigned dimension);

}  // namespace weft::plain
