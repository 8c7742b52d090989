// Value: what is known of a value of a kernel in every run: bounds of numbers, which array an array is, where
// a reference points. walk.h computes with them; what is not known is `Anything`, and no proof rests on it.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "infer/linear.h"
#include "ir/ir.h"

namespace weft::infer {

// A float, or all components of a vector of them: between low and high, both included, or no number.
struct Real {
    double low = -std::numeric_limits<double>::infinity(), high = std::numeric_limits<double>::infinity();
    bool may_be_nan = true;
    bool nonzero = false;  // beyond what the bounds say
    bool operator==(const Real&) const = default;

    static Real between(double low, double high) { return {low, high, false, false}; }
    bool bounded() const { return low > -1e300 && high < 1e300 && !may_be_nan; }
    bool excludes_zero() const { return !may_be_nan && (nonzero || low > 0 || high < 0); }
    double magnitude() const { return -low > high ? -low : high; }
};

enum class Truth : uint8_t { No, Yes, Maybe };

inline constexpr uint32_t nobody = UINT32_MAX;

struct Value {
    enum class Kind : uint8_t {
        Never,    // no run makes it
        Whole,    // integers
        Real,     // floats
        Truth,    // a bool
        Array,    // `object`, of which the first `axis` indexes are given
        Element,  // a reference into an element of the array `object`, along `path`
        Local,    // a reference to the variable `variable`, or into it along `path`
        Part,     // the same, to some component of it
        Struct,   // or a tuple: `parts`
        Range,    // of a loop: `parts` are start, end, step and the number of rounds
        Shape,    // of the array `object`
        Anything,
    } kind = Kind::Never;
    Truth truth = Truth::Maybe;
    // It is still what its instruction makes of the operands' present values: none was assigned since.
    bool holds = false;
    // In the backward pass it may be another: it comes from a variable that a loop assigns, or from an
    // atomic.
    bool carried = false;
    uint8_t axis = 0;
    uint32_t object = nobody, leaf = nobody;
    // An argument whose numbers it is made of, which are not narrowed yet.
    uint32_t origin = nobody;
    ir::ValueId variable;
    Whole whole;
    Real real;
    std::vector<uint32_t> path;  // fields
    std::vector<Value> parts;

    bool is(Kind other) const { return kind == other; }
    bool operator==(const Value&) const = default;
};

inline Value anything() {
    Value out;
    out.kind = Value::Kind::Anything;
    return out;
}
inline Value whole_value(const Whole& whole) {
    Value out;
    out.kind = Value::Kind::Whole;
    out.whole = whole;
    return out;
}
inline Value real_value(const Real& real) {
    Value out;
    out.kind = Value::Kind::Real;
    out.real = real;
    return out;
}
inline Value truth_value(Truth truth) {
    Value out;
    out.kind = Value::Kind::Truth;
    out.truth = truth;
    return out;
}

Value join(const Value& x, const Value& y);
Real join(const Real& x, const Real& y);

// Arithmetic of floats of one type. The results hold for every way of rounding.
struct Rounding {
    explicit Rounding(types::Scalar scalar);
    double epsilon, largest, tiny;

    Real rounded(double low, double high) const;
    Real sum(const Real& x, const Real& y) const;
    Real product(const Real& x, const Real& y) const;
    Real quotient(const Real& x, const Real& y) const;
};
Real negated(const Real& x);

// What a type's numbers can be at all.
Whole all_of(types::Scalar scalar);
bool fits(const Whole& x, types::Scalar scalar);

}  // namespace weft::infer
