// vary/: transforms that change what a kernel is given and does, each on a small kernel with its inputs.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "draft/draft.h"
#include "draft/look.h"
#include "vary/vary.h"
#include "vary_fits.h"

namespace weft::vary::work_tests {
namespace {

struct Changed {
    std::string kernel;  // empty: the transform found no place
    inputs::Inputs inputs;
    std::string said;  // what the description says after "Before."
};

inputs::Arg argument(std::string name, std::string dtype, uint8_t ndim,
                     inputs::Role role = inputs::Role::In) {
    inputs::Arg out;
    out.name = std::move(name);
    out.dtype = std::move(dtype);
    out.ndim = ndim;
    out.role = role;
    out.low = -1;
    out.high = 1;
    out.fill = role == inputs::Role::Out ? inputs::Fill::Zero : inputs::Fill::Uniform;
    return out;
}

Changed changed(Transform transform, std::string_view signature, std::string_view body,
                std::vector<inputs::Arg> args, uint32_t seed = 2, std::string_view word = {}) {
    draft::Drafts drafts;
    draft::Draft draft;
    const std::string source = "import warp as wp\n\nZERO = wp.constant(0.0)\n\n\n@wp.kernel\ndef k(" +
                               std::string(signature) + "):\n    i = wp.tid()\n" + std::string(body);
    Changed out;
    const auto loaded = drafts.load(source, "kernel", draft);
    if (!loaded) return {loaded.error(), {}, {}};
    draft.inputs.args = std::move(args);
    draft.words.set_description("Before.", drafts.strings);
    fit_all(draft, drafts.strings, word);
    Rng rng(1, seed);
    if (!apply(transform, draft, drafts.strings, rng)) return {};
    syntax::Layout layout;
    layout.most_on_a_line = 20;
    layout.width = 200;
    drafts.print(draft, layout, out.kernel);
    out.inputs = draft.inputs;
    out.said = draft.words.description(drafts.strings).substr(8);
    draft::Draft again;
    if (const auto compiles = drafts.load(out.kernel, "kernel", again); !compiles)
        out.kernel = compiles.error() + out.kernel;
    out.kernel = out.kernel.substr(out.kernel.find("def k"));
    return out;
}

constexpr std::string_view scaled = "x: wp.array(dtype=float), s: float, out: wp.array(dtype=float)";
std::vector<inputs::Arg> scaled_inputs() {
    return {argument("x", "float32", 1), argument("s", "float32", 0),
            argument("out", "float32", 1, inputs::Role::Out)};
}
constexpr std::string_view vectors = "p: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.vec3)";
std::vector<inputs::Arg> vector_inputs() {
    return {argument("p", "vec3f", 1), argument("q", "vec3f", 1, inputs::Role::Out)};
}

struct Case {
    Transform transform;
    uint32_t seed;
    bool of_vectors;
    std::string_view signature, body, said, word = {};
};

constexpr Case cases[] = {
    {Transform::ParameterPerElement, 2, false,
     "x: wp.array(dtype=float), s_values: wp.array(dtype=float), out: wp.array(dtype=float)",
     "    s = s_values[i]\n"
     "    y = x[i] * s\n"
     "    out[i] = y + s\n",
     "`s` is `s_values[i]`, a value for each `i`."},
    {Transform::ParameterPerGroup, 2, false,
     "kind_ids: wp.array(dtype=int), x: wp.array(dtype=float), s_by_kind: wp.array(dtype=float), out: "
     "wp.array(dtype=float)",
     "    kind = kind_ids[i]\n"
     "    s = s_by_kind[kind]\n"
     "    y = x[i] * s\n"
     "    out[i] = y + s\n",
     "With `kind = kind_ids[i]`, `s` is `s_by_kind[kind]`.", "kind"},
    {Transform::ParameterInMemory, 2, false,
     "x: wp.array(dtype=float), device_s: wp.array(dtype=float), out: wp.array(dtype=float)",
     "    s = device_s[0]\n"
     "    y = x[i] * s\n"
     "    out[i] = y + s\n",
     "`s` is `device_s[0]`."},
    {Transform::ArrayPrecision, 2, false,
     "x: wp.array(dtype=wp.float64), s: float, out: wp.array(dtype=float)",
     "    y = float(x[i]) * s\n"
     "    out[i] = y + s\n",
     "`x` is stored in double precision (float64), while the kernel computes in single precision."},
    {Transform::SkipBelow, 3, false,
     "x: wp.array(dtype=float), s: float, min_x: float, out: wp.array(dtype=float)",
     "    if x[i] < min_x:\n"
     "        return\n"
     "    y = x[i] * s\n"
     "    out[i] = y + s\n",
     "Threads whose `x[i]` is below `min_x` leave everything as it is."},
    {Transform::BlendOutput, 2, false,
     "x: wp.array(dtype=float), previous: wp.array(dtype=float), s: float, relaxation: float, out: "
     "wp.array(dtype=float)",
     "    y = x[i] * s\n"
     "    out[i] = wp.lerp(previous[i], y + s, relaxation)\n",
     "What is written to `out` goes only the fraction `relaxation` of the way from what `previous` holds at "
     "the same place to the value described above."},
    {Transform::BlendOutput, 3, false,
     "x: wp.array(dtype=float), s: float, blend: float, out: wp.array(dtype=float)",
     "    y = x[i] * s\n"
     "    out[i] = wp.lerp(out[i], y + s, blend)\n",
     "What is written to `out` goes only the fraction `blend` of the way from what the element held before "
     "to the value described above."},
    {Transform::LimitOutput, 2, false,
     "x: wp.array(dtype=float), s: float, upper_limit: float, out: wp.array(dtype=float)",
     "    y = x[i] * s\n"
     "    out[i] = wp.min(y + s, upper_limit)\n",
     "What is written to `out` is never above `upper_limit`, which takes its place.", "above"},
    {Transform::LimitOutput, 3, false,
     "x: wp.array(dtype=float), s: float, lower_limit: float, upper_limit: float, out: wp.array(dtype=float)",
     "    y = x[i] * s\n"
     "    out[i] = wp.clamp(y + s, lower_limit, upper_limit)\n",
     "What is written to `out` is clamped to the range from `lower_limit` to `upper_limit`.", "both"},
    {Transform::WeightOutput, 3, false,
     "x: wp.array(dtype=float), weights: wp.array(dtype=float), s: float, out: wp.array(dtype=float)",
     "    y = x[i] * s\n"
     "    out[i] = weights[i] * (y + s)\n",
     "What is written to `out` is multiplied by `weights[i]`."},
    {Transform::OffsetOutput, 2, false,
     "x: wp.array(dtype=float), initial: wp.array(dtype=float), s: float, out: wp.array(dtype=float)",
     "    y = x[i] * s\n"
     "    out[i] = initial[i] + (y + s)\n",
     "What `initial` holds at the same place is added to what is written to `out`."},
    {Transform::SquaresOutput, 2, false,
     "x: wp.array(dtype=float), s: float, out: wp.array(dtype=float), sum_squares: wp.array(dtype=float)",
     "    y = x[i] * s\n"
     "    value = y + s\n"
     "    out[i] = value\n"
     "    wp.atomic_add(sum_squares, 0, value * value)\n",
     "The square of each value written to `out` is added atomically to `sum_squares[0]`."},
    {Transform::CountOutput, 2, false,
     "x: wp.array(dtype=float), s: float, threshold: float, out: wp.array(dtype=float), num_large: "
     "wp.array(dtype=int)",
     "    y = x[i] * s\n"
     "    value = y + s\n"
     "    out[i] = value\n"
     "    if wp.abs(value) > threshold:\n"
     "        wp.atomic_add(num_large, 0, 1)\n",
     "`num_large[0]` counts, by atomic additions, the values written to `out` whose magnitude exceeds "
     "`threshold`; the others are not counted."},
    {Transform::FlagOutput, 2, false,
     "x: wp.array(dtype=float), s: float, threshold: float, out: wp.array(dtype=float), is_large: "
     "wp.array(dtype=int)",
     "    y = x[i] * s\n"
     "    value = y + s\n"
     "    out[i] = value\n"
     "    is_large[i] = wp.where(wp.abs(value) > threshold, 1, 0)\n",
     "`is_large` is 1 where the magnitude of what is written to `out` exceeds `threshold`, else 0."},
    {Transform::DifferenceOutput, 2, false,
     "x: wp.array(dtype=float), previous: wp.array(dtype=float), s: float, out: wp.array(dtype=float), "
     "difference: wp.array(dtype=float)",
     "    y = x[i] * s\n"
     "    value = y + s\n"
     "    out[i] = value\n"
     "    difference[i] = value - previous[i]\n",
     "`difference` gets what is written to `out` less what `previous` holds at the same place."},
    {Transform::SplitVectors, 2, true,
     "p_x: wp.array(dtype=float), p_y: wp.array(dtype=float), p_z: wp.array(dtype=float), q: "
     "wp.array(dtype=wp.vec3)",
     "    v = wp.vec3(p_x[i], p_y[i], p_z[i]) * 2.0\n"
     "    q[i] = v\n",
     "These 3 arrays hold the components of the vectors: `p_x`, `p_y`, `p_z`."},
    {Transform::VectorsToRows, 2, true, "p: wp.array2d(dtype=float), q: wp.array(dtype=wp.vec3)",
     "    v = wp.vec3(p[i, 0], p[i, 1], p[i, 2]) * 2.0\n"
     "    q[i] = v\n",
     "`p` is an array of numbers, whose last index counts the components of a vector."},
    {Transform::LimitOutput, 2, true, "p: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.vec3), max_q: float",
     "    v = p[i] * 2.0\n"
     "    q[i] = wp.normalize(v) * wp.min(wp.length(v), max_q)\n",
     "A vector that is longer than `max_q` is shortened to that length before it is written to `q`."},
    {Transform::SquaresOutput, 2, true,
     "p: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.vec3), q_sum_squares: wp.array(dtype=float)",
     "    v = p[i] * 2.0\n"
     "    q[i] = v\n"
     "    wp.atomic_add(q_sum_squares, 0, wp.dot(v, v))\n",
     "The square of each value written to `q` is added atomically to `q_sum_squares[0]`."},
    {Transform::CountOutput, 2, true,
     "p: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.vec3), num_large_q: wp.array(dtype=int), q_threshold: "
     "float",
     "    v = p[i] * 2.0\n"
     "    q[i] = v\n"
     "    if wp.length(v) > q_threshold:\n"
     "        wp.atomic_add(num_large_q, 0, 1)\n",
     "`num_large_q[0]` counts, by atomic additions, the values written to `q` whose magnitude exceeds "
     "`q_threshold`; the others are not counted."},
};

TEST(VaryWork, WhatAKernelIsGivenAndDoes) {
    for (const Case& one : cases) {
        const Changed now = one.of_vectors
                                ? changed(one.transform, vectors, "    v = p[i] * 2.0\n    q[i] = v\n",
                                          vector_inputs(), one.seed, one.word)
                                : changed(one.transform, scaled, "    y = x[i] * s\n    out[i] = y + s\n",
                                          scaled_inputs(), one.seed, one.word);
        EXPECT_EQ(now.kernel,
                  "def k(" + std::string(one.signature) + "):\n    i = wp.tid()\n" + std::string(one.body));
        EXPECT_EQ(now.said, one.said);
        // An input for each parameter, in their order.
        std::string names;
        for (const inputs::Arg& arg : now.inputs.args) names += arg.name + ": ";
        size_t at = 0;
        for (const inputs::Arg& arg : now.inputs.args) {
            at = one.signature.find(arg.name + ": ", at);
            EXPECT_NE(at, std::string_view::npos) << info(one.transform).name << ": " << names;
        }
        EXPECT_EQ(static_cast<size_t>(std::count(one.signature.begin(), one.signature.end(), ':')),
                  now.inputs.args.size());
    }
}

TEST(VaryWork, FlagsAreStoredInFewerBits) {
    std::vector<inputs::Arg> args = {argument("f", "int32", 1),
                                     argument("out", "float32", 1, inputs::Role::Out)};
    args[0].fill = inputs::Fill::Index;
    args[0].low = 0;
    args[0].high = 4;
    constexpr std::string_view signature = "f: wp.array(dtype=int), out: wp.array(dtype=float)";
    const Changed now = changed(Transform::IntegerWidth, signature,
                                "    if f[i] == 0:\n        return\n    out[i] = float(f[i])\n", args);
    EXPECT_NE(now.kernel.find("    if int(f[i]) == 0:\n        return\n    out[i] = float(int(f[i]))\n"),
              std::string::npos)
        << now.kernel;
    EXPECT_NE(now.inputs.args[0].dtype, "int32");
    // What is added to is no flag.
    args[0].role = inputs::Role::InOut;
    EXPECT_EQ(changed(Transform::IntegerWidth, signature, "    f[i] += 1\n    out[i] = 1.0\n", args).kernel,
              "");
}

TEST(VaryWork, WhatIsUsedInAnotherWayStaysAsItIs) {
    // Warp converts a constant wherever the kernel uses it.
    EXPECT_EQ(changed(Transform::ArrayPrecision, "out: wp.array(dtype=float)", "    out[i] = ZERO\n",
                      {argument("out", "float32", 1, inputs::Role::Out)})
                  .kernel,
              "");
    // A component alone is no vector.
    EXPECT_EQ(changed(Transform::SplitVectors, vectors, "    q[i][0] = p[i][1]\n", vector_inputs()).kernel,
              "");
    // What is counted behind the store is the value that was written.
    constexpr std::string_view counted =
        "    y = x[i] * s\n    out[i] = y\n    if y > s:\n        wp.atomic_add(x, 0, 1.0)\n";
    for (const Transform transform :
         {Transform::BlendOutput, Transform::LimitOutput, Transform::WeightOutput, Transform::OffsetOutput})
        EXPECT_EQ(changed(transform, scaled, counted, scaled_inputs()).kernel, "");
    // A number that the kernel counts up is its own.
    EXPECT_EQ(
        changed(Transform::ParameterPerElement, scaled, "    s += 1.0\n    out[i] = s\n", scaled_inputs())
            .kernel,
        "");
}

TEST(VaryWork, AsMuchAsIsAskedForOrTheWordThatThereIsNot) {
    draft::Drafts drafts;
    draft::Draft draft;
    ASSERT_TRUE(drafts.load("import warp as wp\n\n\n@wp.kernel\ndef k(" + std::string(scaled) +
                                "):\n    i = wp.tid()\n    out[i] = x[i] * s\n",
                            "kernel", draft));
    draft.inputs.args = scaled_inputs();
    fit_all(draft, drafts.strings);
    const draft::Draft before = draft;
    std::vector<Transform> applied;
    Rng rng(1, 2);
    EXPECT_TRUE(vary(draft, drafts.strings, rng, {3, 0}, applied));
    EXPECT_EQ(applied.size(), 3u);
    draft = before;
    applied.clear();
    EXPECT_FALSE(vary(draft, drafts.strings, rng, {1000, 0}, applied));
    for (const Transform one : applied)
        EXPECT_TRUE(info(one).meaning == Meaning::Changed || info(one).changes_signature);
}

TEST(VaryWork, WhatMayNotStayIsUndone) {
    draft::Drafts drafts;
    draft::Draft draft;
    ASSERT_TRUE(drafts.load("import warp as wp\n\n\n@wp.kernel\ndef k(" + std::string(scaled) +
                                "):\n    i = wp.tid()\n    out[i] = x[i] * s\n",
                            "kernel", draft));
    draft.inputs.args = scaled_inputs();
    const draft::Draft before = draft;
    const auto text = [&](const draft::Draft& of) {
        std::string out;
        drafts.print(of, {}, out);
        return out;
    };
    std::vector<Transform> applied;
    Rng rng(1, 2);
    unsigned asked = 0;
    EXPECT_FALSE(vary(draft, drafts.strings, rng, {3, 3}, applied, [&](const draft::Draft&) {
        ++asked;
        return false;
    }));
    EXPECT_GT(asked, 3u);
    EXPECT_TRUE(applied.empty());
    EXPECT_EQ(text(draft), text(before));
    EXPECT_EQ(draft.inputs, before.inputs);
    // Others are drawn instead, and what was done before is not done twice.
    const auto has_branch = [](const draft::Draft& of) {
        return draft::Look(of).contains(of.kernel, syntax::Kind::If);
    };
    for (uint64_t seed = 0; seed < 40; ++seed) {
        draft = before;
        applied.clear();
        Rng numbers(seed, 3);
        const auto has_none = [&](const draft::Draft& of) { return !has_branch(of); };
        ASSERT_TRUE(vary(draft, drafts.strings, numbers, {2, 0}, applied, has_none));
        while (vary(draft, drafts.strings, numbers, {1, 0}, applied, has_none) && applied.size() < 12) {
        }
        EXPECT_FALSE(has_branch(draft)) << text(draft);
        for (const Transform one : applied)
            EXPECT_TRUE(!info(one).only_once || std::count(applied.begin(), applied.end(), one) == 1);
    }
}

}  // namespace
}  // namespace weft::vary::work_tests
