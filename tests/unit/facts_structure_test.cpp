// The structure of a kernel: what must hash alike and what must not.
#include <gtest/gtest.h>

#include "base/hex.h"
#include "facts/structure.h"
#include "test_kernels.h"

namespace weft::facts {
namespace {

Hash128 structure(const std::string& source) {
    const CompiledKernelFile compiled(source);
    return StructureHasher().structure(compiled.subject());
}

// A kernel of these parameters with this body; what is defined before it.
std::string kernel_of(std::string_view parameters, std::string_view body, std::string_view before = "") {
    return "import warp as wp\n\n" + std::string(before) + "\n@wp.kernel\ndef k(" + std::string(parameters) +
           "):\n    i = wp.tid()\n" + std::string(body);
}
constexpr std::string_view two_arrays = "a: wp.array(dtype=float), b: wp.array(dtype=float), n: int";
constexpr std::string_view three_arrays =
    "a: wp.array(dtype=float), b: wp.array(dtype=float), c: wp.array(dtype=float)";

void expect_equal(std::string_view parameters, std::string_view one, std::string_view other) {
    EXPECT_EQ(structure(kernel_of(parameters, one)), structure(kernel_of(parameters, other))) << one << "\n"
                                                                                              << other;
}
void expect_different(std::string_view parameters, std::string_view one, std::string_view other) {
    EXPECT_NE(structure(kernel_of(parameters, one)), structure(kernel_of(parameters, other))) << one << "\n"
                                                                                              << other;
}

TEST(Structure, IsThatOfTheGraphAndOfNoNumber) {
    expect_equal(two_arrays, "    v = a[i] * 2.0\n    b[i] = wp.sin(v) + 1.0\n",
                 "    b[i] = wp.sin(a[i] * 7.25) + 3.5  # the same\n");
    expect_equal(two_arrays, "    for j in range(n):\n        b[j] = 1.0\n",
                 "    for counter in range(n):\n        b[counter] = 5.0\n");
}

TEST(Structure, IgnoresTheOrderOfParameters) {
    const std::string_view body = "    b[i] = wp.sqrt(a[i]) - s * a[0]\n";
    EXPECT_EQ(structure(kernel_of("a: wp.array(dtype=float), b: wp.array(dtype=float), s: float", body)),
              structure(kernel_of("s: float, b: wp.array(dtype=float), a: wp.array(dtype=float)", body)));
    expect_equal(three_arrays, "    c[i] = a[i] - b[i]\n", "    b[i] = c[i] - a[i]\n");
}

TEST(Structure, TakesALoopForItsRounds) {
    expect_equal(
        two_arrays, "    s = float(0.0)\n    for j in range(3):\n        s += a[i + j]\n    b[i] = s\n",
        "    s = float(0.0)\n    s += a[i + 0]\n    s += a[i + 1]\n    s = s + a[i + 2]\n    b[i] = s\n");
    expect_different(two_arrays, "    for j in range(3):\n        b[i + j] = a[i]\n",
                     "    for j in range(4):\n        b[i + j] = a[i]\n");
}

TEST(Structure, IgnoresTheOrderOfWhatIsIndependent) {
    expect_equal(three_arrays, "    b[i] = wp.sin(a[i])\n    c[i] = wp.cos(a[i])\n",
                 "    c[i] = wp.cos(a[i])\n    b[i] = wp.sin(a[i])\n");
    expect_equal(three_arrays, "    x = a[i] + 1.0\n    y = b[i] * 2.0\n    c[i] = x - y\n",
                 "    y = b[i] * 2.0\n    x = a[i] + 1.0\n    c[i] = x - y\n");
    expect_equal(three_arrays,
                 "    if a[i] > 0.0:\n        b[i] = 1.0\n    if a[i] < 0.0:\n        c[i] = 1.0\n",
                 "    if a[i] < 0.0:\n        c[i] = 1.0\n    if a[i] > 0.0:\n        b[i] = 1.0\n");
}

TEST(Structure, KeepsTheOrderOfEffectsOnOneArray) {
    expect_different(two_arrays, "    b[i] = wp.sin(a[i])\n    b[i + 1] = wp.cos(a[i])\n",
                     "    b[i + 1] = wp.cos(a[i])\n    b[i] = wp.sin(a[i])\n");
    expect_different(three_arrays, "    b[i] = wp.sin(a[i])\n    c[i] = b[i]\n",
                     "    c[i] = b[i]\n    b[i] = wp.sin(a[i])\n");
    expect_different(
        two_arrays,
        "    r = wp.rand_init(1, i)\n    x = wp.randf(r)\n    y = wp.randn(r)\n    b[i] = x - y\n",
        "    r = wp.rand_init(1, i)\n    y = wp.randn(r)\n    x = wp.randf(r)\n    b[i] = x - y\n");
}

TEST(Structure, KnowsWhichArray) {
    expect_different(three_arrays, "    c[i] = a[i] - b[i]\n", "    c[i] = a[i] - a[i]\n");
    expect_different(three_arrays, "    c[i] = a[i] - b[i]\n", "    a[i] = a[i] - b[i]\n");
    expect_different(three_arrays, "    b[i] = a[i]\n    c[i] = b[i]\n",
                     "    b[i] = a[i]\n    c[i] = a[i]\n");
    // Only which condition guards which statement tells a from b.
    expect_different(
        "a: wp.array(dtype=float), b: wp.array(dtype=float), c: wp.array(dtype=float), d: "
        "wp.array(dtype=float)",
        "    if a[i] > 0.0:\n        c[i] = wp.sin(a[i])\n    if b[i] > 0.0:\n        d[i] = wp.cos(b[i])\n",
        "    if b[i] > 0.0:\n        c[i] = wp.sin(a[i])\n    if a[i] > 0.0:\n        d[i] = wp.cos(b[i])\n");
}

TEST(Structure, KnowsOperationsAndTypes) {
    expect_different(two_arrays, "    b[i] = a[i] + 1.0\n", "    b[i] = a[i] * 1.0\n");
    expect_different(two_arrays, "    b[i] = a[i] - 1.0\n", "    b[i] = 1.0 - a[i]\n");
    expect_different(two_arrays, "    b[i] = wp.sin(a[i])\n", "    b[i] = wp.cos(a[i])\n");
    const auto of_type = [](std::string_view type) {
        const std::string array = "wp.array(dtype=" + std::string(type) + ")";
        return structure(kernel_of("a: " + array + ", b: " + array, "    b[i] = a[i] + a[i]\n"));
    };
    EXPECT_NE(of_type("wp.vec3"), of_type("wp.vec2"));
    EXPECT_NE(of_type("float"), of_type("wp.float64"));
    EXPECT_EQ(of_type("float"), of_type("wp.float32"));
}

TEST(Structure, TakesSidesOfASumAndComparisonsAsEqual) {
    expect_equal(three_arrays, "    c[i] = a[i] + wp.sin(b[i])\n", "    c[i] = wp.sin(b[i]) + a[i]\n");
    expect_equal(two_arrays, "    if a[i] > 1.0:\n        b[i] = 1.0\n",
                 "    if 1.0 < a[i]:\n        b[i] = 1.0\n");
    expect_different(two_arrays, "    if a[i] > 1.0:\n        b[i] = 1.0\n",
                     "    if a[i] < 1.0:\n        b[i] = 1.0\n");
}

TEST(Structure, KnowsControl) {
    expect_different(two_arrays, "    if a[i] > 0.0:\n        b[i] = 1.0\n", "    b[i] = 1.0\n");
    expect_different(two_arrays, "    if i < n:\n        return\n    b[i] = a[i]\n",
                     "    b[i] = a[i]\n    if i < n:\n        return\n");
    expect_different(
        two_arrays, "    for j in range(n):\n        b[j] = a[j]\n",
        "    for j in range(n):\n        if a[j] > 0.0:\n            break\n        b[j] = a[j]\n");
    expect_different(two_arrays,
                     "    s = float(0.0)\n    for j in range(n):\n        s += a[j]\n    b[i] = s\n",
                     "    s = float(0.0)\n    while s < 3.0:\n        s += a[i]\n    b[i] = s\n");
    expect_different(two_arrays, "    if i < n:\n        b[i] = a[i]\n    else:\n        b[i] = 0.0\n",
                     "    if i < n:\n        b[i] = 0.0\n    else:\n        b[i] = a[i]\n");
}

TEST(Structure, TakesACopyForItsOriginal) {
    expect_equal(two_arrays, "    x = a[i] * 2.0\n    y = x\n    b[i] = y + x\n",
                 "    x = a[i] * 2.0\n    b[i] = x + x\n");
}

TEST(Structure, LooksIntoFunctionsAndStructs) {
    const auto with = [](std::string_view returned) {
        return structure(
            kernel_of(two_arrays, "    b[i] = f(a[i], 2.0)\n",
                      "@wp.func\ndef f(x: float, y: float):\n    return " + std::string(returned) + "\n"));
    };
    EXPECT_EQ(with("x * 2.0 - y"), with("x * 3.0 - y"));
    EXPECT_NE(with("x * 2.0 - y"), with("wp.sin(x) - y"));
    const auto fields = [](std::string_view body) {
        return structure(
            kernel_of("s: S, q: wp.array(dtype=S), b: wp.array(dtype=float)", body,
                      "@wp.struct\nclass S:\n    x: float\n    y: float\n    d: wp.array(dtype=float)\n"));
    };
    EXPECT_EQ(fields("    b[i] = s.x - s.y\n"), fields("    b[i] = s.y - s.x\n"));
    EXPECT_NE(fields("    b[i] = s.x - s.y\n"), fields("    b[i] = s.x - s.x\n"));
    EXPECT_EQ(fields("    t = q[i]\n    t.x = 1.0\n    t.y = b[i]\n    q[i] = t\n"),
              fields("    t = q[i]\n    t.x = b[i]\n    t.y = 2.0\n    q[i] = t\n"));
    EXPECT_NE(fields("    t = q[i]\n    t.x = 1.0\n    t.y = b[i]\n    q[i] = t\n"),
              fields("    t = q[i]\n    t.x = 1.0\n    t.x = b[i]\n    q[i] = t\n"));
    EXPECT_NE(fields("    s.d[i] = 1.0\n    b[i] = s.d[0]\n"),
              fields("    b[i] = s.d[0]\n    s.d[i] = 1.0\n"));
    EXPECT_EQ(fields("    s.d[i] = 1.0\n    b[i] = s.x\n"), fields("    b[i] = s.x\n    s.d[i] = 1.0\n"));
}

// Splits are made from it: it is the same on every platform and in every build.
TEST(Structure, IsTheSameEverywhere) {
    const Hash128 hash = structure(
        kernel_of(two_arrays,
                  "    s = float(0.0)\n    for j in range(n):\n        s += a[j]\n    b[i] = wp.sqrt(s)\n"));
    const auto digits = hex(hash);
    EXPECT_EQ(std::string_view(digits.data(), digits.size()), "fb7213a976b9c34fd096875a63f644ec");
}

// What the instructions of a function do not say is told by its C++ and by its own gradient.
TEST(Structure, KnowsCodeThatWasWrittenByHand) {
    const auto native = [](std::string_view code, std::string_view adjoint) {
        return structure(kernel_of(two_arrays, "    b[i] = f(a[i]) + float(n)\n",
                                   "@wp.func_native(\"" + std::string(code) + "\", \"" +
                                       std::string(adjoint) + "\")\ndef f(x: float) -> float: ...\n\n"));
    };
    EXPECT_EQ(native("return x;", "adj_x += adj_ret;"), native("return x;", "adj_x += adj_ret;"));
    EXPECT_NE(native("return x;", "adj_x += adj_ret;"), native("return x * x;", "adj_x += adj_ret;"));
    EXPECT_NE(native("return x;", "adj_x += adj_ret;"), native("return x;", "adj_x -= adj_ret;"));
    const auto gradient = [](std::string_view code) {
        return structure(
            kernel_of(two_arrays, "    b[i] = f(a[i]) + float(n)\n",
                      "@wp.func\ndef f(x: float):\n    return wp.round(x)\n\n\n" + std::string(code)));
    };
    const std::string head = "@wp.func_grad(f)\ndef g(x: float, adj_ret: float):\n    wp.adjoint[x] += ";
    EXPECT_NE(gradient(head + "adj_ret\n\n"), gradient(""));
    EXPECT_NE(gradient(head + "adj_ret\n\n"), gradient(head + "adj_ret * wp.sin(x)\n\n"));
}

}  // namespace
}  // namespace weft::facts
