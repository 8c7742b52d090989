// Calls of the user's functions and of struct constructors: overloads, binding of arguments, defaults.
#include "lower/function_lowering.h"

namespace weft::lower {

using module::Value;
using module::ValueKind;

types::TypeId FunctionLowering::argument_type(const Argument& arg) const {
    if (arg.item.kind == Item::Kind::Value) return value_type(arg.item.value);
    if (arg.item.kind == Item::Kind::Object) {
        if (arg.item.object.kind == ValueKind::Int) return types::int32;
        if (arg.item.object.kind == ValueKind::Float) return types::float32;
    }
    return {};  // a type or function matches no parameter
}

void FunctionLowering::no_overload(std::string_view name, std::span<const Argument> args, Place span) {
    std::string list;
    for (const Argument& arg : args) {
        if (!list.empty()) list += ", ";
        const TypeId type = argument_type(arg);
        list += type.valid() ? types_.display(type) : describe(arg.item.object, strings_);
    }
    refuse(DiagKind::NoOverload, span, std::string(name), list);
}

// Types are equal, or both are arrays of equal elements: the number of dimensions is not compared.
bool FunctionLowering::accepts(TypeId parameter, TypeId argument) const {
    if (!argument.valid()) return false;
    const types::Type& p = info(parameter);
    const types::Type& a = info(argument);
    if (types::is_array(p) && types::is_array(a)) return same_type(p.element, a.element);
    if (p.kind == types::Kind::Tuple || a.kind == types::Kind::Tuple) return false;
    return same_type(parameter, argument);
}

// Python's rules: positional first, then keywords, then defaults. bound[i]: index in args, or -1 for the
// default.
bool FunctionLowering::bind(std::span<const module::Parameter> params, std::span<const Argument> args,
                            Bound& bound) const {
    bound.clear();
    for (size_t i = 0; i < params.size(); ++i) bound.push_back(-2);
    size_t positional = 0;
    for (size_t i = 0; i < args.size(); ++i) {
        if (!args[i].keyword.valid()) {
            if (positional >= params.size()) return false;
            bound[positional++] = static_cast<int>(i);
            continue;
        }
        size_t at = 0;
        while (at < params.size() && params[at].name != args[i].keyword) ++at;
        if (at == params.size() || bound[at] != -2) return false;
        bound[at] = static_cast<int>(i);
    }
    for (size_t i = 0; i < params.size(); ++i) {
        if (bound[i] != -2) continue;
        if (params[i].default_value.kind == ValueKind::Missing) return false;
        bound[i] = -1;
    }
    return true;
}

bool FunctionLowering::takes(std::span<const module::Parameter> params, std::span<const Argument> args) {
    Bound bound;
    if (!bind(params, args, bound)) return false;
    for (size_t i = 0; i < params.size(); ++i) {
        if (bound[i] >= 0) {
            const Argument& arg = args[static_cast<size_t>(bound[i])];
            const TypeId given = argument_type(arg);
            if (given.valid() && info(given).kind == types::Kind::Tuple &&
                info(params[i].type).kind == types::Kind::Tuple)
                refuse(DiagKind::UnsupportedFeature, arg.span, "a tuple as an argument");
            if (!accepts(params[i].type, given)) return false;
        } else if (params[i].default_value.kind != ValueKind::None) {
            if (!accepts(params[i].type, constant_type(params[i].default_value, params[i].place)))
                return false;
        }
    }
    return true;
}

// Concrete overloads first, then what earlier calls made of templates, then the templates.
std::optional<module::FunctionId> FunctionLowering::overload(module::FunctionSetId set,
                                                             std::span<const Argument> args) {
    const std::vector<module::FunctionId>& declared = program_.function_sets[set.index];
    for (const module::FunctionId id : declared) {
        const module::Function& function = program_.functions[id.index];
        // Whether an overload weft cannot compile would have been chosen is not known: refuse at once.
        if (function.unsupported) throw Refused{function.unsupported.diag()};
        if (!function.generic && takes(program_.params(function), args)) return id;
    }
    const Instances& instances = module_.instances();
    for (const uint32_t place : instances.in_order) {
        const Instance& instance = instances.made[place];
        if (instance.set == set && takes(instance.params, args))
            return module::FunctionId{static_cast<uint32_t>(program_.functions.size() + place)};
    }
    for (const module::FunctionId id : declared) {
        if (!program_.functions[id.index].generic) continue;
        if (const auto instance = instantiate(set, id, args)) return instance;
    }
    return std::nullopt;
}

Item FunctionLowering::call_functions(module::FunctionSetId set, std::span<const Argument> args,
                                      unsigned expected_outputs, Place span) {
    const auto id = overload(set, args);
    if (!id) {
        const module::FunctionId first = program_.function_sets[set.index].front();
        no_overload(strings_.text(program_.functions[first.index].name), args, span);
    }
    return call_function(*id, args, expected_outputs, span);
}

Item FunctionLowering::call_function(module::FunctionId id, std::span<const Argument> args, unsigned,
                                     Place span) {
    const ir::FunctionId built = module_.build_function(id, span);
    if (std::find(fn_.callees.begin(), fn_.callees.end(), built) == fn_.callees.end())
        fn_.callees.push_back(built);
    const std::vector<TypeId> result_types = module_.result_types(built);

    ValueList results;
    for (const TypeId type : result_types) results.push_back(new_value(type));

    const std::span<const module::Parameter> params = module_.params(id);
    Bound bound;
    bind(params, args, bound);
    ValueList passed, primal;
    for (size_t i = 0; i < bound.size(); ++i) {
        const module::Parameter& param = params[i];
        if (bound[i] < 0) {
            if (param.default_value.kind == ValueKind::None)
                refuse(DiagKind::InvalidConstant, param.place, "None as a default");
            passed.push_back(new_constant(param.default_value));
        } else {
            passed.push_back(passed_value(args[static_cast<size_t>(bound[i])].item));
        }
    }
    for (const ValueId value : passed) primal.push_back(load(value));
    add_call(ir::CalleeKind::Function, built.index, results, passed, primal);
    return results_item(results);
}

// S() or S(all fields), positional or by name.
Item FunctionLowering::call_structure(types::StructId id, std::span<const Argument> args, Place span) {
    const std::vector<types::Field> fields = types_[id].fields;
    ValueList passed, primal;
    Bound bound;
    if (!args.empty()) {
        std::vector<module::Parameter> params(fields.size());
        for (size_t i = 0; i < fields.size(); ++i) params[i] = {fields[i].name, fields[i].type, {}, {}};
        bool matches = bind(params, args, bound);
        for (size_t i = 0; i < params.size() && matches; ++i)
            matches = accepts(params[i].type, argument_type(args[static_cast<size_t>(bound[i])]));
        if (!matches) no_overload(strings_.text(types_[id].key), args, span);
    }
    const ValueId result = new_value(types_.structure(id));
    for (const int at : bound) passed.push_back(passed_value(args[static_cast<size_t>(at)].item));
    for (const ValueId value : passed) primal.push_back(load(value));
    add_call(ir::CalleeKind::Structure, id.index, {&result, 1}, passed, primal);
    return Item::of(result);
}

}  // namespace weft::lower
