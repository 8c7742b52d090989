// The decisions of the backward pass, read as data. That they are Warp's own is shown by the goldens.
#include "adjoint/sweep.h"

#include <algorithm>

#include "test_kernels.h"

namespace weft::adjoint {
namespace {

std::vector<Do> actions(std::span<const Step> steps) {
    std::vector<Do> found;
    for (const Step& step : steps) {
        const bool is_comment = step.action == Do::AdjointComment;
        if (!is_comment) found.push_back(step.action);
    }
    return found;
}

size_t count(std::span<const Step> steps, Do action) {
    const auto all = actions(steps);
    return static_cast<size_t>(std::count(all.begin(), all.end(), action));
}

Sweep sweep_of(const CompiledKernelFile& compiled) {
    Sweep sweep;
    reverse(compiled.subject().kernel.body, compiled.subject().lowered, compiled.subject().types, sweep);
    return sweep;
}

TEST(Sweep, SkipsWhatMustNotRunTwice) {
    const Sweep sweep =
        sweep_of(CompiledKernelFile(kernel("    wp.atomic_add(y, 0, x[0])\n    y[1] = x[1]\n")));
    EXPECT_EQ(count(sweep.replay, Do::Skip), 2u);
    EXPECT_EQ(count(sweep.reverse, Do::Skip), 0u);
}

TEST(Sweep, CallsAnAdjointWhereThereIsOne) {
    const auto calls = [](std::string_view body) {
        return count(sweep_of(CompiledKernelFile(kernel(body))).reverse, Do::AdjointCall);
    };
    EXPECT_EQ(calls("    i = wp.tid()\n    y[i] = wp.sin(x[i])\n"),
              calls("    i = wp.tid()\n    y[i] = wp.round(x[i])\n") + 1);
}

TEST(Sweep, HandsResultsToAdjointsThatReadThem) {
    const auto taken = [](std::string_view body) {
        const Sweep sweep = sweep_of(CompiledKernelFile(kernel(body)));
        return std::any_of(sweep.reverse.begin(), sweep.reverse.end(),
                           [](const Step& step) { return step.takes_results; });
    };
    EXPECT_TRUE(taken("    y[0] = wp.sqrt(x[0])\n"));
    EXPECT_FALSE(taken("    y[0] = wp.sin(x[0])\n"));
}

TEST(Sweep, ClearsAFieldAfterItsAdjointIsHandedOn) {
    const CompiledKernelFile compiled(
        "import warp as wp\n\n@wp.struct\nclass S:\n    a: float\n    n: int\n\n@wp.kernel\ndef k(x: "
        "wp.array(dtype=float)):\n    s = S()\n    s.a = x[0]\n    s.n = 3\n    x[1] = s.a\n    x[s.n] = "
        "0.0\n");
    const Sweep sweep = sweep_of(compiled);
    const auto found = actions(sweep.reverse);
    const auto at = std::find(found.begin(), found.end(), Do::Clear);
    EXPECT_EQ(count(sweep.reverse, Do::Clear), 2u) << "of a and of n";
    EXPECT_EQ(count(sweep.reverse, Do::Accumulate), 2u) << "s.a read, s.a stored; integers have no sum";
    EXPECT_EQ(count(sweep.reverse, Do::Overwrite), 1u) << "s.n read";
    ASSERT_NE(at, found.end());
    for (const Step& step : sweep.reverse) {
        if (step.action != Do::Clear) continue;
        EXPECT_EQ(step.to.kind, Part::Kind::Field);
    }
}

TEST(Sweep, ReversesAConstantLoopFromItsLastRound) {
    const auto last = [](std::string_view range) {
        const Sweep sweep = sweep_of(
            CompiledKernelFile(kernel("    s = float(0.0)\n    for i in range(" + std::string(range) +
                                      "):\n        s += x[i]\n    y[0] = s\n")));
        for (const Step& step : sweep.reverse) {
            if (step.action == Do::RestartRange) return step.last;
        }
        ADD_FAILURE() << "no constant loop";
        return int64_t{0};
    };
    EXPECT_EQ(last("100"), 99);
    EXPECT_EQ(last("1, 200, 7"), 197);
    EXPECT_EQ(last("2, 199, 7"), 198);
    EXPECT_EQ(last("100, 0, -3"), 1);
}

TEST(Sweep, StartsARoundWithAdjointsOfZero) {
    const Sweep sweep = sweep_of(CompiledKernelFile(
        kernel("    s = float(0.0)\n    for i in range(n):\n        s += x[i]\n    y[0] = s\n")));
    EXPECT_EQ(count(sweep.reverse, Do::ReverseIterator), 1u);
    EXPECT_EQ(count(sweep.reverse, Do::LoopBack), 1u);
    for (const Step& step : sweep.reverse) {
        if (step.action != Do::Clear) continue;
        EXPECT_EQ(step.indent, Indent::BlockTab);
        EXPECT_EQ(step.to.kind, Part::Kind::Value);
    }
    EXPECT_GE(count(sweep.reverse, Do::Clear), 3u) << "the index, the element, the sum";
}

}  // namespace
}  // namespace weft::adjoint
