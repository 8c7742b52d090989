// Private to builtins/: what the rules of tiles share.
#pragma once

#include <algorithm>

#include "builtins/rules.h"

namespace weft::builtins::tiles {

using types::Kind;
using types::Scalar;
using types::Tile;
using types::Type;
using types::TypeId;
using value::ValueKind;

using Sides = std::array<uint32_t, Tile::max_ndim>;
inline bool is_scalar(const Type& type) {  // a number; bool is none
    return type.kind == Kind::Scalar && type.scalar != Scalar::Bool;
}
inline bool is_vector_or_matrix(const Type& type) {
    return type.kind == Kind::Vector || type.kind == Kind::Matrix;
}
// What a tile can hold.
inline bool is_element(const Type& type) {
    return type.kind == Kind::Struct ||
           ((type.kind == Kind::Scalar || types::is_composite(type)) && type.scalar != Scalar::Handle);
}
inline TypeId scalar_type(const Call& call, TypeId type) {
    return types::is_composite(call.type(type)) ? types::of(call.type(type).scalar) : type;
}

inline bool is_struct(const Call& call, TypeId type) {
    return call.type(type).kind == Kind::Struct;
}

inline void check_element(const Call& call, TypeId element) {
    if (!is_element(call.type(element))) refuse_tile(call, "elements of type " + call.display(element));
}

inline TypeId make_tile(const Call& call, TypeId element, std::span<const uint32_t> sides,
                        Tile::Storage storage = Tile::Storage::Register) {
    Tile tile;
    tile.element = element;
    tile.storage = storage;
    tile.set_shape(sides);
    return call.types.add_tile(tile);
}

inline TypeId make_one(const Call& call, TypeId element) {
    constexpr uint32_t one[] = {1};
    return make_tile(call, element, one);
}

// A part of another tile's memory.
inline TypeId add_view(const Call& call, Tile view) {
    view.storage = Tile::Storage::Shared;
    view.owner = false;
    return call.types.add_tile(view);
}

inline Tile without_sides(const Tile& tile) {
    Tile out = tile;
    out.ndim = 0;
    out.shape = {};
    out.strides = {};
    return out;
}

inline void add_side(Tile& tile, uint32_t side, int32_t stride) {
    tile.shape[tile.ndim] = side;
    tile.strides[tile.ndim++] = stride;
}

struct WrittenShape {
    std::array<int64_t, Tile::max_ndim> sides{};
    size_t count = 0;
    std::span<const int64_t> all() const { return {sides.data(), count}; }
};

inline WrittenShape constant_shape(const Call& call, const Argument& argument) {
    WrittenShape shape;
    for (const Argument& part : parts_of(call, argument)) {
        const auto side = integer_constant(part);
        if (!side) refuse_tile(call, "a shape that is not known before the kernel runs");
        if (shape.count == Tile::max_ndim) call.refuse(DiagKind::TileLimit, "more than four dimensions");
        shape.sides[shape.count++] = *side;
    }
    return shape;
}

inline std::span<const uint32_t> positive_sides(const Call& call, const WrittenShape& shape, Sides& out) {
    int64_t size = 1;
    for (size_t i = 0; i < shape.count; ++i) {
        const int64_t side = shape.sides[i];
        if (side <= 0 || side > INT32_MAX || __builtin_mul_overflow(size, side, &size) || size > INT32_MAX)
            call.refuse(DiagKind::TileLimit, "a shape of " + std::to_string(side));
        out[i] = static_cast<uint32_t>(side);
    }
    return {out.data(), shape.count};
}

inline std::span<const uint32_t> shape_of(const Call& call, Sides& out) {
    return positive_sides(call, constant_shape(call, call.get("shape")), out);
}

inline Tile::Storage storage_of(const Call& call) {
    const Argument* given = call.find("storage");
    if (given == nullptr) return Tile::Storage::Register;
    const bool is_text = given->constant != nullptr && given->constant->kind == ValueKind::Str;
    const std::string_view text = is_text ? call.strings.text(given->constant->text) : "";
    if (text != "shared" && text != "register")
        refuse_tile(call, "a storage that is neither \"shared\" nor \"register\"");
    return text == "shared" ? Tile::Storage::Shared : Tile::Storage::Register;
}

inline TypeId written_dtype(const Call& call) {
    const Dtype dtype = call.dtype();
    if (!dtype.present) return types::py_float;
    if (!dtype.is_type()) call.refuse(DiagKind::CallDtype);
    check_element(call, dtype.type);
    return dtype.type;
}

inline bool same_shape(const Tile& a, const Tile& b) {
    return std::equal(a.sides().begin(), a.sides().end(), b.sides().begin(), b.sides().end());
}

inline void check_same_shape(const Call& call, const Tile& a, const Tile& b) {
    if (!same_shape(a, b)) refuse_tile(call, "tiles of unlike shapes");
}

inline void check_same_element(const Call& call, TypeId a, TypeId b) {
    if (!call.types.equal(a, b)) refuse_tile(call, "elements of unlike types: " + call.argument_list());
}

// tile_views.cpp: parts of tiles and their elements.
TypeId view_of_tile(const Call& call);
TypeId gathered_type(const Call& call);
TypeId squeezed_type(const Call& call);
TypeId reshaped_type(const Call& call);
TypeId transposed_type(const Call& call);
TypeId broadcast_type(const Call& call);
TypeId extracted_type(const Call& call);
void check_assign(const Call& call);
void check_update(const Call& call, bool of_bits);
void check_update_all(const Call& call, bool of_bits);
void check_scatter(const Call& call);

}  // namespace weft::builtins::tiles
