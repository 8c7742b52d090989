// Calls of the user's functions and of struct constructors: overloads, binding of arguments, defaults.
#include <algorithm>

#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;

namespace {

bool has_default(const module::Parameter& parameter) {
    return parameter.default_value.kind != ValueKind::Missing;
}
bool has_default(const types::Field&) {
    return false;
}

}  // namespace

types::TypeId FunctionLowering::argument_type(const Argument& arg) const {
    if (arg.element.valid()) return arg.element;
    if (arg.item.kind == Item::Kind::Value) return value_type(arg.item.value);
    if (arg.item.kind == Item::Kind::Object) {
        const ValueKind kind = object_of(arg.item).kind;
        if (kind == ValueKind::Int) return types::int32;
        if (kind == ValueKind::Float) return types::float32;
    }
    return {};  // a type or function matches no parameter
}

void FunctionLowering::no_overload(std::string_view name, std::span<const Argument> args, Place place) {
    std::string list;
    for (const Argument& arg : args) {
        if (!list.empty()) list += ", ";
        const TypeId type = argument_type(arg);
        list += type.valid() ? types_.display(type) : describe(object_of(arg.item), strings_);
    }
    refuse(DiagKind::NoOverload, place, std::string(name), list);
}

// Types are equal, or both are arrays of equal elements: the number of dimensions is not compared.
bool FunctionLowering::accepts(TypeId parameter, TypeId argument) const {
    if (!argument.valid()) return false;
    if (info(parameter).kind == types::Kind::Ref) parameter = info(parameter).element;
    const types::Type& p = info(parameter);
    const types::Type& a = info(argument);
    if (types::is_array(p) && types::is_array(a)) return same_type(p.element, a.element);
    if (p.kind == types::Kind::Tuple || a.kind == types::Kind::Tuple) return false;
    return same_type(parameter, argument);
}

// Python's rules: positional first, then keywords, then defaults. bound[i]: index in args, or -1 for the
// default. `Param`: a parameter of a function, or a field of a struct, which has no default.
template <class Param>
bool FunctionLowering::bind(std::span<const Param> params, std::span<const Argument> args,
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
        if (!has_default(params[i])) return false;
        bound[i] = -1;
    }
    return true;
}

template bool FunctionLowering::bind(std::span<const module::Parameter> params,
                                     std::span<const Argument> args, Bound& bound) const;

bool FunctionLowering::takes(std::span<const module::Parameter> params, std::span<const Argument> args,
                             Bound& bound, bool erased) {
    if (!bind(params, args, bound)) return false;
    for (size_t i = 0; i < params.size(); ++i) {
        if (is_function(params[i])) {
            const bool handed = bound[i] >= 0 ? is_function(args[static_cast<size_t>(bound[i])].item)
                                              : is_function(object_item(params[i].default_value));
            if (!handed) return false;
            continue;
        }
        if (bound[i] >= 0) {
            const Argument& arg = args[static_cast<size_t>(bound[i])];
            const TypeId given = argument_type(arg);
            if (given.valid() && info(given).kind == types::Kind::Tuple &&
                info(params[i].type).kind == types::Kind::Tuple)
                refuse(DiagKind::UnsupportedFeature, arg.place, "a tuple as an argument");
            const bool fits = accepts(params[i].type, given) ||
                              (erased && given.valid() && params[i].type == types::erased(types_, given));
            if (!fits) return false;
        } else if (params[i].default_value.kind != ValueKind::None) {
            if (!accepts(params[i].type, constant_type(params[i].default_value, params[i].place)))
                return false;
        }
    }
    return true;
}

// Concrete overloads first, then what earlier calls made of templates; then the same with queries as the
// class that all of their kind share; then the templates. `bound`: the arguments of its parameters.
std::optional<module::FunctionId> FunctionLowering::overload(module::FunctionSetId set,
                                                             std::span<const Argument> args, Bound& bound) {
    const std::vector<module::FunctionId>& declared = program_.function_sets[set.index];
    if (const auto made = made_overload(set, args, bound, false)) return made;
    const auto is_handle = [this](const Argument& arg) {
        const TypeId type = argument_type(arg);
        return type.valid() && info(type).kind == types::Kind::Handle;
    };
    if (std::any_of(args.begin(), args.end(), is_handle)) {
        if (const auto made = made_overload(set, args, bound, true)) return made;
    }
    for (const module::FunctionId id : declared) {
        if (!program_.functions[id.index].generic) continue;
        if (const auto instance = instantiate(set, id, args, bound)) return instance;
    }
    return std::nullopt;
}

std::optional<module::FunctionId> FunctionLowering::made_overload(module::FunctionSetId set,
                                                                  std::span<const Argument> args,
                                                                  Bound& bound, bool erased) {
    const std::vector<module::FunctionId>& declared = program_.function_sets[set.index];
    const Instances& instances = module_.instances();
    module_.spend(4 * declared.size() + instances.in_order.size());
    for (const module::FunctionId id : declared) {
        const module::Function& function = program_.functions[id.index];
        // Whether an overload weft cannot compile would have been chosen is not known: refuse at once.
        if (function.unsupported) throw Refused{function.unsupported.diag()};
        if (!function.generic && takes(program_.params(function), args, bound, erased)) return id;
    }
    for (const uint32_t place : instances.in_order) {
        const Instance& instance = instances.made[place];
        if (instance.set == set && takes(instance.params, args, bound, erased))
            return module::FunctionId{static_cast<uint32_t>(program_.functions.size() + place)};
    }
    return std::nullopt;
}

Item FunctionLowering::call_functions(module::FunctionSetId set, std::span<const Argument> args,
                                      Place place) {
    Bound bound;
    const auto id = overload(set, args, bound);
    if (!id) {
        const module::FunctionId first = program_.function_sets[set.index].front();
        no_overload(strings_.text(program_.functions[first.index].name), args, place);
    }
    const auto params = module_.params(*id);
    const auto takes_function = [&](const module::Parameter& param) { return is_function(param); };
    if (std::none_of(params.begin(), params.end(), takes_function))
        return call_function(*id, args, bound, place);
    const module::FunctionId special = specialized(*id, args, bound, place);
    return call_function(special, args, bound, place);
}

Item FunctionLowering::call_function(module::FunctionId id, std::span<const Argument> args,
                                     const Bound& bound, Place place) {
    const ir::FunctionId built = module_.build_function(id, place);
    if (std::find(fn_.callees.begin(), fn_.callees.end(), built) == fn_.callees.end())
        fn_.callees.push_back(built);

    ValueList results;
    for (const TypeId type : module_.result_types(built))
        results.push_back(new_value(info(type).kind == types::Kind::Scalar ? types_.canonical(type) : type));

    const std::span<const module::Parameter> params = module_.params(id);
    ValueList passed;
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
    const auto refers = [&](const module::Parameter& param) { return is_reference(param); };
    if (std::none_of(params.begin(), params.end(), refers)) {
        add_call(ir::CalleeKind::Function, built.index, results, passed);
        return results_item(results);
    }
    ValueList primal;
    for (size_t i = 0; i < bound.size(); ++i) {
        if (!refers(params[i])) {
            primal.push_back(load(passed[i]));
            continue;
        }
        if (bound[i] < 0) refuse(DiagKind::NotAddressable, place, types_.display(params[i].type));
        const Referred pointer = referred(args[static_cast<size_t>(bound[i])], params[i]);
        primal.push_back(pointer.primal);
        passed[i] = pointer.adjoint;
    }
    make_call(ir::CalleeKind::Function, built.index, results, passed, primal);
    return results_item(results);
}

// S() or S(all fields), positional or by name.
Item FunctionLowering::call_structure(types::StructId id, std::span<const Argument> args, Place place) {
    Bound bound;
    if (!args.empty()) {
        const std::vector<types::Field>& fields = types_[id].fields;
        bool matches = bind(std::span(fields), args, bound);
        for (size_t i = 0; i < fields.size() && matches; ++i)
            matches = accepts(fields[i].type, argument_type(args[static_cast<size_t>(bound[i])]));
        if (!matches) no_overload(strings_.text(types_[id].key), args, place);
    }
    ValueList passed;
    const ValueId result = new_value(types_.structure(id));
    for (const int at : bound) passed.push_back(passed_value(args[static_cast<size_t>(at)].item));
    add_call(ir::CalleeKind::Structure, id.index, {&result, 1}, passed);
    return Item::of(result);
}

}  // namespace weft::lower
