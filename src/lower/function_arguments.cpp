// wp.Function: a function that is handed functions becomes one of its own for these, in which the names of
// the parameters mean them.
#include <algorithm>

#include "base/hex.h"
#include "base/sha256.h"
#include "builtins/behaviour.h"
#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;

namespace {

// Warp hands on builtins that it calls as they are.
bool is_simple(StringId builtin) {
    const auto rows = builtins::rows_of(builtin);
    return !rows.empty() && std::all_of(rows.begin(), rows.end(), [](const builtins::Row& row) {
        return builtins::passes_as_bound(row) && !row.variadic && !row.skip_replay;
    });
}

}  // namespace

void FunctionLowering::bind_functions(std::span<const BoundFunction> functions) {
    for (const BoundFunction& each : functions) bind_function(each.parameter, each.function, {});
}

// Named after what it is made of and what it is handed.
StringId FunctionLowering::special_name(const module::Function& function,
                                        std::span<const BoundFunction> functions, Place place) {
    Sha256 sha;
    sha.update(strings_.text(function.native_name));
    for (const BoundFunction& each : functions) {
        sha.update(strings_.text(each.parameter));
        if (each.function.kind == ValueKind::Function) {
            const module::Function& head = program_.functions[program_.set_heads[each.function.id].index];
            sha.update(strings_.text(head.key));
            sha.update(strings_.text(head.native_name));
            continue;
        }
        const std::string_view name = strings_.text(each.function.text);
        if (!is_simple(each.function.text))
            refuse(DiagKind::FunctionTarget, place, std::string(name),
                   std::string(strings_.text(function.name)));
        if (builtins::behaviour(each.function.text).effect == Effect::Tile)
            refuse(DiagKind::UnsupportedFeature, place, "a builtin of tiles as a `wp.Function` argument");
        sha.update(name);
        sha.update(builtins::rows_of(each.function.text)[0].native);
    }
    std::string digits;
    append_hex(digits, sha.digest());
    return strings_.intern(std::string(strings_.text(function.native_name)) + "_callable_" +
                           digits.substr(0, 12));
}

// `bound` loses the arguments that are functions.
module::FunctionId FunctionLowering::specialized(module::FunctionId id, std::span<const Argument> args,
                                                 Bound& bound, Place place) {
    const module::Function& base = module_.declaration(id);
    const std::span<const module::Parameter> params = module_.params(id);
    std::vector<BoundFunction> functions;
    std::vector<module::Parameter> rest;
    Bound left;
    for (size_t i = 0; i < params.size(); ++i) {
        if (!is_function(params[i])) {
            rest.push_back(params[i]);
            left.push_back(bound[i]);
            continue;
        }
        const bool given = bound[i] >= 0;
        functions.push_back({params[i].name, given ? object_of(args[static_cast<size_t>(bound[i])].item)
                                                   : params[i].default_value});
    }
    bound.clear();
    bound.append(std::span<const int>(left.data(), left.size()));
    Instances& instances = module_.instances();
    module_.spend(instances.special.size());
    const auto index_of = [&](uint32_t made) {
        return module::FunctionId{static_cast<uint32_t>(program_.functions.size()) + made};
    };
    for (const Instances::Special& known : instances.special) {
        if (known.of == id && instances.made[known.place].functions == functions)
            return index_of(known.place);
    }
    if (base.gradient.valid() || base.replay.valid())
        refuse(DiagKind::FunctionTarget, place, "a function", std::string(strings_.text(base.name)));
    if (base.is_native())
        refuse(DiagKind::UnsupportedFeature, base.place(), "native code with `wp.Function` parameters");
    if (instances.made.size() >= module_.options.max_instances)
        refuse(DiagKind::GenericBudget, place, std::to_string(module_.options.max_instances));
    module::Function made = base;
    resolve_statics_again(base, made,
                          "a function that is made for its `wp.Function` arguments evaluates it again");
    made.native_name = special_name(base, functions, place);
    made.instance = true;
    instances.made.push_back({std::move(made), std::move(rest), {}, std::move(functions)});
    const auto at = static_cast<uint32_t>(instances.made.size() - 1);
    instances.special.push_back({id, at});
    return index_of(at);
}

}  // namespace weft::lower
