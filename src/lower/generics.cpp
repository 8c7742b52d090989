// Templates: functions whose parameters are patterns become functions of their own for the types of a call.
#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;

// Does an argument fit a parameter of a template? What no parameter can be annotated with is refused by name.
bool FunctionLowering::fits(const module::Parameter& parameter, const Argument& argument) const {
    if (is_function(parameter)) return is_function(argument.item);
    const TypeId type = argument_type(argument);
    if (!types::is_pattern(types_, parameter.type)) return accepts(parameter.type, type);
    const types::Kind kind = type.valid() ? info(type).kind : types::Kind::None;
    switch (kind) {
        case types::Kind::Scalar:
        case types::Kind::Vector:
        case types::Kind::Matrix:
        case types::Kind::Quaternion:
        case types::Kind::Transform:
        case types::Kind::Array:
        case types::Kind::Indexed:
        case types::Kind::Fabric:
        case types::Kind::IndexedFabric:
        case types::Kind::Struct:
        case types::Kind::Tile:
        case types::Kind::TileStack:
            return types::matches(types_, parameter.type, type);
        case types::Kind::Handle:
            if (!types::facts(info(type).handle).code.empty())
                return types::matches(types_, parameter.type, type);
            [[fallthrough]];
        default:
            if (info(parameter.type).kind != types::Kind::Any && kind != types::Kind::FixedArray)
                return false;
            refuse(DiagKind::GenericArgument, argument.place, strings_.text(parameter.name));
    }
}

// An instance takes its types from the arguments given by position; Warp gives every other parameter the type
// of its default, even where a keyword brings another. The lines of an instance belong to the template.
std::optional<module::FunctionId> FunctionLowering::instantiate(module::FunctionSetId set,
                                                                module::FunctionId id,
                                                                std::span<const Argument> args,
                                                                Bound& bound) {
    const std::span<const module::Parameter> params = program_.params(program_.functions[id.index]);
    if (!bind(params, args, bound)) return std::nullopt;
    size_t positional = 0, required = 0;
    for (const Argument& arg : args) positional += !arg.keyword.valid();
    std::vector<module::Parameter> concrete(params.begin(), params.end());
    for (size_t i = 0; i < params.size(); ++i) {
        const bool has_default = params[i].default_value.kind != ValueKind::Missing;
        required += !has_default;
        if (bound[i] >= 0 && !fits(params[i], args[static_cast<size_t>(bound[i])])) return std::nullopt;
        if (is_function(params[i])) {
            if (bound[i] < 0 && !is_function(object_item(params[i].default_value))) return std::nullopt;
            continue;
        }
        if (i < positional) {
            const TypeId given = argument_type(args[i]);
            if (types::is_any_array(info(given)) && types::is_any_array(info(params[i].type)) &&
                info(given).ndim != info(params[i].type).ndim)
                return std::nullopt;
            concrete[i].type = info(given).kind == types::Kind::Scalar ? types_.canonical(given) : given;
            continue;
        }
        if (!has_default) continue;
        if (params[i].default_value.kind == ValueKind::None)
            refuse(DiagKind::InvalidConstant, params[i].place, "None as a default");
        concrete[i].type = types_.canonical(constant_type(params[i].default_value, params[i].place));
        const bool by_default = bound[i] < 0;
        if (by_default && !types::matches(types_, params[i].type, concrete[i].type)) return std::nullopt;
    }
    if (positional < required) return std::nullopt;

    Instances& instances = module_.instances();
    if (instances.in_order.size() >= module_.options.max_instances)
        refuse(DiagKind::GenericBudget, args.empty() ? callable_.place() : args[0].place,
               std::to_string(module_.options.max_instances));
    const module::Function& base = program_.functions[id.index];
    Instance& instance = instances.made.emplace_back(Instance{base, std::move(concrete), set});
    instance.function.generic = false;
    instance.function.instance = true;
    instance.function.result = {};
    instance.function.result_annotated = instance.function.result_is_none = false;
    resolve_statics_again(base, instance.function, "an instance of a template evaluates it again");
    const auto made = static_cast<uint32_t>(instances.made.size() - 1);

    // One with the same signature, which did not take this call, loses its place.
    const auto same = [&](uint32_t place) {
        const Instance& other = instances.made[place];
        return other.set == set &&
               std::equal(other.params.begin(), other.params.end(), instance.params.begin(),
                          instance.params.end(), [&](const module::Parameter& a, const module::Parameter& b) {
                              return types_.code(a.type) == types_.code(b.type);
                          });
    };
    const auto at = std::find_if(instances.in_order.begin(), instances.in_order.end(), same);
    if (at != instances.in_order.end()) {
        *at = made;
    } else {
        instances.in_order.push_back(made);
    }
    return module::FunctionId{static_cast<uint32_t>(program_.functions.size()) + made};
}

}  // namespace weft::lower
