#include "infer/arithmetic.h"

#include <algorithm>
#include <cmath>

namespace weft::infer {
namespace {

using builtins::Operation;
using builtins::Outcome;
using types::Kind;

constexpr double unbounded = std::numeric_limits<double>::infinity();

Real real_of(const Value& value) {
    if (value.is(Value::Kind::Real)) return value.real;
    if (value.is(Value::Kind::Whole)) {
        return Real::between(-value.whole.minus_low.highest(), value.whole.high.highest());
    }
    return {};
}

Whole bits_of(Operation operation, const Whole& x, const Whole& y) {
    Whole out;
    if (operation == Operation::And) {
        // A number that is not negative keeps the other below it.
        if (x.at_least(0)) out.high.limit(x.high);
        if (y.at_least(0)) out.high.limit(y.high);
        if (x.at_least(0) || y.at_least(0)) out.minus_low.limit(Linear::number(0));
        return out;
    }
    if (!x.at_least(0) || !y.at_least(0)) return out;
    out.high = sum(x.high, y.high);
    out.minus_low.limit(Linear::number(0));
    return out;
}

Whole shifted(Operation operation, const Whole& x, const Whole& by) {
    const auto k = by.as_number();
    if (!k || *k < 0 || *k > 62) {
        Whole out;
        if (!x.at_least(0)) return out;
        out.minus_low.limit(Linear::number(0));
        if (operation == Operation::ShiftRight) out.high = x.high;
        return out;
    }
    const Whole factor = Whole::number(int64_t{1} << *k);
    if (operation == Operation::ShiftLeft) return product(x, factor);
    return quotient(x, factor);
}

Real extreme(const Real& x, const Real& y, bool is_max) {
    Real out;
    out.low = is_max ? std::max(x.low, y.low) : std::min(x.low, y.low);
    out.high = is_max ? std::max(x.high, y.high) : std::min(x.high, y.high);
    // Either may come out where one is no number.
    out.may_be_nan = x.may_be_nan || y.may_be_nan;
    if (out.may_be_nan) {
        out.low = std::min(x.low, y.low);
        out.high = std::max(x.high, y.high);
    }
    out.nonzero = x.excludes_zero() && y.excludes_zero();
    return out;
}

Real magnitude_of(const Real& x) {
    const double low = x.low > 0 ? x.low : x.high < 0 ? -x.high : 0;
    return {low, x.magnitude(), x.may_be_nan, x.nonzero};
}

// How many products a component of a matrix product is the sum of; 1: it is no such product.
uint32_t inner_side(const types::Type& x, const types::Type& y) {
    if (x.kind == Kind::Matrix && (y.kind == Kind::Vector || y.kind == Kind::Matrix)) return x.cols;
    if (x.kind == Kind::Vector && y.kind == Kind::Matrix) return y.rows;
    return 1;
}

Real times(const Rounding& rounding, const Real& x, double count) {
    if (!x.bounded()) return x.low >= 0 ? Real{0, unbounded, true, false} : Real{};
    // Each addition rounds.
    Rounding coarse = rounding;
    coarse.epsilon = std::min(rounding.epsilon * (count + 1), 0.9);
    return coarse.rounded(x.low * count, x.high * count);
}

Real multiply(const Rounding& rounding, const Operand& x, const Operand& y) {
    const Real plain = rounding.product(real_of(x.value), real_of(y.value));
    const bool quaternions = x.type.kind == Kind::Quaternion && y.type.kind == Kind::Quaternion;
    const bool transforms = x.type.kind == Kind::Transform || y.type.kind == Kind::Transform;
    if (transforms) return {};
    if (quaternions) {
        if (!plain.bounded()) return {};
        const double most = real_of(x.value).magnitude() * real_of(y.value).magnitude();
        return times(rounding, Real::between(-most, most), 4);
    }
    const uint32_t side = inner_side(x.type, y.type);
    return side == 1 ? plain : times(rounding, plain, side);
}

// Bounds of e^x by (1 + x/m)^m from below and 1 / (1 - x/m)^m from above: no library decides.
Real power_of_e(const Rounding& rounding, const Real& x) {
    const auto power = [](double base) {
        for (int i = 0; i < 10; ++i) base *= base;  // 1024
        return base;
    };
    if (x.may_be_nan || !(x.high < 80)) return {0, unbounded, true, false};
    const double low = x.low > -80 ? power(1 + x.low / 1024) : 0;
    return rounding.rounded(low * 0.99, 1.01 / power(1 - x.high / 1024));
}

Real outcome_of(const builtins::Row& row, std::span<const Operand> args, const Rounding& rounding) {
    const Real x = args.empty() ? Real{} : real_of(args[0].value);
    const auto components = [&] { return std::max(types::composite_size(args[0].type), 1u); };
    switch (row.behaviour->outcome) {
        case Outcome::Unit:
            return {-1.0001, 1.0001, x.may_be_nan || !x.bounded(), false};
        case Outcome::Fraction:
            return {0, 1.0001, x.may_be_nan && !args.empty(), false};
        case Outcome::Angle:
            return {-3.15, 3.15, x.may_be_nan, false};
        case Outcome::NotNegative:
            return {0, unbounded, true, false};
        case Outcome::Moved: {
            double most = 0;
            bool may_be_nan = false;
            for (const Operand& arg : args) {
                const Real part = real_of(arg.value);
                most = std::max(most, part.magnitude());
                may_be_nan = may_be_nan || part.may_be_nan;
            }
            return {-most, most, may_be_nan, false};
        }
        case Outcome::Dot: {
            const bool square = args.size() == 1;
            Real one = rounding.product(x, square ? x : real_of(args[1].value));
            if (square) one.low = std::max(one.low, 0.0);
            return times(rounding, one, components());
        }
        case Outcome::Product: {
            const Real one = rounding.product(x, args.size() > 1 ? real_of(args[1].value) : x);
            if (!one.bounded()) return {};
            const double most = 2 * one.magnitude();
            return rounding.rounded(-most, most);
        }
        case Outcome::Quotient:
            return args.size() == 2 ? rounding.quotient(x, real_of(args[1].value)) : Real{};
        case Outcome::Length: {
            const Real part = magnitude_of(x);
            const double side = std::sqrt(static_cast<double>(components()));
            if (!x.bounded()) return {part.low, unbounded, true, false};
            return rounding.rounded(part.low * side * 0.999, part.high * side * 1.001);
        }
        case Outcome::Root:
            if (!x.bounded() || x.low < 0) return {0, unbounded, true, false};
            return rounding.rounded(std::sqrt(x.low), std::sqrt(x.high));
        case Outcome::Power:
            return power_of_e(rounding, x);
        case Outcome::Logarithm:
            if (!x.bounded() || !(x.low > 0)) return {};
            return rounding.rounded(1 - 1 / x.low, x.high - 1);
        case Outcome::Nearby:
            return {x.low - 1, x.high + 1, x.may_be_nan, false};
        case Outcome::Between:
            if (args.size() != 3) return {0, 1, false, false};
            return rounding.rounded(real_of(args[1].value).low, real_of(args[2].value).high);
        case Outcome::Unknown:
        case Outcome::Component:
        case Outcome::Position:
            break;
    }
    return {};
}

}  // namespace

std::optional<Whole> compute_whole(Operation operation, std::span<const Operand> args) {
    for (const Operand& arg : args) {
        if (!arg.value.is(Value::Kind::Whole)) return std::nullopt;
    }
    const auto at = [&](size_t i) -> const Whole& { return args[i].value.whole; };
    const bool two = args.size() == 2;
    if (two && operation == Operation::Mul && inner_side(args[0].type, args[1].type) != 1)
        return product(product(at(0), at(1)), Whole::number(inner_side(args[0].type, args[1].type)));
    switch (operation) {
        case Operation::Add:
            return two ? std::optional(sum(at(0), at(1))) : std::nullopt;
        case Operation::Sub:
            return two ? std::optional(sum(at(0), negated(at(1)))) : std::nullopt;
        case Operation::Mul:
            return two ? std::optional(product(at(0), at(1))) : std::nullopt;
        case Operation::Div:
        case Operation::FloorDiv:
            return two ? std::optional(quotient(at(0), at(1))) : std::nullopt;
        case Operation::Mod:
            return two ? std::optional(remainder(at(0), at(1))) : std::nullopt;
        case Operation::Neg:
            return negated(at(0));
        case Operation::Pos:
            return at(0);
        case Operation::Min:
        case Operation::Max: {
            // Of one vector: its components, which are all within the same bounds.
            if (!two) return at(0);
            return operation == Operation::Min ? minimum(at(0), at(1)) : maximum(at(0), at(1));
        }
        case Operation::Abs:
            return maximum(at(0), negated(at(0)));
        case Operation::Clamp:
            // min(max(low, x), high), whatever the bounds are.
            return args.size() == 3 ? std::optional(minimum(maximum(at(1), at(0)), at(2))) : std::nullopt;
        case Operation::And:
        case Operation::Or:
        case Operation::Xor:
            return two ? std::optional(bits_of(operation, at(0), at(1))) : std::nullopt;
        case Operation::Invert:
            return sum(negated(at(0)), Whole::number(-1));
        case Operation::ShiftLeft:
        case Operation::ShiftRight:
            return two ? std::optional(shifted(operation, at(0), at(1))) : std::nullopt;
        case Operation::CountBits:
            return Whole::between(Linear::number(0), Linear::number(64));
        case Operation::None:
        case Operation::Pow:
        case Operation::Lerp:
        case Operation::Smoothstep:
        case Operation::Not:
        case Operation::Cast:
        case Operation::Length:
        case Operation::Static:
        case Operation::Exchange:
        case Operation::CompareExchange:
        case Operation::Position:
        case Operation::Rotation:
        case Operation::Vector:
        case Operation::Matrix:
        case Operation::Quaternion:
        case Operation::Transform:
        case Operation::SpatialVector:
            break;
    }
    return std::nullopt;
}

Real compute_real(const builtins::Row& row, std::span<const Operand> args, const types::Type& result) {
    const Rounding rounding(result.scalar);
    const auto at = [&](size_t i) { return real_of(args[i].value); };
    const bool two = args.size() == 2;
    switch (row.operation()) {
        case Operation::Add:
            if (two) return rounding.sum(at(0), at(1));
            break;
        case Operation::Sub:
            if (two) return rounding.sum(at(0), negated(at(1)));
            break;
        case Operation::Mul:
            if (two) return multiply(rounding, args[0], args[1]);
            break;
        case Operation::Div:
            if (two) return rounding.quotient(at(0), at(1));
            break;
        case Operation::Mod:
            if (two && at(0).low >= 0 && at(1).low > 0 && at(1).bounded())
                return {0, at(1).high, at(0).may_be_nan, false};
            break;
        case Operation::Neg:
            return negated(at(0));
        case Operation::Pos:
            return at(0);
        case Operation::Min:
        case Operation::Max:
            return two ? extreme(at(0), at(1), row.operation() == Operation::Max) : at(0);
        case Operation::Abs:
            return magnitude_of(at(0));
        case Operation::Clamp:
            if (args.size() != 3) break;
            // What is no number may come out as such, or as either end.
            if (at(0).may_be_nan) return {-unbounded, unbounded, true, false};
            return extreme(extreme(at(1), at(0), true), at(2), false);
        case Operation::None:
        case Operation::FloorDiv:
        case Operation::Pow:
        case Operation::Lerp:
        case Operation::Smoothstep:
        case Operation::And:
        case Operation::Or:
        case Operation::Xor:
        case Operation::Invert:
        case Operation::ShiftLeft:
        case Operation::ShiftRight:
        case Operation::CountBits:
        case Operation::Not:
        case Operation::Cast:
        case Operation::Length:
        case Operation::Static:
        case Operation::Exchange:
        case Operation::CompareExchange:
        case Operation::Position:
        case Operation::Rotation:
        case Operation::Vector:
        case Operation::Matrix:
        case Operation::Quaternion:
        case Operation::Transform:
        case Operation::SpatialVector:
            break;
    }
    return outcome_of(row, args, rounding);
}

Value converted(const Value& from, types::Scalar to) {
    const types::ScalarFacts& facts = types::facts(to);
    if (facts.is_float) {
        if (from.is(Value::Kind::Truth)) return real_value(Real::between(0, 1));
        const Real x = real_of(from);
        return real_value(x.bounded() ? Rounding(to).rounded(x.low, x.high) : x);
    }
    if (!facts.is_int) return truth_value(Truth::Maybe);
    if (from.is(Value::Kind::Truth)) return whole_value(Whole::between(Linear::number(0), Linear::number(1)));
    Whole whole = all_of(to);
    if (from.is(Value::Kind::Whole)) {
        if (fits(from.whole, to)) whole = from.whole;
    } else if (from.is(Value::Kind::Real) && from.real.bounded() && from.real.magnitude() < 4e18) {
        // Toward zero.
        const Whole cut = Whole::between(Linear::number(static_cast<int64_t>(from.real.low)),
                                         Linear::number(static_cast<int64_t>(from.real.high)));
        if (fits(cut, to)) whole = cut;
    }
    return whole_value(whole);
}

bool in_domain(builtins::Domain domain, const Real& x) {
    switch (domain) {
        case builtins::Domain::Any:
            return true;
        case builtins::Domain::NotNegative:
            return x.low >= 0;
        case builtins::Domain::Positive:
            return x.low > 0 || (x.low >= 0 && x.nonzero);
        case builtins::Domain::WithinOne:
            return x.low >= -1 && x.high <= 1;
        case builtins::Domain::InsideOne:
            return x.low > -1 && x.high < 1;
        case builtins::Domain::InsideTwo:
            return x.low > 0 && x.high < 2;
    }
    return false;
}

}  // namespace weft::infer
