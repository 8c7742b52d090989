#include "plain/shape.h"

#include <charconv>
#include <cmath>

#include "base/check.h"
#include "base/number_text.h"

namespace weft::plain {

using types::Kind;
using types::Scalar;

Shape shape_of(const types::Types& types, types::TypeId id) {
    if (!id.valid()) return {};
    const types::Type& type = types[types::stripped(types, id)];
    if (types::is_array(type)) {
        const types::Type& element = types[type.element];
        return {Kind::Array, element.kind == Kind::Scalar ? element.scalar : Scalar::Handle, 0, 0};
    }
    if (type.kind == Kind::Scalar || types::is_composite(type))
        return {type.kind, type.scalar, type.rows, type.cols};
    return {type.kind, Scalar::Bool, 0, 0};
}

std::string_view scalar_name(Scalar scalar) {
    switch (scalar) {
        case Scalar::Bool:
            return "bool";
        case Scalar::Int8:
            return "int8_t";
        case Scalar::Uint8:
            return "uint8_t";
        case Scalar::Int16:
            return "int16_t";
        case Scalar::Uint16:
            return "uint16_t";
        case Scalar::Int32:
            return "int";
        case Scalar::Uint32:
            return "unsigned int";
        case Scalar::Int64:
            return "int64_t";
        case Scalar::Uint64:
        case Scalar::Handle:
            return "uint64_t";
        case Scalar::Float16:
            return "__half";
        case Scalar::Bfloat16:
            return "__nv_bfloat16";
        case Scalar::Float32:
            return "float";
        case Scalar::Float64:
            return "double";
    }
    return "";
}

std::string name(const Shape& shape) {
    const std::string_view brief = types::short_name(shape.scalar);
    const std::string suffix(brief.empty() ? types::facts(shape.scalar).name : brief);
    switch (shape.kind) {
        case Kind::Scalar:
            return std::string(scalar_name(shape.scalar));
        case Kind::Vector:
            return "vec" + std::to_string(shape.rows) + suffix;
        case Kind::Matrix: {
            // mat1012f could be 1 x 012 or 10 x 12
            const std::string between = shape.rows > 9 || shape.cols > 9 ? "x" : "";
            return "mat" + std::to_string(shape.rows) + between + std::to_string(shape.cols) + suffix;
        }
        case Kind::Quaternion:
            return "quat" + suffix;
        case Kind::Transform:
            return "transform" + suffix;
        default:
            return "";
    }
}

namespace {

// 1e-06 as 1e-6, 5 as 5.0.
std::string tidy(std::string_view digits) {
    const size_t e = digits.find('e');
    std::string text(digits.substr(0, e));
    if (e == std::string_view::npos) return text.find('.') == std::string::npos ? text + ".0" : text;
    std::string_view exponent = digits.substr(e + 1);
    text += 'e';
    if (exponent[0] == '-') text += '-';
    if (exponent[0] == '-' || exponent[0] == '+') exponent.remove_prefix(1);
    while (exponent.size() > 1 && exponent[0] == '0') exponent.remove_prefix(1);
    return text.append(exponent);
}

template <class Float>
std::string shortest(Float value) {
    char text[64];
    const auto [end, error] = std::to_chars(text, text + sizeof text, value);
    WEFT_CHECK(error == std::errc(), "a number fits 64 characters");
    return tidy({text, static_cast<size_t>(end - text)});
}

Piece signed_piece(std::string text) {
    const Binding binding = text[0] == '-' ? Binding::Prefix : Binding::Postfix;
    return {std::move(text), binding};
}

Piece float_piece(double value, Scalar scalar) {
    if (scalar == Scalar::Float16) return {"__float2half(" + float_piece(value, Scalar::Float32).text + ")"};
    if (scalar == Scalar::Bfloat16)
        return {"__float2bfloat16(" + float_piece(value, Scalar::Float32).text + ")"};
    if (scalar == Scalar::Float32) {
        const auto single = static_cast<float>(value);
        if (std::isfinite(single)) return signed_piece(shortest(single) + "f");
        value = single;
    }
    if (std::isnan(value)) return {"NAN"};
    if (std::isinf(value)) return signed_piece(value < 0 ? "-INFINITY" : "INFINITY");
    return signed_piece(shortest(value));
}

Piece integer_piece(value::Integer value, Scalar scalar) {
    const types::ScalarFacts& facts = types::facts(scalar);
    const unsigned bits = facts.bytes * 8u;
    const value::Integer range = value::Integer{1} << bits;
    value %= range;
    if (value < 0) value += range;
    if (facts.is_signed && value >= range / 2) value -= range;
    // There is no literal of the least number: 2147483648 is no int.
    if (facts.is_signed && bits >= 32 && value == -(range / 2)) {
        const std::string greatest = int_text(range / 2 - 1) + std::string(facts.suffix);
        return {"-" + greatest + " - 1", Binding::Sum};
    }
    return signed_piece(int_text(value) + std::string(facts.suffix));
}

bool is_whole(const value::Value& value) {
    switch (value.kind) {
        case value::ValueKind::WarpScalar:
        case value::ValueKind::NumpyScalar:
            return value.raw_is_int;
        default:
            return value.kind != value::ValueKind::Float;
    }
}

}  // namespace

Piece number(const value::Value& value, Scalar scalar) {
    const bool whole = is_whole(value);
    if (scalar == Scalar::Bool) {
        const bool truth = whole ? value.integer != 0 : value.real != 0;
        return {truth ? "true" : "false"};
    }
    if (types::facts(scalar).is_float)
        return float_piece(whole ? static_cast<double>(value.integer) : value.real, scalar);
    if (whole) return integer_piece(value.integer, scalar);
    // A float where an integer is due is cut off, as C++ does it; what does not fit is left to C++.
    if (!(std::abs(value.real) < 1e18))
        return converted(float_piece(value.real, Scalar::Float64), Scalar::Float64, scalar);
    return integer_piece(static_cast<value::Integer>(value.real), scalar);
}

Piece number(double value, Scalar scalar) {
    return number(value::float_value(value), scalar);
}

Piece converted(const Piece& piece, Scalar from, Scalar to) {
    if (from == to) return piece;
    const auto called = [](std::string_view function, const std::string& argument) {
        return Piece{std::string(function) + "(" + argument + ")"};
    };
    std::string text = piece.text;
    if (from == Scalar::Float16 || from == Scalar::Bfloat16) {
        text = called(from == Scalar::Float16 ? "__half2float" : "__bfloat162float", text).text;
        if (to == Scalar::Float32) return {text};
        from = Scalar::Float32;
    }
    if (to == Scalar::Float16 || to == Scalar::Bfloat16) {
        if (from != Scalar::Float32) text = called("float", text).text;
        return called(to == Scalar::Float16 ? "__float2half" : "__float2bfloat16", text);
    }
    // `unsigned int(x)` is no expression.
    return called(to == Scalar::Uint32 ? "unsigned" : scalar_name(to), text);
}

}  // namespace weft::plain
