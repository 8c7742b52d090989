// Calls: of builtins, of functions of the file, of structs, and atomics.
#include <algorithm>

#include "builtins/implicit.h"
#include "reference/writer.h"

namespace weft::reference {

using builtins::Operation;
using builtins::Role;

namespace {

// How an atomic is written for one thread.
struct Sequential {
    Operation operation;
    std::string_view helper;  // a function that yields what was there
    std::string_view sign;    // the assignment of C++ that does the same to a number; empty: there is none
};
constexpr Sequential sequentials[] = {
    {Operation::Add, "fetch_add", "+="},
    {Operation::Sub, "fetch_sub", "-="},
    {Operation::Min, "fetch_min", ""},
    {Operation::Max, "fetch_max", ""},
    {Operation::And, "fetch_and", "&="},
    {Operation::Or, "fetch_or", "|="},
    {Operation::Xor, "fetch_xor", "^="},
    {Operation::Exchange, "exchange", "="},
    {Operation::CompareExchange, "compare_exchange", ""},
};

std::string_view helper_of(Operation operation) {
    for (const Sequential& one : sequentials) {
        if (one.operation == operation) return one.helper;
    }
    return "";
}

std::string_view update_sign(Operation operation) {
    for (const Sequential& one : sequentials) {
        if (one.operation == operation) return one.sign;
    }
    return "";
}

}  // namespace

Piece Writer::support_call(NodeId id, const builtins::Row& row, std::span<const Piece> args,
                           std::span<const types::TypeId> types, types::TypeId result,
                           std::span<const Piece> lengths) {
    auto made = file_.support->call({row, args, types, result, lengths});
    return made.ok() ? std::move(made).value() : refuse(id, made.error());
}

Piece Writer::call(NodeId id) {
    if (const lower::LoweredFunction* function = body_.function(id)) {
        const Callee* callee = file_.find(*function);
        if (callee == nullptr) return refuse(id, "a call of a function that calls itself");
        std::vector<StringId> names;
        const Body called = Body::of(body_.subject(), *function);
        for (const module::Parameter& one : called.parameters()) names.push_back(one.name);
        return call_function(id, *callee, arguments(id, names));
    }
    if (body_.makes_struct(id)) return make_struct(id);
    const builtins::Row* row = body_.builtin(id);
    if (row == nullptr) return refuse(id, "a call of something that is no function");
    return call_builtin(id, *row);
}

// The arguments in the order of the parameters; one that is not given is invalid.
std::vector<NodeId> Writer::arguments(NodeId call_id, std::span<const StringId> names) {
    const syntax::Tree& tree = body_.tree();
    const auto given = tree.field(call_id, field::Call::args);
    std::vector<NodeId> out(given.begin(), given.end());
    for (const NodeId keyword : tree.field(call_id, field::Call::keywords)) {
        const auto found = std::find(names.begin(), names.end(), tree[keyword].text);
        if (found == names.end()) {
            refuse(keyword, "an argument of another name");
            break;
        }
        const auto at = static_cast<size_t>(found - names.begin());
        if (out.size() <= at) out.resize(at + 1);
        out[at] = tree.child(keyword, field::Keyword::value);
    }
    for (const NodeId one : out) {
        if (one.valid() && tree[one].kind == Kind::Starred) refuse(one, "a starred argument");
    }
    return out;
}

Piece Writer::call_function(NodeId id, const Callee& callee, std::span<const NodeId> given) {
    const auto parameters = Body::of(body_.subject(), *callee.function).parameters();
    const bool is_qualified = callee.is_qualified || own_names_.count(callee.name) != 0;
    std::string out = (is_qualified ? file_.space + "::" : "") + callee.name + "(";
    for (size_t i = 0; i < parameters.size(); ++i) {
        if (i != 0) out += ", ";
        if (i < given.size() && given[i].valid()) {
            out += operand(given[i], parameters[i].type).text;
            continue;
        }
        const value::Value& preset = parameters[i].default_value;
        if (preset.kind == value::ValueKind::Missing || preset.kind == value::ValueKind::Composite)
            return refuse(id, "a default argument that is no number");
        out += literal(id, preset, parameters[i].type).text;
    }
    if (callee.writes_memory) writes_memory = true;
    return {out + ")"};
}

Piece Writer::make_struct(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    const types::TypeId type = body_.type_of(id);
    const std::string name = file_.type(type, tree[id].line);
    const auto& fields = body_.subject().types[body_.type(type).structure].fields;
    std::vector<StringId> names;
    for (const types::Field& one : fields) names.push_back(one.name);
    const std::vector<NodeId> given = arguments(id, names);
    if (given.empty()) return {name + "{}"};
    std::string out = name + "{";
    for (size_t i = 0; i < fields.size(); ++i) {
        if (types::is_array(body_.type(fields[i].type)))
            return refuse(id, "a struct that is made with an array in it");
        if (i != 0) out += ", ";
        out += i < given.size() && given[i].valid() ? operand(given[i], fields[i].type).text : "{}";
    }
    return {out + "}"};
}

Piece Writer::thread(NodeId id) {
    if (!body_.is_kernel()) return refuse(id, "the thread's number in a function");
    if (coordinates.size() != 1) return refuse(id, "the thread's coordinates as one value");
    reads_coordinate[0] = true;
    return {coordinates[0]};
}

// wp.float64(0.1): the number itself, not what float32 makes of it.
std::optional<Piece> Writer::cast_literal(NodeId id, const builtins::Row& row) {
    const auto given = body_.tree().field(id, field::Call::args);
    if (row.operation() != Operation::Cast || given.size() != 1) return std::nullopt;
    const bool is_literal = body_.node(given[0]).kind == Kind::Constant;
    const bool is_own =
        body_.node(given[0]).kind == Kind::Name && variables_.is_local(body_.node(given[0]).text);
    std::optional<value::Value> known;
    if (is_literal) {
        known = written_number(given[0]);
    } else if (const value::Value* constant = body_.constant(given[0])) {
        known = *constant;
    }
    const types::Type& made = body_.kind_of(id);
    if (!known || is_own || made.kind != types::Kind::Scalar) return std::nullopt;
    const bool is_wide = types::facts(made.scalar).bytes == 8;
    const bool is_exact = known->kind == value::ValueKind::Int || known->kind == value::ValueKind::Float;
    const bool cuts = known->kind == value::ValueKind::Float && !types::facts(made.scalar).is_float;
    if (!is_exact || cuts || (!is_wide && !is_literal)) return std::nullopt;
    return literal(id, *known, body_.type_of(id));
}

// The arguments that are values, in the order of the row's parameters; not those that say a type or a size.
std::vector<NodeId> Writer::values_of(NodeId id, const builtins::Row& row) {
    const syntax::Tree& tree = body_.tree();
    const auto params = row.params;
    std::vector<std::vector<NodeId>> given(params.size());
    size_t at = 0;
    for (const NodeId arg : tree.field(id, field::Call::args)) {
        if (tree[arg].kind == Kind::Starred || at >= params.size()) {
            refuse(arg, "an argument that has no parameter of its own");
            return {};
        }
        given[at].push_back(arg);
        if (!params[at].is_rest) ++at;
    }
    for (const NodeId keyword : tree.field(id, field::Call::keywords)) {
        const auto found = std::find_if(params.begin(), params.end(), [&](const builtins::Param& one) {
            return one.name == body_.text(tree[keyword].text);
        });
        if (found == params.end()) continue;  // a type or a size that this row knows without it
        given[static_cast<size_t>(found - params.begin())].push_back(
            tree.child(keyword, field::Keyword::value));
    }
    std::vector<NodeId> out;
    bool is_gap = false;
    for (size_t i = 0; i < params.size(); ++i) {
        const Role role = params[i].role;
        if (role == Role::Dtype || role == Role::Length || role == Role::Shape || role == Role::N) continue;
        if (is_gap && !given[i].empty()) refuse(id, "a call with an argument left out before others");
        is_gap = is_gap || (given[i].empty() && !params[i].is_rest);
        out.insert(out.end(), given[i].begin(), given[i].end());
    }
    return out;
}

Piece Writer::call_builtin(NodeId id, const builtins::Row& row) {
    if (row.effect() == builtins::Effect::Thread) return thread(id);
    if (row.effect() == builtins::Effect::Atomic) return atomic(id, row);
    if (const auto number = cast_literal(id, row)) return *number;
    std::vector<Piece> args, lengths;
    std::vector<types::TypeId> types;
    for (const NodeId one : values_of(id, row)) {
        const types::TypeId type = type_of(one);
        if (!type.valid()) return refuse(one, "an argument that is no value");
        types.push_back(type);
        const Piece piece = expression(one);
        const bool is_array = types::is_array(body_.type(type));
        const std::string held = plain::inside(piece, Binding::Postfix);
        args.push_back(is_array ? Piece{held + ".data"} : piece);
        lengths.push_back(is_array ? Piece{held + ".shape[0]"} : Piece{});
    }
    if (row.operation() == Operation::Length && args.size() == 1 && types::is_array(body_.type(types[0])))
        return lengths[0];
    return support_call(id, row, args, types, body_.type_of(id), lengths);
}

// ---- atomics

std::optional<Writer::Atomic> Writer::atomic_of(NodeId id, const builtins::Row& row) {
    const auto given = body_.tree().field(id, field::Call::args);
    const size_t values = row.operation() == Operation::CompareExchange ? 2 : 1;
    const types::TypeId type = given.empty() ? types::TypeId{} : type_of(given[0]);
    if (!body_.tree().field(id, field::Call::keywords).empty() || !type.valid() ||
        !types::is_array(body_.type(type)) || given.size() != 1u + body_.type(type).ndim + values) {
        refuse(id, "an atomic on something that is no element of an array");
        return std::nullopt;
    }
    Atomic out;
    out.element = body_.type(type).element;
    out.place = {plain::inside(expression(given[0]), Binding::Postfix)};
    for (size_t i = 1; i + values < given.size(); ++i)
        out.place.text += "[" + expression(given[i]).text + "]";
    out.values.assign(given.end() - static_cast<std::ptrdiff_t>(values), given.end());
    writes_memory = true;
    return out;
}

// As a value: what was there before.
Piece Writer::atomic(NodeId id, const builtins::Row& row) {
    const auto known = atomic_of(id, row);
    if (!known) return {"0"};
    const std::string_view helper = helper_of(row.operation());
    const bool is_number = body_.type(known->element).kind == types::Kind::Scalar;
    const bool is_sum = row.operation() == Operation::Add || row.operation() == Operation::Sub;
    if (helper.empty() || (!is_number && !is_sum && row.operation() != Operation::Exchange))
        return refuse(id, "what was there before this atomic");
    if (!is_number && is_sum) {  // the operator that the helper uses
        const StringId builtin = builtins::builtin_that(builtins::Effect::Compute, row.operation());
        const Piece args[] = {{"old"}, {"value"}};
        const types::TypeId types[] = {known->element, known->element};
        support_call(id, builtins::rows_of(builtin)[0], args, types, known->element);
    }
    std::string out = file_.helper(helper) + "(" + known->place.text;
    for (const NodeId value : known->values) out += ", " + operand(value, known->element).text;
    return {out + ")"};
}

void Writer::atomic_statement(NodeId id, const builtins::Row& row, unsigned depth) {
    const auto known = atomic_of(id, row);
    if (!known) return;
    const bool is_number = body_.type(known->element).kind == types::Kind::Scalar;
    const std::string_view sign = update_sign(row.operation());
    if (!sign.empty() && (is_number || sign == "="))
        return line(depth, known->place.text + " " + std::string(sign) + " " +
                               operand(known->values[0], known->element).text + ";");
    if (row.operation() == Operation::CompareExchange) return line(depth, atomic(id, row).text + ";");
    const StringId builtin = builtins::builtin_that(builtins::Effect::Compute, row.operation());
    if (!builtin.valid()) {
        refuse(id, "this atomic");
        return;
    }
    const Piece args[] = {known->place, operand(known->values[0], known->element)};
    const types::TypeId types[] = {known->element, known->element};
    line(depth, known->place.text + " = " +
                    support_call(id, builtins::rows_of(builtin)[0], args, types, known->element).text + ";");
}

}  // namespace weft::reference
