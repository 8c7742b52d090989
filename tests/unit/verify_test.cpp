// verify/: what is judged of measurements, and where arguments are said to lie.
#include <gtest/gtest.h>

#include "driver/compile.h"
#include "verify/judge.h"

namespace weft::verify {
namespace {

struct Measurement {
    const char* said;
    Measured measured;
    Problem problem = Problem::None;
};

Summary judged(const std::vector<Measurement>& all, std::vector<Outcome>& outcomes) {
    std::vector<Case> cases(all.size());
    outcomes.assign(all.size(), {});
    for (size_t i = 0; i < all.size(); ++i) {
        cases[i].gradient = all[i].said;
        outcomes[i].measured = all[i].measured;
        outcomes[i].problem = all[i].problem;
    }
    return judge(cases, outcomes);
}

TEST(VerifyJudge, DeniesClaimsThatTheMeasurementRefutes) {
    std::vector<Outcome> outcomes;
    const Summary summary = judged({{"exact", Measured::Exact},
                                    {"exact", Measured::Differs},
                                    {"none", Measured::Zero},
                                    {"none", Measured::Exact},
                                    {"none", Measured::Differs},
                                    {"exact", Measured::Unclear},
                                    {"exact", Measured::Differs, Problem::Crashed}},
                                   outcomes);
    const std::vector<Problem> expected = {Problem::None,          Problem::WrongGradient, Problem::None,
                                           Problem::WrongGradient, Problem::WrongGradient, Problem::None,
                                           Problem::Crashed};
    for (size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(outcomes[i].problem, expected[i]) << i;
    EXPECT_EQ(summary.problems.at(std::string(text(Problem::WrongGradient))), 3u);
    EXPECT_FALSE(summary.clean());
}

TEST(VerifyJudge, AsksThatMostOfThoseThatDifferReallyDo) {
    std::vector<Outcome> outcomes;
    const auto enough = [&](int really, int all) {
        std::vector<Measurement> list(static_cast<size_t>(all), {"warp_differs", Measured::Exact});
        for (int i = 0; i < really; ++i) list[static_cast<size_t>(i)].measured = Measured::Differs;
        return judged(list, outcomes).clean();
    };
    EXPECT_TRUE(enough(0, 0));
    EXPECT_TRUE(enough(180, 200));
    EXPECT_FALSE(enough(179, 200));
    EXPECT_TRUE(enough(0, 99));  // too few to judge
    EXPECT_FALSE(enough(0, 100));
}

inputs::Arg listed(const char* name, uint8_t ndim = 0) {
    inputs::Arg arg;
    arg.name = name;
    arg.ndim = ndim;
    return arg;
}

class VerifyLayout : public testing::Test {
  protected:
    Result<Layout> laid_out(std::vector<inputs::Arg> args, Precision precision = Precision::AsWritten) {
        driver::Options options;
        options.module_name = options.kernel = "k";
        options.printed_file = "k.py";
        driver::compile(
            "import warp as wp\n\n@wp.struct\nclass S:\n    tag: wp.int8\n    at: wp.vec3\n    mass: "
            "wp.float64\n\n"
            "@wp.kernel\ndef k(flag: bool, one: S, all: wp.array2d[S], x: wp.array(dtype=float)):\n"
            "    x[0] = 1.0\n",
            options, compiled_);
        EXPECT_TRUE(compiled_.ok());
        inputs::Inputs spec;
        spec.args = std::move(args);
        return lay_out(compiled_, spec, precision);
    }
    const std::vector<inputs::Arg> all_ = {listed("flag"),        listed("one.tag"),    listed("one.at"),
                                           listed("one.mass"),    listed("all.tag", 2), listed("all.at", 2),
                                           listed("all.mass", 2), listed("x", 1)};
    Compiled compiled_;
};

TEST_F(VerifyLayout, IsThatOfCpp) {
    const auto found = laid_out(all_);
    ASSERT_TRUE(found.ok()) << found.error();
    const Layout& layout = found.value();
    EXPECT_EQ(layout.args_size, 144u);
    EXPECT_EQ(layout.parameters, (std::vector<uint32_t>{0, 8, 32, 88}));
    std::vector<uint32_t> offsets, inners;
    for (const Field& field : layout.fields) {
        offsets.push_back(field.offset);
        inners.push_back(field.inner);
    }
    EXPECT_EQ(offsets, (std::vector<uint32_t>{0, 8, 12, 24, 32, 32, 32, 88}));
    EXPECT_EQ(inners, (std::vector<uint32_t>{0, 0, 0, 0, 0, 4, 16, 0}));
    EXPECT_EQ(layout.fields[5].element_size, 24u);
}

TEST_F(VerifyLayout, OfDoublesIsWider) {
    const auto found = laid_out(all_, Precision::Double);
    ASSERT_TRUE(found.ok()) << found.error();
    EXPECT_EQ(found.value().fields[5].element_size, 40u);
    EXPECT_EQ(found.value().fields[7].element_size, 8u);
}

TEST_F(VerifyLayout, RefusesWhatDoesNotFitTheKernel) {
    auto without = all_;
    without.pop_back();
    EXPECT_EQ(laid_out(without).error(), "an argument of the kernel is not listed");
    auto twice = all_;
    twice.back() = twice.front();
    EXPECT_EQ(laid_out(twice).error(), "`flag` is listed twice");
    auto strange = all_;
    strange[1].name = "one.speed";
    EXPECT_EQ(laid_out(strange).error(), "the kernel has no `one.speed`");
    auto scalar = all_;
    scalar.back().ndim = 0;
    EXPECT_EQ(laid_out(scalar).error(), "`x` is an array in the kernel");
    auto flat = all_;
    flat[4].ndim = 1;
    EXPECT_EQ(laid_out(flat).error(), "`all.tag` has 2 dimensions in the kernel");
}

}  // namespace
}  // namespace weft::verify
