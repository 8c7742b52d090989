// Verdicts against the goldens, whose first lines are measured with Warp by tests/gradient/gradients_test.py.
// A case of which nothing is known says in its first line what the measurement says: `# gradient: unknown
// REASON (measured exact)`.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "gradient/apart.h"
#include "gradient/judge.h"
#include "gradient/replay.h"
#include "synth/synth.h"
#include "test_kernels.h"

namespace weft::gradient {
namespace {

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(Gradient, AgreesWithTheGoldens) {
    Judge judge;
    size_t cases = 0;
    for (const auto& entry : std::filesystem::directory_iterator(WEFT_SOURCE_DIR "/tests/gradient/cases")) {
        if (entry.path().extension() != ".py") continue;
        const std::string source = read(entry.path());
        const std::string line_one = source.substr(0, source.find('\n'));
        const std::string first = line_one.substr(0, line_one.find(" (measured "));
        const CompiledKernelFile compiled(source);
        const Gradient found = judge.judge(compiled.subject());
        std::string line = "# gradient: " + std::string(text(found.verdict));
        if (found.reason != Reason::None) line += " " + std::string(name(found.reason));
        EXPECT_EQ(line, first) << entry.path();
        ++cases;
    }
    EXPECT_GE(cases, 60u);
}

// A name that goes into rows, a sentence for people, a line in the document.
TEST(Gradient, EveryReasonIsExplained) {
    const std::string document = read(WEFT_SOURCE_DIR "/docs/gradients.md");
    constexpr Reason reasons[] = {
#define WEFT_REASON(enumerator, name, text, way_out) Reason::enumerator,
#include "gradient/reasons.def"
#undef WEFT_REASON
    };
    for (const Reason reason : reasons) {
        if (reason == Reason::None) continue;
        EXPECT_FALSE(explain(reason).empty()) << name(reason);
        EXPECT_NE(document.find("| `" + std::string(name(reason)) + "` |"), std::string::npos)
            << name(reason);
    }
}

TEST(Gradient, ClaimsNothingOfWhatHasNoModel) {
    const auto verdict = [](std::string_view body) {
        return Judge().judge(CompiledKernelFile(kernel(body)).subject());
    };
    const Gradient no_model{Verdict::Unknown, Reason::NoModel};
    EXPECT_EQ(verdict("    wp.dense_gemm(n, n, n, 0, 0, x, x, y)\n"), no_model);
    EXPECT_EQ(verdict("    bits = wp.cast(x[0], wp.uint32)\n    y[0] = wp.cast(bits, wp.float32)\n"),
              no_model);
    EXPECT_EQ(verdict("    i = wp.lower_bound(x, 0.5)\n    x[i] = 2.0 * x[i + 1]\n"), no_model);
    EXPECT_EQ(verdict("    i = wp.lower_bound(x, 0.5)\n    y[i] = 2.0 * x[i + 1]\n"),
              (Gradient{Verdict::Exact, Reason::None}));
    EXPECT_EQ(verdict("    wp.expect_eq(x[0], x[1])\n    y[0] = y[0] + x[0]\n"),
              (Gradient{Verdict::Exact, Reason::None}))
        << "what only tells needs no model";
}

// However many branches stand between a loop and the square of its result.
TEST(Gradient, FindsADifferenceBehindBranches) {
    Judge judge;
    for (int branches = 2; branches <= 7; ++branches) {
        for (int threshold = 0; threshold < 20; ++threshold) {
            std::string body =
                "    t = wp.tid()\n    s = float(0.0)\n    for q in range(n):\n        s += x[q]\n    v = "
                "1.0\n";
            for (int k = 0; k < branches; ++k) {
                body += "    if x[t + " + std::to_string(k) + "] > " + std::to_string(threshold) +
                        ".5:\n        v = " +
                        (k == 0       ? "s"
                         : k % 2 == 1 ? "1.0"
                                      : "v * 2.0") +
                        "\n";
            }
            const CompiledKernelFile compiled(kernel(body + "    y[t] = v * v + x[t]\n"));
            EXPECT_EQ(judge.judge(compiled.subject()), (Gradient{Verdict::WarpDiffers, Reason::LoopResult}))
                << body;
        }
    }
}

TEST(Gradient, CountsPicksAsWays) {
    Judge judge;
    for (int threshold = 0; threshold < 50; ++threshold) {
        const std::string number = std::to_string(threshold) + ".5";
        const CompiledKernelFile where(kernel("    t = wp.tid()\n    a = x[t]\n    y[t] = wp.where(a > " +
                                              number + ", wp.where(3.0 * a > " + number +
                                              ", wp.frac(a), 2.0 * a), 4.0 * a)\n"));
        EXPECT_EQ(judge.judge(where.subject()), (Gradient{Verdict::WarpDiffers, Reason::MissingAdjoint}));
        const CompiledKernelFile lowest(
            kernel("    t = wp.tid()\n    wp.atomic_min(y, 0, " + number + " * x[t])\n"));
        EXPECT_EQ(judge.judge(lowest.subject()), (Gradient{Verdict::Exact, Reason::None}));
    }
}

// The numbers that runs make up for memory depend on where a parameter stands: the verdict does not.
TEST(Gradient, DoesNotHangOnNumbersThatMeetByChance) {
    Judge judge;
    std::string more;
    for (size_t i = 0; i < 12; ++i, more += "unused" + std::to_string(i) + ": wp.array(dtype=int), ") {
        const auto judged = [&](const std::string& parameters, const std::string& body) {
            const CompiledKernelFile compiled("import warp as wp\n\n@wp.kernel\ndef k(" + more + parameters +
                                              "):\n    i = wp.tid()\n" + body);
            return judge.judge(compiled.subject());
        };
        EXPECT_EQ(judged("load: wp.array(dtype=float), broken: wp.array(dtype=int), y: wp.array(dtype=float)",
                         "    if broken[i] != 0:\n        return\n    y[i] = 2.0 * load[i]\n"
                         "    if load[i] > 1.0:\n        broken[i] = 1\n"),
                  (Gradient{Verdict::WarpDiffers, Reason::Overwritten}))
            << more;
        EXPECT_EQ(judged("a: wp.array(dtype=int), b: wp.array(dtype=int), x: wp.array(dtype=float), "
                         "y: wp.array(dtype=float)",
                         "    y[i] = x[a[a[i]]] - x[b[b[i]]]\n"),
                  (Gradient{Verdict::Exact, Reason::None}))
            << more;
        EXPECT_EQ(judged("a: wp.array(dtype=int), x: wp.array(dtype=float), y: wp.array(dtype=float)",
                         "    wp.atomic_max(y, 0, wp.max(x[i], x[a[i]]))\n"),
                  (Gradient{Verdict::Unknown, Reason::SharedExtreme}))
            << more;
        EXPECT_EQ(judged("a: wp.array(dtype=int), x: wp.array(dtype=float), y: wp.array(dtype=float)",
                         "    y[a[i]] = x[i]\n"),
                  (Gradient{Verdict::Unknown, Reason::ThreadsMeet}))
            << more;
    }
}

TEST(Gradient, IsNoneWithoutABackwardPass) {
    const CompiledKernelFile compiled(
        "import warp as wp\n\n@wp.kernel(enable_backward=False)\ndef k(x: wp.array(dtype=float)):\n    "
        "x[wp.tid()] = 2.0 * x[wp.tid()]\n");
    EXPECT_EQ(Judge().judge(compiled.subject()), Gradient{});
}

TEST(Gradient, DoesNotDependOnWhatWasJudgedBefore) {
    const CompiledKernelFile loop(
        kernel("    i = wp.tid()\n    s = float(1.0)\n    for j in range(n):\n        s = s * x[j]\n    y[i] "
               "= s\n"));
    const CompiledKernelFile plain(kernel("    i = wp.tid()\n    y[i] = x[i] * x[i]\n"));
    Judge judge;
    const Gradient first = judge.judge(plain.subject());
    EXPECT_EQ(judge.judge(loop.subject()).verdict, Verdict::WarpDiffers);
    EXPECT_EQ(judge.judge(plain.subject()), first);
    EXPECT_EQ(first.verdict, Verdict::Exact);
}

TEST(Replay, SufficesWhereNothingIsLost) {
    const auto suffices = [](std::string_view body) {
        const CompiledKernelFile compiled(kernel(body));
        Layouts layouts;
        layouts.load(compiled.subject());
        return replay_suffices(layouts);
    };
    EXPECT_TRUE(suffices("    i = wp.tid()\n    y[i % 3] = wp.sin(x[i]) * x[i]\n"));
    EXPECT_TRUE(suffices(
        "    i = wp.tid()\n    v = x[i]\n    if v > 1.0:\n        v = v * v\n    wp.atomic_add(y, 0, v)\n"));
    EXPECT_TRUE(
        suffices("    i = wp.tid()\n    v = x[i]\n    for j in range(3):\n        v *= v\n    y[i] = v\n"))
        << "an unrolled loop";
    EXPECT_FALSE(suffices("    i = wp.tid()\n    x[i] = x[i] * x[i]\n")) << "read and written";
    EXPECT_FALSE(suffices("    i = wp.tid()\n    y[i] = wp.frac(x[i])\n")) << "no adjoint";
    EXPECT_FALSE(suffices("    i = wp.tid()\n    y[i] = wp.atomic_add(y, 0, x[i])\n"))
        << "an atomic's result";
    EXPECT_FALSE(suffices("    v = wp.vec2(x[0], x[1])\n    v[0] = x[2]\n    y[0] = v[0] * v[1]\n"));

    EXPECT_TRUE(suffices("    i = wp.tid()\n    wp.atomic_max(y, 0, x[i] % 2.0)\n"));
    EXPECT_FALSE(suffices("    i = wp.tid()\n    y[i] = 2.0 % x[i]\n")) << "no derivative by the divisor";
    EXPECT_TRUE(suffices("    r = wp.rand_init(1, wp.tid())\n    y[0] = x[0] * wp.randf(r) + wp.randf(r)\n"));
    EXPECT_FALSE(suffices("    r = wp.rand_init(1, wp.tid())\n    y[0] = wp.noise(r, x[0]) + wp.randf(r)\n"));

    const auto loop = [&](std::string_view body, std::string_view after) {
        return suffices("    s = float(0.0)\n    for j in range(n):\n" + std::string(body) +
                        std::string(after));
    };
    constexpr std::string_view sum = "        s += x[j] * x[j]\n";
    EXPECT_TRUE(loop(sum, "    y[0] = 1.0 - s / 4.0\n"));
    EXPECT_TRUE(loop("        if x[j] > 0.0:\n            s -= x[j]\n", "    y[0] = s\n"));
    EXPECT_FALSE(loop(sum, "    y[0] = s * s\n")) << "a product reads its factors";
    EXPECT_FALSE(loop(sum, "    y[0] = x[0] * s\n"));
    EXPECT_FALSE(loop(sum, "    y[0] = x[0] / s\n"));
    EXPECT_FALSE(loop(sum, "    if s > 1.0:\n        y[0] = x[0]\n")) << "a condition reads";
    EXPECT_FALSE(loop("        s = s * x[j]\n", "    y[0] = s\n"));
    EXPECT_FALSE(loop("        v = x[j]\n        s += v\n", "    y[0] = s + v\n")) << "what a loop made";
    EXPECT_FALSE(loop("        if x[j] > 2.0:\n            break\n        s += x[j]\n", "    y[0] = s\n"));
    EXPECT_FALSE(loop("        s = x[0]\n        y[j] = s\n", "    y[0] = s\n"));
}

TEST(Apart, WhereEveryThreadHasItsOwnElements) {
    const auto apart = [](std::string_view body) {
        const CompiledKernelFile compiled(kernel(body));
        Layouts layouts;
        layouts.load(compiled.subject());
        return threads_stay_apart(layouts);
    };
    EXPECT_TRUE(apart("    i = wp.tid()\n    y[i] = y[i] + x[i + 1]\n"));
    EXPECT_TRUE(apart("    i = wp.tid()\n    wp.atomic_add(y, 0, x[i + 1])\n"));
    EXPECT_FALSE(apart("    i = wp.tid()\n    y[0] = x[i]\n"));
    EXPECT_FALSE(apart("    i = wp.tid()\n    y[i] = y[i + 1]\n"));
    EXPECT_FALSE(apart("    i = wp.tid()\n    y[i] = x[i]\n    y[i + 1] = x[i]\n"));
    EXPECT_FALSE(apart("    i, j = wp.tid()\n    y[i] = x[j]\n")) << "all threads of a row";
    EXPECT_FALSE(apart("    i = wp.tid()\n    wp.atomic_add(y, 0, y[i])\n")) << "read while others add";
    EXPECT_FALSE(apart("    y[0] = x[0]\n"));
}

// The rule may only leave out work: where it says so, neighbours that are run do not meet.
TEST(Apart, NeverHidesAMeeting) {
    synth::Synthesizer synthesizer;
    synth::Grown grown;
    const synth::Policy policy;
    Layouts layouts;
    Machine machine;
    int told = 0;
    for (uint64_t index = 0; index < 300; ++index) {
        synthesizer.grow(16, index, policy, grown);
        const CompiledKernelFile compiled(grown.source);
        layouts.load(compiled.subject());
        if (!threads_stay_apart(layouts)) continue;
        ++told;
        machine.load(layouts);
        for (uint64_t run = 0; run < 2; ++run)
            EXPECT_NE(machine.meeting({.seed = run, .blend = true, .trips = 2}), Meeting::Element)
                << grown.source;
    }
    EXPECT_GT(told, 200);
}

// The rule may only leave out work: where it applies, the comparison of both passes finds no difference. A
// run that does not come to its end proves nothing, so those that do are counted.
TEST(Replay, NeverHidesADifference) {
    synth::Synthesizer synthesizer;
    synth::Grown grown;
    const synth::Policy policy;
    Layouts layouts;
    Machine machine;
    constexpr int runs = 4;
    int judged = 0, equal = 0;
    for (uint64_t index = 0; index < 400; ++index) {
        synthesizer.grow(15, index, policy, grown);
        const CompiledKernelFile compiled(grown.source);
        layouts.load(compiled.subject());
        if (!replay_suffices(layouts)) continue;
        ++judged;
        layouts.add_sweeps();
        machine.load(layouts);
        for (uint64_t run = 0; run < runs; ++run) {
            const Choices choices{.seed = run, .likely = 128, .toss_integers = run % 2 == 1};
            const RunResult result = machine.run(choices, false);
            EXPECT_TRUE(result == RunResult::Equal || result == RunResult::Zero) << grown.source;
            equal += result == RunResult::Equal;
        }
    }
    EXPECT_GT(judged, 200);
    EXPECT_GT(equal, 3 * judged) << "most runs of most kernels have a gradient to compare";
}

}  // namespace
}  // namespace weft::gradient
