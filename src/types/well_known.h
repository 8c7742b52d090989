// Types that exist in every interner under the same id, so that rules and tables name them as constants.
// Types' constructor interns them in this order (and checks it); nothing here needs an interner.
#pragma once

#include <cstdint>

#include "base/id.h"

namespace weft::types {

using TypeId = Id<struct TypeTag>;

// Order is the row order of scalars.def.
enum class Scalar : uint8_t {
#define WEFT_SCALAR(enumerator, name, code, bytes, is_float, is_int, is_signed, suffix) enumerator,
#include "types/scalars.def"
#undef WEFT_SCALAR
};
inline constexpr uint32_t scalar_count = static_cast<uint32_t>(Scalar::Handle) + 1;

inline constexpr TypeId none{0};
constexpr TypeId of(Scalar scalar) {
    return {1 + static_cast<uint32_t>(scalar)};
}

inline constexpr TypeId boolean = of(Scalar::Bool), int8 = of(Scalar::Int8), uint8 = of(Scalar::Uint8),
                        int16 = of(Scalar::Int16), uint16 = of(Scalar::Uint16), int32 = of(Scalar::Int32),
                        uint32 = of(Scalar::Uint32), int64 = of(Scalar::Int64), uint64 = of(Scalar::Uint64),
                        float16 = of(Scalar::Float16), bfloat16 = of(Scalar::Bfloat16),
                        float32 = of(Scalar::Float32), float64 = of(Scalar::Float64);

namespace detail {
inline constexpr uint32_t after_scalars = 1 + scalar_count;
}
// Python's own bool, int and float: equal to boolean, int32 and float32, but spelled without wp::.
inline constexpr TypeId py_bool{detail::after_scalars}, py_int{detail::after_scalars + 1},
    py_float{detail::after_scalars + 2};
inline constexpr TypeId str{detail::after_scalars + 3}, range{detail::after_scalars + 4},
    shape{detail::after_scalars + 5}, slice{detail::after_scalars + 6};
// Patterns of builtin signatures.
inline constexpr TypeId any{detail::after_scalars + 7}, any_scalar{detail::after_scalars + 8},
    any_float{detail::after_scalars + 9}, any_int{detail::after_scalars + 10},
    any_tuple{detail::after_scalars + 11},  // `tuple`
    int_tuple{detail::after_scalars + 12},  // `tuple[int, ...]`
    unmatched{detail::after_scalars + 13};  // stands for types that weft does not have

namespace detail {
inline constexpr uint32_t first_vector = after_scalars + 14;
inline constexpr uint32_t first_spatial = first_vector + 3 * scalar_count;
inline constexpr uint32_t first_matrix = first_spatial + scalar_count;
inline constexpr uint32_t first_quaternion = first_matrix + 3 * scalar_count;
inline constexpr uint32_t first_transform = first_quaternion + 5;
inline constexpr uint32_t first_pattern = first_transform + 5;

enum class Pattern : uint32_t {
#define WEFT_PATTERN(name, kind, rows, cols, scalar) name,
#include "types/patterns.def"
#undef WEFT_PATTERN
    Count
};
inline constexpr uint32_t after_patterns = first_pattern + static_cast<uint32_t>(Pattern::Count);

constexpr bool is_float_scalar(Scalar scalar) {
    return scalar >= Scalar::Float16 && scalar <= Scalar::Float64;
}
}  // namespace detail

#define WEFT_PATTERN(name, kind, rows, cols, scalar) \
    inline constexpr TypeId name{detail::first_pattern + static_cast<uint32_t>(detail::Pattern::name)};
#include "types/patterns.def"
#undef WEFT_PATTERN
inline constexpr TypeId array_any{detail::after_patterns}, array_scalar{detail::after_patterns + 1},
    fixed_array_any{detail::after_patterns + 2}, array_float32{detail::after_patterns + 3},
    array_int32{detail::after_patterns + 4}, array_vec3f{detail::after_patterns + 5};
// Tiles of elements; and what a builtin takes that is handed a function.
inline constexpr TypeId tile_any{detail::after_patterns + 6}, tile_scalar{detail::after_patterns + 7},
    tile_float{detail::after_patterns + 8}, tile_int32{detail::after_patterns + 9},
    function{detail::after_patterns + 10};
// Arrays whose elements lie elsewhere.
inline constexpr TypeId indexed_any{detail::after_patterns + 11}, fabric_any{detail::after_patterns + 12},
    indexed_fabric_any{detail::after_patterns + 13};

enum class Handle : uint8_t {
#define WEFT_HANDLE(handle, constant, native, code, parent) handle,
#define WEFT_HIDDEN_HANDLE WEFT_HANDLE
#define WEFT_HANDLE_FIELD(handle, field, type)
#include "types/handles.def"
    Count
};
namespace detail {
inline constexpr uint32_t first_handle = after_patterns + 14;
inline constexpr uint32_t after_constants = first_handle + static_cast<uint32_t>(Handle::Count);
}  // namespace detail
constexpr TypeId of(Handle handle) {
    return {detail::first_handle + static_cast<uint32_t>(handle)};
}
#define WEFT_HANDLE(handle, constant, native, code, parent) \
    inline constexpr TypeId constant = of(Handle::handle);
#define WEFT_HIDDEN_HANDLE WEFT_HANDLE
#define WEFT_HANDLE_FIELD(handle, field, type)
#include "types/handles.def"

// Vectors of length 2, 3, 4 or 6; matrices 2x2, 3x3, 4x4; quaternions and transforms of floats.
constexpr bool has_constant_vector(uint32_t length) {
    return (length >= 2 && length <= 4) || length == 6;
}
constexpr TypeId constant_vector(uint32_t length, Scalar scalar) {
    const uint32_t first =
        length == 6 ? detail::first_spatial : detail::first_vector + (length - 2) * scalar_count;
    return {first + static_cast<uint32_t>(scalar)};
}
constexpr TypeId constant_square_matrix(uint32_t size, Scalar scalar) {
    return {detail::first_matrix + (size - 2) * scalar_count + static_cast<uint32_t>(scalar)};
}
constexpr TypeId constant_quaternion(Scalar scalar, bool python_spelling = false) {
    const uint32_t place = static_cast<uint32_t>(scalar) - static_cast<uint32_t>(Scalar::Float16);
    return {detail::first_quaternion + (python_spelling ? 4 : place)};
}
constexpr TypeId constant_transform(Scalar scalar, bool python_spelling = false) {
    const uint32_t place = static_cast<uint32_t>(scalar) - static_cast<uint32_t>(Scalar::Float16);
    return {detail::first_transform + (python_spelling ? 4 : place)};
}

inline constexpr TypeId vec2f = constant_vector(2, Scalar::Float32),
                        vec3f = constant_vector(3, Scalar::Float32),
                        vec4f = constant_vector(4, Scalar::Float32),
                        vec3h = constant_vector(3, Scalar::Float16),
                        vec3d = constant_vector(3, Scalar::Float64),
                        quath = constant_quaternion(Scalar::Float16),
                        quatf = constant_quaternion(Scalar::Float32),
                        quatd = constant_quaternion(Scalar::Float64),
                        transformh = constant_transform(Scalar::Float16),
                        transformf = constant_transform(Scalar::Float32),
                        transformd = constant_transform(Scalar::Float64);

}  // namespace weft::types
