#include "verify/numbers.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstring>

#include "base/float16.h"
#include "base/number_text.h"

namespace weft::verify {
namespace {

// As NumPy on most machines: the low bits of what is beyond a type; 0 for what no 64-bit integer holds.
template <class T>
T integer(double value) {
    constexpr double limit = 18446744073709551616.0;
    if (value >= -limit / 2 && value < limit / 2) return static_cast<T>(static_cast<int64_t>(value));
    if (value > 0 && value < limit) return static_cast<T>(static_cast<uint64_t>(value));
    return 0;
}

template <class T>
void put(char* to, T value) {
    std::memcpy(to, &value, sizeof value);
}

}  // namespace

void write_number(char* to, types::Scalar scalar, double value) {
    switch (scalar) {
        case types::Scalar::Int8:
            return put(to, integer<int8_t>(value));
        case types::Scalar::Uint8:
            return put(to, integer<uint8_t>(value));
        case types::Scalar::Int16:
            return put(to, integer<int16_t>(value));
        case types::Scalar::Uint16:
            return put(to, integer<uint16_t>(value));
        case types::Scalar::Int32:
            return put(to, integer<int32_t>(value));
        case types::Scalar::Uint32:
            return put(to, integer<uint32_t>(value));
        case types::Scalar::Int64:
            return put(to, integer<int64_t>(value));
        case types::Scalar::Uint64:
            return put(to, integer<uint64_t>(value));
        case types::Scalar::Float16:
            return put(to, half_bits(value, Ties::ToEven));
        case types::Scalar::Bfloat16:
            return put(to, bfloat16_bits(static_cast<float>(value)));
        case types::Scalar::Float32:
            return put(to, static_cast<float>(value));
        case types::Scalar::Float64:
            return put(to, value);
        case types::Scalar::Bool:
            return put(to, value != 0);
        case types::Scalar::Handle:
            return put(to, integer<uint64_t>(value));
    }
}

namespace {

template <class T>
T got(const char* from) {
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

}  // namespace

double read_number(const char* from, types::Scalar scalar) {
    switch (scalar) {
        case types::Scalar::Bool:
        case types::Scalar::Uint8:
            return got<uint8_t>(from);
        case types::Scalar::Int8:
            return got<int8_t>(from);
        case types::Scalar::Int16:
            return got<int16_t>(from);
        case types::Scalar::Uint16:
            return got<uint16_t>(from);
        case types::Scalar::Int32:
            return got<int32_t>(from);
        case types::Scalar::Uint32:
            return got<uint32_t>(from);
        case types::Scalar::Int64:
            return static_cast<double>(got<int64_t>(from));
        case types::Scalar::Uint64:
        case types::Scalar::Handle:
            return static_cast<double>(got<uint64_t>(from));
        case types::Scalar::Float16:
            return half_value(got<uint16_t>(from));
        case types::Scalar::Bfloat16:
            return bfloat16_value(got<uint16_t>(from));
        case types::Scalar::Float32:
            return static_cast<double>(got<float>(from));
        case types::Scalar::Float64:
            return got<double>(from);
    }
    return 0;
}

bool is_less(const char* a, const char* b, types::Scalar scalar) {
    if (scalar == types::Scalar::Int64) return got<int64_t>(a) < got<int64_t>(b);
    if (scalar == types::Scalar::Uint64) return got<uint64_t>(a) < got<uint64_t>(b);
    return read_number(a, scalar) < read_number(b, scalar);
}

bool is_finite(const char* from, types::Scalar scalar) {
    return !types::facts(scalar).is_float || std::isfinite(read_number(from, scalar));
}

namespace {

// Of a float with fewer bits than a double: so many digits, rounded, that it reads back as the same bits.
// Read as a double they are its shortest text, too.
double shortest_of(const char* from, types::Scalar scalar) {
    constexpr int most_digits = 9;
    const double value = read_number(from, scalar);
    const size_t bytes = types::facts(scalar).bytes;
    for (int digits = 1; digits <= most_digits; ++digits) {
        char text[40], again[8];
        const auto end =
            std::to_chars(text, text + sizeof text, value, std::chars_format::scientific, digits - 1);
        const auto read = read_double({text, static_cast<size_t>(end.ptr - text)});
        write_number(again, scalar, read.value_or(0));
        if (std::memcmp(again, from, bytes) == 0) return *read;
    }
    return value;
}

}  // namespace

std::string number_text(const char* from, types::Scalar scalar) {
    TextBuffer out;
    switch (scalar) {
        case types::Scalar::Bool:
            return got<uint8_t>(from) != 0 ? "True" : "False";
        case types::Scalar::Int64:
            return std::to_string(got<int64_t>(from));
        case types::Scalar::Uint64:
        case types::Scalar::Handle:
            return std::to_string(got<uint64_t>(from));
        case types::Scalar::Int8:
        case types::Scalar::Uint8:
        case types::Scalar::Int16:
        case types::Scalar::Uint16:
        case types::Scalar::Int32:
        case types::Scalar::Uint32:
            return std::to_string(static_cast<int64_t>(read_number(from, scalar)));
        case types::Scalar::Float16:
        case types::Scalar::Bfloat16:
        case types::Scalar::Float32:
            append_python_float(
                out, is_finite(from, scalar) ? shortest_of(from, scalar) : read_number(from, scalar));
            return out.str();
        case types::Scalar::Float64:
            append_python_float(out, got<double>(from));
            return out.str();
    }
    return {};
}

std::string json_number(const std::string& text) {
    if (text == "True") return "true";
    if (text == "False") return "false";
    return text.find_first_of("nai") == std::string::npos ? text : '"' + text + '"';
}

}  // namespace weft::verify
