// Generics: a function for any type of number, which its formula allows.
#include <algorithm>
#include <string>

#include "vary/change.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

bool is_any_number(const Type& type) {
    const bool has_parts =
        type.is(types::Kind::Vector) || type.is(types::Kind::Matrix) || type.is(types::Kind::Quaternion);
    return type.is_float() || (has_parts && types::facts(type.scalar).is_float);
}

// A written float, which is of one type: as `type(x)(0.5)` it is of that of `x`.
bool is_float_literal(const Change& change, NodeId id) {
    return change[id].kind == Kind::Constant && change[id].constant() == syntax::ConstantKind::Float;
}

// float(…): also a way to make a variable of a number.
bool is_float_cast(const Change& change, NodeId id) {
    if (change[id].kind != Kind::Call) return false;
    const NodeId called = change.tree().child(id, field::Call::func);
    return change[called].kind == Kind::Name && change.text(called) == "float";
}

// The parameter after whose type numbers in the function are made; invalid: there is none.
NodeId model_of(const Change& change, NodeId function) {
    for (const NodeId arg : change.draft.parameters(function)) {
        if (change.draft.type(arg).is_float() && is_never_written(change, change[arg].text, function))
            return arg;
    }
    return {};
}

// Whether something has one type for good, so that no function around it can be generic.
bool is_of_one_type(const Change& change, NodeId id, NodeId function) {
    const Kind kind = change[id].kind;
    if (kind == Kind::Call) {
        const builtins::Row* const row = change.draft.fact(id).builtin;
        return row == nullptr || row->effect() != builtins::Effect::Compute ||
               row->operation() == builtins::Operation::Cast;
    }
    if (!change.draft.type(id).is_float()) return false;
    // A constant of the file, wp.PI.
    return (kind == Kind::Name && change[id].context() == syntax::Context::Load &&
            !is_variable(change, change[id].text, function)) ||
           (kind == Kind::Attribute && change.look.warp_name(id).valid());
}

// Numbers that must be made after the model; nothing: something in the function is of one type for good.
std::optional<std::vector<NodeId>> numbers_in(const Change& change, NodeId function) {
    std::vector<NodeId> out;
    for (const NodeId statement : change.tree().field(function, field::FunctionDef::body)) {
        for (const NodeId id : change.look.nodes(statement)) {
            if (is_float_literal(change, id)) {
                if (!is_float_cast(change, change.look.parent(id))) out.push_back(id);
            } else if (is_float_cast(change, id)) {
                out.push_back(id);
            } else if (is_of_one_type(change, id, function)) {
                return std::nullopt;
            }
        }
    }
    return out;
}

bool can_be_generic(const Change& change, NodeId function) {
    const auto decorators = change.tree().field(function, field::FunctionDef::decorator_list);
    const NodeId args = change.tree().child(function, field::FunctionDef::args);
    const auto parameters = change.draft.parameters(function);
    if (decorators.size() != 1 || !change.look.warp_name(decorators[0]).valid() || parameters.empty() ||
        parameters.size() > 5 || !change.tree().field(args, field::Arguments::defaults).empty())
        return false;
    // All are floats of some kind: with an array or an integer it would be generic in part.
    for (const NodeId arg : parameters) {
        if (!is_any_number(change.draft.type(arg))) return false;
    }
    const auto calls = change.look.calls(function);
    const size_t names = change.look.uses(change[function].text).size();
    const bool fits = std::all_of(calls.begin(), calls.end(), [&](NodeId call) {
        const auto given = change.tree().field(call, field::Call::args);
        if (!change.tree().field(call, field::Call::keywords).empty() || given.size() != parameters.size())
            return false;
        for (size_t i = 0; i < given.size(); ++i) {
            if (change.draft.type(given[i]) != change.draft.type(parameters[i])) return false;
        }
        return true;
    });
    const auto numbers = numbers_in(change, function);
    return !calls.empty() && names == calls.size() && fits && numbers && numbers->size() <= 3 &&
           (numbers->empty() || model_of(change, function).valid());
}

void import_any(Change& change) {
    const StringId typing = change.edit.intern("typing"), any = change.edit.intern("Any");
    const auto body = change.tree().field(change.tree().root(), field::Module::body);
    for (const NodeId id : body) {
        if (change[id].kind == Kind::ImportFrom && change[id].text == typing) return;
    }
    size_t at = 0;  // in front of the first import, with a blank line between Python's and others
    while (at < body.size() && change[body[at]].kind != Kind::Import) ++at;
    const NodeId next = body[at];  // new nodes may move the list
    const NodeId alias = change.draft.tree.add(Kind::Alias, 0, Span{}, 0, any, NodeId{});
    const NodeId import = change.draft.tree.add(Kind::ImportFrom, 0, Span{}, 0, typing, alias);
    change.edit.insert({change.tree().root(), field::Module::body, at}, import);
    change.draft.notes.of(next).gap = true;
}

}  // namespace

bool apply_GenericFunction(Change& change) {
    if (change.draft.is_generic) return false;
    std::vector<NodeId> places;
    for (const NodeId function : change.look.functions()) {
        if (can_be_generic(change, function)) places.push_back(function);
    }
    const NodeId function = change.draw(places);
    if (!function.valid()) return false;
    const std::vector<NodeId> numbers = *numbers_in(change, function);
    const NodeId model = model_of(change, function);
    for (const NodeId number : numbers) {
        const draft::Fact fact = change.draft.fact(number);
        const NodeId like = change.edit.name(change[model].text, change.draft.type(model));
        const NodeId type = change.edit.call(change.edit.name(change.edit.intern("type")), {&like, 1});
        if (is_float_cast(change, number)) {
            change.edit.replace(change.tree().child(number, field::Call::func), type);
            continue;
        }
        const NodeId value = change.edit.copy(number);
        change.edit.replace(number, change.edit.call(type, {&value, 1}, fact.type));
    }
    const auto list = change.draft.parameters(function);
    const std::vector<NodeId> parameters(list.begin(), list.end());
    for (const NodeId arg : parameters) {
        const NodeId annotation = change.edit.name(change.edit.intern("Any"));
        change.draft.tree.set_field(arg, field::Arg::annotation, {&annotation, 1});
    }
    change.draft.tree.set_field(function, field::FunctionDef::returns, {});
    import_any(change);
    return true;
}

}  // namespace weft::vary
