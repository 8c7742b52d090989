// types/: one id per type, Warp's spellings and codes, and a rewind that forgets a file's types only.

#include "types/types.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace weft;
using types::Scalar;
using types::TypeId;
using types::Types;

struct TypesTest : testing::Test {
    Strings strings;
    Types types{strings};

    std::string spelling(TypeId id) { return std::string(types.spelling(id)); }
    std::string code(TypeId id) { return std::string(types.code(id)); }
};

TEST_F(TypesTest, spellings_and_codes_are_warps) {
    const TypeId elements[] = {types::int32, types.vector(3, Scalar::Float32)};
    const TypeId tuple = types.tuple(elements);
    struct Case {
        TypeId type;
        std::string spelling, code;
    };
    const Case cases[] = {
        {types::boolean, "bool", "b"},
        {types::int32, "wp::int32", "i4"},
        {types::of(Scalar::Handle), "wp::uint64", "u8"},
        {types::of(Scalar::Bfloat16), "wp::bfloat16", "bf2"},
        {types::py_float, "float", "f4"},
        {types::str, "wp::str", "str"},
        {types.vector(5, Scalar::Bool), "wp::vec_t<5, bool>", "v5b"},
        {types.matrix(3, 4, Scalar::Float64), "wp::mat_t<3, 4, wp::float64>", "m34f8"},
        {types.quaternion(Scalar::Float32), "wp::quat_t<wp::float32>", "qf4"},
        {types.quaternion(Scalar::Float32, true), "wp::quat_t<float>", "qf4"},
        {types.transform(Scalar::Float32, true), "wp::transform_t<float>", "tf4"},
        {types.transform(Scalar::Int32), "wp::transform_t<wp::int32>", "ti4"},
        {types.array(types.vector(3, Scalar::Float32), 2), "wp::array_t<wp::vec_t<3, wp::float32>>",
         "a2v3f4"},
        {types.array(types::py_int, 1), "wp::array_t<wp::int32>", "a1i4"},
        {types.fixed_array(types::float32, 12, 2), "wp::fixedarray_t<12, wp::float32>", "a2f4"},
        {types.reference(types::float32), "wp::float32*", "reff4"},
        {types::range, "wp::range_t", "rg"},
        {types::shape, "wp::shape_t", "sh"},
        {tuple, "wp::tuple_t<wp::int32, wp::vec_t<3, wp::float32>>", "tplt2i4v3f4"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(spelling(c.type), c.spelling);
        EXPECT_EQ(code(c.type), c.code);
    }
}

TEST_F(TypesTest, equality_folds_spellings_and_array_dimensions) {
    EXPECT_NE(types::py_float, types::float32);
    EXPECT_TRUE(types.equal(types::py_float, types::float32));
    EXPECT_TRUE(types.equal(types::uint64, types::of(Scalar::Handle)));
    EXPECT_TRUE(types.equal(types.quaternion(Scalar::Float32, true), types::quatf));
    EXPECT_TRUE(types.equal(types.array(types::float32, 1), types.array(types::float32, 3)));
    EXPECT_FALSE(types.equal(types.array(types::float32, 1), types.array(types::int32, 1)));
    EXPECT_TRUE(
        types.equal(types.fixed_array(types::float32, 4, 1), types.fixed_array(types::float32, 6, 2)));
    EXPECT_FALSE(types.equal(types.fixed_array(types::float32, 4, 1), types.array(types::float32, 1)));
    EXPECT_EQ(types.canonical(types.array(types::float32, 3)), types.array(types::float32, 3));
}

// Names and digests recorded from warp-lang 1.19.0.
TEST_F(TypesTest, structs_are_named_after_their_hash) {
    const auto field = [this](std::string_view name, TypeId type) {
        return types::Field{strings.intern(name), type};
    };
    const std::vector<types::Field> inner_fields = {field("a", types::vec3f), field("n", types::py_int)};
    const TypeId inner = types.structure(types.add_structure(strings.intern("Inner"), inner_fields));
    EXPECT_EQ(spelling(inner), "Inner_b245ead3");
    const TypeId mat33 = types.matrix(3, 3, Scalar::Float32);
    const std::vector<types::Field> outer_fields = {field("inner", inner),
                                                    field("items", types.array(inner, 1)),
                                                    field("grid", types.array(mat33, 2)),
                                                    field("flag", types::py_bool),
                                                    field("q", types::quatf),
                                                    field("id", types::uint64)};
    const types::StructId outer = types.add_structure(strings.intern("Outer"), outer_fields);
    EXPECT_EQ(types[outer].native_name, "Outer_497b6197");
    EXPECT_EQ(types[outer].hash[31], 0xee);
    EXPECT_EQ(types[types.add_structure(strings.intern("Empty"), {})].native_name, "Empty_c6c094bc");
    EXPECT_NE(types[outer].find(strings.intern("grid")), nullptr);
    EXPECT_EQ(types[outer].find(strings.intern("nothing")), nullptr);
    EXPECT_EQ(code(types.array(inner, 1)), "a1Inner_b245ead3");
}

// A type from a few numbers, so that random sequences meet the same types again.
TypeId made(Types& types, unsigned n) {
    const Scalar scalar = static_cast<Scalar>(n % types::scalar_count);
    const TypeId vector = types.vector(1 + n % 9, scalar);
    switch (n % 7) {
        case 0:
            return vector;
        case 1:
            return types.matrix(1 + n % 5, 1 + n % 3, scalar);
        case 2:
            return types.array(vector, 1 + n % 4);
        case 3:
            return types.reference(types.array(types::of(scalar), 2));
        case 4:
            return types.fixed_array(vector, n, 1);
        case 5:
            return types.pointer(vector);
        default: {
            const TypeId elements[] = {vector, types::int32, types::of(scalar)};
            return types.tuple({elements, 1 + n % 3});
        }
    }
}

RC_GTEST_PROP(Types, equal_types_have_one_id, (const std::vector<uint16_t>& numbers)) {
    Strings strings;
    Types types(strings);
    for (const unsigned n : numbers) RC_ASSERT(made(types, n) == made(types, n));
    for (const unsigned n : numbers) {
        const TypeId id = made(types, n);
        RC_ASSERT(types.canonical(types.canonical(id)) == types.canonical(id));
        RC_ASSERT(types.equal(id, types.canonical(id)));
    }
}

RC_GTEST_PROP(Types, a_rewind_forgets_what_came_after,
              (const std::vector<uint16_t>& before, const std::vector<uint16_t>& after)) {
    Strings strings;
    Types types(strings);
    std::vector<std::string> texts;
    for (const unsigned n : before) made(types, n);
    const auto mark = types.mark();
    std::vector<TypeId> first;
    for (int round = 0; round < 2; ++round) {
        std::vector<TypeId> ids;
        for (const unsigned n : after) {
            ids.push_back(made(types, n));
            types.spelling(ids.back());
            types.code(ids.back());
        }
        if (round == 0) first = ids;
        RC_ASSERT(ids == first);
        types.rewind(mark);
    }
    Types fresh(strings);
    for (const unsigned n : before) {
        RC_ASSERT(types.spelling(made(types, n)) == fresh.spelling(made(fresh, n)));
        RC_ASSERT(types.code(made(types, n)) == fresh.code(made(fresh, n)));
    }
}

TEST_F(TypesTest, kinds_that_are_not_followed_are_told_by_kind) {
    const TypeId vec3 = types.vector(3, Scalar::Float32);
    const TypeId any_rank = types.special_array(types::Kind::AnyRank, types::py_int, 0);
    const TypeId any_tuple = types.plain(types::Kind::AnyTuple);
    const TypeId one_of = types.plain(types::Kind::Union);
    const std::pair<TypeId, std::string> cases[] = {
        {any_rank, "array(ndim=Any, dtype=int32)"},
        {any_tuple, "a tuple of any length"},
        {one_of, "a union"},
    };
    for (const auto& [type, shown] : cases) {
        EXPECT_EQ(types.display(type), shown);
        EXPECT_FALSE(types::is_followed(types[type])) << shown;
        EXPECT_EQ(code(type), "") << "nothing of it is hashed";
        EXPECT_FALSE(types::matches(types, types::array_any, type)) << shown;
    }
    EXPECT_TRUE(types::is_followed(types[types.array(vec3, 2)]));
}

TEST_F(TypesTest, arrays_whose_elements_lie_elsewhere_are_told_apart) {
    const TypeId vec3 = types.vector(3, Scalar::Float32);
    const TypeId indexed = types.special_array(types::Kind::Indexed, types::py_float, 2);
    const TypeId fabric = types.special_array(types::Kind::Fabric, types::py_float, 1);
    const TypeId both = types.special_array(types::Kind::IndexedFabric, vec3, 1);
    EXPECT_EQ(types.display(indexed), "indexedarray(ndim=2, dtype=float32)");
    EXPECT_EQ(types.spelling(indexed), "wp::indexedarray_t<wp::float32>");
    EXPECT_EQ(code(indexed), "ia2f4");
    EXPECT_EQ(types.spelling(fabric), "wp::fabricarray_t<float>") << "as it is written";
    EXPECT_EQ(code(fabric), "fa1f4");
    EXPECT_EQ(types.spelling(both), "wp::indexedfabricarray_t<wp::vec_t<3, wp::float32>>");
    EXPECT_EQ(code(both), "ifa1v3f4");
    EXPECT_TRUE(types.equal(indexed, types.special_array(types::Kind::Indexed, types::float32, 1)));
    EXPECT_TRUE(types.equal(fabric, types.special_array(types::Kind::Fabric, types::float32, 2)));
    EXPECT_FALSE(types.equal(indexed, types.array(types::float32, 2)));
    EXPECT_FALSE(types::matches(types, types::array_any, indexed));
    EXPECT_TRUE(types::matches(types, types::indexed_any, indexed));
    EXPECT_FALSE(types::matches(types, types::fabric_any, both));
}

TEST_F(TypesTest, a_reference_in_an_annotation_is_like_no_other) {
    const TypeId ref = types.add_ref(types::py_float);
    EXPECT_NE(types.add_ref(types::py_float), ref);
    EXPECT_EQ(types.display(ref), "wp.ref[float]");
    EXPECT_EQ(types.spelling(ref), "float*");
    EXPECT_EQ(types.spelling(types.add_ref(types::float32)), "wp::float32*");
    EXPECT_EQ(code(ref), "reff4");
    EXPECT_TRUE(types::is_pattern(types, types.add_ref(types::any)));
    EXPECT_FALSE(types::is_pattern(types, ref));
    EXPECT_EQ(code(types.plain(types::Kind::FunctionValue)), "c");
}

TEST_F(TypesTest, a_handle_has_a_row) {
    EXPECT_EQ(types.display(types::texture2d), "wp.Texture2D");
    EXPECT_EQ(types.spelling(types::texture2d), "wp::texture2d_t");
    EXPECT_EQ(code(types::texture2d), "t2");
    EXPECT_TRUE(types::is_followed(types[types::mesh_query_ray]));
    EXPECT_EQ(types::field_of(types::Handle::MeshQueryRay, "normal"), types::vec3f);
    EXPECT_FALSE(types::field_of(types::Handle::MeshQueryPoint, "normal").valid());
    for (uint32_t i = 0; i < static_cast<uint32_t>(types::Handle::Count); ++i) {
        const auto handle = static_cast<types::Handle>(i);
        EXPECT_EQ(types::handle_of(types::facts(handle).name), handle);
        EXPECT_EQ(types::facts(types::facts(handle).parent).native, types::facts(handle).native);
    }
}

TEST_F(TypesTest, unlike_queries_meet_in_the_class_of_their_kind) {
    EXPECT_EQ(types::erased(types, types::bvh_query_ray), types::bvh_query);
    EXPECT_EQ(types::erased(types, types::vec3f), types::vec3f);
    EXPECT_EQ(types::joined(types, types::bvh_query_ray, types::bvh_query_aabb), types::bvh_query);
    EXPECT_EQ(types::joined(types, types::bvh_query_ray, types::bvh_query), types::bvh_query);
    EXPECT_FALSE(types::joined(types, types::bvh_query_ray, types::mesh_query_aabb).valid());
    EXPECT_FALSE(types::joined(types, types::texture2d, types::texture2d).valid()) << "they are alike";
}

TEST_F(TypesTest, a_tile_has_a_record_that_later_calls_may_change) {
    const auto mark = types.mark();
    types::Tile tile;
    tile.element = types::float32;
    const uint32_t sides[] = {4, 2, 8};
    tile.set_shape(sides);
    const TypeId one = types.add_tile(tile), other = types.add_tile(tile);
    EXPECT_NE(one, other) << "what happens to one tile does not happen to another";
    EXPECT_TRUE(types.equal(one, other)) << "Warp compares elements alone";
    EXPECT_EQ(types.tile(one).strides, (std::array<int32_t, 4>{16, 8, 1, 0}));
    EXPECT_EQ(types.spelling(one),
              "wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,2,8>>>");
    types.set_storage(one, types::Tile::Storage::Shared);
    EXPECT_EQ(types.spelling(one),
              "wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<4,2,8>, "
              "wp::tile_stride_t<16,8,1>>, true>");
    EXPECT_EQ(types.code(one), "ts428f4");
    EXPECT_EQ(types.tile(other).storage, types::Tile::Storage::Register);
    EXPECT_EQ(types.code(other), "tr428f4");
    EXPECT_EQ(types.display(one), "tile[float32, 4, 2, 8]");
    EXPECT_TRUE(types::matches(types, types::tile_any, one));
    EXPECT_TRUE(types::matches(types, types::tile_float, one));
    EXPECT_FALSE(types::matches(types, types::tile_int32, one));
    types.rewind(mark);
}

TEST_F(TypesTest, a_column_major_tile_counts_from_its_first_side) {
    types::Tile tile;
    tile.element = types::py_int;
    tile.layout = types::Tile::Layout::ColumnMajor;
    const uint32_t sides[] = {4, 2};
    tile.set_shape(sides);
    EXPECT_EQ(tile.strides, (std::array<int32_t, 4>{1, 4, 0, 0}));
    EXPECT_EQ(types[types.add_tile(tile)].element, types::int32);
}

TEST_F(TypesTest, stacks_are_equal_by_element_and_capacity) {
    const TypeId stack = types.tile_stack(types::py_float, 64);
    EXPECT_EQ(stack, types.tile_stack(types::float32, 64));
    EXPECT_NE(stack, types.tile_stack(types::float32, 32));
    EXPECT_EQ(types.spelling(stack), "wp::tile_stack_t<wp::float32, 64>");
}

}  // namespace
