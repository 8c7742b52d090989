// Overload resolution: which row of a builtin takes the arguments, in the order Warp tries them.
#include "base/check.h"
#include "builtins/rules.h"

namespace weft::builtins {
namespace {

using types::Kind;
using types::Scalar;
using types::Type;
using types::TypeId;
using types::Types;

DiagKind unsupported_kind(Group group) {
    switch (group) {
        case Group::TilePrimitives:
            return DiagKind::BuiltinTile;
        case Group::CodeGeneration:
            return DiagKind::BuiltinStatic;
        case Group::Geometry:
        case Group::Operators:
        case Group::Other:
        case Group::QuaternionMath:
        case Group::Random:
        case Group::ScalarMath:
        case Group::SpatialMath:
        case Group::Textures:
        case Group::Transformations:
        case Group::Utility:
        case Group::VectorMath:
        case Group::Volumes:
            return DiagKind::BuiltinOther;
    }
    return DiagKind::BuiltinOther;
}

// How many values a row declares to return: what a tuple assignment compares with.
unsigned declared_outputs(const Row& row) {
    switch (row.result) {
        case ResultRule::Ints2:
        case ResultRule::Qr3:
        case ResultRule::Eig3:
        case ResultRule::AxisAngle:
            return 2;
        case ResultRule::Ints3:
        case ResultRule::Svd2:
        case ResultRule::Svd3:
            return 3;
        case ResultRule::TileStackPop:
            return 2;
        case ResultRule::Ints4:
            return 4;
        default:
            return 0;  // not a sequence
    }
}

// Exact, or a query as the class that all queries of its kind share.
enum class Fit : uint8_t { Exact, Erased };

bool arguments_match(const Call& call, const Row& row, Fit fit) {
    for (size_t i = 0; i < row.params.size(); ++i) {
        const Argument* argument = call.bound[i];
        if (argument == nullptr || types::matches(call.types, row.params[i].pattern, argument->type))
            continue;
        if (fit == Fit::Exact || row.params[i].pattern != types::erased(call.types, argument->type))
            return false;
    }
    return true;
}

const Row* matching_row(Call& call, std::span<const Row> candidates, Fit fit) {
    for (const Row& row : candidates) {
        if (!row.supported) continue;
        // Variadic rows take whatever comes; only Python's binding can still fail.
        if (!row.variadic && !(bind(call, row) && arguments_match(call, row, fit))) continue;
        if (call.query.expected_outputs != 0 && declared_outputs(row) != call.query.expected_outputs)
            continue;
        if (row.variadic && !bind(call, row)) call.refuse(DiagKind::CallBinding);
        return &row;
    }
    return nullptr;
}

// What a constructor's type gives (`length`, `shape`, `dtype`) may be repeated by the call, not contradicted.
void check_repeated(const Call& call) {
    if (!call.query.constructed.valid()) return;
    const Type& made = call.type(call.query.constructed);
    const auto extraneous = [&call](std::string_view name) {
        call.refuse(DiagKind::ConstructExtraneous, name);
    };
    if (const Argument* dtype = call.find(Role::Dtype)) {
        const TypeId written = made.python_spelling ? types::py_float : types::of(made.scalar);
        if (dtype->kind != Argument::Kind::Type || dtype->type != written) extraneous("dtype");
    }
    if (made.kind == Kind::Vector) {
        if (const Argument* length = call.find(Role::Length)) {
            if (integer_constant(*length) != int64_t{made.rows}) extraneous("length");
        }
    }
    if (made.kind == Kind::Matrix) {
        if (const Argument* shape = call.find(Role::Shape)) {
            if (shape->elements().size() != 2 ||
                integer_constant(shape->elements()[0]) != int64_t{made.rows} ||
                integer_constant(shape->elements()[1]) != int64_t{made.cols}) {
                extraneous("shape");
            }
        }
    }
}

[[noreturn]] void refuse_name(const Call& call) {
    const auto candidates = rows_of(call.query.name);
    if (candidates.empty()) call.refuse(DiagKind::BuiltinPython);
    call.refuse(unsupported_kind(candidates.front().group), text(candidates.front().group));
}

bool braces(const Call& call, const Resolution& out) {
    switch (call.row->braces) {
        case Braces::Never:
            return false;
        case Braces::Always:
            return true;
        case Braces::MoreThanOne:
            return call.rest.size() > 1;
        case Braces::MoreThanFour:
            return call.rest.size() > 4;
        case Braces::Matrix: {
            const Type& made = call.type(out.results[0]);
            return call.rest.size() > 1 && !(made.rows == made.cols && made.cols < 5);
        }
        case Braces::MatrixFromVectors: {
            const Type& made = call.type(out.results[0]);
            return made.rows != made.cols || made.rows > 4;
        }
    }
    return false;
}

// wp.handle stands for uint64 in some places of Warp and for itself in others; only plain values are settled.
bool is_unusual_handle(const Call& call, const Argument& argument) {
    const Type& type = call.type_of(argument);
    if (!scalar_of(type) || type.scalar != Scalar::Handle) return false;
    return types::is_composite(type) || argument.kind == Argument::Kind::Type || argument.constant != nullptr;
}

void resolve_call(Call& call, Resolution& out) {
    WEFT_CHECK(names::is_builtin(call.query.name), "resolve() is asked for a name that is no builtin");
    if (!name_facts(call.query.name).supported) refuse_name(call);
    for (const Argument& argument : call.query.args) {
        if (argument.kind == Argument::Kind::Function) {
            if (!name_facts(call.query.name).takes_function) call.refuse(DiagKind::CallFunctionArgument);
            continue;
        }
        if (!types::is_followed(call.type_of(argument)) || is_unusual_handle(call, argument)) {
            call.refuse(DiagKind::CallOpaqueArgument, call.display(argument.type));
        }
    }
    if (call.query.constructed.valid() && call.type(call.query.constructed).scalar == Scalar::Handle) {
        call.refuse(DiagKind::CallOpaqueArgument, call.display(call.query.constructed));
    }
    call.row = matching_row(call, rows_of(call.query.name), Fit::Exact);
    if (call.row == nullptr) call.row = matching_row(call, rows_of(call.query.name), Fit::Erased);
    if (call.row == nullptr) call.refuse(DiagKind::NoOverload, call.argument_list());
    check_repeated(call);
    out.row = {static_cast<uint32_t>(call.row - rows().data())};
    find_result(call, out);
    if (out.replaced) return;
    dispatch(call, out);
    out.initializer_list = braces(call, out);
}

}  // namespace

const Argument* Call::find(Role role) const {
    for (size_t i = 0; i < row->params.size(); ++i) {
        if (row->params[i].role == role) return bound[i];
    }
    return nullptr;
}

const Argument& Call::get(Role role) const {
    const Argument* argument = find(role);
    WEFT_CHECK(argument != nullptr, "a rule asks for a parameter that its row does not have");
    return *argument;
}

const Argument* Call::find(std::string_view parameter) const {
    for (size_t i = 0; i < row->params.size(); ++i) {
        if (row->params[i].name == parameter) return bound[i];
    }
    return nullptr;
}

const Argument& Call::get(std::string_view parameter) const {
    const Argument* argument = find(parameter);
    WEFT_CHECK(argument != nullptr, "a rule asks for a parameter that its row does not have");
    return *argument;
}

Dtype Call::dtype() const {
    if (const Argument* argument = find(Role::Dtype)) {
        return {true, argument->kind == Argument::Kind::Type ? argument->type : TypeId{}};
    }
    if (!query.constructed.valid()) return {};
    const Type& made = types[query.constructed];
    return {true, made.python_spelling ? types::py_float : types::of(made.scalar)};
}

std::string Call::argument_list() const {
    std::string list;
    for (const Argument& argument : query.args) {
        if (!list.empty()) list += ", ";
        if (argument.keyword.valid()) list += std::string(strings.text(argument.keyword)) + "=";
        if (argument.kind == Argument::Kind::Type) list += "type ";
        list += types.display(argument.type);
    }
    return list;
}

bool bind(Call& call, const Row& row) {
    const std::span<const Argument> args = call.query.args;
    size_t positional = 0;
    while (positional < args.size() && !args[positional].keyword.valid()) ++positional;
    if (!row.variadic && row.params.size() < args.size()) return false;
    call.rest = {};
    size_t used = 0;
    bool positional_over = false;
    for (size_t i = 0; i < row.params.size(); ++i) {
        const Param& param = row.params[i];
        call.bound[i] = nullptr;
        if (param.is_rest) {
            call.rest = args.subspan(used, positional - used);
            used = positional;
            positional_over = true;
        } else if (!positional_over && used < positional) {
            call.bound[i] = &args[used++];
        }
    }
    if (used < positional) return false;
    for (size_t k = positional; k < args.size(); ++k) {
        WEFT_CHECK(args[k].keyword.valid(), "positional arguments come before keywords");
        const std::string_view keyword = call.strings.text(args[k].keyword);
        size_t i = 0;
        while (i < row.params.size() && (row.params[i].is_rest || row.params[i].name != keyword)) ++i;
        if (i == row.params.size() || call.bound[i] != nullptr) return false;
        call.bound[i] = &args[k];
    }
    for (size_t i = 0; i < row.params.size(); ++i) {
        const Param& param = row.params[i];
        if (call.bound[i] == nullptr && !param.has_default && !param.is_rest) return false;
    }
    return true;
}

StringId constructor_of(const Type& type) {
    switch (type.kind) {
        case Kind::Vector:
            return names::vector;
        case Kind::Matrix:
            return names::matrix;
        case Kind::Quaternion:
            return names::quaternion;
        case Kind::Transform:
            return names::transformation;
        default:
            return {};
    }
}

std::optional<Diag> resolve(const Query& query, Types& types, Strings& strings, Resolution& out) {
    out.replaced = false;
    out.initializer_list = false;
    out.results.clear();
    out.operands.clear();
    out.template_args.clear();
    out.symbols.clear();
    out.asked_machine = false;
    if (recall(query, types, out)) return std::nullopt;
    Call call{query, types, strings, nullptr, {}, {}};
    try {
        resolve_call(call, out);
        remember(query, types, out);
    } catch (Refused& refused) {
        return std::move(refused.diag);
    }
    return std::nullopt;
}

}  // namespace weft::builtins
