// What a builtin does stands in one row: a change there reaches everybody who asks.
#include "builtins/behaviour.h"

#include <gtest/gtest.h>

#include "builtins/implicit.h"
#include "facts/category.h"
#include "facts/complexity.h"
#include "facts/describe.h"
#include "facts/memory.h"
#include "gradient/judge.h"
#include "gradient/replay.h"
#include "test_kernels.h"

namespace weft::builtins {
namespace {

// Everything that is said about a kernel which ends with an atomic sum of a loop's result.
struct Opinions {
    bool replay_suffices;
    gradient::Verdict verdict;
    uint32_t accesses;
    bool is_atomic, is_bitwise;
    uint32_t broadcasts;
    std::string description;
};

Opinions opinions(const CompiledKernelFile& compiled) {
    const driver::Subject subject = compiled.subject();
    const synth::TraitSet traits = facts::traits(subject);
    facts::Describer describer;
    gradient::Layouts layouts;
    layouts.load(subject);
    facts::Memory memory;
    facts::MemoryFacts().look_at(subject, memory);
    return {gradient::replay_suffices(layouts),
            gradient::Judge().judge(subject).verdict,
            facts::complexity(subject).accesses,
            (traits & synth::set_of(synth::Trait::Atomic)) != 0,
            (traits & synth::set_of(synth::Trait::BitOp)) != 0,
            memory.patterns[static_cast<size_t>(facts::Pattern::Broadcast)],
            std::string(describer.describe(subject, 1, 1))};
}

const StringId atomic_add = builtin_that(Effect::Atomic, Operation::Add);

class OneRow : public testing::Test {
  protected:
    const CompiledKernelFile compiled{
        kernel("    s = float(0.0)\n    for j in range(n):\n        s += x[j] * x[j]\n    "
               "wp.atomic_add(y, 0, s)\n")};
    const Opinions before = opinions(compiled);

    // What is said while atomic_add does something else.
    Opinions with(Effect effect, Operation operation) const {
        Behaviour changed = behaviour(atomic_add);
        changed.effect = effect;
        changed.operation = operation;
        const BehaviourForTest scope(atomic_add, changed);
        return opinions(compiled);
    }
};

TEST_F(OneRow, OfASum) {
    EXPECT_TRUE(before.replay_suffices);
    EXPECT_EQ(before.verdict, gradient::Verdict::Exact);
    EXPECT_EQ(before.accesses, 3u);
    EXPECT_TRUE(before.is_atomic);
    EXPECT_FALSE(before.is_bitwise);
    EXPECT_EQ(before.broadcasts, 3u);
    EXPECT_EQ(before.description.find("the atomic maximum of"), std::string::npos);
}

// An extreme is found by comparing, so what the loop computed is read once more: it is gone by then.
TEST_F(OneRow, AnotherOperationChangesJudgeReplayAndDescription) {
    const Opinions got = with(Effect::Atomic, Operation::Max);
    EXPECT_FALSE(got.replay_suffices);
    EXPECT_EQ(got.verdict, gradient::Verdict::WarpDiffers);
    EXPECT_NE(got.description.find("the atomic maximum of"), std::string::npos) << got.description;
    EXPECT_EQ(got.accesses, before.accesses);
}

TEST_F(OneRow, AnotherOperationChangesTheCategory) {
    EXPECT_TRUE(with(Effect::Atomic, Operation::Xor).is_bitwise);
}

TEST_F(OneRow, AnotherEffectChangesJudgeReplayAndFacts) {
    const Opinions got = with(Effect::Report, Operation::None);
    EXPECT_FALSE(got.replay_suffices);
    EXPECT_NE(got.verdict, before.verdict) << "nothing is written";
    EXPECT_EQ(got.accesses, 2u);
    EXPECT_FALSE(got.is_atomic);
    EXPECT_EQ(got.broadcasts, 2u);
    EXPECT_EQ(got.description, "Writes no array.");
}

TEST_F(OneRow, IsAsBeforeAfterwards) {
    with(Effect::Report, Operation::None);
    EXPECT_EQ(opinions(compiled).description, before.description);
    EXPECT_EQ(behaviour(atomic_add).effect, Effect::Atomic);
}

TEST(Behaviour, IsKnownOfWhatCanBeCalled) {
    for (const Row& row : rows()) {
        const bool is_removed = row.name == names::select;
        const bool nobody_calls_it =
            row.name == names::transform_add_inplace || row.name == names::transform_sub_inplace;
        if (row.supported && !is_removed && !nobody_calls_it) {
            EXPECT_NE(row.effect(), Effect::Unmodelled) << row.native;
        }
        EXPECT_EQ(row.behaviour->phrase.empty(), row.behaviour->other_phrase.empty()) << row.native;
    }
}

TEST(Behaviour, OfPythonFunctionsOfWarpIsUnknown) {
    EXPECT_EQ(behaviour(names::norm_l2).effect, Effect::Unmodelled);
}

TEST(Implicit, FindsTheOneThatDoesIt) {
    EXPECT_EQ(builtin_that(Effect::Load), names::load);
    EXPECT_EQ(builtin_that(Effect::UpdatePart, Operation::Sub), names::sub_inplace);
    EXPECT_EQ(builtin_that(Effect::SetMember, Operation::Rotation), names::transform_set_rotation);
    EXPECT_EQ(binary_builtin(syntax::Operator::MatMult), names::mul);
    EXPECT_FALSE(builtin_that(Effect::Atomic, Operation::Mul).valid()) << "there is none";
    EXPECT_FALSE(builtin_that(Effect::Draw).valid()) << "there are several";
}

}  // namespace
}  // namespace weft::builtins
