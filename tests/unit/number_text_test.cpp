// base/number_text.h against CPython: the texts in the tables are what repr() and int() of CPython 3.11 give.

#include "base/number_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string>

namespace {

using weft::TextBuffer;

std::string repr(double value) {
    TextBuffer out;
    weft::append_python_float(out, value);
    return out.str();
}

struct Repr {
    double value;
    const char* text;
};

// clang-format off
constexpr Repr reprs[] = {
    {0x0.0p+0, "0.0"},
    {-0x0.0p+0, "-0.0"},
    {0x1.0000000000000p+0, "1.0"},
    {-0x1.0000000000000p+0, "-1.0"},
    {0x1.999999999999ap-4, "0.1"},
    {0x1.0000000000000p-1, "0.5"},
    {0x1.1c37937e08000p+53, "1e+16"},
    {0x1.c6bf526340000p+49, "1000000000000000.0"},
    {0x1.b69b4ba630f35p+56, "1.2345678901234568e+17"},
    {0x1.1c37937e07fffp+53, "9999999999999998.0"},
    {0x1.a36e2eb1c432dp-14, "0.0001"},
    {0x1.4f8b588e368f1p-17, "1e-05"},
    {0x1.f75104d551d69p-17, "1.5e-05"},
    {0x1.921fb54442d18p+1, "3.141592653589793"},
    {0x1.5bf0a8b145769p+1, "2.718281828459045"},
    {0x1.0f0cf064dd592p+73, "1e+22"},
    {0x1.52d02c7e14af6p+76, "1e+23"},
    {0x0.0000000000001p-1022, "5e-324"},
    {0x1.0000000000000p-1022, "2.2250738585072014e-308"},
    {0x1.fffffffffffffp+1023, "1.7976931348623157e+308"},
    {0x1.9000000000000p+6, "100.0"},
    {0x1.249ad2594c37dp+332, "1e+100"},
    {0x1.3333333333334p-2, "0.30000000000000004"},
    {0x1.1666666666666p+2, "4.35"},
    {0x1.5555555555555p-2, "0.3333333333333333"},
    {0x1.5555555555555p-1, "0.6666666666666666"},
    {0x1.ad7f29abcaf48p-24, "1e-07"},
    {0x1.e240c9fbe76c9p+16, "123456.789"},
    {0x1.0000000000000p+24, "16777216.0"},
    {-0x1.74de452e6b438p+811, "-1.989032661366619e+244"},
    {0x1.3270e269e0d37p+594, "7.761117632285041e+178"},
    {0x1.c7fd0a6a3a450p-826, "3.980498358697587e-249"},
    {-0x1.f0824128b2f33p+292, "-1.5432835417340557e+88"},
    {0x1.8e811892f902bp-638, "1.3647584518757569e-192"},
    {-0x1.1985d5d9dc9f8p-684, "-1.3701135617873088e-206"},
    {-0x1.25d940ed90475p+655, "-1.7160537630466207e+197"},
    {0x1.675cc81e74ef5p-144, "6.294675241195386e-44"},
    {0x1.0a35a099950d8p-671, "1.0613447212142254e-202"},
    {0x1.d549b6f03675ap+689, "4.708325160387546e+207"},
    {0x1.c172411e20b8fp-38, "6.387016158513563e-12"},
    {-0x1.16ece1738f7d9p-814, "-9.973130378568733e-246"},
    {0x1.1ddb66cad4a26p-781, "8.779753225680271e-236"},
    {-0x1.192cfd3ac94afp-755, "-5.795503248498993e-228"},
    {-0x1.c105d1fb17c23p+809, "-5.988180159386011e+243"},
    {-0x1.0b33839263059p-488, "-1.306052388527796e-147"},
    {-0x1.f48f1a09f76b5p-684, "-2.436117699484841e-206"},
    {0x1.630f1f29d0da9p-770, "2.233386999150174e-232"},
    {-0x1.60af593bd04cfp-673, "-3.51527970626667e-203"},
    {0x1.1e29c658cda14p-820, "1.5987381841032883e-247"},
    {0x1.8d190f9ebdaccp-118, "4.6678633181812096e-36"},
    {-0x1.1973e0becd7b0p-791, "-8.441872792105456e-239"},
    {0x1.7beaddbc496cbp-478, "1.9015657400796622e-144"},
    {0x1.cb2424a23d596p+693, "7.370437700706684e+208"},
    {-0x1.a63ec24ede6a4p-857, "-1.7163996725272777e-258"},
    {-0x1.766581e27a1c0p-733, "-3.2367190832119987e-221"},
    {-0x1.d05584ef8aa38p-777, "-2.2818334634712625e-234"},
    {-0x1.7ba94d0eda82fp-278, "-3.0536383926309363e-84"},
    {0x1.1dbe22e44158bp-601, "1.3449551894627777e-181"},
    {-0x1.a736994e3bf91p-732, "-7.317495976062606e-221"},
    {0x1.850c5a38fd547p-254, "5.249822308814304e-77"},
};
// clang-format on

TEST(PythonFloat, is_what_repr_gives) {
    for (const Repr& row : reprs) EXPECT_EQ(repr(row.value), row.text);
    EXPECT_EQ(repr(std::numeric_limits<double>::infinity()), "inf");
    EXPECT_EQ(repr(-std::numeric_limits<double>::infinity()), "-inf");
    EXPECT_EQ(repr(std::numeric_limits<double>::quiet_NaN()), "nan");
}

// The digits of thousandths are those of the integer.
RC_GTEST_PROP(PythonFloat, has_the_shortest_digits_of_thousandths, (int32_t thousandths)) {
    const int64_t size = std::abs(int64_t{thousandths});
    std::string expected = std::to_string(size % 1000 + 1000);
    expected = (thousandths < 0 ? "-" : "") + std::to_string(size / 1000) + "." + expected.substr(1);
    while (expected.ends_with("0") && !expected.ends_with(".0")) expected.pop_back();
    if (thousandths == 0) return;
    RC_ASSERT(repr(thousandths / 1000.0) == expected);
    // The next number is not the same.
    RC_ASSERT(repr(std::nextafter(thousandths / 1000.0, 1e9)) != expected);
}

RC_GTEST_PROP(PythonFloat, reads_back_equal, (uint64_t bits)) {
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    if (std::isnan(value)) return;
    const std::string text = repr(value);
    RC_ASSERT(std::strtod(text.c_str(), nullptr) == value);
    // A float never looks like an integer.
    RC_ASSERT(text.find_first_of(".en") != std::string::npos);
}

RC_GTEST_PROP(FloatLiteral, is_rounded_as_the_c_library_does, (uint64_t bits)) {
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    if (!std::isfinite(value)) return;
    const std::string text = repr(std::fabs(value));
    RC_ASSERT(weft::float_literal_value(text) == std::fabs(value));
}

TEST(ReadDouble, takes_decimal_numbers_only) {
    EXPECT_EQ(weft::read_double("-12.5e-3"), -0.0125);
    EXPECT_EQ(weft::read_double("5."), 5.0);
    EXPECT_EQ(weft::read_double("-.5E+1"), -5.0);
    EXPECT_TRUE(std::signbit(*weft::read_double("-0")));
    EXPECT_EQ(weft::read_double("1e400"), std::numeric_limits<double>::infinity());
    EXPECT_EQ(weft::read_double("-1e99999999999"), -std::numeric_limits<double>::infinity());
    EXPECT_EQ(weft::read_double("1e-400"), 0.0);
    EXPECT_EQ(weft::read_double("0e99999999999"), 0.0);
    for (const char* text :
         {"", "-", ".", "+1", " 1", "1 ", "1e", "1e+", "1.2.3", "--1", "0x10", "inf", "nan", "1f"})
        EXPECT_EQ(weft::read_double(text), std::nullopt) << text;
}

// Every length of digits and every exponent, on both sides of what one multiplication can do.
RC_GTEST_PROP(ReadDouble, is_rounded_as_the_c_library_does, (uint64_t digits)) {
    for (int length = 1; length <= 19; ++length) {
        for (int exponent = -30; exponent <= 30; ++exponent) {
            std::string text = std::to_string(digits).substr(0, static_cast<size_t>(length));
            text.insert(text.size() / 2, ".");
            text += "e" + std::to_string(exponent);
            RC_ASSERT(weft::read_double(text) == std::strtod(text.c_str(), nullptr));
        }
    }
}

TEST(FloatLiteral, every_spelling) {
    EXPECT_EQ(weft::float_literal_value("1_000.5"), 1000.5);
    EXPECT_EQ(weft::float_literal_value("1."), 1.0);
    EXPECT_EQ(weft::float_literal_value(".5"), 0.5);
    EXPECT_EQ(weft::float_literal_value("1E3"), 1000.0);
    EXPECT_EQ(weft::float_literal_value("1e-3"), 0.001);
    EXPECT_EQ(weft::float_literal_value("2.5j"), 2.5);
    EXPECT_EQ(weft::float_literal_value("1e999"), std::numeric_limits<double>::infinity());
}

TEST(IntLiteral, every_base) {
    EXPECT_EQ(weft::int_literal_value("0"), 0);
    EXPECT_EQ(weft::int_literal_value("00_0"), 0);
    EXPECT_EQ(weft::int_literal_value("1_000"), 1000);
    EXPECT_EQ(weft::int_literal_value("0x_fF"), 255);
    EXPECT_EQ(weft::int_literal_value("0b101"), 5);
    EXPECT_EQ(weft::int_literal_value("0O17"), 15);
    EXPECT_EQ(weft::int_literal_value("9223372036854775807"), std::numeric_limits<int64_t>::max());
    EXPECT_EQ(weft::int_literal_value("9223372036854775808"), std::nullopt);
    EXPECT_EQ(weft::int_literal_value("0xffffffffffffffff"), std::nullopt);
}

std::string decimal(std::string_view literal) {
    TextBuffer out;
    weft::append_int_literal(out, literal);
    return out.str();
}

TEST(IntLiteral, decimal_text_of_any_size) {
    EXPECT_EQ(decimal("0xffffffffffffffff"), "18446744073709551615");
    EXPECT_EQ(decimal("0x1_0000_0000_0000_0000_0000"), "1208925819614629174706176");
    EXPECT_EQ(decimal("123456789012345678901234567890"), "123456789012345678901234567890");
    EXPECT_EQ(decimal("0b0"), "0");
    EXPECT_EQ(decimal("0o777777777777777777777777"), "4722366482869645213695");
}

RC_GTEST_PROP(IntLiteral, hexadecimal_reads_as_written, (uint32_t value)) {
    char text[16];
    std::snprintf(text, sizeof text, "0x%x", value);
    RC_ASSERT(weft::int_literal_value(text) == int64_t{value});
    RC_ASSERT(decimal(text) == std::to_string(value));
}

TEST(ShortBytes, AreReadAtAGlance) {
    EXPECT_EQ(weft::short_bytes(0), "0 bytes");
    EXPECT_EQ(weft::short_bytes(999), "999 bytes");
    EXPECT_EQ(weft::short_bytes(1000), "1.0 KB");
    EXPECT_EQ(weft::short_bytes(12'345'678), "12 MB");
    EXPECT_EQ(weft::short_bytes(1'450'000'000), "1.4 GB");
    EXPECT_EQ(weft::short_bytes(UINT64_MAX), "18 EB");
}

}  // namespace
