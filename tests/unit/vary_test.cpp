// vary/: each transform on a small kernel: what it makes of it, and that it leaves alone what it must.

#include "vary/vary.h"

#include <gtest/gtest.h>

#include <string>

#include "draft/draft.h"

namespace weft::vary {
namespace {

constexpr std::string_view head = "import warp as wp\n\nLIMIT = wp.constant(0.5)\n\n\n";

// The kernel after the transform, without what stands in front of it; empty: it found no place.
std::string changed(Transform transform, std::string_view kernel, inputs::Inputs* inputs = nullptr) {
    draft::Drafts drafts;
    draft::Draft draft;
    const auto loaded = drafts.load(std::string(head) + std::string(kernel), "kernel", draft);
    if (!loaded) return loaded.error();
    if (inputs != nullptr) draft.inputs = *inputs;
    Rng rng(1, 2);
    if (!apply(transform, draft, drafts.strings, rng)) return {};
    std::string text;
    syntax::Layout layout;
    layout.most_on_a_line = 20;
    drafts.print(draft, layout, text);
    if (inputs != nullptr) *inputs = draft.inputs;
    draft::Draft again;
    if (const auto compiles = drafts.load(text, "kernel", again); !compiles) return compiles.error() + text;
    return text.substr(text.find("@wp.kernel"));
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

TEST(Vary, EveryTransformHasAName) {
    for (size_t i = 0; i < transform_count; ++i) {
        for (size_t j = 0; j < i; ++j)
            EXPECT_NE(info(static_cast<Transform>(i)).name, info(static_cast<Transform>(j)).name);
        EXPECT_FALSE(info(static_cast<Transform>(i)).text.empty());
    }
}

}  // namespace
}  // namespace weft::vary
