// The values a kernel under growth has: the text of an expression with its type and what is known about it.
// Made by Kernel (kernel.h), which computes range and gain from those of the operands; bounds hold for every
// input the kernel's specification allows, with room for rounding, and need + - * / only, so they are equal
// on every machine.
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "types/types.h"

namespace weft::synth {

using types::Scalar;

enum class Shape : uint8_t { Scalar, Vector, Matrix, Quaternion, Transform, Struct };

struct Type {
    Shape shape = Shape::Scalar;
    Scalar scalar = Scalar::Float32;
    uint8_t rows = 1, cols = 1;  // Vector: rows; Struct: rows is the number of the declaration
    // At once: growth compares types more often than anything else.
    constexpr bool operator==(const Type& other) const {
        return std::bit_cast<uint32_t>(*this) == std::bit_cast<uint32_t>(other);
    }

    constexpr bool is_scalar() const { return shape == Shape::Scalar; }
    constexpr bool is_vector() const { return shape == Shape::Vector; }
    constexpr bool is_matrix() const { return shape == Shape::Matrix; }
    constexpr bool has_floats() const { return types::facts(scalar).is_float; }
    constexpr bool is_float() const { return is_scalar() && has_floats(); }
    constexpr bool is_int() const { return is_scalar() && types::facts(scalar).is_int; }
    constexpr bool is_bool() const { return is_scalar() && scalar == Scalar::Bool; }
    constexpr Type element() const { return {Shape::Scalar, scalar, 1, 1}; }
    constexpr Type row() const { return {Shape::Vector, scalar, cols, 1}; }
    constexpr uint32_t size() const { return uint32_t{rows} * cols; }
};

constexpr Type scalar_type(Scalar scalar) {
    return {Shape::Scalar, scalar, 1, 1};
}
constexpr Type vector_type(uint32_t length, Scalar scalar = Scalar::Float32) {
    return {Shape::Vector, scalar, static_cast<uint8_t>(length), 1};
}
constexpr Type matrix_type(uint32_t rows, uint32_t cols, Scalar scalar = Scalar::Float32) {
    return {Shape::Matrix, scalar, static_cast<uint8_t>(rows), static_cast<uint8_t>(cols)};
}
inline constexpr Type f32 = scalar_type(Scalar::Float32), f64 = scalar_type(Scalar::Float64),
                      f16 = scalar_type(Scalar::Float16), i32 = scalar_type(Scalar::Int32),
                      u32 = scalar_type(Scalar::Uint32), i64 = scalar_type(Scalar::Int64),
                      boolean = scalar_type(Scalar::Bool);
inline constexpr Type quat_type{Shape::Quaternion, Scalar::Float32, 4, 1},
    transform_type{Shape::Transform, Scalar::Float32, 7, 1};

struct Range {
    double lo = 0, hi = 0;
    constexpr double bound() const { return hi > -lo ? hi : -lo; }  // of the absolute value
    constexpr bool within(Range other) const { return lo >= other.lo && hi <= other.hi; }
    constexpr bool is_point() const { return lo == hi; }
};
constexpr Range hull(Range a, Range b) {
    return {a.lo < b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}

// What a type can hold (integers beyond 2^52: less), and how large growth lets values of it become.
Range representable(Scalar scalar);
Range comfortable(Scalar scalar);

// Binding strength of Python's operators.
enum class Level : uint8_t {
    Ternary,
    Or,
    And,
    Not,
    Compare,
    BitOr,
    BitXor,
    BitAnd,
    Shift,
    Sum,
    Product,
    Unary,
    Power,
    Atom
};

struct Value {
    uint32_t at = 0;  // of its text, in the kernel's arena
    uint16_t size = 0;
    uint16_t operations = 0;  // as Counts counts them
    uint16_t branches = 0;    // conditional expressions in it
    Level level = Level::Atom;
    bool literal : 1 = false;
    bool name : 1 = false;  // a bare name
    bool fixed : 1 =
        false;  // the variable of an unrolled loop: a number to Warp, whose type a cast would change
    bool varies : 1 = false;  // its gradient reaches a float input
    bool stale : 1 =
        false;  // came out of a loop that is not unrolled: Warp's reverse pass sees another value,
                // so an honest kernel adds it up, scales it by literals and stores it, no more
    Type type;
    Range range;  // of the number, or of each component
    double floor =
        0;            // vectors: below the length; matrices: |diagonal| - sum |rest of the row|, for each row
    double gain = 0;  // above the sum of |derivatives| by inputs
};

}  // namespace weft::synth
