// The least precise float that a kernel rounds to: exact steps do not count.
#include "facts/precision.h"

#include <gtest/gtest.h>

#include "test_kernels.h"

namespace weft::facts {
namespace {

using types::Scalar;

Scalar coarsest(const std::string& body, const std::string& functions = "") {
    const CompiledKernelFile compiled("import warp as wp\n" + functions + R"(
@wp.kernel
def k(x: wp.array(dtype=wp.float32), h: wp.array(dtype=wp.float16), y: wp.array(dtype=wp.float64)):
    i = wp.tid()
)" + body);
    const driver::Subject subject = compiled.subject();
    Scalar out = coarsest_rounding(subject.kernel.body, subject.types);
    for (const lower::LoweredFunction& function : subject.functions)
        out = coarsest_rounding(function.body, subject.types, out);
    return out;
}

TEST(Precision, WhatIsWidenedFirstIsComputedInDouble) {
    EXPECT_EQ(coarsest("    y[i] = wp.float64(x[i]) * wp.float64(0.5)\n"), Scalar::Float64);
    EXPECT_EQ(coarsest("    y[i] = wp.float64(h[i]) + wp.float64(i)\n"), Scalar::Float64);
}

TEST(Precision, WhatIsWidenedLastIsNot) {
    EXPECT_EQ(coarsest("    y[i] = wp.float64(x[i] * 0.5)\n"), Scalar::Float32);
    EXPECT_EQ(coarsest("    y[i] = wp.float64(wp.float32(y[i]))\n"), Scalar::Float32);
    EXPECT_EQ(coarsest("    y[i] = wp.float64(wp.float32(i))\n"), Scalar::Float32);
    EXPECT_EQ(coarsest("    y[i] = wp.float64(wp.float32(h[i] * h[i]) * x[i])\n"), Scalar::Float16);
}

TEST(Precision, FunctionsCount) {
    EXPECT_EQ(coarsest("    y[i] = wp.float64(half(x[i]))\n",
                       "@wp.func\ndef half(a: float):\n    return 0.5 * a\n"),
              Scalar::Float32);
}

}  // namespace
}  // namespace weft::facts
