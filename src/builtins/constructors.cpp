// Result rules of the constructors of vectors, matrices, quaternions and transforms.
// The scalar type comes from the constructed type, from a dtype argument or from the values; constants of
// another scalar type pass, because dispatch makes them anew.
#include "builtins/rules.h"

namespace weft::builtins {
namespace {

using types::Kind;
using types::Scalar;
using types::Type;
using types::TypeId;

// The scalar that a dtype means.
Scalar dtype_scalar(const Call& call, TypeId dtype) {
    const Type& type = call.type(dtype);
    // Warp would build composites of composites and of handles here; no such type can be used.
    if (type.kind != Kind::Scalar || type.scalar == Scalar::Handle) call.refuse(DiagKind::CallDtype);
    return type.scalar;
}

bool scalars_equal(const Call& call, TypeId a, TypeId b) {
    return call.type(a).kind == Kind::Scalar && call.types.canonical(a) == call.types.canonical(b);
}

// Variables must have the scalar type already; the scalar type of a composite counts as its own.
void check_variable(const Call& call, const Argument& value, TypeId dtype) {
    if (value.kind == Argument::Kind::Type || value.constant != nullptr) return;
    const auto scalar = scalar_of(call.type_of(value));
    if (!scalar || !scalars_equal(call, types::of(*scalar), dtype)) {
        call.refuse(DiagKind::ConstructValueType, call.display(dtype), call.display(value.type));
    }
}

TypeId known_dtype(const Call& call, const Dtype& dtype) {
    if (dtype.present && !dtype.is_type()) call.refuse(DiagKind::CallDtype);
    return dtype.type;  // invalid: not given
}

TypeId common_dtype(const Call& call, std::span<const Argument> values) {
    const auto scalar = common_scalar(call, values);
    if (!scalar) call.refuse(DiagKind::CallMixedScalars, call.argument_list());
    return types::of(*scalar);
}

// One value that fills all elements: its type is the scalar type, unless that is given.
TypeId fill_dtype(const Call& call, TypeId dtype) {
    const Argument& value = call.rest[0];
    if (!dtype.valid()) return value.type;
    if (!scalars_equal(call, value.type, dtype)) check_variable(call, value, dtype);
    return dtype;
}

TypeId value_dtype(const Call& call, TypeId dtype) {
    if (!dtype.valid()) return common_dtype(call, call.rest);
    for (const Argument& value : call.rest) check_variable(call, value, dtype);
    return dtype;
}

// `length` of the call or of the constructed type.
std::optional<uint32_t> given_length(const Call& call) {
    if (const Argument* length = call.find(Role::Length)) {
        const auto number = integer_constant(*length);
        if (!number || *number < 0 || *number > UINT32_MAX) call.refuse(DiagKind::ConstructShape);
        return static_cast<uint32_t>(*number);
    }
    if (!call.query.constructed.valid()) return std::nullopt;
    return call.type(call.query.constructed).rows;
}

TypeId vector_type(const Call& call) {
    std::optional<uint32_t> length = given_length(call);
    TypeId dtype = known_dtype(call, call.dtype());
    const size_t count = call.rest.size();
    if (count == 0) {
        if (!dtype.valid()) dtype = types::float32;
    } else if (count == 1 && call.type_of(call.rest[0]).kind == Kind::Vector) {
        const Type& source = call.type_of(call.rest[0]);
        if (!length) length = source.rows;
        if (*length != source.rows) {
            call.refuse(DiagKind::ConstructCount, std::to_string(source.rows), std::to_string(*length));
        }
        if (!dtype.valid()) dtype = types::of(source.scalar);
    } else if (count == 1) {
        if (length) dtype = fill_dtype(call, dtype);
    } else {
        if (!length) length = static_cast<uint32_t>(count);
        if (*length != count) {
            call.refuse(DiagKind::ConstructCount, std::to_string(count), std::to_string(*length));
        }
        dtype = value_dtype(call, dtype);
    }
    if (!length) call.refuse(DiagKind::ConstructShape);
    return call.types.vector(*length, dtype_scalar(call, dtype));
}

struct Shape {
    uint32_t rows, cols;
    bool operator==(const Shape&) const = default;
};

std::string text(Shape shape) {
    return std::to_string(shape.rows) + " x " + std::to_string(shape.cols);
}

std::optional<Shape> given_shape(const Call& call) {
    if (const Argument* shape = call.find(Role::Shape)) {
        if (shape->elements().size() != 2) call.refuse(DiagKind::ConstructShape);
        const auto rows = integer_constant(shape->elements()[0]);
        const auto cols = integer_constant(shape->elements()[1]);
        // Warp calls a matrix without elements 0 x 0 and 0 x n at once; nobody needs one.
        if (!rows || !cols || *rows <= 0 || *cols <= 0 || *rows > UINT16_MAX || *cols > UINT16_MAX) {
            call.refuse(DiagKind::ConstructShape);
        }
        return Shape{static_cast<uint32_t>(*rows), static_cast<uint32_t>(*cols)};
    }
    if (!call.query.constructed.valid()) return std::nullopt;
    const Type& made = call.type(call.query.constructed);
    return Shape{made.rows, made.cols};
}

TypeId matrix_type(const Call& call) {
    std::optional<Shape> shape = given_shape(call);
    TypeId dtype = known_dtype(call, call.dtype());
    const size_t count = call.rest.size();
    if (count == 1 && call.type_of(call.rest[0]).kind == Kind::Matrix) {
        const Type& source = call.type_of(call.rest[0]);
        const Shape source_shape{source.rows, source.cols};
        if (!shape) shape = source_shape;
        if (*shape != source_shape) call.refuse(DiagKind::ConstructCount, text(source_shape), text(*shape));
        if (!dtype.valid()) dtype = types::of(source.scalar);
    }
    if (!shape) call.refuse(DiagKind::ConstructShape);
    if (count == 0) {
        if (!dtype.valid()) dtype = types::float32;
    } else if (count == 1) {
        if (call.type_of(call.rest[0]).kind != Kind::Matrix) dtype = fill_dtype(call, dtype);
    } else {
        bool only_vectors = true;
        for (const Argument& value : call.rest) only_vectors &= call.type_of(value).kind == Kind::Vector;
        if (only_vectors) call.refuse(DiagKind::ConstructFromVectors);
        if (count != size_t{shape->rows} * shape->cols) {
            call.refuse(DiagKind::ConstructCount, std::to_string(count), text(*shape));
        }
        dtype = value_dtype(call, dtype);
    }
    return call.types.matrix(shape->rows, shape->cols, dtype_scalar(call, dtype));
}

TypeId matrix_from_vectors_type(const Call& call) {
    if (call.rest.empty()) call.refuse(DiagKind::ConstructShape);
    const Type& first = call.type_of(call.rest[0]);
    for (const Argument& vector : call.rest) {
        const Type& type = call.type_of(vector);
        if (type.kind != Kind::Vector || type.rows != first.rows || type.scalar != first.scalar) {
            call.refuse(DiagKind::CallMixedTypes, call.argument_list());
        }
    }
    const uint32_t count = static_cast<uint32_t>(call.rest.size());
    if (call.row->result == ResultRule::MatrixFromCols)
        return call.types.matrix(first.rows, count, first.scalar);
    return call.types.matrix(count, first.rows, first.scalar);
}

TypeId identity_type(const Call& call) {
    const auto size = integer_constant(call.get(Role::N));
    if (!size || *size < 0 || *size > UINT16_MAX) call.refuse(DiagKind::ConstructShape);
    const TypeId dtype = known_dtype(call, call.dtype());
    const uint32_t n = static_cast<uint32_t>(*size);
    return call.types.matrix(n, n, dtype_scalar(call, dtype));
}

// Bound values other than the dtype.
struct Values {
    std::array<const Argument*, max_params> storage;
    size_t count = 0;
    explicit Values(const Call& call) {
        for (size_t i = 0; i < call.row->params.size(); ++i) {
            if (call.bound[i] != nullptr && call.row->params[i].role != Role::Dtype)
                storage[count++] = call.bound[i];
        }
    }
    std::span<const Argument* const> all() const { return {storage.data(), count}; }
};

TypeId common_dtype(const Call& call, std::span<const Argument* const> values) {
    const auto scalar = common_scalar(call, values);
    if (!scalar) call.refuse(DiagKind::CallMixedScalars, call.argument_list());
    return types::of(*scalar);
}

TypeId quaternion_type(const Call& call) {
    TypeId dtype = known_dtype(call, call.dtype());
    const Values values(call);
    if (values.count == 0) {
        if (!dtype.valid()) dtype = types::float32;
        // Python's float is not a float type of Warp: types.quaternion(dtype=float)() fails there.
        else if (call.type(dtype).python_spelling || !types::is_float(call.type(dtype))) {
            call.refuse(DiagKind::CallDtype);
        }
    } else if (values.count == 1) {
        if (!dtype.valid()) dtype = types::of(call.type_of(*values.storage[0]).scalar);
    } else if (dtype.valid()) {
        for (const Argument* value : values.all()) check_variable(call, *value, dtype);
    } else {
        dtype = common_dtype(call, values.all());
    }
    return call.types.quaternion(dtype_scalar(call, dtype), call.type(dtype).python_spelling);
}

// The dtype of an identity is the type of whatever stands in its place, even of a number.
TypeId identity_dtype(const Call& call) {
    const Argument* dtype = call.find(Role::Dtype);
    return dtype != nullptr ? dtype->type : types::float32;
}

TypeId transformation_type(const Call& call) {
    TypeId dtype = known_dtype(call, call.dtype());
    const size_t count = call.rest.size();
    if (count == 0) {
        if (!dtype.valid()) dtype = types::float32;
    } else if (count == 1 && call.type_of(call.rest[0]).kind == Kind::Transform) {
        const TypeId source = types::of(call.type_of(call.rest[0]).scalar);
        if (!dtype.valid()) dtype = source;
        if (!scalars_equal(call, source, dtype)) {
            call.refuse(DiagKind::ConstructValueType, call.display(dtype), call.display(source));
        }
    } else if (count == 1) {
        dtype = fill_dtype(call, dtype);
    } else if (count == 7) {
        dtype = value_dtype(call, dtype);
    } else {
        call.refuse(DiagKind::ConstructCount, std::to_string(count), "7");
    }
    return call.types.transform(dtype_scalar(call, dtype), call.type(dtype).python_spelling);
}

TypeId transformation_pq_type(const Call& call) {
    // A dtype argument counts among the types that must agree, unless it is Python's float.
    std::array<const Argument*, max_params> all;
    size_t count = 0;
    for (size_t i = 0; i < call.row->params.size(); ++i) {
        if (call.bound[i] != nullptr) all[count++] = call.bound[i];
    }
    const TypeId value_type = common_dtype(call, std::span<const Argument* const>(all.data(), count));
    TypeId dtype = known_dtype(call, call.dtype());
    if (!dtype.valid()) dtype = value_type;
    if (!scalars_equal(call, value_type, dtype)) {
        call.refuse(DiagKind::ConstructValueType, call.display(dtype), call.display(value_type));
    }
    return call.types.transform(dtype_scalar(call, dtype), call.type(dtype).python_spelling);
}

TypeId spatial_vector_type(const Call& call) {
    TypeId dtype = known_dtype(call, call.dtype());
    const Values values(call);
    if (values.count != 0) {
        const TypeId value_type = common_dtype(call, values.all());
        if (!dtype.valid()) dtype = value_type;
        if (!scalars_equal(call, value_type, dtype)) {
            call.refuse(DiagKind::ConstructValueType, call.display(dtype), call.display(value_type));
        }
    } else if (!dtype.valid()) {
        dtype = types::float32;
    }
    return call.types.vector(6, dtype_scalar(call, dtype));
}

TypeId constructed_type(const Call& call) {
    switch (call.row->result) {
        case ResultRule::Vector:
            return vector_type(call);
        case ResultRule::Matrix:
            return matrix_type(call);
        case ResultRule::MatrixFromCols:
        case ResultRule::MatrixFromRows:
            return matrix_from_vectors_type(call);
        case ResultRule::Identity:
            return identity_type(call);
        case ResultRule::Quaternion:
            return quaternion_type(call);
        case ResultRule::QuatIdentity: {
            const Type& dtype = call.type(identity_dtype(call));
            return call.types.quaternion(dtype.scalar, dtype.python_spelling);
        }
        case ResultRule::Transformation:
            return transformation_type(call);
        case ResultRule::TransformationPq:
            return transformation_pq_type(call);
        case ResultRule::TransformIdentity: {
            const Type& dtype = call.type(identity_dtype(call));
            return call.types.transform(dtype.scalar, dtype.python_spelling);
        }
        default:
            return spatial_vector_type(call);
    }
}

}  // namespace

void find_constructed(Call& call, Resolution& out) {
    out.results.push_back(constructed_type(call));
}

}  // namespace weft::builtins
