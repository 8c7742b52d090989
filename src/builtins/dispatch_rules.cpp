// Dispatch rules: which of the bound arguments are printed, which become template arguments, and which
// constants are made for the call.
#include "builtins/rules.h"

namespace weft::builtins {
namespace {

using types::Kind;
using types::Type;
using types::TypeId;
using value::Value;
using value::ValueKind;

}  // namespace

Operand constant(TypeId type, const Value& value) {
    Operand operand{};
    operand.kind = Operand::Kind::Constant;
    operand.type = type;
    operand.value = value;
    return operand;
}

void pass(const Call& call, Resolution& out, const Argument& argument, bool by_reference) {
    if (argument.kind == Argument::Kind::Type)
        call.refuse(DiagKind::CallTypeArgument, call.display(argument.type));
    if (argument.is_literal) {
        out.operands.push_back(constant(argument.type, *argument.constant));
        return;
    }
    Operand operand{};
    operand.kind = Operand::Kind::Argument;
    operand.handle = argument.handle;
    operand.by_reference = by_reference;
    out.operands.push_back(operand);
}

void pass_all(const Call& call, Resolution& out, bool first_by_reference, Role left_out) {
    for (size_t i = 0; i < call.row->params.size(); ++i) {
        const Param& param = call.row->params[i];
        if (left_out != Role::Other && param.role == left_out) continue;
        if (param.is_rest) {
            for (const Argument& argument : call.rest) pass(call, out, argument);
        } else if (call.bound[i] != nullptr) {
            pass(call, out, *call.bound[i], first_by_reference && i == 0);
        } else if (param.default_value != nullptr) {
            const TypeId type =
                param.default_value->kind == ValueKind::Float ? types::float32 : param.pattern;
            out.operands.push_back(constant(type, *param.default_value));
        }
    }
}

namespace {

// The Python number behind a constant: a Warp scalar counts as what it was made from.
std::optional<Value> raw_number(const Value& value) {
    Value raw = value;
    switch (value.kind) {
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::Float:
            return raw;
        case ValueKind::EnumMember:
            raw.kind = ValueKind::Int;
            return raw;
        case ValueKind::WarpScalar:
            if (value.raw_is_int && value.id == value::raw_bool)
                raw.kind = ValueKind::Bool;
            else
                raw.kind = value.raw_is_int ? ValueKind::Int : ValueKind::Float;
            return raw;
        default:
            return std::nullopt;
    }
}

}  // namespace

// A constant scalar whose type is not the element's is made anew with the element's type.
void pass_element(const Call& call, Resolution& out, const Argument& argument, TypeId element) {
    const Type& type = call.type_of(argument);
    const bool recreated = argument.kind == Argument::Kind::Value && argument.constant != nullptr &&
                           argument.type != element && type.kind == Kind::Scalar &&
                           type.scalar != types::Scalar::Handle;
    if (!recreated) {
        pass(call, out, argument);
        return;
    }
    std::optional<Value> raw = raw_number(*argument.constant);
    if (!raw) call.refuse(DiagKind::CallConstant);
    if (element == types::boolean && raw->kind != ValueKind::Bool) {
        // wp.bool(x) is Python's own bool.
        const bool truth = raw->kind == ValueKind::Float ? raw->real != 0.0 : raw->integer != 0;
        raw->kind = ValueKind::Bool;
        raw->integer = truth ? 1 : 0;
    }
    out.operands.push_back(constant(element, *raw));
}

void template_number(Resolution& out, int64_t number) {
    out.template_args.push_back({TemplateArg::Kind::Int, number, {}});
}

void template_flag(Resolution& out, bool flag) {
    out.template_args.push_back({TemplateArg::Kind::Bool, flag, {}});
}

void template_type(Resolution& out, TypeId type) {
    out.template_args.push_back({TemplateArg::Kind::Type, 0, type});
}

namespace {

void template_shape(Resolution& out, const Type& type) {
    template_number(out, type.rows);
    if (type.kind == Kind::Matrix) template_number(out, type.cols);
}

void dispatch_constructor(const Call& call, Resolution& out) {
    const Type& made = call.type(out.results[0]);
    const TypeId element = types::of(made.scalar);
    for (size_t i = 0; i < call.row->params.size(); ++i) {
        const Param& param = call.row->params[i];
        if (param.is_rest) {
            for (const Argument& argument : call.rest) pass_element(call, out, argument, element);
        } else if (call.bound[i] != nullptr && call.row->dispatch == DispatchRule::Quaternion &&
                   param.role != Role::Dtype) {
            pass_element(call, out, *call.bound[i], element);
        }
    }
    if (call.row->dispatch != DispatchRule::Quaternion) template_shape(out, made);
    template_type(out, element);
}

void dispatch_transformation(const Call& call, Resolution& out) {
    const TypeId element = types::of(call.type(out.results[0]).scalar);
    if (call.row->variadic) {
        for (const Argument& argument : call.rest) pass_element(call, out, argument, element);
    } else {
        const Argument* position = call.find(Role::P);
        const Argument* rotation = call.find(Role::Q);
        if (position != nullptr) pass(call, out, *position);
        if (rotation != nullptr) {
            pass(call, out, *rotation);
        } else {
            Operand identity = constant(call.types.quaternion(call.type(element).scalar), Value{});
            identity.is_identity = true;
            out.operands.push_back(identity);
        }
    }
    template_type(out, element);
}

void dispatch_spatial_vector(const Call& call, Resolution& out) {
    for (size_t i = 0; i < call.row->params.size(); ++i) {
        if (call.bound[i] != nullptr && call.row->params[i].role != Role::Dtype)
            pass(call, out, *call.bound[i]);
    }
    const Type& made = call.type(out.results[0]);
    template_number(out, made.rows);
    template_type(out, types::of(made.scalar));
}

// Numbers in a shape are made anew as constants, variables are passed themselves.
void dispatch_array(const Call& call, Resolution& out) {
    pass(call, out, call.get(Role::Ptr));
    for (const Argument& dim : call.get(Role::Shape).elements()) {
        if (dim.constant == nullptr) {
            pass(call, out, dim);
        } else {
            if (!integer_constant(dim)) call.refuse(DiagKind::CallConstant);
            out.operands.push_back(constant(types::int32, *dim.constant));
        }
    }
    template_type(out, call.type(out.results[0]).element);
}

void dispatch_zeros(const Call& call, Resolution& out) {
    const Argument& shape = call.get(Role::Shape);
    if (call.type_of(shape).kind == Kind::Tuple) {
        for (const Argument& dim : shape.elements())
            out.operands.push_back(constant(types::int32, *dim.constant));
    } else {
        out.operands.push_back(constant(types::int32, *shape.constant));
    }
    const Type& made = call.type(out.results[0]);
    template_number(out, made.rows);
    template_type(out, made.element);
}

// The type that a component assignment writes into; Warp does not look through references here.
const Type& assigned(const Call& call) {
    if (call.bound[0]->is_reference) call.refuse(DiagKind::AssignReference);
    return call.type_of(*call.bound[0]);
}

void check_assigned(const Call& call, TypeId expected) {
    const Argument& value = call.get(Role::Value);
    if (value.kind == Argument::Kind::Type || !call.types.equal(expected, value.type)) {
        call.refuse(DiagKind::CallValueType, call.display(expected), call.display(value.type));
    }
}

void dispatch_vector_assign(const Call& call, Resolution& out) {
    const Type vector = assigned(call);
    const Argument& index = call.get(Role::I);
    if (call.type_of(index).kind == Kind::Slice) {
        const int64_t length = slice_length(call, index, length_of(vector));
        check_assigned(call, call.types.vector(static_cast<uint32_t>(length), vector.scalar));
        template_number(out, length);
    } else {
        check_assigned(call, types::of(vector.scalar));
    }
    pass_all(call, out);
}

void dispatch_matrix_assign(const Call& call, Resolution& out) {
    const Type matrix = assigned(call);
    const SliceShape part = matrix_slice(call);
    TypeId expected = types::of(matrix.scalar);
    if (part.ndim == 1) {
        const int64_t length = part.size[0] != -1 ? part.size[0] : part.size[1];
        expected = call.types.vector(static_cast<uint32_t>(length), matrix.scalar);
    } else if (part.ndim == 2) {
        expected = call.types.matrix(static_cast<uint32_t>(part.size[0]), static_cast<uint32_t>(part.size[1]),
                                     matrix.scalar);
    }
    check_assigned(call, expected);
    if (part.has_slice) template_shape(out, call.type(expected));
    pass_all(call, out);
}

}  // namespace

void dispatch(Call& call, Resolution& out) {
    switch (call.row->dispatch) {
        case DispatchRule::Plain:
            return pass_all(call, out);
        case DispatchRule::ByReference:
            return pass_all(call, out, true);
        case DispatchRule::OnlyScalar:
            return template_type(out, types::of(call.type(out.results[0]).scalar));
        case DispatchRule::Vector:
        case DispatchRule::Matrix:
        case DispatchRule::Quaternion:
            return dispatch_constructor(call, out);
        case DispatchRule::MatrixFromVectors: {
            pass_all(call, out);
            const Type& made = call.type(out.results[0]);
            // Warp has specializations for the small square ones, which take only the scalar.
            if (made.rows != made.cols || made.rows < 2 || made.rows > 4) template_shape(out, made);
            return template_type(out, types::of(made.scalar));
        }
        case DispatchRule::Identity: {
            const Type& made = call.type(out.results[0]);
            template_number(out, made.rows);
            return template_type(out, types::of(made.scalar));
        }
        case DispatchRule::Transformation:
            return dispatch_transformation(call, out);
        case DispatchRule::SpatialVector:
            return dispatch_spatial_vector(call, out);
        case DispatchRule::ArrayFromPointer:
            return dispatch_array(call, out);
        case DispatchRule::Zeros:
            return dispatch_zeros(call, out);
        case DispatchRule::VectorExtract:
            pass_all(call, out);
            if (call.type(out.results[0]).kind == Kind::Vector)
                template_shape(out, call.type(out.results[0]));
            return;
        case DispatchRule::MatrixExtract:
            pass_all(call, out);
            if (matrix_slice(call).has_slice) template_shape(out, call.type(out.results[0]));
            return;
        case DispatchRule::VectorAssign:
            return dispatch_vector_assign(call, out);
        case DispatchRule::MatrixAssign:
            return dispatch_matrix_assign(call, out);
        case DispatchRule::TupleExtract:
            pass(call, out, *call.bound[0]);
            return template_number(out, *integer_constant(*call.bound[1]));
        case DispatchRule::Cast:
            pass(call, out, *call.bound[0]);
            return template_type(out, call.dtype().type);
        case DispatchRule::Dtype:
            pass_all(call, out, false, Role::Dtype);
            return template_type(out, call.dtype().type);
        case DispatchRule::TileDiagAdd:
        case DispatchRule::TileMatmul:
        case DispatchRule::TileCholesky:
        case DispatchRule::TileCholeskySolve:
        case DispatchRule::TileLowerSolve:
        case DispatchRule::TileUpperSolve:
            return dispatch_library(call, out);
        default:
            return dispatch_tile(call, out);
    }
}

}  // namespace weft::builtins
