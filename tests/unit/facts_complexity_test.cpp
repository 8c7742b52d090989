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
        const auto& insts = subject.kernel.body.insts;
        for (const StringId name : describer.named()) {
            const bool occurs = std::any_of(insts.begin(), insts.end(), [&](const ir::Inst& inst) {
                if (inst.op == ir::Op::SlotAtomic) return true;
                return inst.builtin() != nullptr && inst.builtin()->name == name;
            });
            EXPECT_TRUE(occurs) << text << "\n" << grown.source;
        }
    }
}

TEST(Describe, SaysWhatAnAtomicOfAComponentDoes) {
    const auto text = [](std::string_view statement) {
        const CompiledKernelFile compiled(
            "import warp as wp\n\n@wp.kernel\ndef k(v: wp.array(dtype=wp.vec2i), n: int):\n    " +
            std::string(statement) + "\n");
        return std::string(Describer().describe(compiled.subject(), 1, 1));
    };
    EXPECT_NE(text("v[0][1] -= n").find(" a component of `v`"), std::string::npos);
    EXPECT_EQ(text("v[0][1] -= n").find("combines"), std::string::npos);
    for (const std::string_view statement : {"v[0][1] &= n", "v[0][1] |= n", "v[0][1] ^= n"}) {
        EXPECT_NE(text(statement).find("combines `n` with a component of `v`"), std::string::npos)
            << text(statement);
    }
}

// A conversion is passed over; a test of a number is not.
TEST(Describe, NamesATestOfANumber) {
    const auto text = [](std::string_view value) {
        const CompiledKernelFile compiled(kernel("    y[0] = float(" + std::string(value) + ")\n"));
        return std::string(Describer().describe(compiled.subject(), 1, 1));
    };
    EXPECT_NE(text("wp.isnan(x[0])").find("wp.isnan of "), std::string::npos);
    EXPECT_EQ(text("wp.float64(x[0])").find("wp."), std::string::npos);
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
        std::string masked;
        bool in_name = false;
        for (const char c : describer.describe(compiled.subject(), 14, index)) {
            if (c == '`') in_name = !in_name;
            if (!in_name) masked += c;
        }
        for (size_t from = 0; from < masked.size();) {
            const size_t to = std::min(masked.find(". ", from), masked.size());
            ++sentences[masked.substr(from, to - from)];
            from = to + 2;
        }
    }
    for (const auto& [sentence, count] : sentences) EXPECT_LE(count, rows / 100) << sentence;
}

}  // namespace
}  // namespace weft::facts
