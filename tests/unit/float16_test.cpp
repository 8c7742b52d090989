#include "base/float16.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace weft {
namespace {

// As warp-lang 1.19.0 stores these floats.
TEST(Float16, RoundsAsWarpRounds) {
    const auto half = [](float value) { return half_bits(static_cast<double>(value), Ties::AwayFromZero); };
    EXPECT_EQ(half(4466.0f), 0x6c5d) << "the middle of two halves goes up";
    EXPECT_EQ(half(1.1f), 0x3c66);
    EXPECT_EQ(half(65519.0f), 0x7bff);
    EXPECT_EQ(half(65520.0f), 0x7c00);
    EXPECT_EQ(half(2.9802322e-08f), 0x0001);
    EXPECT_EQ(half(6e-8f), 0x0001);
    EXPECT_EQ(half(6.1e-5f), 0x03ff);
    EXPECT_EQ(half(-0.0f), 0x8000);
    EXPECT_EQ(half(1e-9f), 0x0000);
    EXPECT_EQ(half(std::nanf("")), 0x7e00);
    EXPECT_EQ(bfloat16_bits(4466.0f), 0x458c);
    EXPECT_EQ(bfloat16_bits(1.1f), 0x3f8d);
    EXPECT_EQ(bfloat16_bits(65519.0f), 0x4780);
    EXPECT_EQ(bfloat16_bits(std::nanf("")), 0x7fc0);
}

// As numpy.float16 of a double.
TEST(Float16, RoundsAsNumpyRounds) {
    const auto half = [](double value) { return half_bits(value, Ties::ToEven); };
    EXPECT_EQ(half(4466.0), 0x6c5c) << "the middle of two halves goes to the even one";
    EXPECT_EQ(half(4470.0), 0x6c5e);
    EXPECT_EQ(half(std::ldexp(1.0, -25)), 0x0000);
    EXPECT_EQ(half(std::ldexp(3.0, -25)), 0x0002);
    EXPECT_EQ(half(std::nextafter(std::ldexp(1.0, -25), 1.0)), 0x0001) << "more than a float tells";
    EXPECT_EQ(half(std::nextafter(65520.0, 0.0)), 0x7bff);
    EXPECT_EQ(half(-65520.0), 0xfc00);
    EXPECT_EQ(half(1e300), 0x7c00);
    EXPECT_EQ(half(-std::numeric_limits<double>::infinity()), 0xfc00);
    EXPECT_EQ(half(std::nan("")), 0x7e00);
    EXPECT_EQ(half(5e-324), 0x0000);
}

TEST(Float16, BitsOfTheValueAreTheBits) {
    for (uint32_t pattern = 0; pattern <= 0xffff; ++pattern) {
        const auto bits = static_cast<uint16_t>(pattern);
        const double half = half_value(bits), brain = bfloat16_value(bits);
        ASSERT_EQ(std::isnan(half), (bits & 0x7fff) > 0x7c00) << pattern;
        ASSERT_EQ(std::isnan(brain), (bits & 0x7fff) > 0x7f80) << pattern;
        if (!std::isnan(half)) {
            ASSERT_EQ(half_bits(half, Ties::ToEven), bits);
            ASSERT_EQ(half_bits(half, Ties::AwayFromZero), bits);
        }
        if (!std::isnan(brain)) {
            ASSERT_EQ(bfloat16_bits(static_cast<float>(brain)), bits);
        }
    }
    EXPECT_EQ(half_value(0x3c00), 1.0);
    EXPECT_EQ(half_value(0x7bff), 65504.0);
    EXPECT_EQ(half_value(0x8001), -std::ldexp(1.0, -24));
    EXPECT_EQ(bfloat16_value(0x4049), 3.140625);
}

}  // namespace
}  // namespace weft
