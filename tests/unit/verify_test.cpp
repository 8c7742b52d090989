// verify/: what is judged of measurements, and where arguments are said to lie.
#include <gtest/gtest.h>

#include <cmath>

#include "driver/compile.h"
#include "verify/compare.h"
#include "verify/judge.h"
#include "verify/numbers.h"

namespace weft::verify {
namespace {

struct Measurement {
    const char* said;
    Measured measured;
    Problem problem = Problem::None;
};

Gradients judged(const std::vector<Measurement>& all, std::vector<Outcome>& outcomes) {
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
    const Gradients gradients = judged({{"exact", Measured::Exact},
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
    EXPECT_EQ(gradients.at({"none", std::string(text(Measured::Zero))}), 1u);
    EXPECT_EQ(gradients.at({"exact", std::string(text(Measured::Differs))}), 2u);
}

TEST(VerifyJudge, AsksThatMostOfThoseThatDifferReallyDo) {
    std::vector<Outcome> outcomes;
    const auto enough = [&](int really, int all) {
        std::vector<Measurement> list(static_cast<size_t>(all), {"warp_differs", Measured::Exact});
        for (int i = 0; i < really; ++i) list[static_cast<size_t>(i)].measured = Measured::Differs;
        return differing(judged(list, outcomes)).is_enough();
    };
    EXPECT_TRUE(enough(0, 0));
    EXPECT_TRUE(enough(159, 200));
    EXPECT_FALSE(enough(158, 200));
    EXPECT_TRUE(enough(0, 99));  // too few to judge
    EXPECT_FALSE(enough(0, 100));
}

std::string bytes_of(std::initializer_list<double> all, types::Scalar scalar) {
    std::string bytes;
    for (const double number : all) {
        char one[8] = {};
        write_number(one, scalar, number);
        bytes.append(one, types::facts(scalar).bytes);
    }
    return bytes;
}

Results results(std::initializer_list<double> cpu, std::initializer_list<double> gpu,
                types::Scalar scalar = types::Scalar::Float32) {
    Results made;
    made.scalar = scalar;
    made.cpu = bytes_of(cpu, scalar);
    made.other = bytes_of(gpu, scalar);
    return made;
}

TEST(VerifyCompare, TakesRoundingAndNothingBeyond) {
    EXPECT_FALSE(compare(results({1, 2, 3}, {1, 2.000004, 3})));
    const auto far = compare(results({1, 2, 3}, {1, 2.0001, 3}));
    ASSERT_TRUE(far);
    EXPECT_EQ(far->number, 1u);
    EXPECT_TRUE(compare(results({1}, {std::nan("")})));
    EXPECT_TRUE(compare(results({0, 0}, {0, 1e-30})));  // nothing was rounded on the way to zeros
}

TEST(VerifyCompare, TakesWhatIsLeftOfNumbersThatCancelled) {
    Results cancelled = results({0, 0}, {4e-8, -1e-7});
    EXPECT_TRUE(compare(cancelled));
    cancelled.largest = 1;  // an input, or what was read on the way
    EXPECT_FALSE(compare(cancelled));
    cancelled.other = bytes_of({0, 1e-4}, cancelled.scalar);
    EXPECT_TRUE(compare(cancelled));
    cancelled.contributions = 100;  // threads that added what was left to them
    EXPECT_FALSE(compare(cancelled));
}

TEST(VerifyCompare, IntegersAreEqual) {
    EXPECT_TRUE(compare(results({1000}, {1001}, types::Scalar::Int32)));
    EXPECT_FALSE(compare(results({1000, -7}, {1000, -7}, types::Scalar::Int32)));
}

TEST(VerifyCompare, TakesWhatARoundingErrorInTheInputsDoesToo) {
    Results jump = results({1, 5}, {2, 5});
    EXPECT_TRUE(compare(jump));
    jump.moved = {bytes_of({2, 5}, jump.scalar)};  // a floor, or a branch, that lies at this very point
    EXPECT_FALSE(compare(jump));
    Results steep = results({1.0}, {1.01});
    steep.wide = bytes_of({1.002}, types::Scalar::Float64);
    EXPECT_FALSE(compare(steep));
}

TEST(VerifyCompare, TakesAnotherOrderOnlyWhereOrderShows) {
    Results mixed = results({3, 1, 2}, {1, 2, 3}, types::Scalar::Int32);
    EXPECT_TRUE(compare(mixed));
    mixed.order_shows = true;
    EXPECT_FALSE(compare(mixed));
    mixed.other = bytes_of({1, 2, 2}, mixed.scalar);
    EXPECT_TRUE(compare(mixed));
}

TEST(VerifyNumbers, AreReadAsTheyWereWritten) {
    for (const types::Scalar scalar :
         {types::Scalar::Float16, types::Scalar::Bfloat16, types::Scalar::Float32, types::Scalar::Float64}) {
        for (const double number : {0.0, 1.0, -1.5, 0.0078125, 96.0, 0x1p-20, -0x1p-24}) {
            const std::string bytes = bytes_of({number}, scalar);
            EXPECT_EQ(read_number(bytes.data(), scalar), number) << number;
        }
    }
    const std::string least = bytes_of({-128}, types::Scalar::Int8);
    EXPECT_EQ(read_number(least.data(), types::Scalar::Int8), -128);
    // What no integer holds is no reason to stop.
    EXPECT_EQ(read_number(bytes_of({1e300}, types::Scalar::Int8).data(), types::Scalar::Int8), 0);
}

TEST(VerifyNumbers, AreJsonAlsoWhereTheyAreNone) {
    for (const auto& [text, json] : {std::pair{"True", "true"},
                                     {"False", "false"},
                                     {"-1.5e-07", "-1.5e-07"},
                                     {"12", "12"},
                                     {"nan", "\"nan\""},
                                     {"-inf", "\"-inf\""}})
        EXPECT_EQ(json_number(text), json);
}

// Expected: the digits of str() of NumPy's scalars. Where it writes exponents depends on its version (2.4
// does from 1e6 on for float32), so that is as Python has it for floats.
TEST(VerifyNumbers, HaveTheDigitsOfNumPy) {
    const auto shown = [](types::Scalar scalar, double value) {
        char bytes[8];
        write_number(bytes, scalar, value);
        return number_text(bytes, scalar);
    };
    using types::Scalar;
    EXPECT_EQ(shown(Scalar::Float32, 0.1), "0.1");
    EXPECT_EQ(shown(Scalar::Float32, 1.0 / 3), "0.33333334");
    EXPECT_EQ(shown(Scalar::Float32, 123456789), "123456790.0");
    EXPECT_EQ(shown(Scalar::Float32, 16777216), "16777216.0");
    EXPECT_EQ(shown(Scalar::Float32, 3.4028234663852886e38), "3.4028235e+38");
    EXPECT_EQ(shown(Scalar::Float32, 1.401298464324817e-45), "1e-45");
    EXPECT_EQ(shown(Scalar::Float32, -1e-5), "-1e-05");
    EXPECT_EQ(shown(Scalar::Float32, -0.0), "-0.0");
    EXPECT_EQ(shown(Scalar::Float32, 1e39), "inf");
    EXPECT_EQ(shown(Scalar::Float16, 0.1), "0.1");
    EXPECT_EQ(shown(Scalar::Float16, 65504), "65500.0");
    EXPECT_EQ(shown(Scalar::Float16, 1.0 / 3), "0.3333");
    EXPECT_EQ(shown(Scalar::Float64, 1.0 / 3), "0.3333333333333333");
    EXPECT_EQ(shown(Scalar::Int64, -9007199254740992.0), "-9007199254740992");
    EXPECT_EQ(shown(Scalar::Uint64, 18446744073709549568.0), "18446744073709549568");
    EXPECT_EQ(shown(Scalar::Bool, 1), "True");
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
        return lay_out(driver::subject(compiled_), spec, precision);
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
