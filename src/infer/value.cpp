#include "infer/value.h"

#include <algorithm>
#include <cmath>

namespace weft::infer {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

uint32_t common_origin(const Value& x, const Value& y) {
    return x.origin != nobody ? x.origin : y.origin;
}

Truth join(Truth x, Truth y) {
    return x == y ? x : Truth::Maybe;
}

}  // namespace

Real join(const Real& x, const Real& y) {
    return {std::min(x.low, y.low), std::max(x.high, y.high), x.may_be_nan || y.may_be_nan,
            x.excludes_zero() && y.excludes_zero()};
}

Value join(const Value& x, const Value& y) {
    if (x.is(Value::Kind::Never)) return y;
    if (y.is(Value::Kind::Never)) return x;
    if (x == y) return x;
    Value out = x;
    out.holds = x.holds && y.holds;
    out.carried = x.carried || y.carried;
    out.origin = common_origin(x, y);
    if (x.kind != y.kind) {
        Value unknown = anything();
        unknown.carried = out.carried;
        return unknown;
    }
    switch (x.kind) {
        case Value::Kind::Whole:
            out.whole = infer::join(x.whole, y.whole);
            return out;
        case Value::Kind::Real:
            out.real = join(x.real, y.real);
            return out;
        case Value::Kind::Truth:
            out.truth = join(x.truth, y.truth);
            return out;
        case Value::Kind::Struct:
        case Value::Kind::Range:
            if (x.parts.size() != y.parts.size()) return anything();
            for (size_t i = 0; i < x.parts.size(); ++i) out.parts[i] = join(x.parts[i], y.parts[i]);
            return out;
        case Value::Kind::Array:
        case Value::Kind::Shape:
            return x.object == y.object && x.axis == y.axis ? out : anything();
        case Value::Kind::Element:
            return x.object == y.object && x.path == y.path ? out : anything();
        case Value::Kind::Local:
        case Value::Kind::Part:
            return x.variable == y.variable && x.path == y.path ? out : anything();
        case Value::Kind::Never:
        case Value::Kind::Anything:
            break;
    }
    return out;
}

Rounding::Rounding(types::Scalar scalar) {
    switch (scalar) {
        case types::Scalar::Float16:
            epsilon = 2e-3, largest = 6e4, tiny = 1e-3;
            break;
        case types::Scalar::Bfloat16:
            epsilon = 2e-2, largest = 3e38, tiny = 1e-30;
            break;
        case types::Scalar::Float64:
            epsilon = 1e-14, largest = 1e300, tiny = 1e-280;
            break;
        default:
            epsilon = 1e-6, largest = 3e38, tiny = 1e-30;
            break;
    }
}

Real Rounding::rounded(double low, double high) const {
    Real out = Real::between(low - std::fabs(low) * epsilon, high + std::fabs(high) * epsilon);
    if (!(out.low >= -largest) || !(out.high <= largest)) {
        // Infinite, or no number at all.
        if (!(out.low >= -largest)) out.low = -infinity;
        if (!(out.high <= largest)) out.high = infinity;
        out.may_be_nan = true;
        return out;
    }
    // Near zero the grid is coarse: a bound stays on its side of zero only well away from it.
    if (low > 0 && low < tiny) out.low = 0;
    if (low <= 0 && low > -tiny) out.low = -tiny;
    if (high < 0 && high > -tiny) out.high = 0;
    if (high >= 0 && high < tiny) out.high = tiny;
    if (low == 0) out.low = 0;
    if (high == 0) out.high = 0;
    return out;
}

Real Rounding::sum(const Real& x, const Real& y) const {
    Real out = rounded(x.low + y.low, x.high + y.high);
    out.may_be_nan = out.may_be_nan || x.may_be_nan || y.may_be_nan;
    return out;
}

Real Rounding::product(const Real& x, const Real& y) const {
    if (!x.bounded() || !y.bounded()) {
        Real out;  // zero times infinity
        if (x.low >= 0 && y.low >= 0) out.low = 0;
        return out;
    }
    const double corners[] = {x.low * y.low, x.low * y.high, x.high * y.low, x.high * y.high};
    return rounded(*std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4));
}

Real Rounding::quotient(const Real& x, const Real& y) const {
    if (!x.bounded() || !y.bounded() || !(y.low > 0 || y.high < 0)) return {};
    return product(x, Real::between(1 / y.high, 1 / y.low));
}

Real negated(const Real& x) {
    return {-x.high, -x.low, x.may_be_nan, x.nonzero};
}

Whole all_of(types::Scalar scalar) {
    const types::ScalarFacts& facts = types::facts(scalar);
    const unsigned bits = facts.bytes * 8u - (facts.is_signed ? 1 : 0);
    Whole out;
    if (!facts.is_signed) out.minus_low.limit(Linear::number(0));
    if (bits > 33) return out;
    const int64_t most = (int64_t{1} << bits) - 1;
    out.high.limit(Linear::number(most));
    if (facts.is_signed) out.minus_low.limit(Linear::number(most + 1));
    return out;
}

bool fits(const Whole& x, types::Scalar scalar) {
    const types::ScalarFacts& facts = types::facts(scalar);
    const unsigned bits = std::min(facts.bytes * 8u, 62u) - (facts.is_signed ? 1 : 0);
    const int64_t most = (int64_t{1} << bits) - 1;
    return x.high.at_most(Linear::number(most)) &&
           x.minus_low.at_most(Linear::number(facts.is_signed ? most + 1 : 0));
}

}  // namespace weft::infer
