// Calls: of builtins, of functions of the file, of structs.
#include <algorithm>

#include "standalone/printer.h"

namespace weft::standalone {

using builtins::Effect;
using builtins::Operation;
using builtins::Role;

Piece FunctionPrinter::call(NodeId id) {
    if (const value::Value* known = body_.constant(id)) return literal(id, *known, body_.type_of(id));
    if (const lower::LoweredFunction* function = body_.function(id)) {
        const Callee* callee = file_.find(*function);
        if (callee == nullptr) return refuse(id, "a call of a function that is not printed");
        return call_function(id, *callee);
    }
    if (body_.makes_struct(id)) return make_struct(id);
    const builtins::Row* row = body_.builtin(id);
    if (row == nullptr) return refuse(id, "this call");
    return call_builtin(id, *row);
}

// `Body{position, 1.0f}`: the fields in order; arrays as they stand in structs, a pointer and its sizes.
Piece FunctionPrinter::make_struct(NodeId id) {
    const types::TypeId type = body_.type_of(id);
    const uint32_t line = body_.node(id).line;
    const std::string name = file_.type(type, line);
    std::vector<std::string_view> names;
    const auto& fields = body_.subject().types[body_.type(type).structure].fields;
    for (const types::Field& one : fields) names.push_back(body_.text(one.name));
    std::vector<NodeId> given = arguments(id, names);
    if (given.empty()) return {name + "{}"};
    given.resize(fields.size());
    std::string out = name + "{";
    const auto add = [&](const std::string& one) { out += (out.back() == '{' ? "" : ", ") + one; };
    for (size_t i = 0; i < fields.size(); ++i) {
        const bool is_array = types::is_array(body_.type(fields[i].type));
        if (!given[i].valid()) {
            const unsigned values = is_array ? 1 + body_.type(fields[i].type).ndim : 1;
            for (unsigned k = 0; k < values; ++k) add("{}");
        } else if (is_array) {
            const auto one = array(given[i]);
            if (!one) return refuse(given[i], "an array of this kind in a struct");
            set_written(*one);  // whoever has the struct may write there
            add(one->pointer.text);
            for (unsigned k = 0; k < one->ndim(); ++k) add(size(*one, k));
        } else {
            const value::Value* known = body_.constant(given[i]);
            const bool is_number = known != nullptr && body_.type(fields[i].type).kind == types::Kind::Scalar;
            add(is_number ? literal(given[i], *known, fields[i].type).text : expression(given[i]).text);
        }
    }
    return {out + "}"};
}

// The arguments of a call in the order of the parameters; one that is not given is invalid.
std::vector<NodeId> FunctionPrinter::arguments(NodeId call, std::span<const std::string_view> names) const {
    const syntax::Tree& tree = body_.tree();
    const auto given = tree.field(call, field::Call::args);
    std::vector<NodeId> out(given.begin(), given.end());
    for (const NodeId keyword : tree.field(call, field::Call::keywords)) {
        const auto at = std::find(names.begin(), names.end(), body_.text(tree[keyword].text));
        const auto place = static_cast<size_t>(at - names.begin());
        if (out.size() <= place) out.resize(place + 1);
        out[place] = tree.child(keyword, field::Keyword::value);
    }
    return out;
}

Piece FunctionPrinter::call_function(NodeId id, const Callee& callee) {
    std::vector<std::string_view> names;
    const auto declared = Body::of(body_.subject(), *callee.function).parameters();
    for (const module::Parameter& one : declared) names.push_back(body_.text(one.name));
    std::vector<NodeId> given = arguments(id, names);
    given.resize(declared.size());
    std::string out = (own_names_.count(callee.name) != 0 ? "::" : "") + callee.name + "(";
    const auto add = [&](const std::string& one) { out += (out.back() == '(' ? "" : ", ") + one; };
    for (size_t i = 0; i < given.size(); ++i) {
        const Parameter& parameter = callee.parameters[i];
        if (!given[i].valid()) {
            const value::Value& preset = declared[i].default_value;
            if (preset.kind == value::ValueKind::Composite || preset.kind == value::ValueKind::Missing)
                return refuse(id, "a default argument that is no number");
            add(literal(id, preset, parameter.type).text);
            continue;
        }
        if (!parameter.is_array()) {
            add(expression(given[i]).text);
            continue;
        }
        const auto one = array(given[i]);
        if (!one) return refuse(given[i], "an array of this kind as an argument");
        if (parameter.is_written) set_written(*one);
        add(one->pointer.text);
        for (const unsigned dimension : plain::dimensions(parameter.sizes)) add(size(*one, dimension));
    }
    return {out + ")"};
}

Piece FunctionPrinter::atomic(NodeId id, const builtins::Row& row) {
    const auto given = body_.tree().field(id, field::Call::args);
    const size_t values = row.operation() == Operation::CompareExchange ? 2 : 1;
    if (!body_.tree().field(id, field::Call::keywords).empty() || given.size() < values + 2)
        return refuse(id, "an atomic with arguments by name");
    const auto whole = array(given[0]);
    if (!whole) return refuse(id, "an atomic on an array of this kind");
    std::vector<Piece> indices;
    if (given.size() - values - 1 != whole->ndim()) return refuse(id, "an atomic on a part of an array");
    for (unsigned k = 0; k < whole->ndim(); ++k) indices.push_back(element_index(*whole, k, given[k + 1]));
    set_written(*whole);
    if (id != is_alone_) file_.out.order_shows = true;
    const types::TypeId element = body_.type(type_of(given[0])).element;
    auto function = file_.support.atomic(row, element);
    if (!function.ok()) return refuse(id, function.error());
    std::string out = function.value() + "(&" + plain::inside(whole->pointer, Binding::Postfix) + "[" +
                      offset(*whole, indices).text + "]";
    for (size_t i = given.size() - values; i < given.size(); ++i) out += ", " + expression(given[i]).text;
    return {out + ")"};
}

// The arguments that are values, in the order of the row's parameters: not those that say a type or a size.
std::vector<NodeId> FunctionPrinter::values_of(NodeId call, const builtins::Row& row) {
    const syntax::Tree& tree = body_.tree();
    std::vector<std::vector<NodeId>> given(row.params.size());
    size_t at = 0;
    for (const NodeId one : tree.field(call, field::Call::args)) {
        if (at >= given.size() || tree[one].kind == Kind::Starred) {
            refuse(one, "an argument that has no parameter of its own");
            return {};
        }
        given[at].push_back(one);
        if (!row.params[at].is_rest) ++at;
    }
    for (const NodeId keyword : tree.field(call, field::Call::keywords)) {
        for (size_t i = 0; i < given.size(); ++i) {
            if (row.params[i].name == body_.text(tree[keyword].text))
                given[i].push_back(tree.child(keyword, field::Keyword::value));
        }
    }
    std::vector<NodeId> out;
    bool is_gap = false;
    for (size_t i = 0; i < given.size(); ++i) {
        const Role role = row.params[i].role;
        if (role == Role::Dtype || role == Role::Length || role == Role::Shape || role == Role::N) continue;
        if (is_gap && !given[i].empty()) refuse(call, "a call with an argument left out before others");
        is_gap = is_gap || (given[i].empty() && !row.params[i].is_rest);
        out.insert(out.end(), given[i].begin(), given[i].end());
    }
    return out;
}

Piece FunctionPrinter::call_builtin(NodeId id, const builtins::Row& row) {
    if (row.effect() == Effect::Atomic) return atomic(id, row);
    if (row.effect() == Effect::Thread) {
        if (!body_.is_kernel()) return refuse(id, "the thread's number in a function");
        if (thread_.names.size() != 1) return refuse(id, "the thread's coordinates as one value");
        return {thread_.names[0]};
    }
    if (row.operation() == Operation::Cast) {
        // wp.float64(0.1) is a number of that type, not one that was rounded before.
        const auto given = body_.tree().field(id, field::Call::args);
        const value::Value* known = given.size() == 1 ? body_.constant(given[0]) : nullptr;
        const bool is_literal = known != nullptr && body_.node(given[0]).kind != Kind::Name;
        if (is_literal && body_.kind_of(id).kind == types::Kind::Scalar &&
            known->kind != value::ValueKind::Composite)
            return literal(id, *known, body_.type_of(id));
    }
    std::vector<Piece> args, lengths;
    std::vector<types::TypeId> types;
    for (const NodeId given : values_of(id, row)) {
        const types::TypeId type = type_of(given);
        if (!type.valid()) {
            if (body_.builtin(given) != nullptr) return refuse(given, "a function as a value");
            continue;
        }
        types.push_back(type);
        lengths.emplace_back();
        if (!types::is_array(body_.type(type))) {
            args.push_back(expression(given));
            continue;
        }
        const auto one = array(given);
        if (!one) return refuse(given, "an array of this kind");
        args.push_back(one->pointer);
        lengths.back() = {size(*one, 0)};
    }
    if (row.operation() == Operation::Length && args.size() == 1 && types::is_array(body_.type(types[0])))
        return lengths[0];
    const bool takes_float = !types.empty() && types::is_float(body_.type(types[0]));
    if (takes_float && types::is_integer(body_.kind_of(id))) file_.out.rounds = true;
    auto made = file_.support.call({row, args, types, body_.type_of(id), lengths});
    return made.ok() ? std::move(made).value() : refuse(id, made.error());
}

}  // namespace weft::standalone
