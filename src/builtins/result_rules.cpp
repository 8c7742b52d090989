// Result rules: the types a call yields, and the checks that Warp makes on the way.
#include <algorithm>

#include "builtins/rules.h"

namespace weft::builtins {
namespace {

using types::Kind;
using types::Scalar;
using types::Type;
using types::TypeId;

// Arguments bound to parameters, in order.
struct BoundArguments {
    std::array<const Argument*, max_params> storage;
    size_t count = 0;
    explicit BoundArguments(const Call& call) {
        for (size_t i = 0; i < call.row->params.size(); ++i) {
            if (call.bound[i] != nullptr) storage[count++] = call.bound[i];
        }
    }
    std::span<const Argument* const> all() const { return {storage.data(), count}; }
};

void check_same_types(const Call& call) {
    const Argument& first = *call.bound[0];
    for (size_t i = 1; i < call.row->params.size(); ++i) {
        if (call.bound[i] != nullptr && !call.types.equal(first.type, call.bound[i]->type)) {
            call.refuse(DiagKind::CallMixedTypes, call.argument_list());
        }
    }
}

Scalar scalar_of_all(const Call& call) {
    const auto scalar = common_scalar(call, BoundArguments(call).all());
    if (!scalar) call.refuse(DiagKind::CallMixedScalars, call.argument_list());
    return *scalar;
}

const Type& square(const Call& call) {
    const Type& matrix = call.type_of(*call.bound[0]);
    if (matrix.rows != matrix.cols) call.refuse(DiagKind::CallNotSquare, call.display(call.bound[0]->type));
    return matrix;
}

uint32_t length_of_value(const Call& call, const Argument& argument) {
    const Type& type = call.type_of(argument);
    if (types::is_tile(type)) return call.types.tile(argument.type).shape[0];
    return type.kind == Kind::Tuple ? type.count : type.kind == Kind::Matrix ? type.rows : length_of(type);
}

void replace_by_length(const Call& call, Resolution& out) {
    out.replaced = true;
    out.replacement = {};
    out.replacement.kind = Operand::Kind::Constant;
    out.replacement.type = types::int32;
    out.replacement.value.kind = value::ValueKind::Int;
    out.replacement.value.integer = length_of_value(call, *call.bound[0]);
}

// --- arrays ---

// Indices i, j, k, l that are given.
struct Indices {
    std::array<const Argument*, 4> storage;
    size_t count = 0;
    explicit Indices(const Call& call) {
        for (const Role role : {Role::I, Role::J, Role::K, Role::L}) {
            if (const Argument* index = call.find(role)) storage[count++] = index;
        }
    }
    std::span<const Argument* const> all() const { return {storage.data(), count}; }
};

const Type& checked_element_access(const Call& call) {
    const Type& array = call.type_of(*call.bound[0]);
    const Indices indices(call);
    if (indices.count != array.ndim) {
        call.refuse(DiagKind::ArrayIndexCount, std::to_string(indices.count), std::to_string(array.ndim));
    }
    return array;
}

void check_stored_type(const Call& call, TypeId element, const Argument& value) {
    if (!call.types.equal(element, value.type)) {
        call.refuse(DiagKind::CallValueType, call.display(element), call.display(value.type));
    }
}

TypeId view_type(const Call& call) {
    const Type& array = call.type_of(*call.bound[0]);
    const Indices indices(call);
    const auto given = indices.all();
    if (given.size() > array.ndim) {
        call.refuse(DiagKind::ArrayIndexCount, std::to_string(given.size()), std::to_string(array.ndim));
    }
    unsigned integers = 0;
    bool has_slice = false;
    for (const Argument* index : given) {
        const Type& type = call.type_of(*index);
        if (types::is_integer(type))
            ++integers;
        else if (type.kind == Kind::Slice)
            has_slice = true;
        else
            call.refuse(DiagKind::ArrayIndexType, call.display(index->type));
    }
    // As many integers as dimensions is an element, which `address` yields.
    if (!has_slice && given.size() == array.ndim) call.refuse(DiagKind::ArrayIndexType, call.argument_list());
    const unsigned ndim = array.ndim - integers;
    if (array.kind == Kind::Indexed) return call.types.special_array(array.kind, array.element, ndim);
    return call.types.array(array.element, ndim);
}

TypeId atomic_type(const Call& call) {
    const Type& array = checked_element_access(call);
    check_stored_type(call, array.element, call.get(Role::Value));
    const Type& element = call.type(array.element);
    const auto scalar = scalar_of(element);
    const auto is_one_of = [&scalar](std::initializer_list<Scalar> set) {
        return scalar && std::find(set.begin(), set.end(), *scalar) != set.end();
    };
    bool works = is_one_of({Scalar::Int32, Scalar::Int64, Scalar::Uint32, Scalar::Uint64, Scalar::Handle});
    if (call.row->result != ResultRule::AtomicBits) {
        works = works || is_one_of({Scalar::Float32, Scalar::Float64});
    }
    if (call.row->result == ResultRule::AtomicAdd) {
        works = works || is_one_of({Scalar::Float16, Scalar::Bfloat16});
    }
    if (call.row->result == ResultRule::AtomicMin) works = works || is_one_of({Scalar::Bfloat16});
    if (!works) call.refuse(DiagKind::AtomicType, call.display(array.element));
    return array.element;
}

// The element type of an array made in a kernel. Only what an array can hold: Warp itself fails later, or not
// at all, for anything else.
TypeId array_dtype(const Call& call) {
    const Dtype dtype = call.dtype();
    if (!dtype.is_type()) call.refuse(DiagKind::CallDtype);
    const Type& type = call.type(dtype.type);
    if (type.kind != Kind::Scalar && !types::is_composite(type) && type.kind != Kind::Struct) {
        call.refuse(DiagKind::CallDtype);
    }
    return dtype.type;
}

TypeId zeros_type(const Call& call) {
    const TypeId dtype = array_dtype(call);
    const Argument& shape = call.get(Role::Shape);
    const bool is_tuple = call.type_of(shape).kind == Kind::Tuple;
    const std::span<const Argument> dims = is_tuple ? shape.elements() : std::span(&shape, 1);
    int64_t size = 1;
    for (const Argument& dim : dims) {
        const auto extent = integer_constant(dim);
        if (!extent || *extent < 0) call.refuse(DiagKind::ZerosShape);
        if (__builtin_mul_overflow(size, *extent, &size) || size > UINT32_MAX)
            call.refuse(DiagKind::ZerosShape);
    }
    if (dims.empty()) call.refuse(DiagKind::ZerosShape);
    return call.types.fixed_array(dtype, static_cast<uint32_t>(size), static_cast<unsigned>(dims.size()));
}

// --- parts of composites ---

TypeId vector_part(const Call& call) {
    const Type& vector = call.type_of(*call.bound[0]);
    const Argument& index = *call.bound[1];
    if (call.type_of(index).kind != Kind::Slice) return types::of(vector.scalar);
    const int64_t length = slice_length(call, index, length_of(vector));
    return call.types.vector(static_cast<uint32_t>(length), vector.scalar);
}

TypeId matrix_part(const Call& call) {
    const Type& matrix = call.type_of(*call.bound[0]);
    const SliceShape part = matrix_slice(call);
    if (part.ndim == 0) return types::of(matrix.scalar);
    if (part.ndim == 1) {
        const int64_t length = part.size[0] != -1 ? part.size[0] : part.size[1];
        return call.types.vector(static_cast<uint32_t>(length), matrix.scalar);
    }
    return call.types.matrix(static_cast<uint32_t>(part.size[0]), static_cast<uint32_t>(part.size[1]),
                             matrix.scalar);
}

TypeId tuple_type(const Call& call) {
    if (call.rest.empty()) call.refuse(DiagKind::TupleEmpty);
    std::array<TypeId, 16> few;
    std::vector<TypeId> many;
    std::span<TypeId> elements(few.data(), std::min(call.rest.size(), few.size()));
    if (call.rest.size() > few.size()) {
        many.resize(call.rest.size());
        elements = many;
    }
    for (size_t i = 0; i < call.rest.size(); ++i) {
        // Warp has no C++ name for a tuple of arrays or of tuples. What tiles are is not known before the
        // end.
        const Type& type = call.type_of(call.rest[i]);
        if (types::is_any_array(type) || type.kind == Kind::Tuple || types::is_of_block(type)) {
            call.refuse(DiagKind::TupleElement, call.display(call.rest[i].type));
        }
        elements[i] = call.rest[i].type;
    }
    return call.types.tuple(elements);
}

TypeId tuple_part(const Call& call) {
    const auto index = integer_constant(*call.bound[1]);
    if (!index) call.refuse(DiagKind::TupleIndex);
    const auto elements = call.types.elements(call.bound[0]->type);
    const int64_t count = static_cast<int64_t>(elements.size());
    if (*index >= count || *index < -count) call.refuse(DiagKind::TupleIndex);
    return elements[static_cast<size_t>(*index < 0 ? *index + count : *index)];
}

// --- linear algebra ---

TypeId scaled_composite(const Call& call) {
    const bool first_is_scalar = call.type_of(*call.bound[0]).kind == Kind::Scalar;
    const Argument& scalar = first_is_scalar ? *call.bound[0] : *call.bound[1];
    const Argument& composite = first_is_scalar ? *call.bound[1] : *call.bound[0];
    if (types::of(call.type_of(composite).scalar) != call.types.canonical(scalar.type)) {
        call.refuse(DiagKind::CallMixedScalars, call.argument_list());
    }
    return composite.type;
}

TypeId product_type(const Call& call) {
    const Type& a = call.type_of(*call.bound[0]);
    const Type& b = call.type_of(*call.bound[1]);
    if (a.scalar != b.scalar) call.refuse(DiagKind::CallMixedScalars, call.argument_list());
    const uint32_t inner_a = a.kind == Kind::Matrix ? a.cols : a.rows;
    if (inner_a != b.rows) call.refuse(DiagKind::CallShapes, call.argument_list());
    if (a.kind == Kind::Matrix && b.kind == Kind::Matrix) return call.types.matrix(a.rows, b.cols, a.scalar);
    return call.types.vector(a.kind == Kind::Matrix ? a.rows : b.cols, a.scalar);
}

TypeId lerp_type(const Call& call) {
    const Argument& a = *call.bound[0];
    if (!call.types.equal(a.type, call.bound[1]->type)) {
        call.refuse(DiagKind::CallMixedTypes, call.argument_list());
    }
    if (types::of(call.type_of(a).scalar) != call.bound[2]->type) {
        call.refuse(DiagKind::CallMixedScalars, call.argument_list());
    }
    return a.type;
}

// --- volumes and textures ---

TypeId volume_type(const Call& call, TypeId type) {
    constexpr TypeId known[] = {types::int32,   types::int64,   types::uint32,
                                types::float32, types::float64, types::vec3f,
                                types::vec3d,   types::vec4f,   types::constant_vector(4, Scalar::Float64)};
    const bool fits = std::any_of(std::begin(known), std::end(known),
                                  [&](TypeId each) { return call.types.equal(each, type); });
    if (!fits) call.refuse(DiagKind::CallDtype);
    return type;
}

// The gradient of a number is a vector, of a vector a matrix with a row for each component.
void check_volume_gradient(const Call& call, TypeId sampled) {
    const Argument* grad = call.find(Role::Grad);
    if (grad == nullptr) return;
    const Type& type = call.type(sampled);
    const TypeId expected = type.kind == Kind::Vector ? call.types.matrix(type.rows, 3, type.scalar)
                                                      : call.types.vector(3, type.scalar);
    check_stored_type(call, expected, *grad);
}

TypeId volume_dtype(const Call& call) {
    const Dtype dtype = call.dtype();
    if (!dtype.is_type()) call.refuse(DiagKind::CallDtype);
    check_volume_gradient(call, volume_type(call, dtype.type));
    return call.types.canonical(dtype.type);
}

TypeId volume_array_type(const Call& call) {
    const TypeId element = volume_type(call, call.type_of(call.get(Role::VoxelData)).element);
    check_stored_type(call, element, call.get(Role::Background));
    check_volume_gradient(call, element);
    return element;
}

// Warp looks the class up as it is written: wp.float32 is none of these.
TypeId texture_dtype(const Call& call) {
    const TypeId type = call.dtype().type;
    if (type != types::py_float && type != types::vec2f && type != types::vec4f)
        call.refuse(DiagKind::CallDtype);
    return call.types.canonical(type);
}

// A copy of a tile in registers has its very type, so that what moves one moves both; a copy of one in shared
// memory is a tile of its own.
TypeId copied_type(const Call& call) {
    const TypeId type = call.bound[0]->type;
    if (!types::is_tile(call.type(type)) || !call.types.tile(type).is_shared()) return type;
    types::Tile copy = call.types.tile(type);
    copy.owner = true;
    return call.types.add_tile(copy);
}

TypeId chosen_tile(const Call& call, TypeId if_true, TypeId if_false) {
    if (!call.types.tile(if_true).is_shared()) return if_true;
    if (!call.types.tile(if_false).is_shared()) return if_false;
    types::Tile copy = call.types.tile(if_true);
    copy.owner = true;
    return call.types.add_tile(copy);
}

TypeId where_type(const Call& call) {
    const Argument& if_true = *call.bound[1];
    const Argument& if_false = *call.bound[2];
    if (const TypeId joined = types::joined(call.types, if_true.type, if_false.type); joined.valid())
        return joined;
    // Warp compares tuple types by identity, and each tuple expression has a type of its own.
    const bool tuples = call.type_of(if_true).kind == Kind::Tuple && if_true.handle != if_false.handle;
    if (tuples || !call.types.equal(if_true.type, if_false.type)) {
        call.refuse(DiagKind::BranchTypes, call.display(if_true.type), call.display(if_false.type));
    }
    if (types::is_tile(call.type_of(if_true))) return chosen_tile(call, if_true.type, if_false.type);
    return if_true.type;
}

TypeId cast_type(const Call& call) {
    const Dtype dtype = call.dtype();
    if (!dtype.is_type()) call.refuse(DiagKind::CallDtype);
    const Type& type = call.type(dtype.type);
    if (type.kind != Kind::Scalar && !types::is_composite(type) && type.kind != Kind::Struct) {
        call.refuse(DiagKind::CallDtype);
    }
    return type.kind == Kind::Scalar && type.python_spelling ? call.types.canonical(dtype.type) : dtype.type;
}

}  // namespace

std::optional<int64_t> integer_constant(const Argument& argument) {
    if (argument.kind != Argument::Kind::Value || argument.constant == nullptr) return std::nullopt;
    const value::Value& value = *argument.constant;
    if (value.kind != value::ValueKind::Int && value.kind != value::ValueKind::EnumMember)
        return std::nullopt;
    if (value.integer > INT64_MAX || value.integer < INT64_MIN) return std::nullopt;
    return static_cast<int64_t>(value.integer);
}

std::optional<Scalar> scalar_of(const Type& type) {
    if (type.kind == Kind::Scalar || types::is_composite(type)) return type.scalar;
    return std::nullopt;
}

namespace {

// Python's own float and int are no scalar type of Warp, so a dtype argument of that kind does not count.
std::optional<Scalar> counted_scalar(const Type& type) {
    if (type.kind == Kind::Scalar && (type.python_spelling || type.scalar == Scalar::Handle))
        return std::nullopt;
    return scalar_of(type);
}

template <class Range, class TypeOf>
std::optional<Scalar> one_scalar(const Range& arguments, TypeOf type_of) {
    std::optional<Scalar> common;
    for (const auto& argument : arguments) {
        const auto scalar = counted_scalar(type_of(argument));
        if (!scalar) continue;
        if (common && *common != *scalar) return std::nullopt;
        common = scalar;
    }
    return common;
}

}  // namespace

std::optional<Scalar> common_scalar(const Call& call, std::span<const Argument> arguments) {
    return one_scalar(arguments, [&call](const Argument& a) -> const Type& { return call.type_of(a); });
}

std::optional<Scalar> common_scalar(const Call& call, std::span<const Argument* const> arguments) {
    return one_scalar(arguments, [&call](const Argument* a) -> const Type& { return call.type_of(*a); });
}

uint32_t length_of(const Type& type) {
    return type.kind == Kind::Quaternion ? 4 : type.kind == Kind::Transform ? 7 : type.rows;
}

// Warp's own arithmetic: bounds are clamped to the dimension, negative ones are not wrapped (lower/ has
// normalized them), and the two extreme numbers mean an omitted bound.
int64_t slice_length(const Call& call, const Argument& index, uint32_t dimension) {
    if (index.elements().size() != 3) call.refuse(DiagKind::SliceConstant);
    const auto start = integer_constant(index.elements()[0]);
    const auto stop = integer_constant(index.elements()[1]);
    const auto step = integer_constant(index.elements()[2]);
    if (!start || !stop || !step || *step == 0) call.refuse(DiagKind::SliceConstant);
    const int64_t length = dimension;
    const int64_t first =
        *start == INT32_MAX ? (*step < 0 ? length - 1 : 0) : std::clamp(*start, -length, length);
    const int64_t last = *stop == INT32_MIN ? (*step < 0 ? -1 : length) : std::clamp(*stop, -length, length);
    if (*step > 0 && first < last) return 1 + (last - first - 1) / *step;
    if (*step < 0 && first > last) return 1 + (first - last - 1) / -*step;
    return 0;
}

SliceShape matrix_slice(const Call& call) {
    const Type& matrix = call.type_of(*call.bound[0]);
    SliceShape shape;
    const Argument* indices[2] = {call.find(Role::I), call.find(Role::J)};
    const uint32_t dims[2] = {matrix.rows, matrix.cols};
    for (size_t d = 0; d < 2; ++d) {
        if (indices[d] == nullptr) {
            shape.size[d] = dims[d];
        } else if (call.type_of(*indices[d]).kind == Kind::Slice) {
            shape.size[d] = slice_length(call, *indices[d], dims[d]);
            shape.has_slice = true;
        }
        if (shape.size[d] >= 0) ++shape.ndim;
    }
    // A matrix without rows has no columns either.
    if (shape.ndim == 2 && (shape.size[0] == 0 || shape.size[1] == 0)) shape.size = {0, 0};
    return shape;
}

void find_result(Call& call, Resolution& out) {
    types::Types& types = call.types;
    const auto yield = [&out](TypeId type) { out.results.push_back(type); };
    const auto first = [&call]() -> const Type& { return call.type_of(*call.bound[0]); };
    const auto spelled = [&call](TypeId type) {
        return call.row->keeps_spelling ? type : call.types.canonical(type);
    };
    switch (call.row->result) {
        case ResultRule::Unsupported:
            return;
        case ResultRule::Void:
            return;
        case ResultRule::Fixed:
            return yield(call.row->fixed_type);
        case ResultRule::Ints2:
            return out.results.assign(2, types::int32);
        case ResultRule::Ints3:
            return out.results.assign(3, types::int32);
        case ResultRule::Ints4:
            return out.results.assign(4, types::int32);
        case ResultRule::First:
            return yield(copied_type(call));
        case ResultRule::SameAsFirst:
            check_same_types(call);
            return yield(spelled(call.bound[0]->type));
        case ResultRule::ScalarOfSame:
            check_same_types(call);
            return yield(types::of(first().scalar));
        case ResultRule::ScalarOfFirst:
            return yield(types::of(first().scalar));
        case ResultRule::Length:
            return replace_by_length(call, out);
        case ResultRule::Outer: {
            const Scalar scalar = scalar_of_all(call);
            return yield(types.matrix(first().rows, call.type_of(*call.bound[1]).rows, scalar));
        }
        case ResultRule::Transpose:
            return yield(types.matrix(first().cols, first().rows, first().scalar));
        case ResultRule::Trace:
            return yield(types::of(square(call).scalar));
        case ResultRule::Diag:
            return yield(types.matrix(first().rows, first().rows, first().scalar));
        case ResultRule::GetDiag:
            return yield(types.vector(square(call).rows, first().scalar));
        case ResultRule::QuatOfScalar:
            return yield(types.quaternion(scalar_of_all(call)));
        case ResultRule::Vec3OfScalar:
            return yield(types.vector(3, scalar_of_all(call)));
        case ResultRule::Mat33OfScalar:
            return yield(types.matrix(3, 3, scalar_of_all(call)));
        case ResultRule::Mat66OfScalar:
            return yield(types.matrix(6, 6, scalar_of_all(call)));
        case ResultRule::TransformOfScalar:
            return yield(types.transform(scalar_of_all(call)));
        case ResultRule::Svd2:
        case ResultRule::Svd3: {
            const Scalar scalar = first().scalar;
            const uint32_t size = call.row->result == ResultRule::Svd2 ? 2 : 3;
            yield(types.matrix(size, size, scalar));
            yield(types.vector(size, scalar));
            return yield(types.matrix(size, size, scalar));
        }
        case ResultRule::Qr3:
            return out.results.assign(2, types.matrix(3, 3, first().scalar));
        case ResultRule::Eig3:
            yield(types.matrix(3, 3, first().scalar));
            return yield(types.vector(3, first().scalar));
        case ResultRule::AxisAngle:
            yield(types.vector(3, first().scalar));
            return yield(types::of(first().scalar));
        case ResultRule::Vector:
        case ResultRule::Matrix:
        case ResultRule::MatrixFromCols:
        case ResultRule::MatrixFromRows:
        case ResultRule::Identity:
        case ResultRule::Quaternion:
        case ResultRule::QuatIdentity:
        case ResultRule::Transformation:
        case ResultRule::TransformationPq:
        case ResultRule::TransformIdentity:
        case ResultRule::SpatialVector:
            return find_constructed(call, out);
        case ResultRule::Lerp:
            return yield(spelled(lerp_type(call)));
        case ResultRule::ScaleComposite:
            return yield(spelled(scaled_composite(call)));
        case ResultRule::MatVec:
        case ResultRule::VecMat:
        case ResultRule::MatMat:
            return yield(product_type(call));
        case ResultRule::ArrayFromPointer: {
            const TypeId dtype = array_dtype(call);
            return yield(types.array(dtype, static_cast<unsigned>(call.get(Role::Shape).elements().size())));
        }
        case ResultRule::Zeros:
            return yield(zeros_type(call));
        case ResultRule::Address:
            return yield(types.reference(checked_element_access(call).element));
        case ResultRule::View:
            return yield(view_type(call));
        case ResultRule::ArrayStore: {
            const TypeId element = checked_element_access(call).element;
            const Argument& value = call.get(Role::Value);
            if (!types.equal(element, value.type))
                call.refuse(DiagKind::ArrayValueType, call.display(element), call.display(value.type));
            return;
        }
        case ResultRule::Store:
            return check_stored_type(call, call.bound[0]->type, *call.bound[1]);
        case ResultRule::AtomicAdd:
        case ResultRule::AtomicMin:
        case ResultRule::AtomicExchange:
        case ResultRule::AtomicBits:
            return yield(atomic_type(call));
        case ResultRule::VectorExtract:
            return yield(vector_part(call));
        case ResultRule::MatrixExtract:
            return yield(matrix_part(call));
        case ResultRule::ScalarReference:
            return yield(types.reference(types::of(first().scalar)));
        case ResultRule::RowReference:
            return yield(types.reference(types.vector(first().cols, first().scalar)));
        case ResultRule::Tuple:
            return yield(tuple_type(call));
        case ResultRule::TupleExtract:
            return yield(tuple_part(call));
        case ResultRule::Slice:
            return yield(types::slice);
        case ResultRule::VolumeDtype:
            return yield(volume_dtype(call));
        case ResultRule::VolumeArray:
            return yield(volume_array_type(call));
        case ResultRule::VolumeStore:
            volume_type(call, call.get(Role::Value).type);
            return;
        case ResultRule::TextureDtype:
            return yield(texture_dtype(call));
        case ResultRule::Where:
            return yield(where_type(call));
        case ResultRule::ExpectEqual:
            return check_same_types(call);
        case ResultRule::Cast:
            return yield(cast_type(call));
        case ResultRule::Printf:
            if (call.rest.size() > 32) call.refuse(DiagKind::PrintfArguments);
            return;
        case ResultRule::Removed:
            call.refuse(DiagKind::BuiltinRemoved);
        default:
            return find_tile(call, out);
    }
}

}  // namespace weft::builtins
