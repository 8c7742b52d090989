// The bounds that keep kernels safe, against the C++ library: every builtin stays within the range its row
// gives.
#include <gtest/gtest.h>

#include <cmath>

#include "synth/kernel.h"

namespace weft::synth {
namespace {

double reference(Unary op, double x) {
    switch (op) {
        case Unary::Sin:
            return std::sin(x);
        case Unary::Cos:
            return std::cos(x);
        case Unary::Tan:
            return std::tan(x);
        case Unary::Asin:
            return std::asin(x);
        case Unary::Acos:
            return std::acos(x);
        case Unary::Atan:
            return std::atan(x);
        case Unary::Sinh:
            return std::sinh(x);
        case Unary::Cosh:
            return std::cosh(x);
        case Unary::Tanh:
            return std::tanh(x);
        case Unary::Exp:
            return std::exp(x);
        case Unary::Log:
            return std::log(x);
        case Unary::Log2:
            return std::log2(x);
        case Unary::Log10:
            return std::log10(x);
        case Unary::Sqrt:
            return std::sqrt(x);
        case Unary::Cbrt:
            return std::cbrt(x);
        case Unary::Abs:
            return std::fabs(x);
        case Unary::Sign:
            return x < 0 ? -1 : 1;
        case Unary::Step:
            return x < 0 ? 1 : 0;
        case Unary::Nonzero:
            return x == 0 ? 0 : 1;
        case Unary::Floor:
            return std::floor(x);
        case Unary::Ceil:
            return std::ceil(x);
        case Unary::Round:
            return std::round(x);
        case Unary::Rint:
            return std::rint(x);
        case Unary::Trunc:
            return std::trunc(x);
        case Unary::Frac:
            return x - std::trunc(x);
        case Unary::Degrees:
            return x * 57.29577951308232;
        case Unary::Radians:
            return x * 0.017453292519943295;
        case Unary::Erf:
            return std::erf(x);
        case Unary::Erfc:
            return std::erfc(x);
        case Unary::Erfinv:
            return std::nan("");  // not in the library: tested as the inverse
        case Unary::Erfcinv:
            return std::nan("");
        case Unary::Count:
            break;
    }
    return 0;
}

class Ranges : public testing::Test {
  protected:
    Ranges() {
        kernel.begin(1, 1, Category::Arithmetic, 3, Policy());
        kernel.threads({extent_n});
    }
    Value value(double low, double high) {
        Value out = kernel.make(f32, Level::Atom, {"x"});
        out.range = {low, high};
        out.gain = 1;
        out.varies = true;
        return out;
    }
    Kernel kernel;
};

TEST_F(Ranges, EveryBuiltinStaysWithinItsRangeAndSlope) {
    for (uint32_t i = 0; i < unary_count; ++i) {
        const Unary op = static_cast<Unary>(i);
        const Range domain = info(op).domain;
        for (const auto& [from, to] : {std::pair{0.0, 1.0}, {0.0, 0.1}, {0.4, 0.6}, {0.9, 1.0}, {0.5, 0.5}}) {
            const double width = domain.hi - domain.lo;
            const double low = domain.lo + from * width, high = domain.lo + to * width;
            const Value result = kernel.call(op, value(low, high));
            if (op == Unary::Erfinv || op == Unary::Erfcinv) {
                const double edge = std::erf(result.range.hi);
                EXPECT_GT(op == Unary::Erfinv ? edge : 1 + edge, domain.hi);
                continue;
            }
            for (int step = 0; step <= 200; ++step) {
                const double x = low + (high - low) * step / 200;
                const double y = reference(op, x);
                EXPECT_GE(y, result.range.lo) << info(op).name << " " << x;
                EXPECT_LE(y, result.range.hi) << info(op).name << " " << x;
                if (info(op).slope == 0 && op != Unary::Exp) continue;
                const double h = 1e-6 * (std::fabs(x) + 0.01);
                if (x - h < low || x + h > high) continue;
                const double slope = std::fabs(reference(op, x + h) - reference(op, x - h)) / (2 * h);
                EXPECT_LE(slope, result.gain * 1.001) << info(op).name << " " << x;
            }
        }
    }
}

TEST_F(Ranges, OperatorsHoldAtTheCorners) {
    const double ends[] = {-3, -0.5, 0.2, 4};
    for (const double a_low : ends) {
        for (const double a_high : ends) {
            for (const double b_low : ends) {
                for (const double b_high : ends) {
                    if (a_low > a_high || b_low > b_high) continue;
                    const Value a = value(a_low, a_high);
                    Value b = kernel.make(f32, Level::Atom, {"y"});
                    b.range = {b_low, b_high};
                    const Range sum = kernel.add(a, b).range, difference = kernel.sub(a, b).range,
                                product = kernel.mul(a, b).range;
                    const Range least = kernel.minimum(a, b).range, most = kernel.maximum(a, b).range;
                    const bool may_divide = b_low > 0 || b_high < 0;
                    const Range quotient = may_divide ? kernel.div(a, b).range : Range{};
                    for (const double x : {a_low, a_high, 0.5 * (a_low + a_high)}) {
                        for (const double y : {b_low, b_high, 0.5 * (b_low + b_high)}) {
                            const auto holds = [](Range range, double v) {
                                return v >= range.lo && v <= range.hi;
                            };
                            EXPECT_TRUE(holds(sum, x + y));
                            EXPECT_TRUE(holds(difference, x - y));
                            EXPECT_TRUE(holds(product, x * y));
                            EXPECT_TRUE(holds(least, std::fmin(x, y)));
                            EXPECT_TRUE(holds(most, std::fmax(x, y)));
                            if (may_divide) {
                                EXPECT_TRUE(holds(quotient, x / y));
                            }
                        }
                    }
                }
            }
        }
    }
}

TEST_F(Ranges, PowersLieBetweenWholePowers) {
    for (const double exponent : {2.0, 3.0, 0.5, 1.5, 2.5, -1.0}) {
        const Value power = kernel.power(value(0.2, 6), kernel.number(f32, exponent), false);
        for (int step = 0; step <= 100; ++step) {
            const double x = 0.2 + 5.8 * step / 100, y = std::pow(x, exponent);
            EXPECT_GE(y, power.range.lo);
            EXPECT_LE(y, power.range.hi);
        }
    }
}

TEST_F(Ranges, FitLeadsIntoTheRange) {
    const Range wishes[] = {{-0.95, 0.95}, {0.05, 1e4}, {0.1, 50}, {-60, 60},
                            {0.1, 1.9},    {0, 1},      {-12, 4},  {0.2, 6}};
    const Range sources[] = {{-1, 1}, {-5000, 5000}, {0, 10}, {-3, -2}, {100, 200}, {0, 0.01}};
    for (const Range wish : wishes) {
        for (const Range source : sources) {
            for (int i = 0; i < 20; ++i) {
                const Value fitted = kernel.fit(value(source.lo, source.hi), {wish});
                EXPECT_GE(fitted.range.lo, wish.lo - 0.002 * std::fabs(wish.lo));
                EXPECT_LE(fitted.range.hi, wish.hi + 0.002 * std::fabs(wish.hi));
            }
        }
    }
}

// Warp would refuse the text: growth stops before it writes any.
TEST_F(Ranges, OperandsOfWrongTypesAreRefused) {
    const Value number = value(1, 2), whole = kernel.number(i32, 3);
    Value vector = kernel.make(vector_type(3), Level::Atom, {"v"}),
          matrix = kernel.make(matrix_type(2, 3), Level::Atom, {"m"});
    EXPECT_DEATH(kernel.add(number, whole), "operands of different types");
    EXPECT_DEATH(kernel.clamp(vector, 0, 1), "no number");
    EXPECT_DEATH(kernel.mul(vector, matrix), "no product");
    EXPECT_DEATH(kernel.call(Unary::Sin, whole), "a builtin of floats");
    EXPECT_EQ(kernel.mul(matrix, vector).type, vector_type(2));
    EXPECT_DEATH(kernel.determinant(matrix), "square");
    Value counter = kernel.make(i32, Level::Atom, {"j"});
    counter.fixed = true;
    EXPECT_DEATH(kernel.cast(counter, f64), "loop variable");
}

TEST_F(Ranges, FitLeadsVectorsIntoTheRange) {
    Value vector = kernel.make(vector_type(3), Level::Atom, {"v"});
    vector.range = {-5000, 300};
    EXPECT_TRUE(kernel.fit(vector, {Range{-10, 10}}).range.within({-10, 10}));
    Value whole = kernel.make(vector_type(3, Scalar::Int32), Level::Atom, {"w"});
    whole.range = {-500, 500};
    EXPECT_TRUE(kernel.fit(whole, {Range{-20, 20}}).range.within({-20, 20}));
}

// Warp's gradient of what a loop left is right for multiples only.
TEST_F(Ranges, FitScalesStaleValues) {
    Value stale = value(-5000, 5000);
    stale.stale = true;
    for (int i = 0; i < 20; ++i) {
        const Value fitted = kernel.fit(stale, {Range{-60, 60}});
        EXPECT_EQ(kernel.text(fitted).substr(0, 4), "x * ");
    }
}

TEST_F(Ranges, ParenthesesFollowPrecedence) {
    const Value x = value(1, 2);
    Value y = kernel.make(f32, Level::Atom, {"y"});
    y.range = {1, 2};
    EXPECT_EQ(kernel.text(kernel.mul(kernel.add(x, y), y)), "(x + y) * y");
    EXPECT_EQ(kernel.text(kernel.sub(x, kernel.sub(x, y))), "x - (x - y)");
    EXPECT_EQ(kernel.text(kernel.add(kernel.mul(x, y), y)), "x * y + y");
    EXPECT_EQ(kernel.text(kernel.neg(kernel.add(x, y))), "-(x + y)");
    EXPECT_EQ(kernel.text(kernel.add(x, kernel.number(f32, -0.5))), "x - 0.5");
    EXPECT_EQ(kernel.text(kernel.power(kernel.neg(kernel.neg(x)), kernel.number(f32, 2.0), true)),
              "(--x) ** 2.0");
}

}  // namespace
}  // namespace weft::synth
