// vary/: each transform on a small kernel: what it makes of it, and that it leaves alone what it must.

#include "vary/vary.h"
#include "vary_fits.h"

#include <gtest/gtest.h>

#include <string>

#include "draft/draft.h"
#include "vary/dress.h"

namespace weft::vary {
namespace {

constexpr std::string_view head = "import warp as wp\n\nLIMIT = wp.constant(0.5)\n\n\n";

// The file after the transform; empty: it found no place.
std::string changed_file(Transform transform, std::string_view kernel, inputs::Inputs* inputs = nullptr) {
    draft::Drafts drafts;
    draft::Draft draft;
    const auto loaded = drafts.load(std::string(head) + std::string(kernel), "kernel", draft);
    if (!loaded) return loaded.error();
    if (inputs != nullptr) draft.inputs = *inputs;
    fit_all(draft, drafts.strings);
    Rng rng(1, 2);
    if (!apply(transform, draft, drafts.strings, rng)) return {};
    std::string text;
    syntax::Layout layout;
    layout.most_on_a_line = 20;
    drafts.print(draft, layout, text);
    if (inputs != nullptr) *inputs = draft.inputs;
    draft::Draft again;
    if (const auto compiles = drafts.load(text, "kernel", again); !compiles) return compiles.error() + text;
    return text;
}

// The kernel, without what stands in front of it.
std::string changed(Transform transform, std::string_view kernel, inputs::Inputs* inputs = nullptr) {
    const std::string text = changed_file(transform, kernel, inputs);
    return text.empty() ? text : text.substr(text.find("@wp.kernel"));
}

std::string kernel(std::string_view body, std::string_view options = "") {
    return "@wp.kernel" + std::string(options) +
           "\ndef k(x: wp.array(dtype=float), out: wp.array(dtype=float)):\n    i = wp.tid()\n" +
           std::string(body);
}

inputs::Inputs two_arrays() {
    inputs::Inputs out;
    out.dims = 1;
    for (const char* name : {"x", "out"}) {
        inputs::Arg& arg = out.args.emplace_back();
        arg.name = name;
        arg.dtype = "float32";
        arg.ndim = 1;
        arg.role = *name == 'x' ? inputs::Role::In : inputs::Role::Out;
        arg.fill = *name == 'x' ? inputs::Fill::Uniform : inputs::Fill::Zero;
    }
    return out;
}

TEST(Vary, GuardsAndNestingAreTwoWaysToSayOneThing) {
    const std::string guard = kernel(
                          "    if x[i] < LIMIT:\n        return\n    y = x[i] * 2.0\n    out[i] = y\n"),
                      nested = kernel("    if x[i] >= LIMIT:\n        y = x[i] * 2.0\n        out[i] = y\n");
    EXPECT_EQ(changed(Transform::GuardToNesting, guard), nested);
    EXPECT_EQ(changed(Transform::NestingToGuard, nested), guard);
    EXPECT_EQ(changed(Transform::GuardToNesting, nested), "");
}

TEST(Vary, TestsAreSplitAndJoined) {
    const std::string one = kernel("    if x[i] > 0.0 and x[i] < LIMIT:\n        out[i] = x[i]\n"),
                      two =
                          kernel("    if x[i] > 0.0:\n        if x[i] < LIMIT:\n            out[i] = x[i]\n");
    EXPECT_EQ(changed(Transform::SplitTest, one), two);
    EXPECT_EQ(changed(Transform::JoinTests, two), one);
}

TEST(Vary, ArmsChangePlaces) {
    EXPECT_EQ(changed(Transform::SwapArms,
                      kernel("    if x[i] > 0.0:\n        out[i] = 1.0\n    else:\n        out[i] = 2.0\n")),
              kernel("    if x[i] <= 0.0:\n        out[i] = 2.0\n    else:\n        out[i] = 1.0\n"));
}

TEST(Vary, AChoiceBecomesABranch) {
    EXPECT_EQ(changed(Transform::ChoiceToBranch,
                      kernel("    y = wp.where(x[i] > 0.0, 1.0, 2.0)\n    out[i] = y\n")),
              kernel("    if x[i] > 0.0:\n        y = 1.0\n    else:\n        y = 2.0\n    out[i] = y\n"));
    // What a branch guards is not evaluated for all.
    EXPECT_EQ(
        changed(Transform::BranchToChoice,
                kernel("    if i > 0:\n        y = x[i - 1]\n    else:\n        y = 0.0\n    out[i] = y\n")),
        "");
}

TEST(Vary, ALoopCountsByHandWhereNothingIsReplayed) {
    constexpr std::string_view
        forward = "(enable_backward=False)",
        loop = "    s = float(0.0)\n    for j in range(i):\n        s += x[j]\n    out[i] = s\n";
    EXPECT_EQ(
        changed(Transform::RangeToWhile, kernel(loop, forward)),
        kernel("    s = float(0.0)\n    j = int(0)\n    while j < i:\n        s += x[j]\n        j += 1\n"
               "    out[i] = s\n",
               forward));
    EXPECT_EQ(changed(Transform::RangeToWhile, kernel(loop)), "");
    EXPECT_EQ(changed(Transform::RangeToWhile,
                      kernel("    s = float(0.0)\n    for j in range(i):\n        if x[j] < 0.0:\n"
                             "            continue\n        s += x[j]\n    out[i] = s\n",
                             forward)),
              "");
}

TEST(Vary, AConstantIsPassed) {
    inputs::Inputs inputs = two_arrays();
    EXPECT_EQ(changed(Transform::ConstantToParameter, kernel("    out[i] = x[i] * LIMIT\n"), &inputs),
              "@wp.kernel\ndef k(limit: float, x: wp.array(dtype=float), out: wp.array(dtype=float)):\n"
              "    i = wp.tid()\n    out[i] = x[i] * limit\n");
    ASSERT_EQ(inputs.args.size(), 3u);
    EXPECT_EQ(inputs.args[0].name, "limit");
    EXPECT_EQ(inputs.args[0].high, 0.5);
}

TEST(Vary, ThreadsTakeTheirElementsInAnotherOrder) {
    inputs::Inputs inputs = two_arrays();
    const std::string text = changed(Transform::IndirectThread, kernel("    out[i] = x[i]\n"), &inputs);
    EXPECT_NE(text.find(" = wp.tid()\n    i = "), std::string::npos) << text;
    ASSERT_EQ(inputs.args.size(), 3u);
    EXPECT_EQ(inputs.args[0].fill, inputs::Fill::Permutation);
}

TEST(Vary, AnOutputIsAddedInsteadOfWritten) {
    inputs::Inputs inputs = two_arrays();
    EXPECT_EQ(changed(Transform::StoreToAtomic, kernel("    out[i] = x[i]\n"), &inputs),
              kernel("    wp.atomic_add(out, i, x[i])\n"));
    EXPECT_EQ(inputs.args[1].role, inputs::Role::InOut);
    // Twice written: the second write would have won.
    inputs = two_arrays();
    EXPECT_EQ(changed(Transform::StoreToAtomic, kernel("    out[i] = x[i]\n    out[i] = 2.0\n"), &inputs),
              "");
}

TEST(Vary, AShortLoopIsWrittenOut) {
    const std::string loop = kernel(
        "    v = wp.vec3(x[i], 1.0, 2.0)\n    s = float(0.0)\n    for k in range(3):\n        s += v[k] * "
        "x[k + 1]\n"
        "    out[i] = s\n");
    EXPECT_EQ(changed(Transform::UnrollLoop, loop),
              kernel("    v = wp.vec3(x[i], 1.0, 2.0)\n    s = float(0.0)\n    s += v[0] * x[1]\n    s += "
                     "v[1] * x[2]\n"
                     "    s += v[2] * x[3]\n    out[i] = s\n"));
    // The round itself is a number here: written out it would say nothing.
    EXPECT_EQ(changed(Transform::UnrollLoop, kernel("    s = float(0.0)\n    for k in range(3):\n        s "
                                                    "+= float(k) * x[i]\n    out[i] = s\n")),
              "");
    EXPECT_EQ(
        changed(Transform::UnrollLoop,
                kernel("    s = float(0.0)\n    for k in range(9):\n        s += x[k]\n    out[i] = s\n")),
        "");
}

TEST(Vary, ALoopCountsFromZero) {
    const std::string text =
        changed(Transform::RangeFromZero, kernel("    n = int(x[i])\n    s = float(0.0)\n    for k in "
                                                 "range(n, i):\n        s += x[k]\n    out[i] = s\n"));
    EXPECT_NE(text.find(" in range(i - n):\n        k = n + "), std::string::npos) << text;
    // The bound changes under way.
    EXPECT_EQ(
        changed(
            Transform::RangeFromZero,
            kernel("    n = int(x[i])\n    for k in range(n, i):\n        n += 1\n        out[k] = x[n]\n")),
        "");
}

TEST(Vary, FormulasAndBuiltinsAreTwoWaysToSayOneThing) {
    const std::string formula = kernel("    v = wp.vec2(x[i], 1.0)\n    out[i] = wp.dot(v, v)\n"),
                      builtin = kernel("    v = wp.vec2(x[i], 1.0)\n    out[i] = wp.length_sq(v)\n");
    EXPECT_EQ(changed(Transform::FormulaToBuiltin, formula), builtin);
    EXPECT_EQ(changed(Transform::BuiltinToFormula, builtin), formula);
    EXPECT_EQ(changed(Transform::FormulaToBuiltin, kernel("    out[i] = wp.min(wp.max(x[i], 0.0), LIMIT)\n")),
              kernel("    out[i] = wp.clamp(x[i], 0.0, LIMIT)\n"));
    EXPECT_EQ(changed(Transform::FormulaToBuiltin,
                      kernel("    v = wp.vec2(x[i], 1.0)\n    w = v * 2.0\n    out[i] = wp.dot(v, w)\n")),
              "");
}

TEST(Vary, AnElementIsReadOnce) {
    inputs::Inputs inputs = two_arrays();
    EXPECT_EQ(changed(Transform::ElementToLocal, kernel("    if x[i] > 0.0:\n        out[i] = 2.0 * x[i]\n"),
                      &inputs),
              kernel("    x_i = x[i]\n    if x_i > 0.0:\n        out[i] = 2.0 * x_i\n"));
    // What only a branch reads may lie beyond the end for others.
    inputs = two_arrays();
    EXPECT_EQ(changed(Transform::ElementToLocal,
                      kernel("    if i > 0:\n        out[i] = x[i - 1]\n    out[i] = 2.0 * x[i]\n"), &inputs),
              "");
}

TEST(Vary, ConstantsAndNumbers) {
    EXPECT_EQ(changed(Transform::ConstantToLiteral, kernel("    out[i] = x[i] * LIMIT\n")),
              kernel("    out[i] = x[i] * 0.5\n"));
    EXPECT_EQ(changed(Transform::ConstantToLiteral, kernel("    out[i] = x[i] * LIMIT + LIMIT\n")), "");
    EXPECT_EQ(
        changed(
            Transform::LiteralToConstant,
            kernel("    size = x[i]\n    if size < 1.0e-6:\n        return\n    out[i] = size * LIMIT\n")),
        kernel("    size = x[i]\n    if size < MIN_SIZE:\n        return\n    out[i] = size * LIMIT\n"));
    EXPECT_EQ(
        changed(Transform::LiteralToConstant,
                kernel("    size = x[i]\n    if size < 0.0:\n        return\n    out[i] = size * LIMIT\n")),
        "");
}

TEST(Vary, AFunctionTakesAnyNumber) {
    const std::string call = kernel("    out[i] = half(x[i], LIMIT * x[i])\n");
    const std::string text = changed_file(
        Transform::GenericFunction,
        "@wp.func\ndef half(a: float, b: float) -> float:\n    return (a + b) * 0.25\n\n\n" + call);
    EXPECT_NE(text.find("from typing import Any\n\nimport warp as wp\n"), std::string::npos) << text;
    EXPECT_NE(text.find("def half(a: Any, b: Any):\n    return (a + b) * type(a)(0.25)\n"), std::string::npos)
        << text;
    // It reads a constant, which is of one type.
    EXPECT_EQ(
        changed_file(
            Transform::GenericFunction,
            "@wp.func\ndef half(a: float, b: float) -> float:\n    return (a + b) * LIMIT\n\n\n" + call),
        "");
}

TEST(Vary, AKernelComputesInDoublePrecision) {
    inputs::Inputs inputs = two_arrays();
    EXPECT_EQ(changed(Transform::DoublePrecision,
                      kernel("    out[i] = wp.sqrt(x[i]) * 2.0 + LIMIT + float(i)\n"), &inputs),
              "@wp.kernel\ndef k(x: wp.array(dtype=wp.float64), out: wp.array(dtype=wp.float64)):\n    i = "
              "wp.tid()\n"
              "    out[i] = wp.sqrt(x[i]) * wp.float64(2.0) + LIMIT + wp.float64(i)\n");
    EXPECT_EQ(inputs.args[0].dtype, "float64");
    // Random numbers are of float32.
    inputs = two_arrays();
    EXPECT_EQ(
        changed(Transform::DoublePrecision,
                kernel("    state = wp.rand_init(1, i)\n    out[i] = wp.randf(state) + x[i]\n"), &inputs),
        "");
}

TEST(Vary, AKernelTellsMoreOfWhatItWrites) {
    inputs::Inputs inputs = two_arrays();
    EXPECT_EQ(changed(Transform::TotalOutput, kernel("    y = x[i] * 2.0\n    out[i] = y\n"), &inputs),
              "@wp.kernel\ndef k(x: wp.array(dtype=float), out: wp.array(dtype=float), total: "
              "wp.array(dtype=float)):\n"
              "    i = wp.tid()\n    y = x[i] * 2.0\n    out[i] = y\n    wp.atomic_add(total, 0, y)\n");
    ASSERT_EQ(inputs.args.size(), 3u);
    EXPECT_EQ(inputs.args[2].role, inputs::Role::InOut);
    inputs = two_arrays();
    EXPECT_EQ(changed(Transform::LargestOutput, kernel("    out[i] = x[i] * 2.0\n"), &inputs),
              "@wp.kernel\ndef k(x: wp.array(dtype=float), out: wp.array(dtype=float), max_abs: "
              "wp.array(dtype=float)):\n"
              "    i = wp.tid()\n    value = x[i] * 2.0\n    out[i] = value\n"
              "    wp.atomic_max(max_abs, 0, wp.abs(value))\n");
    inputs = two_arrays();
    inputs.args[1].dtype = "vec3f";
    inputs.args[1].name = "force";
    const std::string text =
        changed(Transform::LengthOutput,
                "@wp.kernel\ndef k(x: wp.array(dtype=float), force: wp.array(dtype=wp.vec3)):\n"
                "    i = wp.tid()\n    v = wp.vec3(x[i], 1.0, 2.0)\n    force[i] = v\n",
                &inputs);
    EXPECT_NE(text.find("    force[i] = v\n    force_"), std::string::npos) << text;
    EXPECT_NE(text.find("[i] = wp.length(v)\n"), std::string::npos) << text;
    ASSERT_EQ(inputs.args.size(), 3u);
    EXPECT_EQ(inputs.args[2].dtype, "float32");
}

TEST(Vary, ASumGrowsInTheOutput) {
    inputs::Inputs inputs = two_arrays();
    EXPECT_EQ(
        changed(Transform::AccumulateInOutput,
                kernel("    s = float(0.0)\n    for j in range(i):\n        s += x[j]\n    out[i] = s\n"),
                &inputs),
        kernel("    for j in range(i):\n        out[i] += x[j]\n"));
    EXPECT_EQ(inputs.args[1].role, inputs::Role::InOut);
    // A thread that leaves would leave a part of the sum behind.
    inputs = two_arrays();
    EXPECT_EQ(
        changed(Transform::AccumulateInOutput,
                kernel("    s = float(0.0)\n    for j in range(i):\n        s += x[j]\n    if x[i] < 0.0:\n"
                       "        return\n    out[i] = s\n"),
                &inputs),
        "");
}

TEST(Vary, EveryTransformHasAName) {
    for (size_t i = 0; i < transform_count; ++i) {
        for (size_t j = 0; j < i; ++j)
            EXPECT_NE(info(static_cast<Transform>(i)).name, info(static_cast<Transform>(j)).name);
        EXPECT_FALSE(info(static_cast<Transform>(i)).text.empty());
    }
}

// ---- code that is tied to what stands outside of it

constexpr std::string_view tiles = R"(TILE = 32


@wp.kernel
def k(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    part = wp.tile_load(x, shape=TILE, offset=i * TILE)
    wp.tile_store(out, part + part, offset=i * TILE)
)";

TEST(Vary, TileSizesAreHalvedOrDoubled) {
    const std::string text = changed_file(Transform::TileSize, tiles);
    EXPECT_TRUE(text.find("TILE = 16") != std::string::npos || text.find("TILE = 64") != std::string::npos)
        << text;
}

TEST(Vary, TileSizesStayWhereSomethingIsTiedToThem) {
    const auto with = [](std::string_view from, std::string_view to) {
        std::string text(tiles);
        const size_t at = text.find(from);
        return text.replace(at, from.size(), to);
    };
    EXPECT_EQ(changed_file(Transform::TileSize, with("TILE = 32", "TILE = 24")), "");
    EXPECT_EQ(changed_file(Transform::TileSize, with("shape=TILE", "shape=32")), "");
    EXPECT_EQ(changed_file(Transform::TileSize, with("TILE = 32", "TILE = 32  # 32 numbers fit a warp")), "");
    EXPECT_EQ(changed_file(Transform::TileSize,
                           with("part + part",
                                "wp.tile_reshape(wp.tile_reshape(part, shape=(TILE, 1)), shape=(TILE,))")),
              "");
    EXPECT_EQ(changed_file(Transform::TileSize, with("TILE = 32", "TILE = 32\nMIDDLE = 16")), "");
    EXPECT_EQ(changed_file(Transform::TileSize, kernel("    out[i] = x[i] * 32.0\n")), "");
}

TEST(Vary, WhatThreadsDoAloneIsNotChangedWhereTheyWorkOnTiles) {
    inputs::Inputs inputs = two_arrays();
    for (size_t i = 0; i < transform_count; ++i) {
        const auto transform = static_cast<Transform>(i);
        if (info(transform).of_tiles) continue;
        EXPECT_EQ(changed_file(transform, tiles, &inputs), "") << info(transform).name;
    }
    EXPECT_FALSE(info(Transform::BatchDimension).of_tiles);
    EXPECT_FALSE(info(Transform::CountGuard).of_tiles);
    EXPECT_FALSE(info(Transform::TileSize).of_threads);
}

constexpr std::string_view by_hand = R"(@wp.func
def safe_root(x: float) -> float:
    return wp.sqrt(x)


@wp.func_grad(safe_root)
def slope(x: float, adj_ret: float):
    if x > 0.001:
        wp.adjoint[x] += adj_ret * 0.5 / wp.sqrt(x)


@wp.func_native("return first + second;", "adj_first += adj_ret; adj_second += adj_ret;")
def added(first: float, second: float) -> float: ...


@wp.kernel
def k(x: wp.array(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = added(safe_root(x[i]), 1.5)
)";

TEST(Vary, FunctionsWhoseCodeIsTiedToThemStayAsTheyAre) {
    const auto part = [](const std::string& text) {
        return text.substr(text.find("@wp.func"), text.find("@wp.kernel") - text.find("@wp.func"));
    };
    draft::Drafts drafts;
    draft::Draft draft;
    ASSERT_TRUE(drafts.load(std::string(head) + std::string(by_hand), "kernel", draft).ok());
    syntax::Layout layout;
    layout.most_on_a_line = 20;
    std::string before;
    drafts.print(draft, layout, before);
    for (size_t i = 0; i < transform_count; ++i) {
        inputs::Inputs inputs = two_arrays();
        const auto transform = static_cast<Transform>(i);
        const std::string text = changed_file(transform, by_hand, &inputs);
        if (text.empty()) continue;
        EXPECT_EQ(part(text), part(before)) << info(transform).name;
    }
}

TEST(Vary, DressingLeavesNamesThatCppUses) {
    for (uint64_t seed = 0; seed < 40; ++seed) {
        draft::Drafts drafts;
        draft::Draft draft, again;
        ASSERT_TRUE(drafts.load(std::string(head) + std::string(by_hand), "kernel", draft).ok());
        draft.inputs = two_arrays();
        Rng rng(seed, 1);
        dress(draft, drafts.strings, rng);
        std::string text;
        drafts.print(draft, syntax::Layout(), text);
        EXPECT_NE(text.find("(first: "), std::string::npos) << text;
        EXPECT_EQ(text.find("enable_backward"), std::string::npos) << text;
        const auto compiles = drafts.load(text, "kernel", again);
        EXPECT_TRUE(compiles.ok()) << text;
    }
}

}  // namespace
}  // namespace weft::vary
