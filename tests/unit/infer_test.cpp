// Inputs that are inferred for kernels: what the code asks of them, worked out by hand; and kernels that no
// inputs make safe, or for which that cannot be seen, which must be refused with the place.
#include "infer/infer.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "infer/linear.h"
#include "inputs/text.h"
#include "test_kernels.h"

namespace weft::infer {
namespace {

Result<Inferred> inferred(std::string_view parameters, std::string_view body, std::string_view before = "") {
    const CompiledKernelFile compiled("import warp as wp\n\n" + std::string(before) + "@wp.kernel\ndef k(" +
                                      std::string(parameters) + "):\n" + std::string(body));
    return infer(compiled.subject());
}

// "launch n; x in float32[n] uniform -1.0 1.0; ...", or the reason.
std::string told(const Result<Inferred>& found) {
    if (!found) return found.error();
    TextBuffer out;
    out.append("launch");
    for (const inputs::Size& size : found.value().inputs.extents()) {
        out.append(' ');
        append_size(out, size);
    }
    for (const inputs::Arg& arg : found.value().inputs.args) {
        out.append("; ");
        out.append(arg.name);
        out.append(' ');
        out.append(inputs::text(arg.role));
        out.append(' ');
        out.append(arg.dtype);
        for (size_t i = 0; i < arg.ndim; ++i) {
            out.append(i == 0 ? "[" : ", ");
            append_size(out, arg.shape[i]);
        }
        out.append(arg.ndim == 0 ? " " : "] ");
        out.append(inputs::text(arg.fill));
        if (inputs::bounds(arg.fill) == inputs::Bounds::Unused) continue;
        out.append(' ');
        if (inputs::bounds(arg.fill) != inputs::Bounds::Value) append_low(out, arg);
        if (inputs::bounds(arg.fill) != inputs::Bounds::Value) out.append(' ');
        append_high(out, arg);
    }
    return std::string(out.view());
}

TEST(Infer, SizesFollowIndexes) {
    EXPECT_EQ(told(inferred("x: wp.array(dtype=float), y: wp.array(dtype=float)",
                            "    i = wp.tid()\n    y[i] = x[i] + x[i + 1] + x[2 * i + 5]\n")),
              "launch n; x in float32[2*n+4] uniform -1.0 1.0; y out float32[n] zero");
    EXPECT_EQ(told(inferred("x: wp.array2d(dtype=wp.vec3), count: wp.array(dtype=int)",
                            "    i, j = wp.tid()\n    x[i, j] = wp.vec3(1.0, 2.0, 3.0)\n"
                            "    wp.atomic_add(count, 0, 1)\n")),
              "launch n 4; x out vec3f[n, 4] zero; count inout int32[1] zero");
    EXPECT_EQ(told(inferred("x: wp.array(dtype=float)",
                            "    i = wp.tid()\n    if i + 1 < x.shape[0]:\n        x[i] = x[i + 1]\n")),
              "launch n; x inout float32[n] uniform -1.0 1.0");
}

TEST(Infer, ParametersAreWhatTheyAreComparedWith) {
    EXPECT_EQ(told(inferred("x: wp.array(dtype=float), n: int, width: int",
                            "    i = wp.tid()\n    if i >= n:\n        return\n"
                            "    for j in range(width):\n        x[i * width + j] = x[n - 1 - i]\n")),
              "launch n; x inout float32[4*n] uniform -1.0 1.0; n in int32 constant n; width in int32 "
              "constant 4.0");
    EXPECT_EQ(
        told(inferred("x: wp.array2d(dtype=int), width: int, flag: bool, axis: int, v: wp.vec3",
                      "    i = wp.tid()\n    if flag:\n        x[i / width, i % width] = int(v[axis])\n")),
        "launch n; x out int32[n, 4] zero; width in int32 constant 4.0; flag in bool bool; "
        "axis in int32 index 0 3; v in vec3f uniform 0.5 1.5");
}

TEST(Infer, IntegersThatAreIndexesStayInTheirArray) {
    EXPECT_EQ(
        told(inferred("at: wp.array(dtype=int), x: wp.array(dtype=float), y: wp.array(dtype=float)",
                      "    i = wp.tid()\n    y[at[i]] = x[at[i] + 1]\n")),
        "launch n; at in int32[n] index 0 n; x in float32[n+1] uniform -1.0 1.0; y out float32[n] zero");
    EXPECT_EQ(told(inferred("row: wp.array(dtype=int), col: wp.array(dtype=int), x: wp.array(dtype=float), "
                            "y: wp.array(dtype=float)",
                            "    i = wp.tid()\n    s = float(0.0)\n    for j in range(row[i], row[i + 1]):\n"
                            "        s += x[col[j]]\n    y[i] = s\n")),
              "launch n; row in int32[n+1] offsets 0 4*n; col in int32[4*n] index 0 n; "
              "x in float32[n] uniform -1.0 1.0; y out float32[n] zero");
}

TEST(Infer, FloatsStayWhereFunctionsAreDefined) {
    const auto root = inferred("x: wp.array(dtype=float), q: wp.array(dtype=wp.quat), t: wp.transform",
                               "    i = wp.tid()\n    x[i] = wp.sqrt(x[i]) / x[i] + q[i][0] + t[0]\n");
    EXPECT_EQ(told(root),
              "launch n; x inout float32[n] uniform 0.5 1.5; q in quatf[n] unit; "
              "t in transformf rigid -1.0 1.0");
    // What is written to x may be anything, and the next thread might read it.
    EXPECT_NE(root.value().not_finite, "");
    const auto apart = inferred("x: wp.array(dtype=float), y: wp.array(dtype=float)",
                                "    i = wp.tid()\n    y[i] = wp.log(x[i]) / wp.sqrt(x[i])\n");
    EXPECT_EQ(told(apart), "launch n; x in float32[n] uniform 0.5 1.5; y out float32[n] zero");
    EXPECT_EQ(apart.value().not_finite, "");
    const auto difference = inferred("x: wp.array(dtype=float), y: wp.array(dtype=float)",
                                     "    i = wp.tid()\n    y[i] = 1.0 / (x[i] - x[0])\n");
    EXPECT_EQ(difference.value().not_finite, "line 6: a divisor may be zero");
    const auto guarded =
        inferred("x: wp.array(dtype=float), y: wp.array(dtype=float)",
                 "    i = wp.tid()\n    d = x[i] - x[0]\n    if d > 0.1:\n        y[i] = 1.0 / d\n");
    EXPECT_EQ(guarded.value().not_finite, "");
}

TEST(Infer, FloatsLieOnBothSidesOfWhatTheyAreComparedWith) {
    EXPECT_EQ(told(inferred("x: wp.array(dtype=float), y: wp.array(dtype=float)",
                            "    i = wp.tid()\n    if x[i] >= 4.0:\n        y[i] = x[i]\n")),
              "launch n; x in float32[n] uniform 3.0 5.0; y out float32[n] zero");
}

TEST(Infer, LoopsEndAndCountersStayBounded) {
    EXPECT_EQ(
        told(inferred("x: wp.array(dtype=float), y: wp.array(dtype=int)",
                      "    i = wp.tid()\n    c = int(0)\n    m = i\n    while m > 0:\n        m = m // 2\n"
                      "        c += 3\n    y[c] = 1\n")),
        "launch n; x in float32[n] uniform -1.0 1.0; y out int32[193] zero");
    const auto stride =
        inferred("x: wp.array(dtype=float), n: int",
                 "    i = wp.tid()\n    j = i\n    while j < n:\n        x[j] = 1.0\n        j += 32\n");
    EXPECT_EQ(told(stride), "launch n; x out float32[n] zero; n in int32 constant n");
    EXPECT_EQ(stride.value().forward_only,
              "line 8: an index of `x` is made of what a loop or an atomic changes");
}

TEST(Infer, StructsAndFunctionsAreFollowed) {
    EXPECT_EQ(told(inferred("s: S, p: wp.array(dtype=P)",
                            "    i = wp.tid()\n    p[i].x = pick(s.data, s.at) + p[i].y\n",
                            "@wp.struct\nclass S:\n    data: wp.array(dtype=float)\n    at: int\n\n"
                            "@wp.struct\nclass P:\n    x: float\n    y: float\n\n"
                            "@wp.func\ndef pick(a: wp.array(dtype=float), i: int):\n    if i < 0:\n"
                            "        return 0.0\n    return a[i]\n\n")),
              "launch n; s.data in float32[n] uniform -1.0 1.0; s.at in int32 index 0 n; "
              "p.x out float32[n] zero; p.y in float32[n] uniform -1.0 1.0");
}

// What is written is no input, whether a run on the planned inputs comes there or not, and also where no plan
// is proved.
TEST(Infer, RolesFollowFromTheText) {
    EXPECT_EQ(told(inferred("image: wp.array2d(dtype=float), column: wp.array(dtype=int), "
                            "y: wp.array(dtype=float), z: wp.array(dtype=float)",
                            "    i = wp.tid()\n    c = column[i]\n"
                            "    if c < 3 or c >= image.shape[1] - 3:\n        return\n"
                            "    y[i] = image[0, c]\n    z[i] = 2.0 * z[i]\n")),
              "launch n; image in float32[n, 4] uniform -1.0 1.0; column in int32[n] index 0 8; "
              "y out float32[n] zero; z inout float32[n] uniform -1.0 1.0");
    const CompiledKernelFile compiled(
        "import warp as wp\n\n@wp.struct\nclass Part:\n    mass: float\n    age: int\n\n"
        "@wp.func\ndef put(parts: wp.array(dtype=Part), total: wp.array(dtype=float), i: int, m: float):\n"
        "    parts[i].mass = m\n    wp.atomic_add(total, 0, m)\n\n"
        "@wp.kernel\ndef k(x: wp.array(dtype=float), p: wp.array(dtype=Part), t: wp.array(dtype=float)):\n"
        "    i = wp.tid()\n    k = int(0)\n    while x[k] > 0.5:\n        k += p[i].age\n"
        "    put(p, t, i, x[k])\n");
    ASSERT_FALSE(infer(compiled.subject()));
    std::string roles;
    const auto plan = unproved(compiled.subject());
    for (const inputs::Arg& arg : plan.value().args)
        roles += arg.name + " " + std::string(inputs::text(arg.role)) + "; ";
    EXPECT_EQ(roles, "x in; p.mass out; p.age in; t inout; ");
}

TEST(Infer, RefusesWhatItCannotProve) {
    const char* const arrays = "x: wp.array(dtype=float), y: wp.array(dtype=int), n: int";
    const auto why = [&](const char* body) { return told(inferred(arrays, body)); };
    EXPECT_EQ(why("    i = wp.tid()\n    x[i - 1] = 1.0\n"), "line 6: an index of `x` may be negative");
    EXPECT_EQ(why("    i = wp.tid()\n    x[i * i] = 1.0\n"), "line 6: an integer may leave its type");
    EXPECT_EQ(why("    i = wp.tid()\n    x[int(x[i] * 100.0)] = 1.0\n"),
              "line 6: an index of `x` may lie outside of it");
    EXPECT_EQ(why("    i = wp.tid()\n    y[i] = 7 // (y[i] - y[0])\n"), "line 6: a divisor may be zero");
    EXPECT_EQ(why("    i = wp.tid()\n    while x[i] < 1.0:\n        x[i] = x[i] + 0.1\n"),
              "line 6: a `while` of which no end is in sight");
    EXPECT_EQ(why("    i = wp.tid()\n    for a in range(x.shape[0]):\n        for b in range(x.shape[0]):\n"
                  "            x[i] += 1.0\n"),
              "line 7: loops inside of each other that all grow with n");
    std::string nested, indent = "    ";
    for (int depth = 0; depth < 9; ++depth, indent += "    ")
        nested += indent + "for i" + std::to_string(depth) + " in range(n):\n";
    EXPECT_EQ(why((nested + indent + "x[0] = 1.0\n").c_str()),
              "line 13: loops inside of more loops than are looked through");
    EXPECT_EQ(why("    i = wp.tid()\n    y[i] = y[i] + i\n    x[y[i]] = 1.0\n").substr(0, 7), "line 6:");
    EXPECT_EQ(why("    i = wp.tid()\n    y[i] = wp.sample_cdf(wp.rand_init(1), x)\n"),
              "line 6: wp.sample_cdf() is not followed");
}

TEST(Infer, TheGuardMustBeThatOfTheIndexItself) {
    // Assigned between the test and the use.
    EXPECT_EQ(told(inferred(
                  "x: wp.array(dtype=float)",
                  "    i = wp.tid()\n    j = int(i)\n    for t in range(20):\n        ok = j < x.shape[0]\n"
                  "        j = j + 1\n        if ok:\n            x[j] = 1.0\n")),
              "launch n; x out float32[n+21] zero");
    EXPECT_EQ(told(inferred("x: wp.array(dtype=float)",
                            "    i = wp.tid()\n    j = int(i)\n    for t in range(20):\n        j = j + 1\n"
                            "        ok = j < x.shape[0]\n        if ok:\n            x[j] = 1.0\n")),
              "launch n; x out float32[n] zero");
}

TEST(InferLinear, ComparesEverywhere) {
    const auto line = [] { return Linear{*rc::gen::inRange(-50, 50), *rc::gen::inRange(-1000, 1000), 1}; };
    rc::check([&] {
        const Linear p = line(), q = line();
        const int64_t n = *rc::gen::inRange<int64_t>(1, largest_n);
        if (less_equal(p, q)) RC_ASSERT(p.at(n) <= q.at(n));
        RC_ASSERT(upper(p, q).at(n) >= std::max(p.at(n), q.at(n)));
        RC_ASSERT(sum(p, q)->at(n) == p.at(n) + q.at(n));
        const int64_t divisor = *rc::gen::inRange(1, 20);
        RC_ASSERT(whole_above(*quotient(p, divisor)).at(n) >= p.at(n) / static_cast<double>(divisor) - 1e-6);
    });
}

// Arithmetic of bounds against arithmetic of numbers that lie within them.
TEST(InferLinear, BoundsHoldWhatTheyBound) {
    rc::check([] {
        const int64_t n = *rc::gen::inRange<int64_t>(1, 2000);
        struct Drawn {
            Whole bounds;
            int64_t number;
        };
        const auto draw = [&] {
            const Linear low{*rc::gen::inRange(-3, 4), *rc::gen::inRange(-20, 20), 1};
            const Linear width{*rc::gen::inRange(0, 3), *rc::gen::inRange(0, 20), 1};
            const Linear high = *sum(low, width);
            const auto from = static_cast<int64_t>(low.at(n)), to = static_cast<int64_t>(high.at(n));
            return Drawn{Whole::between(low, high), *rc::gen::inRange(from, to + 1)};
        };
        const Drawn x = draw(), y = draw();
        const auto holds = [&](const Whole& bounds, int64_t number) {
            for (const Linear& line : bounds.high.lines())
                RC_ASSERT(static_cast<double>(number) <= line.at(n) + 1e-6);
            for (const Linear& line : bounds.minus_low.lines())
                RC_ASSERT(static_cast<double>(-number) <= line.at(n) + 1e-6);
        };
        holds(sum(x.bounds, y.bounds), x.number + y.number);
        holds(negated(x.bounds), -x.number);
        holds(product(x.bounds, y.bounds), x.number * y.number);
        holds(join(x.bounds, y.bounds), *rc::gen::element(x.number, y.number));
        holds(minimum(x.bounds, y.bounds), std::min(x.number, y.number));
        holds(maximum(x.bounds, y.bounds), std::max(x.number, y.number));
        if (x.bounds.excludes_zero()) RC_ASSERT(x.number != 0);
        if (y.number == 0) return;
        const int64_t quotient_down =
            x.number / y.number - (x.number % y.number != 0 && (x.number < 0) != (y.number < 0));
        holds(quotient(x.bounds, y.bounds), x.number / y.number);
        holds(quotient(x.bounds, y.bounds), quotient_down);
        holds(remainder(x.bounds, y.bounds), x.number % y.number);
    });
}

// Code in C++ may do anything with an array that it is given, and nothing is proved of it.
TEST(Infer, ProvesNothingOfCodeInCpp) {
    const CompiledKernelFile compiled(
        "import warp as wp\n\n\n@wp.func_native(\"a[i] = x;\")\n"
        "def put(a: wp.array(dtype=float), i: int, x: float): ...\n\n\n"
        "@wp.kernel\ndef k(a: wp.array(dtype=float), b: wp.array(dtype=float), out: wp.array(dtype=float)):\n"
        "    i = wp.tid()\n    put(a, i, b[i])\n    out[i] = b[i]\n");
    const auto proved = infer(compiled.subject());
    ASSERT_FALSE(proved.ok());
    EXPECT_NE(proved.error().find("the C++ of `put`"), std::string::npos) << proved.error();
    for (const auto& plan : {arguments(compiled.subject()), unproved(compiled.subject())}) {
        ASSERT_TRUE(plan.ok()) << plan.error();
        ASSERT_EQ(plan.value().args.size(), 3u);
        EXPECT_EQ(plan.value().args[0].role, inputs::Role::InOut);
        EXPECT_EQ(plan.value().args[1].role, inputs::Role::In);
        EXPECT_EQ(plan.value().args[2].role, inputs::Role::Out);
    }
}

TEST(Infer, KnowsWhatTilesAreLoadedFromAndStoredTo) {
    const CompiledKernelFile compiled(
        "import warp as wp\n\nT = 16\n\n\n@wp.kernel\n"
        "def k(a: wp.array(dtype=float), out: wp.array(dtype=float), total: wp.array(dtype=float)):\n"
        "    i = wp.tid()\n    t = wp.tile_load(a, shape=T, offset=i * T)\n"
        "    wp.tile_store(out, t, offset=i * T)\n    wp.tile_atomic_add(total, wp.tile_sum(t))\n");
    const auto plan = arguments(compiled.subject());
    ASSERT_TRUE(plan.ok()) << plan.error();
    EXPECT_EQ(plan.value().args[0].role, inputs::Role::In);
    EXPECT_EQ(plan.value().args[1].role, inputs::Role::Out);
    EXPECT_EQ(plan.value().args[2].role, inputs::Role::InOut);
}

}  // namespace
}  // namespace weft::infer
