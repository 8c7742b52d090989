// vary/: transforms that need to know types: functions split off and written out, structs, batches, values.

#include <gtest/gtest.h>

#include <string>

#include "draft/draft.h"
#include "vary/vary.h"
#include "vary_fits.h"

namespace weft::vary {
namespace {

constexpr std::string_view signature =
    "def k(x: wp.array(dtype=float), index: wp.array(dtype=int), scale: float, offset: float, out: "
    "wp.array(dtype=float)):\n    i = wp.tid()\n";

std::string file(std::string_view body, std::string_view in_front = "") {
    return "import warp as wp\n\nLIMIT = wp.constant(0.5)\n\n\n" + std::string(in_front) + "@wp.kernel\n" +
           std::string(signature) + std::string(body);
}

inputs::Inputs inputs_of_kernel() {
    inputs::Inputs out;
    out.dims = 1;
    for (const std::string name : {"x", "index", "scale", "offset", "out"}) {
        inputs::Arg& arg = out.args.emplace_back();
        arg.name = name;
        arg.dtype = name == "index" ? "int32" : "float32";
        arg.ndim = name == "scale" || name == "offset" ? 0 : 1;
        arg.role = name == "out" ? inputs::Role::Out : inputs::Role::In;
        arg.fill = name == "out" ? inputs::Fill::Zero : inputs::Fill::Uniform;
    }
    return out;
}

struct Changed {
    std::string text;  // of the file; empty: there was no place
    std::string description;
    inputs::Inputs inputs;
};

// What the transform makes of a file, which must compile before and after.
Changed changed(Transform transform, const std::string& source) {
    draft::Drafts drafts;
    draft::Draft draft;
    const auto loaded = drafts.load(source, "kernel", draft);
    EXPECT_TRUE(loaded) << loaded.error();
    if (!loaded) return {};
    draft.inputs = inputs_of_kernel();
    draft.words.set_description("Uses `scale` and `offset`.", drafts.strings);
    fit_all(draft, drafts.strings);
    Rng rng(1, 2);
    Changed out;
    const bool is_changed = apply(transform, draft, drafts.strings, rng);
    syntax::Layout layout;
    layout.width = 200;
    layout.most_on_a_line = 20;
    drafts.print(draft, layout, out.text);
    out.description = draft.words.description(drafts.strings);
    out.inputs = draft.inputs;
    draft::Draft again;
    if (!is_changed) {
        EXPECT_EQ(out.inputs, inputs_of_kernel());
        return {};
    }
    const auto compiles = drafts.load(out.text, "kernel", again);
    EXPECT_TRUE(compiles) << compiles.error() << out.text;
    return out;
}

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(VaryTyped, AFormulaBecomesAFunction) {
    const std::string text =
        changed(Transform::ExtractFunction,
                file("    blend = (x[i] - offset) * scale + wp.sqrt(offset) * LIMIT\n    out[i] = blend\n"))
            .text;
    EXPECT_TRUE(has(text,
                    "_blend(x: float, offset: float, scale: float) -> float:\n"
                    "    return (x - offset) * scale + wp.sqrt(offset) * LIMIT\n"))
        << text;
    EXPECT_TRUE(has(text, "_blend(x[i], offset, scale)\n")) << text;
}

TEST(VaryTyped, AnArrayReadAtTwoPlacesIsPassedWhole) {
    const std::string text =
        changed(Transform::ExtractFunction,
                file("    mean = (x[i] + x[index[i]]) * 0.5 * scale + wp.abs(offset)\n    out[i] = mean\n"))
            .text;
    EXPECT_TRUE(has(text,
                    "_mean(x: wp.array(dtype=float), i: int, index: int, scale: float, offset: float) "
                    "-> float:\n    return (x[i] + x[index]) * 0.5 * scale + wp.abs(offset)\n"))
        << text;
}

TEST(VaryTyped, WhatDrawsRandomNumbersStaysWhereItIs) {
    EXPECT_EQ(changed(Transform::ExtractFunction,
                      file("    state = wp.rand_init(1, i)\n"
                           "    noise = wp.randf(state) * scale + x[i] * offset\n    out[i] = noise\n"))
                  .text,
              "");
}

TEST(VaryTyped, AFunctionIsWrittenOutWhereItIsCalled) {
    const std::string text =
        changed(Transform::InlineFunction,
                file("    out[i] = mix(x[i], scale) * offset\n",
                     "@wp.func\ndef mix(a: float, b: float) -> float:\n    return a + b * b\n\n\n"))
            .text;
    EXPECT_TRUE(has(text, "    out[i] = (x[i] + scale * scale) * offset\n")) << text;
    EXPECT_FALSE(has(text, "def mix")) << text;
    // x[i] would be read twice.
    EXPECT_EQ(changed(Transform::InlineFunction,
                      file("    out[i] = mix(scale, x[i]) * offset\n",
                           "@wp.func\ndef mix(a: float, b: float) -> float:\n    return a + b * b\n\n\n"))
                  .text,
              "");
}

TEST(VaryTyped, NumbersBecomeMembersOfAStruct) {
    const Changed out =
        changed(Transform::GroupParameters, file("    out[i] = x[i] * scale + float(index[i]) + offset\n"));
    EXPECT_TRUE(has(out.text, ":\n    scale: float\n    offset: float\n")) << out.text;
    ASSERT_EQ(out.inputs.args.size(), 5u);
    const std::string owner = out.inputs.args[2].name.substr(0, out.inputs.args[2].name.find('.'));
    EXPECT_EQ(out.inputs.args[2].name, owner + ".scale");
    EXPECT_EQ(out.inputs.args[3].name, owner + ".offset");
    EXPECT_TRUE(has(out.text, "x[i] * " + owner + ".scale + float(index[i]) + " + owner + ".offset\n"))
        << out.text;
    EXPECT_EQ(out.description, "Uses `" + owner + ".scale` and `" + owner + ".offset`.");
    // A loop may change `y`, and would change the member with it.
    EXPECT_EQ(
        changed(Transform::GroupParameters, file("    y = scale\n    out[i] = x[i] * y + offset\n")).text,
        "");
}

TEST(VaryTyped, ArraysReadTogetherBecomeAnArrayOfStructs) {
    const Changed out =
        changed(Transform::ArraysToStructs, file("    out[i] = x[i] * scale + float(index[i]) * offset\n"));
    ASSERT_EQ(out.inputs.args.size(), 5u);
    const std::string owner = out.inputs.args[0].name.substr(0, out.inputs.args[0].name.find('.'));
    EXPECT_EQ(out.inputs.args[0].name, owner + ".x");
    EXPECT_EQ(out.inputs.args[1].name, owner + ".index");
    EXPECT_TRUE(has(out.text, ":\n    x: float\n    index: int\n")) << out.text;
    EXPECT_TRUE(has(out.text, owner + "[i].x * scale + float(" + owner + "[i].index) * offset\n"))
        << out.text;
    EXPECT_TRUE(has(out.description, "`x[i]` is `" + owner + "[i].x`")) << out.description;
    // Read at other indexes, they are not parts of one thing.
    EXPECT_EQ(changed(Transform::ArraysToStructs, file("    out[i] = x[index[i]] * scale + offset\n")).text,
              "");
}

TEST(VaryTyped, ManyCopiesRunInOneLaunch) {
    const Changed out =
        changed(Transform::BatchDimension, file("    wp.atomic_add(out, index[i], x[i] * scale + offset)\n"));
    ASSERT_EQ(out.inputs.dims, 2);
    EXPECT_EQ(out.inputs.args[0].ndim, 2);
    EXPECT_EQ(out.inputs.args[1].ndim, 1);
    EXPECT_EQ(out.inputs.args[4].ndim, 2);
    EXPECT_EQ(out.inputs.args[0].shape[0], out.inputs.launch[0]);
    EXPECT_TRUE(has(out.text, "x: wp.array2d(dtype=float), index: wp.array(dtype=int)")) << out.text;
    EXPECT_TRUE(has(out.text, ", i = wp.tid()\n")) << out.text;
    EXPECT_TRUE(has(out.text, ", index[i], x[")) << out.text;
    EXPECT_TRUE(has(out.description, "`x` and `out` have")) << out.description;
    // Who asks for a shape would get another one.
    EXPECT_EQ(changed(Transform::BatchDimension,
                      file("    out[i] = x[x.shape[0] - 1 - i] * scale + float(index[i]) + offset\n"))
                  .text,
              "");
}

TEST(VaryTyped, AVariableReadOnceGivesWayToItsValue) {
    EXPECT_TRUE(
        has(changed(Transform::InlineValue, file("    y = x[i] * scale\n    out[i] = y + offset\n")).text,
            "    out[i] = x[i] * scale + offset\n"));
    // What it reads is written in between; a loop would compute it again and again.
    EXPECT_EQ(changed(Transform::InlineValue,
                      file("    y = out[i] * scale\n    out[i] = 1.0\n    out[i] = y + offset\n"))
                  .text,
              "");
    EXPECT_EQ(changed(Transform::InlineValue,
                      file("    y = x[i] * scale\n    for j in range(index[i]):\n        out[j] = y\n"))
                  .text,
              "");
}

TEST(VaryTyped, OperandsChangePlaces) {
    EXPECT_TRUE(has(changed(Transform::Commute, file("    out[i] = x[i] * scale\n")).text, "scale * x[i]\n"));
    EXPECT_TRUE(has(changed(Transform::Commute, file("    if x[i] < scale:\n        out[i] = offset\n")).text,
                    "if scale > x[i]:\n"));
    EXPECT_EQ(changed(Transform::Commute, file("    out[i] = x[i] + 1.0\n")).text, "");
    EXPECT_EQ(changed(Transform::Commute, file("    if x[i] < 0.0:\n        out[i] = offset - scale\n")).text,
              "");
}

TEST(VaryTyped, AConstantIsReadWhileCompiling) {
    EXPECT_TRUE(has(changed(Transform::StaticConstant, file("    out[i] = x[i] * LIMIT\n")).text,
                    "x[i] * wp.static(LIMIT)\n"));
    EXPECT_EQ(changed(Transform::StaticConstant, file("    out[i] = x[i] * scale\n")).text, "");
}

}  // namespace
}  // namespace weft::vary
