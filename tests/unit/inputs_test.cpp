// The numbers of input specifications; expected values come from an independent computation
// (tests/inputs/inputs_test.py).
#include <gtest/gtest.h>

#include "inputs/fill.h"

namespace weft::inputs {
namespace {

TEST(InputsFill, GivesTheRecordedNumbers) {
    EXPECT_EQ(uniform(0, 0, 0, 0), 556823690.0 / 4294967296.0);
    EXPECT_EQ(uniform(42, 7, 3, 1000), 1585397390.0 / 4294967296.0);
    EXPECT_EQ(uniform(9223372036854775813u, 123456, 1, 16777216), 835082995.0 / 4294967296.0);
}

TEST(InputsFill, IndexesAreWholeAndInRange) {
    inputs::Arg spec;
    spec.fill = inputs::Fill::Index;
    spec.low = 0;
    spec.high_is_extent = true;
    spec.high_extent = inputs::extent_n;
    for (uint64_t j = 0; j < 1000; ++j) {
        const double value = fill(spec, 1, 2, 0, j, 3);
        EXPECT_TRUE(value == 0 || value == 1 || value == 2) << value;
    }
}

TEST(InputsFill, ZeroAndIota) {
    inputs::Arg spec;
    spec.fill = inputs::Fill::Zero;
    EXPECT_EQ(fill(spec, 1, 2, 0, 5, 3), 0);
    spec.fill = inputs::Fill::Iota;
    EXPECT_EQ(fill(spec, 1, 2, 0, 5, 3), 5);
}

}  // namespace
}  // namespace weft::inputs
