// Patterns of signatures: which types a builtin's or a generic function's parameter takes.
#include "types/types.h"

namespace weft::types {
namespace {

// Scalar, Float and Int of Warp's signatures: bool and handles belong to none of them.
bool in_class(Kind scalar_class, Scalar scalar) {
    const ScalarFacts& info = facts(scalar);
    if (scalar_class == Kind::AnyFloat) return info.is_float;
    if (scalar_class == Kind::AnyInt) return info.is_int;
    return info.is_float || info.is_int;
}

bool same_scalar(Scalar a, Scalar b) {
    const auto folded = [](Scalar s) { return s == Scalar::Handle ? Scalar::Uint64 : s; };
    return folded(a) == folded(b);
}

bool matches_composite(const Type& pattern, const Type& type) {
    if (pattern.kind != type.kind) return false;
    if (!pattern.any_size && (pattern.rows != type.rows || pattern.cols != type.cols)) return false;
    return pattern.any_scalar ? in_class(pattern.scalar_pattern, type.scalar)
                              : same_scalar(pattern.scalar, type.scalar);
}

bool matches_tuple(const Types& types, const Type& pattern, TypeId id) {
    if (types[id].kind != Kind::Tuple) return false;
    for (const TypeId element : types.elements(id)) {
        if (!matches(types, pattern.element, element)) return false;
    }
    return true;
}

}  // namespace

bool matches(const Types& types, TypeId pattern_id, TypeId id) {
    const Type& pattern = types[pattern_id];
    const Type& type = types[id];
    switch (pattern.kind) {
        case Kind::Any:
            return true;
        case Kind::AnyScalar:
        case Kind::AnyFloat:
        case Kind::AnyInt:
            return type.kind == Kind::Scalar && in_class(pattern.kind, type.scalar);
        case Kind::Vector:
        case Kind::Matrix:
        case Kind::Quaternion:
        case Kind::Transform:
            return matches_composite(pattern, type);
        // A fixed array may go where an array is expected and the other way round; dimensions do not count.
        case Kind::Array:
        case Kind::FixedArray:
            return is_array(type) && matches(types, pattern.element, type.element);
        case Kind::Indexed:
        case Kind::Fabric:
        case Kind::IndexedFabric:
            return type.kind == pattern.kind && matches(types, pattern.element, type.element);
        case Kind::Tuple:
            if (!pattern.any_size) return pattern_id == id;
            return matches_tuple(types, pattern, id);
        case Kind::Slice:
            return type.kind == Kind::Slice;
        case Kind::Tile:
            return type.kind == Kind::Tile && matches(types, pattern.element, type.element);
        case Kind::Scalar:
            return types.canonical(pattern_id) == types.canonical(id);
        case Kind::Unmatched:
            return false;
        case Kind::None:
        case Kind::Str:
        case Kind::Struct:
        case Kind::Reference:
        case Kind::Pointer:
        case Kind::Range:
        case Kind::Shape:
        case Kind::Enum:
        case Kind::TileStack:
        case Kind::Handle:
        case Kind::Ref:
        case Kind::FunctionValue:
        case Kind::AnyRank:
        case Kind::AnyTuple:
        case Kind::Union:
            return pattern_id == id;
    }
    return false;
}

TypeId erased(const Types& types, TypeId id) {
    const Type& type = types[id];
    return type.kind == Kind::Handle ? of(facts(type.handle).parent) : id;
}

TypeId joined(const Types& types, TypeId a, TypeId b) {
    if (a == b || types[a].kind != Kind::Handle || types[b].kind != Kind::Handle) return {};
    return erased(types, a) == erased(types, b) ? erased(types, a) : TypeId{};
}

bool is_pattern(const Types& types, TypeId id) {
    const Type& type = types[id];
    switch (type.kind) {
        case Kind::Any:
        case Kind::AnyScalar:
        case Kind::AnyFloat:
        case Kind::AnyInt:
            return true;
        case Kind::Array:
        case Kind::Ref:
        case Kind::Indexed:
        case Kind::Fabric:
        case Kind::IndexedFabric:
        case Kind::AnyRank:
            return is_pattern(types, type.element);
        case Kind::Vector:
        case Kind::Matrix:
        case Kind::Quaternion:
        case Kind::Transform:
            return type.any_size || type.any_scalar;
        case Kind::Tile:
            return !type.tile.valid() || types.tile(id).ndim == 0 || is_pattern(types, type.element);
        case Kind::Tuple:
            return type.of_patterns;
        case Kind::None:
        case Kind::Scalar:
        case Kind::Str:
        case Kind::FixedArray:
        case Kind::Struct:
        case Kind::Reference:
        case Kind::Pointer:
        case Kind::Range:
        case Kind::Shape:
        case Kind::Slice:
        case Kind::Enum:
        case Kind::TileStack:
        case Kind::Handle:
        case Kind::FunctionValue:
        case Kind::AnyTuple:
        case Kind::Union:
        case Kind::Unmatched:
            return false;
    }
    return false;
}

}  // namespace weft::types
