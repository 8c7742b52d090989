// Tails against sums of exact fractions (Python's fractions.Fraction), of even chi-squares against their
// closed form and of one degree against erfc.
#include "dataset/check/chance.h"

#include <gtest/gtest.h>

#include <vector>

namespace weft::dataset {
namespace {

void expect_close(double value, double right) {
    EXPECT_NEAR(value / right, 1, 1e-9) << value << " is not " << right;
}

TEST(Chance, BinomialTails) {
    expect_close(binomial_at_most(300, 0, 1.0 / 24), 2.8508757629550284e-06);
    expect_close(binomial_at_least(300, 40, 1.0 / 24), 1.3038725024124097e-10);
    expect_close(binomial_at_most(1000, 400, 0.5), 1.3642320780330092e-10);
    expect_close(binomial_at_least(20, 20, 1.0 / 3), 2.8679719907924413e-10);
    expect_close(binomial_at_most(5, 2, 0.5), 0.5);
    expect_close(binomial_at_least(10000, 520, 1.0 / 24), 3.3552916902776324e-07);
    EXPECT_EQ(binomial_at_most(5, 5, 0.5), 1);
    EXPECT_EQ(binomial_at_least(5, 0, 0.5), 1);
    EXPECT_EQ(binomial_at_least(5, 1, 0), 0);
    EXPECT_EQ(binomial_at_most(5, 1, 1), 0);
}

TEST(Chance, ChiSquareTails) {
    expect_close(chi_square_at_least(22, 22), 0.45988870269368654);
    expect_close(chi_square_at_least(100, 22), 6.450152918497725e-12);
    expect_close(chi_square_at_least(1, 2), 0.6065306597126334);
    expect_close(chi_square_at_least(80, 4), 1.7418252446695514e-16);
    expect_close(chi_square_at_least(1, 1), 0.3173105078629141);
    expect_close(chi_square_at_least(25, 1), 5.733031437583873e-07);
    EXPECT_EQ(chi_square_at_least(0, 3), 1);
}

using Draws = std::vector<uint64_t>;
using Weights = std::vector<uint32_t>;

TEST(Chance, FewRowsSayLittle) {
    EXPECT_FALSE(beyond_chance(Draws{1, 0}, Weights{1, 1}));
    EXPECT_FALSE(beyond_chance(Draws{20, 0}, Weights{1, 1}));          // 2^-20 for each side, of two classes
    EXPECT_EQ(beyond_chance(Draws{24, 0}, Weights{1, 1}), size_t{0});  // 2^-24
    EXPECT_FALSE(beyond_chance(Draws{24, 0}, Weights{1, 1}, 4));       // six groups of four
    EXPECT_EQ(beyond_chance(Draws{1, 0, 1}, Weights{1, 1, 0}), size_t{2});  // never
}

TEST(Chance, ManyRowsSayMuch) {
    EXPECT_FALSE(beyond_chance(Draws{1000, 2000, 3010}, Weights{1, 2, 3}));
    EXPECT_EQ(beyond_chance(Draws{700, 2000, 3300}, Weights{1, 2, 3}), size_t{0});
    // Every class a little off: no tail of its own says so, all together do.
    Draws counts;
    for (int i = 0; i < 24; ++i) counts.push_back(i % 2 == 0 ? 1075 : 925);
    EXPECT_TRUE(beyond_chance(counts, Weights(24, 1)));
}

}  // namespace
}  // namespace weft::dataset
