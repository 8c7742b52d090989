// The numbers of input specifications, whose expected values follow from the definition in docs/inputs.md
// (tests/inputs/inputs_test.py computes them in Python's integers, and all fills with its NumPy reader, whose
// digests are in fills.jsonl); their sizes; and their text and JSON, which must come back as they were.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <bit>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <set>

#include "base/random.h"
#include "inputs/dtype.h"
#include "inputs/fill.h"
#include "inputs/json.h"
#include "inputs/overrides.h"
#include "inputs/text.h"

namespace weft::inputs {
namespace {

TEST(InputsFill, GivesTheRecordedNumbers) {
    EXPECT_EQ(uniform(0, 0, 0, 0), 556823690.0 / 4294967296.0);
    EXPECT_EQ(uniform(42, 7, 3, 1000), 1585397390.0 / 4294967296.0);
    EXPECT_EQ(uniform(9223372036854775813u, 123456, 1, 16777216), 835082995.0 / 4294967296.0);
}

// The sum of mix(bits of number j ^ mix(j)).
std::string digest(const std::vector<double>& numbers) {
    uint64_t sum = 0;
    for (size_t j = 0; j < numbers.size(); ++j) sum += mix64(std::bit_cast<uint64_t>(numbers[j]) ^ mix64(j));
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(sum));
    return text;
}

TEST(InputsFill, GivesTheNumbersOfTheReader) {
    std::ifstream file(WEFT_SOURCE_DIR "/tests/inputs/fills.jsonl");
    JsonDocument document;
    std::set<Fill> seen;
    unsigned compared = 0;
    for (std::string line; std::getline(file, line);) {
        ASSERT_TRUE(document.parse(line).ok()) << line;
        const auto number = [&](const char* key) { return *document.member(document.root(), key).as_uint(); };
        Inputs inputs;
        ASSERT_TRUE(read(document, document.member(document.root(), "inputs"), inputs).ok()) << line;
        const auto shapes = resolve(inputs, number("n"));
        ASSERT_TRUE(shapes.ok()) << shapes.error();
        const auto digests = document.children(document.member(document.root(), "digests"));
        ASSERT_EQ(digests.size(), inputs.args.size());
        for (size_t a = 0; a < inputs.args.size(); ++a) {
            std::vector<double> numbers;
            fill(inputs, shapes.value(), a, static_cast<unsigned>(shapes.value().args[a].components),
                 number("seed"), number("index"), numbers);
            EXPECT_EQ(digest(numbers), digests[a].text) << inputs.args[a].name << ", n = " << number("n");
            seen.insert(inputs.args[a].fill);
            ++compared;
        }
    }
    EXPECT_EQ(compared, 125u);
#define WEFT_FILL(enumerator, name, bounds) EXPECT_TRUE(seen.contains(Fill::enumerator)) << name;
#include "inputs/fills.def"
}

Arg plain_arg(const char* name, std::initializer_list<const char*> shape) {
    Arg arg;
    arg.name = name;
    arg.dtype = "float32";
    for (const char* size : shape) arg.shape[arg.ndim++] = *parse_size(size);
    return arg;
}

std::string why_not(const Inputs& inputs, uint64_t n) {
    const auto shapes = resolve(inputs, n);
    return shapes ? "" : shapes.error();
}

TEST(InputsResolve, FindsSizesThatDependOnEachOther) {
    Inputs inputs;
    inputs.launch[0] = *parse_size("len(rows)-1");
    inputs.args = {plain_arg("values", {"4*len(rows)-4", "ceil(len(rows)/2)"}), plain_arg("rows", {"n*n+1"}),
                   plain_arg("s.x", {"len(values, 1)*3+n"})};
    const auto shapes = resolve(inputs, 5);
    ASSERT_TRUE(shapes.ok()) << shapes.error();
    EXPECT_EQ(shapes.value().launch[0], 25u);
    EXPECT_EQ(shapes.value().args[0].shape[0], 100u);
    EXPECT_EQ(shapes.value().args[0].shape[1], 13u);
    EXPECT_EQ(shapes.value().args[0].elements, 1300u);
    EXPECT_EQ(shapes.value().args[2].shape[0], 44u);
}

TEST(InputsResolve, RefusesSizesThatMakeNoSense) {
    const auto why = [](std::initializer_list<Arg> args, uint64_t n = 10) {
        Inputs inputs;
        inputs.args = args;
        return why_not(inputs, n);
    };
    EXPECT_EQ(why({plain_arg("x", {"n"})}), "");
    EXPECT_EQ(why({plain_arg("x", {"len(x)"})}), "the size of `x` depends on itself");
    EXPECT_EQ(why({plain_arg("x", {"len(y)+1"}), plain_arg("y", {"2", "len(x)"})}),
              "the size of `x` depends on itself");
    EXPECT_EQ(why({plain_arg("x", {"len(y)"})}),
              "the shape of `x` is made of `len(y)`, but `y` is no argument");
    EXPECT_EQ(why({plain_arg("x", {"len(y, 1)"}), plain_arg("y", {"n"})}),
              "the shape of `x` is made of `len(y, 1)`, but `y` has not that many dimensions");
    EXPECT_EQ(why({plain_arg("x", {"n"}), plain_arg("x", {"n"})}), "two arguments are called `x`");
    EXPECT_EQ(why({plain_arg("x", {"n-11"})}),
              "`x` has the size `n-11` at n = 10, which is negative or too large");
    EXPECT_EQ(why({plain_arg("x", {"300000000"})}, 1), "`x` asks for more than 16778240 numbers at n = 1");
    EXPECT_EQ(why({plain_arg("x", {"16000000"}), plain_arg("y", {"16000000"})}, 1),
              "all arguments together ask for more than 16778240 numbers at n = 1");
    for (const char* size : {"4294967295*n", "4294967295*4294967295*4294967295", "n*n*n*n*n*n*n*n",
                             "4000000000*4000000000-1", "4294967295*n*n"}) {
        EXPECT_NE(why({plain_arg("x", {size})}, 2147483647), "") << size;
    }
    EXPECT_NE(why({plain_arg("x", {"2147483647", "2147483647", "2147483647", "2147483647"})}, 2147483647),
              "");
    EXPECT_NE(why({}, 0), "");
    EXPECT_NE(why({}, uint64_t{1} << 40), "");
    std::vector<Arg> chain{plain_arg("a0", {"n"})};
    for (int i = 1; i < 100; ++i)
        chain.push_back(
            plain_arg(("a" + std::to_string(i)).c_str(), {("len(a" + std::to_string(i - 1) + ")").c_str()}));
    std::reverse(chain.begin(), chain.end());
    Inputs deep;
    deep.args = chain;
    EXPECT_EQ(why_not(deep, 1), "the size of `a66` depends on too many others");
    Inputs wide;
    wide.dims = 2;
    wide.launch = {Size(constant(100000)), Size(constant(100000))};
    EXPECT_EQ(why_not(wide, 1), "the launch has more than 16778240 threads at n = 1");
}

TEST(InputsResolve, RefusesFillsThatDoNotFit) {
    const auto why = [](Fill fill, const char* dtype, double low, double high, int dims = 1) {
        Inputs inputs;
        inputs.args = {plain_arg("x", {"n"})};
        Arg& arg = inputs.args[0];
        arg.fill = fill;
        arg.dtype = dtype;
        arg.low = low;
        arg.high = high;
        arg.ndim = static_cast<uint8_t>(dims);
        return why_not(inputs, 4);
    };
    EXPECT_EQ(why(Fill::Uniform, "vec3f", 0, 1), "");
    EXPECT_EQ(why(Fill::Uniform, "vec3q", 0, 1), "`x` has the unknown type `vec3q`");
    EXPECT_EQ(why(Fill::Rigid, "transformf", 0, 1), "");
    EXPECT_EQ(why(Fill::Rigid, "vec7f", 0, 1), "`x`: fill `rigid` is for transforms");
    EXPECT_EQ(why(Fill::Spd, "mat33f", 1, 2), "");
    EXPECT_EQ(why(Fill::Spd, "mat34f", 1, 2), "`x`: fill `spd` is for square matrices");
    EXPECT_EQ(why(Fill::Spd, "mat33f", 0, 2), "`x`: fill `spd` takes 0 < low <= high");
    EXPECT_EQ(why(Fill::Offsets, "int32", 0, 0), "");
    EXPECT_NE(why(Fill::Offsets, "int32", 0, 0, 0), "");
    EXPECT_NE(why(Fill::Offsets, "vec2f", 0, 9), "");
    EXPECT_EQ(why(Fill::Offsets, "int32", 2, 1), "`x`: no number lies between `low` and `high` at n = 4");
    EXPECT_EQ(why(Fill::Index, "int32", 0, 0), "`x`: no number lies between `low` and `high` at n = 4");
}

TEST(InputsDtype, NamesComeBack) {
    for (const char* name : {"float32", "bool", "uint64", "vec3f", "vec12ub", "mat23d", "mat12x3f",
                             "mat3x10d", "quath", "transformd", "vec4bool"}) {
        const auto dtype = parse_dtype(name);
        ASSERT_TRUE(dtype) << name;
        TextBuffer out;
        append(out, *dtype);
        EXPECT_EQ(out.view(), name);
    }
    for (const char* name : {"", "float", "vec", "vecf", "vec0f", "vec99999999f", "mat3f", "mat33", "mat333f",
                             "quat", "mat3x3x3f"})
        EXPECT_FALSE(parse_dtype(name)) << name;
    EXPECT_EQ(parse_dtype("mat12x3f")->components(), 36u);
}

Extent any_extent() {
    const auto kind = static_cast<Extent::Kind>(*rc::gen::inRange(0, 5));
    if (kind == Extent::Kind::N) return extent_n;
    return {kind, kind == Extent::Kind::Constant ? *rc::gen::arbitrary<uint32_t>()
                                                 : *rc::gen::inRange(1u, 0xffffffffu)};
}

Part any_part(bool first) {
    Part part;
    if (!first) part.join = *rc::gen::element(Part::Join::Plus, Part::Join::Minus, Part::Join::Times);
    part.base = *rc::gen::element(Part::Base::Number, Part::Base::N, Part::Base::Length);
    if (part.base == Part::Base::Number || *rc::gen::arbitrary<bool>())
        part.k = *rc::gen::inRange(1u, 0xffffffffu);
    if (part.base != Part::Base::Length) return part;
    part.array = *rc::gen::element<std::string>("x", "row_start", "s.pos", "größe");
    part.axis = *rc::gen::inRange<uint8_t>(0, 4);
    return part;
}

// Formulas of one part are of a length: others have a shorter form.
Size any_size() {
    if (*rc::gen::arbitrary<bool>()) return any_extent();
    std::vector<Part> parts{any_part(true)};
    do {
        parts.push_back(any_part(false));
    } while (parts.size() < 16 && *rc::gen::inRange(0, 3) != 0);
    // What is a short form comes back as one.
    TextBuffer out;
    append_size(out, Size(parts));
    return *parse_size(out.view());
}

double any_bound(Fill fill) {
    if (bounds(fill) == Bounds::Whole) return *rc::gen::inRange(-1000000, 1000000);
    const double value = *rc::gen::arbitrary<double>();
    return std::isfinite(value) ? value : 0.5;
}

Arg any_arg() {
    Arg arg;
    arg.name = *rc::gen::string<std::string>();
    arg.dtype = *rc::gen::element<std::string>("float32", "vec3f", "mat23d");
    std::erase_if(arg.name, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    arg.role = *rc::gen::element(Role::In, Role::Out, Role::InOut);
    arg.fill = static_cast<Fill>(*rc::gen::inRange(0, 13));
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
        RC_ASSERT(parse_size(out.view()) == Size(extent));
    });
}

TEST(InputsText, FormulasComeBack) {
    rc::check([] {
        const Size size = any_size();
        TextBuffer out;
        append_size(out, size);
        RC_ASSERT(parse_size(out.view()) == size);
    });
    for (const char* text : {"len(x)", "len(s.pos, 3)", "n*2", "2*n+1", "n*n", "len(rows)-1", "n+1-2", "2*3",
                             "ceil(len(x)/8)*n", "ceil(n/8)+ceil(n/4)"}) {
        TextBuffer out;
        const auto size = parse_size(text);
        ASSERT_TRUE(size) << text;
        append_size(out, *size);
        EXPECT_EQ(out.view(), text);
    }
}

TEST(InputsText, SpecificationsComeBackFromJson) {
    rc::check([] {
        Inputs inputs;
        inputs.dims = static_cast<uint8_t>(*rc::gen::inRange(1, 5));
        for (unsigned i = 0; i < inputs.dims; ++i) inputs.launch[i] = any_extent();
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
            inputs.args.push_back(any_arg());
            inputs.args.back().name += std::to_string(i);  // no two alike
        }
        if (!inputs.args.empty() && inputs.args[0].ndim > 1) {
            Arg& last = inputs.args.emplace_back(any_arg());
            last.name = "last";
            Part length;
            length.base = Part::Base::Length;
            length.array = inputs.args[0].name = "first";
            length.axis = 1;
            last.ndim = 2;
            last.shape = {Size(std::vector{length}), Size(std::vector{length, Part{}})};
        }
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
    for (const char* text : {"",
                             "m",
                             "-1",
                             "1.5",
                             "ceil(n/0)",
                             "ceil(n/)",
                             "0*n",
                             "n+",
                             "n+0",
                             "n n",
                             "4294967296",
                             " n",
                             "ceil(n/8) ",
                             "len()",
                             "len(x",
                             "len(x, 0)",
                             "len(x, 4)",
                             "len(x,1)",
                             "len(a b)",
                             "len(\"x\")",
                             "ceil(len(x)/0)",
                             "ceil(3/2)",
                             "n--1",
                             "n+*2",
                             "*n",
                             "n-",
                             "len(x)(y)",
                             "ceil(ceil(n/2)/2)",
                             "n+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1"}) {
        EXPECT_FALSE(parse_size(text)) << text;
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

// One argument of "x[n, 4] = uniform(-1, 1)" and a parameter, changed; as text again.
std::string overridden(std::initializer_list<const char*> texts) {
    Inputs inputs;
    inputs.args.resize(2);
    inputs.args[0] = {"x",           Role::InOut, "float32", 2,     {extent_n, constant(4)},
                      Fill::Uniform, -1,          1,         false, {}};
    inputs.args[1] = {"s.k", Role::In, "int32", 0, {}, Fill::Index, 0, 8, false, {}};
    for (const char* text : texts) {
        if (auto done = override_arg(inputs, text); !done) return done.error();
    }
    TextBuffer out;
    for (const Arg& arg : inputs.args) {
        for (const Size& size : arg.extents()) {
            append_size(out, size);
            out.append(' ');
        }
        out.append(text(arg.fill));
        out.append(' ');
        append_low(out, arg);
        out.append(' ');
        append_high(out, arg);
        out.append(arg.ndim != 0 ? "; " : "");
    }
    return out.str();
}

TEST(InputsOverride, ChangesWhatIsSaidAndNothingElse) {
    EXPECT_EQ(overridden({"s.k=3"}), "n 4 uniform -1.0 1.0; constant 0.0 3.0");
    EXPECT_EQ(overridden({"s.k = 2*n"}), "n 4 uniform -1.0 1.0; constant 0.0 2*n");
    EXPECT_EQ(overridden({"x[n+1, len(x, 1)]"}), "n+1 len(x, 1) uniform -1.0 1.0; index 0 8");
    EXPECT_EQ(overridden({"x=uniform( -0.5, n )", "x[3,3]"}), "3 3 uniform -0.5 n; index 0 8");
    EXPECT_EQ(overridden({"x[2*n,2]=zero", "s.k=index(1,5)"}), "2*n 2 zero 0.0 0.0; index 1 5");
}

TEST(InputsOverride, RefusesWhatMakesNoSense) {
    EXPECT_EQ(overridden({"y=1"}), "`y=1`: there is no argument of this name; there are: x, s.k");
    EXPECT_EQ(overridden({"x"}), "`x`: nothing is said of it");
    EXPECT_EQ(overridden({"x[n]"}), "`x[n]`: it has 2 dimensions");
    EXPECT_EQ(overridden({"s.k[n]=1"}), "`s.k[n]=1`: it is no array");
    EXPECT_EQ(overridden({"x[n,2=zero"}), "`x[n,2=zero`: a bracket is not closed");
    EXPECT_EQ(overridden({"x=uniform"}), "`x=uniform`: uniform needs its bounds, as uniform(0, 1)");
    EXPECT_EQ(overridden({"x=uniform(1)"}), "`x=uniform(1)`: uniform has two bounds");
    EXPECT_EQ(overridden({"x=zero(1)"}), "`x=zero(1)`: zero has no bounds");
    EXPECT_EQ(overridden({"x=uniform(0, 1"}), "`x=uniform(0, 1`: a parenthesis is not closed");
    EXPECT_EQ(overridden({"x=nan"}), "`x=nan`: high `nan`");
}

}  // namespace
}  // namespace weft::inputs
