// Verdicts against the goldens, whose first lines are measured with Warp by tests/analysis/gradients_test.py.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "analysis/gradient.h"
#include "analysis_kernels.h"

namespace weft::analysis {
namespace {

std::string read(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST(Gradient, AgreesWithTheGoldens) {
    GradientJudge judge;
    size_t cases = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(WEFT_SOURCE_DIR "/tests/analysis/gradients")) {
        if (entry.path().extension() != ".py") continue;
        const std::string source = read(entry.path());
        const std::string first = source.substr(0, source.find('\n'));
        const Compiled compiled(source);
        const Gradient found = judge.judge(compiled.subject());
        std::string line = "# gradient: " + std::string(text(found.verdict));
        if (found.reason != Reason::None) line += " " + std::string(name(found.reason));
        EXPECT_EQ(line, first) << entry.path();
        ++cases;
    }
    EXPECT_GE(cases, 60u);
}

TEST(Gradient, IsNoneWithoutABackwardPass) {
    const Compiled compiled(
        "import warp as wp\n\n@wp.kernel(enable_backward=False)\ndef k(x: wp.array(dtype=float)):\n    "
        "x[wp.tid()] = 2.0 * x[wp.tid()]\n");
    EXPECT_EQ(GradientJudge().judge(compiled.subject()), Gradient{});
}

TEST(Gradient, DoesNotDependOnWhatWasJudgedBefore) {
    const Compiled loop(
        kernel("    i = wp.tid()\n    s = float(1.0)\n    for j in range(n):\n        s = s * x[j]\n    y[i] "
               "= s\n"));
    const Compiled plain(kernel("    i = wp.tid()\n    y[i] = x[i] * x[i]\n"));
    GradientJudge judge;
    const Gradient first = judge.judge(plain.subject());
    EXPECT_EQ(judge.judge(loop.subject()).verdict, Verdict::WarpDiffers);
    EXPECT_EQ(judge.judge(plain.subject()), first);
    EXPECT_EQ(first.verdict, Verdict::Exact);
}

}  // namespace
}  // namespace weft::analysis
