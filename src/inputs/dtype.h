// The types of arguments by name: "float32", "vec3f", "mat23d", "quatf", "transformd"; sides of ten and more
// are told apart by an x, "mat12x3f".
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/text.h"
#include "types/types.h"

namespace weft::inputs {

struct Dtype {
    types::Kind kind = types::Kind::Scalar;  // Scalar, Vector, Matrix, Quaternion or Transform
    types::Scalar scalar{};
    uint32_t rows = 0, cols = 0;  // of Vector (rows) and Matrix

    uint64_t components() const;
    bool operator==(const Dtype&) const = default;
};

void append(TextBuffer& out, const Dtype& dtype);
std::optional<Dtype> parse_dtype(std::string_view text);

}  // namespace weft::inputs
