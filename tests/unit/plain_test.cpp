#include <gtest/gtest.h>

#include <limits>

#include "plain/support.h"

namespace weft::plain {
namespace {

struct Plain : testing::Test {
    Strings strings;
    types::Types types{strings};
    Support support{types, strings};
    types::TypeId vec3 = types.vector(3, types::Scalar::Float32);
    types::TypeId vec3h = types.vector(3, types::Scalar::Float16);
    types::TypeId mat33 = types.matrix(3, 3, types::Scalar::Float32);
    types::TypeId quat = types.quaternion(types::Scalar::Float32);

    std::string call(std::string_view name, std::vector<types::TypeId> arguments,
                     std::vector<Piece> pieces = {{"a"}, {"b"}, {"c"}}) {
        std::vector<builtins::Argument> args;
        for (const types::TypeId type : arguments) args.emplace_back().type = type;
        builtins::Resolution made;
        builtins::Query query;
        query.name = strings.intern(name);
        query.args = args;
        if (builtins::resolve(query, types, strings, made)) return "refused";
        pieces.resize(arguments.size());
        const Result<Piece> piece =
            support.call({.row = builtins::row(made.row),
                          .args = pieces,
                          .types = arguments,
                          .result = made.results.empty() ? types::TypeId{} : made.results[0],
                          .lengths = {}});
        return piece.ok() ? piece.value().text : piece.error();
    }
    std::string text() {
        TextBuffer out;
        support.append(out);
        return out.str();
    }
    std::string literal(const value::Value& value, types::TypeId type) {
        return support.literal(value, {}, type).value().text;
    }
};

TEST_F(Plain, OperatorsGetTheParenthesesTheyNeed) {
    const Piece a{"a"}, b{"b"};
    const Piece sum = joined(a, "+", b, Binding::Sum);
    EXPECT_EQ(joined(sum, "-", a, Binding::Sum).text, "a + b - a");
    EXPECT_EQ(joined(a, "-", sum, Binding::Sum).text, "a - (a + b)");
    EXPECT_EQ(joined(sum, "*", sum, Binding::Product).text, "(a + b) * (a + b)");
    EXPECT_EQ(joined(sum, "<", b, Binding::Relation).text, "a + b < b");
    // What g++ -Wall asks for.
    EXPECT_EQ(joined(sum, "<<", b, Binding::Shift).text, "(a + b) << b");
    EXPECT_EQ(joined(joined(a, "&", b, Binding::BitAnd), "|", b, Binding::BitOr).text, "(a & b) | b");
    EXPECT_EQ(joined(joined(a, "&&", b, Binding::And), "||", b, Binding::Or).text, "(a && b) || b");
    EXPECT_EQ(joined(joined(a, "<", b, Binding::Relation), "==", b, Binding::Equality).text, "(a < b) == b");
}

TEST_F(Plain, NamesAreNoWordsOfCuda) {
    EXPECT_EQ(identifier("x"), "x");
    EXPECT_EQ(identifier("float"), "float_");
    EXPECT_EQ(identifier("threadIdx"), "threadIdx_");
    EXPECT_EQ(identifier("float3"), "float3_");
    EXPECT_EQ(identifier("min"), "min_");
    EXPECT_EQ(identifier("index"), "index");  // a variable may hide a function
    EXPECT_EQ(identifier("index", Scope::Global), "index_");
    EXPECT_EQ(identifier("\xce\xb1"), "xcexb1");
    EXPECT_EQ(identifier("__x"), "n__x");
    EXPECT_EQ(identifier("_X"), "n_X");
}

TEST_F(Plain, NumbersAreWrittenAsPeopleWriteThem) {
    using value::float_value, value::int_value;
    EXPECT_EQ(literal(float_value(0.1), types::float32), "0.1f");
    EXPECT_EQ(literal(float_value(1e-6), types::float32), "1e-6f");
    EXPECT_EQ(literal(float_value(3.141592653589793), types::float32), "3.1415927f");
    EXPECT_EQ(literal(float_value(3.141592653589793), types::float64), "3.141592653589793");
    EXPECT_EQ(literal(int_value(2), types::float32), "2.0f");
    EXPECT_EQ(literal(float_value(-0.5), types::float64), "-0.5");
    EXPECT_EQ(literal(float_value(0.5), types::float16), "__float2half(0.5f)");
    EXPECT_EQ(literal(float_value(-std::numeric_limits<double>::infinity()), types::float32), "-INFINITY");
    EXPECT_EQ(literal(int_value(7), types::uint32), "7u");
    EXPECT_EQ(literal(int_value(-1), types::uint32), "4294967295u");
    EXPECT_EQ(literal(int_value(12), types::int64), "12ll");
    EXPECT_EQ(literal(int_value(-2147483648ll), types::int32), "-2147483647 - 1");
    EXPECT_EQ(literal(value::bool_value(true), types::boolean), "true");
    EXPECT_EQ(literal(float_value(2.7), types::int32), "2");
    EXPECT_EQ(literal(float_value(1e300), types::int32), "int(1e300)");
    EXPECT_EQ(literal(value::string_value(strings.intern("a\n\"\xc3\xa9")), types::str),
              R"("a\n\"\303\251")");
    const value::Value elements[] = {float_value(0), float_value(1), float_value(0)};
    EXPECT_EQ(support.literal({}, elements, vec3).value().text, "vec3f{0.0f, 1.0f, 0.0f}");
}

TEST_F(Plain, CallsOfScalarsAreThoseOfCuda) {
    EXPECT_EQ(call("sin", {types::float32}), "sinf(a)");
    EXPECT_EQ(call("sin", {types::float64}), "sin(a)");
    EXPECT_EQ(call("sin", {types::float16}), "__float2half(sinf(__half2float(a)))");
    EXPECT_EQ(call("min", {types::int32, types::int32}), "min(a, b)");
    EXPECT_EQ(call("add", {types::int8, types::int8}), "int8_t(a + b)");
    EXPECT_EQ(call("float", {types::int32}), "float(a)");
    EXPECT_EQ(call("uint32", {types::float32}), "unsigned(a)");
    EXPECT_EQ(call("where", {types::boolean, types::float32, types::float32}), "a ? b : c");
    EXPECT_EQ(call("neg", {types::float32}, {{"a + b", Binding::Sum}}), "-(a + b)");
    EXPECT_EQ(text(), "");
}

TEST_F(Plain, OnlyWhatIsAskedForIsPrinted) {
    EXPECT_EQ(call("add", {vec3, vec3}), "a + b");
    EXPECT_EQ(text(),
              "struct vec3f {\n"
              "    float x, y, z;\n"
              "};\n"
              "\n"
              "__host__ __device__ inline vec3f operator+(vec3f a, vec3f b) {\n"
              "    return {a.x + b.x, a.y + b.y, a.z + b.z};\n"
              "}\n");
}

TEST_F(Plain, WhatAFunctionNeedsComesBeforeIt) {
    EXPECT_EQ(call("normalize", {vec3}), "normalize(a)");
    const std::string made = text();
    const size_t dot = made.find("float dot("), length = made.find("float length("),
                 normalize = made.find("vec3f normalize(");
    EXPECT_LT(dot, length);
    EXPECT_LT(length, normalize);
    EXPECT_NE(normalize, std::string::npos);
}

TEST_F(Plain, NamesOfTheKernelStayItsOwn) {
    support.take("dot");
    EXPECT_EQ(call("length", {vec3}), "length(a)");
    EXPECT_EQ(call("dot", {vec3, vec3}), "dot_(a, b)");
    EXPECT_NE(text().find("float dot_(vec3f a, vec3f b)"), std::string::npos);
    EXPECT_NE(text().find("return sqrtf(dot_(a, a));"), std::string::npos);
}

TEST_F(Plain, ComponentsAreMembersOrChosen) {
    const Piece v{"v"}, i{"i"};
    const Support::Index first{{"0"}, 0}, last{{"-1"}, -1}, any{i, {}, false};
    EXPECT_EQ(support.component(v, vec3, {&first, 1}).value().text, "v.x");
    EXPECT_EQ(support.component(v, vec3, {&last, 1}).value().text, "v.z");
    EXPECT_EQ(text().find("operator[]"), std::string::npos);
    EXPECT_EQ(support.component(v, vec3, {&any, 1}).value().text, "v[i]");
    EXPECT_NE(text().find("operator[](int i) { return i == 0 ? x : i == 1 ? y : z; }"), std::string::npos);
    const types::TypeId transform = types.transform(types::Scalar::Float32);
    const Support::Index sixth{{"6"}, 6}, fourth{{"3"}, 3};
    EXPECT_EQ(support.component({"t"}, transform, {&first, 1}).value().text, "t.p.x");
    EXPECT_EQ(support.component({"t"}, transform, {&fourth, 1}).value().text, "t.q.x");
    EXPECT_EQ(support.component({"t"}, transform, {&sixth, 1}).value().text, "t.q.w");
    const Support::Index both[] = {first, any};
    EXPECT_EQ(support.component({"m"}, mat33, both).value().text, "m[0][i]");
}

TEST_F(Plain, SlicesAreValuesOfTheirOwn) {
    const types::TypeId vec6 = types.vector(6, types::Scalar::Float32);
    const Support::Range lower{{"3"}, 1};
    EXPECT_EQ(support.slice({"v"}, vec6, {&lower, 1}, vec3).value().text, "vec3f{v.c[3], v.c[4], v.c[5]}");
    EXPECT_EQ(support.slice({"f(x)"}, vec6, {&lower, 1}, vec3).value().text, "slice_vec3f(f(x), 3, 1)");
    const Support::Range column[] = {{{"0"}, 1}, {{"j"}, 0}};
    EXPECT_EQ(support.slice({"m"}, mat33, column, vec3).value().text, "slice_vec3f(m, 0, 1, j, 0)");
}

TEST_F(Plain, AtomicsAreThoseOfCudaOrOurs) {
    const builtins::Row& add = builtins::rows_of(strings.intern("atomic_add"))[0];
    const builtins::Row& least = builtins::rows_of(strings.intern("atomic_min"))[0];
    EXPECT_EQ(support.atomic(add, types::float32).value(), "atomicAdd");
    EXPECT_EQ(text(), "");
    EXPECT_EQ(support.atomic(least, types::float32).value(), "atomic_min");
    EXPECT_EQ(support.atomic(add, vec3).value(), "atomic_add");
    EXPECT_NE(text().find("__device__ inline float atomic_min(float* place, float value)"),
              std::string::npos);
    EXPECT_NE(text().find("return {atomicAdd(&place->x, value.x)"), std::string::npos);
    EXPECT_EQ(support.atomic(add, types.vector(3, types::Scalar::Uint8)).error(),
              "wp.atomic_add of (uint8_t, uint8_t) has no plain C++ form");
}

TEST_F(Plain, HalfNeedsItsHeader) {
    EXPECT_EQ(call("dot", {vec3h, vec3h}), "dot(a, b)");
    ASSERT_EQ(support.headers().size(), 1u);
    EXPECT_EQ(support.headers()[0], "<cuda_fp16.h>");
}

TEST_F(Plain, WhatHasNoFormIsRefusedByName) {
    EXPECT_EQ(call("dense_subs",
                   {types::int32, types.array(types::float32, 1), types.array(types::float32, 1),
                    types.array(types::float32, 1)},
                   {{"n"}, {"l"}, {"b"}, {"x"}}),
              "wp.dense_subs of (int, an array, an array, an array) has no plain C++ form");
}

}  // namespace
}  // namespace weft::plain
