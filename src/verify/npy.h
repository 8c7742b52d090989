// npy: an array -> the bytes of a file that numpy.load() reads (format 1.0 of NumPy).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "types/types.h"

namespace weft::verify {

// `bytes`: the numbers, row-major. NumPy has no bfloat16: it gets the bits, as uint16.
std::string npy(types::Scalar scalar, std::span<const uint64_t> shape, std::string_view bytes);

// "(1000, 3)", as Python writes a tuple.
std::string tuple_text(std::span<const uint64_t> shape);

}  // namespace weft::verify
