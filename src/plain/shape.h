// shape: a type as the texts of plain C++ see it: Python's and Warp's spellings are one, structs have a name
// of their own. Texts are written for shapes, so one row serves vectors of every length and scalar.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "plain/text.h"
#include "types/types.h"
#include "value/value.h"

namespace weft::plain {

struct Shape {
    types::Kind kind = types::Kind::None;
    types::Scalar scalar = types::Scalar::Bool;  // as in types::Type; of an array of scalars its element
    uint32_t rows = 0, cols = 0;
    bool operator==(const Shape&) const = default;

    bool is_scalar() const { return kind == types::Kind::Scalar; }
    bool is_half() const { return scalar == types::Scalar::Float16 || scalar == types::Scalar::Bfloat16; }
    // Arithmetic on it happens in int: the result must be cut back.
    bool is_narrow() const { return types::facts(scalar).is_int && types::facts(scalar).bytes < 4; }
    // Vectors of up to four components, and quaternions, have members x, y, z, w.
    bool has_letters() const {
        return kind == types::Kind::Quaternion || (kind == types::Kind::Vector && rows <= 4);
    }
    uint32_t components() const {
        return kind == types::Kind::Quaternion ? 4 : kind == types::Kind::Transform ? 7 : rows;
    }
};
inline constexpr std::string_view letters = "xyzw";

inline Shape scalar_shape(types::Scalar scalar) {
    return {types::Kind::Scalar, scalar, 0, 0};
}
inline Shape vector_shape(uint32_t length, types::Scalar scalar) {
    return {types::Kind::Vector, scalar, length, 0};
}
inline Shape matrix_shape(uint32_t rows, uint32_t cols, types::Scalar scalar) {
    return {types::Kind::Matrix, scalar, rows, cols};
}
// References are seen through.
Shape shape_of(const types::Types& types, types::TypeId id);

std::string_view scalar_name(types::Scalar scalar);  // "unsigned int"
// "vec3f", "mat23d", "quatf", "transformf"; empty for what has no name of its own (arrays, structs, tuples).
std::string name(const Shape& shape);

// A number of a scalar type as a person writes it.
Piece number(const value::Value& value, types::Scalar scalar);
Piece number(double value, types::Scalar scalar);
// `piece` of one scalar type as another: `float(i)`, `__float2half(x)`; itself where nothing changes.
Piece converted(const Piece& piece, types::Scalar from, types::Scalar to);

}  // namespace weft::plain
