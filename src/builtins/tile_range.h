// How many numbers wp.tile_arange() counts, in the arithmetic of their type.
#pragma once

#include <cmath>
#include <optional>
#include <span>

#include "base/float16.h"
#include "types/types.h"
#include "value/rounding.h"
#include "value/value.h"

namespace weft::builtins {

struct RangeNumber {  // a Python number
    bool is_int;
    value::Integer integer;
    double real;
};

inline std::optional<RangeNumber> range_number(const value::Value& value) {
    switch (value.kind) {
        case value::ValueKind::Int:
            return RangeNumber{true, value.integer, 0};
        case value::ValueKind::Float:
            return RangeNumber{false, 0, value.real};
        case value::ValueKind::WarpScalar:
            return RangeNumber{value.raw_is_int, value.integer, value.real};
        default:
            return std::nullopt;
    }
}

// The number as the type holds it.
inline double represented(double value, types::Scalar scalar) {
    switch (scalar) {
        case types::Scalar::Float16:
            return half_value(half_bits(static_cast<float>(value), Ties::AwayFromZero));
        case types::Scalar::Bfloat16:
            return bfloat16_value(bfloat16_bits(static_cast<float>(value)));
        case types::Scalar::Float32:
            return static_cast<float>(value);
        default:
            return value;
    }
}

// `given`: stop; start and stop; or start, stop and step. Nothing: Warp refuses the range.
inline std::optional<int64_t> range_count(std::span<const value::Value* const> given, types::Scalar scalar) {
    RangeNumber numbers[3] = {{true, 0, 0}, {true, 0, 0}, {true, 1, 0}};
    for (size_t i = 0; i < given.size(); ++i) {
        const auto number = range_number(*given[i]);
        if (!number) return std::nullopt;
        numbers[given.size() == 1 ? 1 : i] = *number;
    }
    const types::ScalarFacts& facts = types::facts(scalar);
    if (facts.is_int) {
        value::Integer whole[3];
        for (int i = 0; i < 3; ++i) {
            if (!numbers[i].is_int) {
                if (std::trunc(numbers[i].real) != numbers[i].real || std::fabs(numbers[i].real) > 9e18)
                    return std::nullopt;
                numbers[i].integer = static_cast<value::Integer>(numbers[i].real);
            }
            whole[i] = numbers[i].integer;
            if (value::wrapped(whole[i], facts.bytes, facts.is_signed) != whole[i]) return std::nullopt;
        }
        const value::Integer span = whole[1] - whole[0], step = whole[2];
        if (step == 0 || span == 0 || (step > 0) != (span > 0)) return std::nullopt;
        const value::Integer count = step > 0 ? (span + step - 1) / step : (span + step + 1) / step;
        return static_cast<int64_t>(count);
    }
    double real[3];
    for (int i = 0; i < 3; ++i) {
        double value = numbers[i].real;
        if (numbers[i].is_int) {
            if (numbers[i].integer > INT64_MAX || numbers[i].integer < INT64_MIN) return std::nullopt;
            value = scalar == types::Scalar::Float64
                        ? static_cast<double>(numbers[i].integer)
                        : static_cast<double>(static_cast<float>(static_cast<int64_t>(numbers[i].integer)));
        }
        real[i] = represented(value, scalar);
        if (!std::isfinite(real[i])) return std::nullopt;
    }
    const double step = real[2];
    if (step == 0 || (step > 0 && real[0] >= real[1]) || (step < 0 && real[0] <= real[1]))
        return std::nullopt;
    const double quotient = represented((real[1] - real[0]) / step, scalar);
    if (!std::isfinite(quotient) || quotient > 2e9) return std::nullopt;
    return std::max<int64_t>(1, static_cast<int64_t>(std::ceil(quotient)));
}

}  // namespace weft::builtins
