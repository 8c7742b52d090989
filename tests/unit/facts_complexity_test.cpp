// Counts, difficulty, traits and descriptions of small kernels; counts were made by hand from the definitions
// in docs/complexity.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "facts/category.h"
#include "facts/complexity.h"
#include "facts/describe.h"
#include "synth/synth.h"
#include "test_kernels.h"

namespace weft::facts {
namespace {

TEST(Complexity, OfATextbookKernel) {
    const CompiledKernelFile compiled(kernel("    i = wp.tid()\n    y[i] = x[i] + 1.0\n"));
    const Complexity got = complexity(compiled.subject());
    EXPECT_EQ(got.statements, 2u);
    EXPECT_EQ(got.depth, 0u);
    EXPECT_EQ(got.cyclomatic, 1u);
    EXPECT_EQ(got.builtins, 1u);  // add
    EXPECT_EQ(got.accesses, 2u);  // one read, one write
    EXPECT_EQ(got.difficulty, 1u);
}

TEST(Complexity, OfBranchesAndLoops) {
    const CompiledKernelFile compiled(kernel(R"(    i = wp.tid()
    s = float(0.0)
    for j in range(n):
        if x[j] > 0.5 and x[j] < 0.9:
            s += x[j]
        elif x[j] > 0.2:
            s -= -x[j] if n > 2 else 1.0
    y[i] = s
)"));
    const Complexity got = complexity(compiled.subject());
    EXPECT_EQ(got.statements, 8u);
    EXPECT_EQ(got.depth, 2u);
    EXPECT_EQ(got.branches, 3u);
    EXPECT_EQ(got.loops, 1u);
    EXPECT_EQ(got.cyclomatic, 1u + 3u + 1u + 1u);
}

TEST(Complexity, DoesNotCountDocstringsAndCountsFunctionsThatAreReached) {
    const CompiledKernelFile compiled(R"(import warp as wp

@wp.func
def f(a: float):
    """One."""
    b = a * a
    return b

@wp.func
def unused(a: float):
    return a

@wp.kernel
def k(x: wp.array(dtype=float)):
    """Two."""
    i = wp.tid()
    x[i] = f(x[i])
)");
    EXPECT_EQ(complexity(compiled.subject()).statements, 4u);
}

TEST(Complexity, CountsWhatTheSynthesizerCounts) {
    synth::Synthesizer synthesizer;
    synth::Grown grown;
    const synth::Policy policy;
    for (uint64_t index = 0; index < 500; ++index) {
        synthesizer.grow(11, index, policy, grown);
        const CompiledKernelFile compiled(grown.source);
        const synth::Counts counts = source_counts(compiled.subject()).counts;
        EXPECT_EQ(counts.statements, grown.counts.statements) << grown.source;
        EXPECT_EQ(counts.branches, grown.counts.branches) << grown.source;
        EXPECT_EQ(counts.loops, grown.counts.loops) << grown.source;
        EXPECT_EQ(counts.operations, grown.counts.operations) << grown.source;
    }
}

TEST(Category, HoldsForWhatTheSynthesizerGrows) {
    synth::Synthesizer synthesizer;
    synth::Grown grown;
    const synth::Policy policy;
    for (uint64_t index = 0; index < 500; ++index) {
        synthesizer.grow(12, index, policy, grown);
        const CompiledKernelFile compiled(grown.source);
        const synth::TraitSet found = traits(compiled.subject());
        const synth::CategoryInfo& row = synth::info(grown.category);
        std::string missing, forbidden;
        for (uint32_t t = 0; t < static_cast<uint32_t>(synth::Trait::Count); ++t) {
            const auto trait = static_cast<synth::Trait>(t);
            if ((row.needs & ~found & synth::set_of(trait)) != 0)
                missing += std::string(synth::info(trait).name) + " ";
            if ((row.lacks & found & synth::set_of(trait)) != 0)
                forbidden += std::string(synth::info(trait).name) + " ";
        }
        EXPECT_TRUE(belongs_to(found, grown.category))
            << row.name << ", missing: " << missing << ", forbidden: " << forbidden << "\n"
            << grown.source;
    }
}

TEST(Category, TraitsOfAUsersKernel) {
    const CompiledKernelFile compiled(
        kernel("    i = wp.tid()\n    if i < n:\n        wp.atomic_add(y, 0, wp.sin(x[i]) * 2.0)\n"));
    const synth::TraitSet got = traits(compiled.subject());
    using synth::Trait;
    for (const Trait trait :
         {Trait::Branch, Trait::Atomic, Trait::MathCall, Trait::Arithmetic, Trait::ScalarParam}) {
        EXPECT_NE(got & synth::set_of(trait), 0u) << synth::info(trait).name;
    }
    for (const Trait trait : {Trait::Loop, Trait::Vector, Trait::Struct, Trait::Function, Trait::MultiDim,
                              Trait::BitOp, Trait::Random}) {
        EXPECT_EQ(got & synth::set_of(trait), 0u) << synth::info(trait).name;
    }
}

std::string description(std::string_view source, uint64_t index = 1) {
    const CompiledKernelFile compiled(source);
    return std::string(Describer().describe(compiled.subject(), 1, index));
}

// Words differ by index; these are the same in all.
void expect_said(std::string_view source, std::initializer_list<std::string_view> all) {
    for (uint64_t index = 0; index < 8; ++index) {
        const std::string text = description(source, index);
        for (const std::string_view one : all)
            EXPECT_NE(text.find(one), std::string::npos) << one << "\n" << text;
    }
}

TEST(Describe, NamesOnlyOperationsThatOccur) {
    synth::Synthesizer synthesizer;
    synth::Grown grown;
    const synth::Policy policy;
    Describer describer;
    for (uint64_t index = 0; index < 500; ++index) {
        synthesizer.grow(13, index, policy, grown);
        const CompiledKernelFile compiled(grown.source);
        const driver::Subject subject = compiled.subject();
        const std::string text(describer.describe(subject, 13, index));
        EXPECT_EQ(describer.describe(subject, 13, index), text);
        for (const StringId name : describer.named()) {
            const auto occurs_in = [&](const ir::Function& body) {
                return std::any_of(body.insts.begin(), body.insts.end(), [&](const ir::Inst& inst) {
                    return inst.builtin() != nullptr && inst.builtin()->name == name;
                });
            };
            bool occurs = occurs_in(subject.kernel.body);
            for (const lower::LoweredFunction& function : subject.functions)
                occurs = occurs || occurs_in(function.body);
            EXPECT_TRUE(occurs) << text << "\n" << grown.source;
        }
    }
}

// Whoever reads it can write the kernel: every output stands there with its place, every parameter, every
// condition, and no word stands for something that is not said.
TEST(Describe, TellsAllOfAGrownKernel) {
    constexpr std::string_view fillers[] = {
        "something computed", "a term in",          "an expression in",      "a function of",
        "a combination of",   "a computed value",   "an intermediate value", "a derived number",
        "an element of",      "another entry of",   "an indexed entry of",   "a value from",
        "a component of",     "one component of",   "a further test",        "another test",
        "over a loop",        "a value that a loop"};
    synth::Synthesizer synthesizer;
    synth::Grown grown;
    const synth::Policy policy;
    Describer describer;
    for (uint64_t index = 0; index < 2000; ++index) {
        synthesizer.grow(15, index, policy, grown);
        const CompiledKernelFile compiled(grown.source);
        const driver::Subject subject = compiled.subject();
        const std::string text(describer.describe(subject, 15, index));
        for (const std::string_view filler : fillers)
            EXPECT_EQ(text.find(filler), std::string::npos) << filler << "\n" << text << "\n" << grown.source;
        const std::string told = text.substr(0, text.rfind("`" + grown.kernel_name + "`"));
        for (const auto& parameter : subject.program.params(subject.declaration())) {
            const std::string name(subject.strings.text(parameter.name));
            EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << name << "\n" << text;
            // The element that is stored, or that an atomic changes.
            bool stored = grown.source.find("\n    " + name + "[") != std::string::npos;
            for (const std::string_view atomic : {"add", "sub", "min", "max"})
                stored = stored || grown.source.find("atomic_" + std::string(atomic) + "(" + name + ",") !=
                                       std::string::npos;
            if (!stored) continue;
            EXPECT_NE(told.find("`" + name + "["), std::string::npos) << name << "\n"
                                                                      << text << "\n"
                                                                      << grown.source;
        }
        EXPECT_EQ(std::count(text.begin(), text.end(), '`') % 2, 0) << text;
        EXPECT_EQ(std::count(text.begin(), text.end(), '('), std::count(text.begin(), text.end(), ')'))
            << text;
        EXPECT_LT(text.size(), complexity(subject).difficulty <= 2 ? 1600u : 8000u) << text;
        EXPECT_LT(text.find(". "), 320u) << "the first sentence is the brief: " << text;
    }
}

TEST(Describe, WritesLocalsOutWhereTheyAreRead) {
    expect_said(kernel("    i = wp.tid()\n    v = x[i]\n    t = v - 0.5\n    y[i] = t * v * 3.0 / v\n"),
                {"`(x[i] - 0.5) * x[i] * 3.0 / x[i]`"});
    expect_said(
        kernel("    i = wp.tid()\n    v = x[i]\n    v -= 2.0\n    v = 1.0 - v\n    y[i] = v * 3.0 % 2.0\n"),
        {"`(1.0 - (x[i] - 2.0)) * 3.0 % 2.0`"});
}

// A value that is read before something changes is said before.
TEST(Describe, KeepsTheOrderOfReadsAndWrites) {
    expect_said(kernel("    i = wp.tid()\n    v = x[i]\n    x[i] = y[i] * 2.0 + 1.0\n    y[i] = v\n"),
                {"`v = x[i]`", "`x[i]`", "`y[i] * 2.0", "`v`"});
    expect_said(
        "import warp as wp\n\n@wp.kernel\ndef k(y: wp.array(dtype=float)):\n    i = wp.tid()\n"
        "    s = wp.rand_init(7, i)\n    a = wp.randf(s)\n    b = wp.randf(s)\n    y[i] = b - a\n",
        {"`s = rand_init(7, i)`, `a = randf(s)` and `b = randf(s)`"});
}

TEST(Describe, TellsLoopsAndBranches) {
    expect_said(
        kernel("    i = wp.tid()\n    s = float(0.0)\n    for j in range(n):\n        if x[j] > 0.4:\n"
               "            s += x[j] * 2.0 + y[j] * y[j]\n    y[i] = s\n"),
        {"`s = 0.0`", "`j`", "`x[j] > 0.4`", "`x[j] * 2.0 + y[j] * y[j]`", "`s`", "`y[i]`"});
    expect_said(kernel("    i = wp.tid()\n    s = float(0.0)\n    for j in range(n):\n        s += x[j]\n    "
                       "y[i] = s\n"),
                {"`s`", "`x[j]` for", "`j`"});
    expect_said(
        kernel("    i = wp.tid()\n    if x[i] < 0.0:\n        v = x[i] * x[i] * x[i]\n    elif i > n:\n"
               "        v = 1.0\n    else:\n        v = 2.5\n    y[i] = v\n"),
        {"`x[i] < 0.0`", "`v = x[i] * x[i] * x[i]`", "otherwise, if `i > n`", "`v = 1.0`", "`v = 2.5`"});
}

TEST(Describe, TellsWhatFunctionsReturn) {
    expect_said(
        "import warp as wp\n\nGAIN = wp.constant(0.25)\n\n@wp.func\ndef f(a: float, b: float):\n    c = "
        "wp.sin(a + b)\n"
        "    return c * c - GAIN * c\n\n@wp.kernel\ndef k(y: wp.array(dtype=float)):\n    i = wp.tid()\n"
        "    y[i] = f(y[i], 2.0)\n",
        {"`f(y[i], 2.0)`", "`f(a, b)` returns `c * c - 0.25 * c`, where `c = sin(a + b)`", "`k`",
         "`y` (array of `float32`)"});
}

TEST(Describe, SaysWhatAnAtomicOfAComponentDoes) {
    const auto source = [](std::string_view statement) {
        return "import warp as wp\n\n@wp.kernel\ndef k(v: wp.array(dtype=wp.vec2i), n: int):\n    " +
               std::string(statement) + "\n";
    };
    expect_said(source("v[0][1] -= n"), {"`v[0][1]`", "`n`"});
    expect_said(source("v[0][1] &= n"), {"`v[0][1] & n`"});
    expect_said(source("v[0][1] ^= n"), {"`v[0][1] ^ n`"});
    expect_said(kernel("    wp.atomic_add(y, n, x[0])\n"), {"atomically add", "`x[0]`", "`y[n]`"});
}

TEST(Describe, NamesATestOfANumber) {
    expect_said(kernel("    y[0] = float(wp.isnan(x[0]))\n"), {"isnan(x[0])"});
}

TEST(Describe, RepeatsNoSentenceOften) {
    constexpr uint64_t rows = 3000;
    synth::Synthesizer synthesizer;
    synth::Grown grown;
    const synth::Policy policy;
    Describer describer;
    std::map<std::string, uint64_t> sentences;
    for (uint64_t index = 0; index < rows; ++index) {
        synthesizer.grow(14, index, policy, grown);
        const CompiledKernelFile compiled(grown.source);
        const std::string text(describer.describe(compiled.subject(), 14, index));
        for (size_t from = 0; from < text.size();) {
            const size_t to = std::min(text.find(". ", from), text.size());
            ++sentences[text.substr(from, to - from)];
            from = to + 2;
        }
    }
    for (const auto& [sentence, count] : sentences) EXPECT_LE(count, rows / 500) << sentence;
}

}  // namespace
}  // namespace weft::facts
