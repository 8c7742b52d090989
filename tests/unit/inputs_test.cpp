// The numbers of input specifications, whose expected values follow from the definition in docs/inputs.md
// (tests/inputs/inputs_test.py computes them in Python's integers); and their text and JSON, which must come
// back as they were.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cmath>

#include "inputs/fill.h"
#include "inputs/json.h"
#include "inputs/text.h"

namespace weft::inputs {
namespace {

TEST(InputsFill, GivesTheRecordedNumbers) {
    EXPECT_EQ(uniform(0, 0, 0, 0), 556823690.0 / 4294967296.0);
    EXPECT_EQ(uniform(42, 7, 3, 1000), 1585397390.0 / 4294967296.0);
    EXPECT_EQ(uniform(9223372036854775813u, 123456, 1, 16777216), 835082995.0 / 4294967296.0);
}

TEST(InputsFill, IndexesAreWholeAndInRange) {
    Arg spec;
    spec.fill = Fill::Index;
    spec.low = 0;
    spec.high_is_extent = true;
    spec.high_extent = extent_n;
    for (uint64_t j = 0; j < 1000; ++j) {
        const double value = fill(spec, 1, 2, 0, j, 3);
        EXPECT_TRUE(value == 0 || value == 1 || value == 2) << value;
    }
}

TEST(InputsFill, ZeroAndIota) {
    Arg spec;
    spec.fill = Fill::Zero;
    EXPECT_EQ(fill(spec, 1, 2, 0, 5, 3), 0);
    spec.fill = Fill::Iota;
    EXPECT_EQ(fill(spec, 1, 2, 0, 5, 3), 5);
}

Extent any_extent() {
    const auto kind = static_cast<Extent::Kind>(*rc::gen::inRange(0, 5));
    if (kind == Extent::Kind::N) return extent_n;
    return {kind, kind == Extent::Kind::Constant ? *rc::gen::arbitrary<uint32_t>()
                                                 : *rc::gen::inRange(1u, 0xffffffffu)};
}

double any_bound(Fill fill) {
    if (fill == Fill::Index) return *rc::gen::inRange(-1000000, 1000000);
    const double value = *rc::gen::arbitrary<double>();
    return std::isfinite(value) ? value : 0.5;
}

Arg any_arg() {
    Arg arg;
    arg.name = *rc::gen::string<std::string>();
    arg.dtype = *rc::gen::element<std::string>("float32", "vec3f", "mat23d");
    std::erase_if(arg.name, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    arg.role = *rc::gen::element(Role::In, Role::Out, Role::InOut);
    arg.fill = *rc::gen::element(Fill::Uniform, Fill::Zero, Fill::Iota, Fill::Index);
    arg.ndim = static_cast<uint8_t>(*rc::gen::inRange(0, 5));
    for (unsigned i = 0; i < arg.ndim; ++i) arg.shape[i] = any_extent();
    arg.low = any_bound(arg.fill);
    arg.high = any_bound(arg.fill);
    const Extent extent = any_extent();
    // A constant is a number, whatever it was meant as.
    if (*rc::gen::arbitrary<bool>() && extent.kind != Extent::Kind::Constant) {
        arg.high = 0;
        arg.high_is_extent = true;
        arg.high_extent = extent;
    }
    return arg;
}

TEST(InputsText, ExtentsComeBack) {
    rc::check([] {
        const Extent extent = any_extent();
        TextBuffer out;
        append(out, extent);
        RC_ASSERT(parse_extent(out.view()) == extent);
    });
}

TEST(InputsText, SpecificationsComeBackFromJson) {
    rc::check([] {
        Inputs inputs;
        inputs.dims = static_cast<uint8_t>(*rc::gen::inRange(1, 5));
        for (unsigned i = 0; i < inputs.dims; ++i) inputs.launch[i] = any_extent();
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i) inputs.args.push_back(any_arg());
        for (const JsonStyle style : {json_compact, json_pretty, json_report}) {
            TextBuffer out;
            JsonWriter json(out, style);
            write(json, inputs);
            JsonDocument document;
            RC_ASSERT(document.parse(out.view()).ok());
            Inputs back;
            RC_ASSERT(read(document, document.root(), back).ok());
            for (Inputs* one : {&inputs, &back}) {  // what lies beyond the used extents is not compared
                for (size_t i = one->dims; i < one->launch.size(); ++i) one->launch[i] = {};
                for (Arg& arg : one->args) {
                    for (size_t i = arg.ndim; i < arg.shape.size(); ++i) arg.shape[i] = {};
                }
            }
            RC_ASSERT(back == inputs);
        }
    });
}

TEST(InputsText, RefusesWhatIsNoSpecification) {
    for (const char* text : {"", "m", "-1", "1.5", "ceil(n/0)", "ceil(n/)", "0*n", "n+", "n+0", "n*2",
                             "4294967296", " n", "ceil(n/8) "}) {
        EXPECT_FALSE(parse_extent(text)) << text;
    }
    const ArgText good{"x", "in", "float32", "index", "0", "n", {"n"}};
    Arg arg;
    EXPECT_TRUE(parse(good, arg).ok());
    const auto refused = [&](auto member, std::string_view text) {
        ArgText bad = good;
        bad.*member = text;
        return !parse(bad, arg).ok();
    };
    EXPECT_TRUE(refused(&ArgText::role, "reads"));
    EXPECT_TRUE(refused(&ArgText::fill, "normal"));
    for (const char* text : {"", "nan", "inf", "0.5", "1e300", "n", "0x10"}) {
        EXPECT_TRUE(refused(&ArgText::low, text)) << text;
    }
    EXPECT_TRUE(refused(&ArgText::high, "many"));
    ArgText deep = good;
    deep.shape = {"n", "n", "n", "n", "n"};
    EXPECT_FALSE(parse(deep, arg).ok());
    Inputs inputs;
    EXPECT_FALSE(parse_launch({}, inputs).ok());
    EXPECT_FALSE(parse_launch(deep.shape, inputs).ok());
}

}  // namespace
}  // namespace weft::inputs
