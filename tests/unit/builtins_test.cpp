// builtins/: which row a call takes and what it prints. Warp's own answers to random calls are compared by
// tests/builtins; here are the ways in which a question can be put.

#include "builtins/builtins.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

namespace {

using namespace weft;
using builtins::Argument;
using builtins::Operand;
using builtins::Resolution;
using types::Scalar;
using types::TypeId;

struct BuiltinsTest : testing::Test {
    Strings strings;
    types::Types types{strings};
    Resolution made;
    std::vector<Argument> args;

    static Argument variable(TypeId type) {
        Argument argument;
        argument.type = type;
        return argument;
    }
    static Argument type_argument(TypeId type) {
        Argument argument = variable(type);
        argument.kind = Argument::Kind::Type;
        return argument;
    }
    static Argument constant(TypeId type, const value::Value& value) {
        Argument argument = variable(type);
        argument.constant = &value;
        return argument;
    }
    Argument keyword(std::string_view name, Argument argument) {
        argument.keyword = strings.intern(name);
        return argument;
    }
    static value::Value integer(int number) {
        value::Value value;
        value.kind = value::ValueKind::Int;
        value.integer = number;
        return value;
    }

    // "" or the construct that was refused.
    std::string resolve(StringId name, std::vector<Argument> with, TypeId constructed = {},
                        unsigned outputs = 0) {
        args = std::move(with);
        for (size_t i = 0; i < args.size(); ++i) args[i].handle = static_cast<uint32_t>(i);
        const auto diag = builtins::resolve({name, args, outputs, constructed}, types, strings, made);
        return diag ? std::string(info(diag->kind).construct) : "";
    }
    std::string native() const { return std::string(builtins::row(made.row).native); }
};

TEST_F(BuiltinsTest, every_name_of_the_table_is_known) {
    std::set<uint32_t> names;
    size_t count = 0;
    for (const builtins::Row& row : builtins::rows()) {
        EXPECT_TRUE(names::is_builtin(row.name));
        names.insert(row.name.index);
        ++count;
    }
    EXPECT_EQ(count, 1099u);
    EXPECT_EQ(names.size() + 18, names::builtin_count);  // the rest are Python functions of Warp
    EXPECT_FALSE(names::is_builtin(names::warp));
}

TEST_F(BuiltinsTest, what_is_not_supported_is_refused_by_name) {
    EXPECT_EQ(resolve(names::tile_fft, {}), "builtin.tile");
    EXPECT_EQ(resolve(names::quat_twist, {}), "builtin.python-function");
    EXPECT_EQ(resolve(names::static_, {}), "builtin.static");
    EXPECT_EQ(
        resolve(names::select, {variable(types::boolean), variable(types::int32), variable(types::int32)}),
        "builtin.removed");
    EXPECT_EQ(resolve(names::copy, {variable(types.special_array(types::Kind::AnyRank, types::float32, 0))}),
              "call.opaque-argument");
}

TEST_F(BuiltinsTest, nothing_is_converted) {
    EXPECT_EQ(resolve(names::add, {variable(types::float32), variable(types::int32)}), "call.mixed-types");
    EXPECT_EQ(resolve(names::sin, {variable(types::int32)}), "call.no-overload");
    EXPECT_EQ(resolve(names::mul, {variable(types::vec3f), variable(types::float64)}), "call.mixed-scalars");
    EXPECT_EQ(resolve(names::sin, {type_argument(types::float32)}), "call.type-as-value");
}

TEST_F(BuiltinsTest, the_number_of_outputs_chooses_the_row) {
    ASSERT_EQ(resolve(names::tid, {}), "");
    EXPECT_EQ(native(), "builtin_tid1d");
    ASSERT_EQ(resolve(names::tid, {}, {}, 3), "");
    EXPECT_EQ(native(), "builtin_tid3d");
    EXPECT_EQ(made.results.size(), 3u);
    EXPECT_EQ(resolve(names::tid, {}, {}, 5), "call.no-overload");
}

TEST_F(BuiltinsTest, keywords_and_defaults_are_bound_as_python_does) {
    const TypeId f64 = types::float64;
    ASSERT_EQ(resolve(names::expect_near, {variable(f64), keyword("b", variable(f64))}), "");
    ASSERT_EQ(made.operands.size(), 3u);
    EXPECT_EQ(made.operands[2].kind, Operand::Kind::Constant);
    EXPECT_EQ(made.operands[2].type, types::float32);
    EXPECT_EQ(made.operands[2].value.real, 1e-06);
    EXPECT_EQ(resolve(names::expect_near, {variable(f64), keyword("a", variable(f64))}), "call.no-overload");
    EXPECT_EQ(resolve(names::vector, {keyword("size", variable(f64))}), "call.arguments");
}

TEST_F(BuiltinsTest, constructors_make_literals_anew) {
    const value::Value one = integer(1);
    ASSERT_EQ(resolve(names::vector,
                      {constant(types::int32, one), variable(types::float64), variable(types::float64)},
                      types.vector(3, Scalar::Float64)),
              "");
    EXPECT_EQ(made.operands[0].kind, Operand::Kind::Constant);
    EXPECT_EQ(made.operands[0].type, types::float64);
    EXPECT_EQ(made.operands[0].value.kind, value::ValueKind::Int);
    EXPECT_EQ(made.operands[1].handle, 1u);
    ASSERT_EQ(made.template_args.size(), 2u);
    EXPECT_EQ(made.template_args[0].number, 3);
    EXPECT_EQ(made.template_args[1].type, types::float64);
    EXPECT_EQ(resolve(names::vector, {variable(types::int32), variable(types::int32)}, types::vec2f),
              "construct.value-type");
    ASSERT_EQ(resolve(names::transformation, {variable(types::vec3f)}, types::transformf), "");
    EXPECT_TRUE(made.operands[1].is_identity);
    EXPECT_EQ(made.operands[1].type, types::quatf);
}

TEST_F(BuiltinsTest, lengths_are_constants) {
    ASSERT_EQ(resolve(names::len, {variable(types.matrix(2, 5, Scalar::Int8))}), "");
    EXPECT_TRUE(made.replaced);
    EXPECT_EQ(static_cast<int>(made.replacement.value.integer), 2);
    ASSERT_EQ(resolve(names::len, {variable(types.array(types::float32, 1))}), "");
    EXPECT_FALSE(made.replaced);
}

TEST_F(BuiltinsTest, references_are_passed_where_the_row_says_so) {
    Argument place = variable(types::float32);
    place.is_reference = true;
    ASSERT_EQ(resolve(names::load, {place}), "");
    EXPECT_TRUE(made.operands[0].by_reference);
    ASSERT_EQ(resolve(names::sin, {place}), "");
    EXPECT_FALSE(made.operands[0].by_reference);
    Argument vector = variable(types::vec3f);
    const std::vector<Argument> assignment = {vector, variable(types::int32), variable(types::float32)};
    ASSERT_EQ(resolve(names::assign_inplace, assignment), "");
    vector.is_reference = true;
    EXPECT_EQ(resolve(names::assign_inplace, {vector, variable(types::int32), variable(types::float32)}),
              "assign.reference");
}

TEST_F(BuiltinsTest, slices_need_their_bounds) {
    const value::Value zero = integer(0), two = integer(2), one = integer(1);
    const Argument bounds[] = {constant(types::int32, zero), constant(types::int32, two),
                               constant(types::int32, one)};
    Argument slice = variable(types::slice);
    EXPECT_EQ(resolve(names::extract, {variable(types::vec3f), slice}), "slice.constant");
    slice.first_element = bounds;
    slice.element_count = 3;
    ASSERT_EQ(resolve(names::extract, {variable(types::vec3f), slice}), "");
    EXPECT_EQ(made.results[0], types::vec2f);
    ASSERT_EQ(made.template_args.size(), 1u);
    EXPECT_EQ(made.template_args[0].number, 2);
    Argument literal = constant(types::int32, one);
    literal.is_literal = true;
    ASSERT_EQ(resolve(names::slice, {variable(types::int32), variable(types::int32), literal}), "");
    EXPECT_EQ(made.operands[2].kind, Operand::Kind::Constant);
}

// A repeated question is answered from memory; the answer must not change, whatever was asked between.
TEST_F(BuiltinsTest, a_repeated_question_has_the_same_answer) {
    const TypeId array = types.array(types::float32, 1);
    const std::vector<std::pair<StringId, std::vector<Argument>>> questions = {
        {names::add, {variable(types::float32), variable(types::float32)}},
        {names::add, {variable(types::vec3f), variable(types::vec3f)}},
        {names::array_store, {variable(array), variable(types::int32), variable(types::float32)}},
        {names::address, {variable(array), variable(types::int32)}},
        {names::svd3, {variable(types.matrix(3, 3, Scalar::Float32))}},
        {names::float_, {variable(types::int32)}},
        {names::float_, {variable(types::boolean)}},
    };
    std::vector<Resolution> first;
    for (int round = 0; round < 3; ++round) {
        for (size_t q = 0; q < questions.size(); ++q) {
            ASSERT_EQ(resolve(questions[q].first, questions[q].second), "");
            if (round == 0) first.push_back(made);
            EXPECT_EQ(made.row, first[q].row);
            EXPECT_EQ(made.results, first[q].results);
            ASSERT_EQ(made.operands.size(), first[q].operands.size());
            for (size_t i = 0; i < made.operands.size(); ++i) EXPECT_EQ(made.operands[i].handle, i);
        }
    }
}

TEST_F(BuiltinsTest, a_sixty_four_bit_constructor_is_recognized_by_its_row) {
    ASSERT_EQ(resolve(names::float64, {variable(types::float32)}), "");
    EXPECT_EQ(native(), "float64");
    EXPECT_EQ(builtins::row(made.row).fixed_type, types::float64);
}

TEST_F(BuiltinsTest, composites_name_their_constructor) {
    EXPECT_EQ(builtins::constructor_of(types[types::vec3f]), names::vector);
    EXPECT_EQ(builtins::constructor_of(types[types::transformf]), names::transformation);
    EXPECT_FALSE(builtins::constructor_of(types[types::float32]).valid());
}

}  // namespace
