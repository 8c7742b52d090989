// Functions: a formula that gets a name of its own, and one that goes back to where it is used.
#include <algorithm>
#include <optional>
#include <string>

#include "vary/change.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

// What a function that computes an expression is to be given.
struct Given {
    StringId name;
    Type type;
    NodeId argument;  // where the expression reads it
    bool is_element;  // one element of the array of this name
};

// All reads of an array in an expression are of this element.
bool is_only_element(const Change& change, NodeId element, const std::vector<NodeId>& variables) {
    const StringId name = change[change.tree().child(element, field::Subscript::value)].text;
    const std::string text = change.source(element);
    return std::all_of(variables.begin(), variables.end(), [&](NodeId use) {
        if (change[use].text != name) return true;
        const NodeId above = change.look.parent(use);
        return change[above].kind == Kind::Subscript &&
               change.tree().child(above, field::Subscript::value) == use && change.source(above) == text;
    });
}

class Extraction {
  public:
    Extraction(const Change& change, NodeId expr)
        : change_(change), definition_(change.look.definition(expr)), variables_(variables_in(change, expr)) {
        fits_ = take(expr) && !given.empty() && given.size() <= 8;
    }
    bool fits() const { return fits_; }

    std::vector<Given> given;

  private:
    bool take(NodeId id) {
        if (change_[id].kind == Kind::Subscript) {
            const NodeId array = change_.tree().child(id, field::Subscript::value);
            if (change_[array].kind == Kind::Name && change_.draft.type(array).is_array() &&
                !change_.draft.type(id).is_array() && is_only_element(change_, id, variables_))
                return add({change_[array].text, change_.draft.type(id), id, true});
        }
        const bool is_one = std::find(variables_.begin(), variables_.end(), id) != variables_.end();
        if (is_one) return add({change_[id].text, change_.draft.type(id), id, false});
        const auto children = change_.tree().children(id);
        return std::all_of(children.begin(), children.end(),
                           [&](NodeId child) { return !child.valid() || take(child); });
    }

    bool add(const Given& one) {
        // Warp knows numbers that it can compute while compiling; as an argument they would be unknown.
        if (!one.type.is_known() || change_.draft.fact(one.argument).is_constant ||
            !can_be_annotated(change_, one.type, definition_))
            return false;
        const auto known = std::find_if(given.begin(), given.end(),
                                        [&](const Given& other) { return other.name == one.name; });
        if (known != given.end()) return known->type == one.type && known->is_element == one.is_element;
        given.push_back(one);
        return true;
    }

    const Change& change_;
    NodeId definition_;
    std::vector<NodeId> variables_;
    bool fits_ = false;
};

// In a copy of the expression: elements that are passed are plain names.
void name_elements(Change& change, NodeId id, const std::vector<Given>& given) {
    if (change[id].kind == Kind::Subscript) {
        const NodeId array = change.tree().child(id, field::Subscript::value);
        for (const Given& one : given) {
            if (one.is_element && change[array].kind == Kind::Name && change[array].text == one.name)
                return change.edit.replace(id, change.edit.name(one.name, one.type));
        }
    }
    const auto list = change.tree().children(id);
    const std::vector<NodeId> children(list.begin(), list.end());
    for (const NodeId child : children) {
        if (child.valid()) name_elements(change, child, given);
    }
}

// `x = expr` whose value a function can compute.
bool is_extractable(const Change& change, NodeId statement) {
    const auto targets = change.tree().field(statement, field::Assign::targets);
    if (targets.size() != 1 || change[targets[0]].kind != Kind::Name) return false;
    const NodeId value = change.tree().child(statement, field::Assign::value);
    const NodeId definition = change.look.definition(statement);
    return change.text(targets[0]).size() >= 3 && operations(change, value) >= 5 &&
           change.look.is_pure(value) && !change.draft.fact(value).is_constant &&
           !change.draft.type(value).is_array() && change.draft.type(value).is_known() &&
           can_be_annotated(change, change.draft.type(value), definition) && Extraction(change, value).fits();
}

// What the only statement of a function returns, but for a docstring; invalid: it does more.
NodeId only_result(const Change& change, NodeId function) {
    auto body = change.tree().field(function, field::FunctionDef::body);
    if (change.draft.docstring(function).valid()) body = body.subspan(1);
    if (body.size() != 1 || change[body[0]].kind != Kind::Return) return {};
    const NodeId value = change.tree().child(body[0], field::Return::value);
    return value.valid() && change[value].kind != Kind::Tuple ? value : NodeId{};
}

bool is_plain_function(const Change& change, NodeId function) {
    const auto decorators = change.tree().field(function, field::FunctionDef::decorator_list);
    const NodeId args = change.tree().child(function, field::FunctionDef::args);
    return decorators.size() == 1 && change.look.warp_name(decorators[0]).valid() &&
           change.text(decorators[0]) == "func" &&
           change.tree().field(args, field::Arguments::defaults).empty();
}

bool is_short(const Change& change, NodeId expr) {
    return change[expr].kind == Kind::Name || change[expr].kind == Kind::Constant ||
           change.look.warp_name(expr).valid();
}

// Whether the result can stand where the function is called: every argument is short or is read once, and no
// name means something else there.
bool can_stand_at(const Change& change, NodeId function, NodeId result, NodeId call) {
    const auto args = change.tree().field(call, field::Call::args);
    const auto parameters = change.draft.parameters(function);
    const NodeId caller = change.look.definition(call);
    if (!caller.valid() || caller == function || change.draft.is_fixed(caller) ||
        args.size() != parameters.size() || !change.tree().field(call, field::Call::keywords).empty())
        return false;
    const Kind above = change[change.look.parent(call)].kind;
    if (above == Kind::Expr || above == Kind::Attribute || above == Kind::Subscript ||
        above == Kind::Keyword || above == Kind::Starred)
        return false;
    for (size_t i = 0; i < args.size(); ++i) {
        const StringId name = change[parameters[i]].text;
        const size_t reads = change.look.uses(name, function).size();
        const bool same_type = change.draft.type(args[i]).is_known() &&
                               change.draft.type(args[i]) == change.draft.type(parameters[i]);
        if (!same_type || !change.look.is_pure(args[i]) || (reads > 1 && !is_short(change, args[i])))
            return false;
    }
    for (const NodeId id : change.look.nodes(result)) {
        if (change[id].kind == Kind::Name && !change.look.is_parameter(change[id].text, function) &&
            is_variable(change, change[id].text, caller))
            return false;
    }
    return true;
}

bool is_inlinable(Change& change, NodeId function) {
    const NodeId result = only_result(change, function);
    if (!result.valid() || !is_plain_function(change, function) || change.draft.fact(result).is_constant ||
        operations(change, result) > 8 || change.draft.words.mention(change[function].text))
        return false;
    // wp.static must not see a variable.
    const StringId computed_early = change.edit.intern("static");
    for (const NodeId id : change.look.nodes(result)) {
        if (change.look.warp_name(id) == computed_early) return false;
    }
    const auto calls = change.look.calls(function);
    const size_t names = change.look.uses(change[function].text).size();
    return !calls.empty() && calls.size() <= 3 && names == calls.size() &&
           std::all_of(calls.begin(), calls.end(),
                       [&](NodeId call) { return can_stand_at(change, function, result, call); });
}

// In a copy of the result: the arguments of a call instead of the parameters.
void put_arguments(Change& change, NodeId id, const std::vector<StringId>& names,
                   const std::vector<NodeId>& args) {
    if (change[id].kind == Kind::Name) {
        const auto at = std::find(names.begin(), names.end(), change[id].text);
        if (at != names.end())
            change.edit.replace(id, change.edit.copy(args[static_cast<size_t>(at - names.begin())]));
        return;
    }
    const auto list = change.tree().children(id);
    const std::vector<NodeId> children(list.begin(), list.end());
    for (const NodeId child : children) {
        if (child.valid()) put_arguments(change, child, names, args);
    }
}

}  // namespace

bool apply_ExtractFunction(Change& change) {
    if (change.draft.is_generic) return false;
    const NodeId statement =
        change.draw(change.places(Kind::Assign, [&](NodeId id) { return is_extractable(change, id); }));
    if (!statement.valid()) return false;
    const NodeId definition = change.look.definition(statement);
    const NodeId value = change.tree().child(statement, field::Assign::value);
    const std::vector<Given> given = Extraction(change, value).given;
    const Type type = change.draft.type(value);
    const std::string target(change.text(change.tree().field(statement, field::Assign::targets)[0]));
    const std::string verb(change.rng.pick<std::string_view>({"compute_", "compute_", "evaluate_", "get_"}));
    const StringId name = change.edit.fresh({verb + target, "compute_" + target});

    const NodeId formula = change.edit.copy(value);
    name_elements(change, formula, given);
    std::vector<StringId> names;
    std::vector<NodeId> annotations, arguments;
    for (const Given& one : given) {
        names.push_back(one.name);
        annotations.push_back(change.edit.annotation(one.type));
        arguments.push_back(change.edit.copy(one.argument));
    }
    const NodeId result = change.edit.leave(formula);
    const NodeId function =
        change.edit.function(name, names, annotations, change.edit.annotation(type), {&result, 1});
    change.edit.add_function(function, definition);
    const auto parameters = change.draft.parameters(function);
    for (size_t i = 0; i < given.size(); ++i)
        change.draft.set_fact(parameters[i], {given[i].type, nullptr, {}, false});
    const NodeId call = change.edit.call(change.edit.name(name), arguments, type);
    change.draft.set_fact(call, {type, nullptr, function, false});
    change.edit.replace(value, call);
    return true;
}

bool apply_InlineFunction(Change& change) {
    std::vector<NodeId> places;
    for (const NodeId function : change.look.functions()) {
        if (is_inlinable(change, function)) places.push_back(function);
    }
    const NodeId function = change.draw(places);
    if (!function.valid()) return false;
    const NodeId result = only_result(change, function);
    std::vector<StringId> names;
    for (const NodeId arg : change.draft.parameters(function)) names.push_back(change[arg].text);
    for (const NodeId call : change.look.calls(function)) {
        const auto list = change.tree().field(call, field::Call::args);
        const std::vector<NodeId> args(list.begin(), list.end());
        const NodeId formula = change.edit.copy(result);
        put_arguments(change, formula, names, args);
        change.edit.replace(call, formula);
    }
    change.edit.replace(change.look.slot(function), {});
    return true;
}

}  // namespace weft::vary
