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
    if (body_.makes_struct(id)) {
        if (!body_.tree().field(id, field::Call::args).empty() ||
            !body_.tree().field(id, field::Call::keywords).empty())
            return refuse(id, "a struct that is made with values");
        return {file_.type(body_.type_of(id), body_.node(id).line) + "{}"};
    }
    const builtins::Row* row = body_.builtin(id);
    if (row == nullptr) return refuse(id, "this call");
    return call_builtin(id, *row);
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
    std::string out = callee.name + "(";
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
    for (size_t i = 1; i + values < given.size(); ++i) indices.push_back(expression(given[i]));
    if (indices.size() != whole->ndim()) return refuse(id, "an atomic on a part of an array");
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
    std::vector<std::string_view> names;
    for (const builtins::Param& one : row.params) names.push_back(one.name);
    // A parameter that takes all the rest is the last one that arguments without a name reach.
    const auto rest = std::find_if(row.params.begin(), row.params.end(),
                                   [](const builtins::Param& one) { return one.is_rest; });
    const auto last = static_cast<size_t>(rest - row.params.begin()) - (rest == row.params.end() ? 1 : 0);
    std::vector<Piece> args, lengths;
    std::vector<types::TypeId> types;
    const std::vector<NodeId> given = arguments(id, names);
    for (size_t i = 0; i < given.size(); ++i) {
        if (!given[i].valid()) {
            if (i + 1 < given.size() && args.size() == i) return refuse(id, "a call with arguments left out");
            continue;
        }
        const Role role = row.params.empty() ? Role::Other : row.params[std::min(i, last)].role;
        const bool says_type =
            role == Role::Dtype || role == Role::Length || role == Role::Shape || role == Role::N;
        const types::TypeId type = type_of(given[i]);
        if (says_type || !type.valid()) {
            if (!says_type && body_.builtin(given[i]) != nullptr)
                return refuse(given[i], "a function as a value");
            continue;
        }
        types.push_back(type);
        lengths.emplace_back();
        if (!types::is_array(body_.type(type))) {
            args.push_back(expression(given[i]));
            continue;
        }
        const auto one = array(given[i]);
        if (!one) return refuse(given[i], "an array of this kind");
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
