// Declarations: @wp.kernel, @wp.func and their kin, as decorators or as plain calls.
#include <algorithm>

#include "module/evaluator.h"
#include "module/parameter_types.h"
#include "module/slices.h"

namespace weft::module {

// `wp.kernel(enable_backward=False)` without a function: a decorator that remembers its options.
Value Evaluator::decorator_with(const Value& callee, const Args& args) {
    DecoratorOptions options;
    options.place = args.place;
    for (size_t i = 0; i < args.keyword_count; ++i) options.keywords.push_back(args.keyword(i));
    for (size_t i = 0; i < args.count; ++i) options.positional.push_back(args[i]);
    options.opaque = args.opaque;
    decorators_.push_back(std::move(options));
    Value value = callee;
    value.raw_is_int = true;
    value.integer = static_cast<Integer>(decorators_.size() - 1);
    return value;
}

StringId Evaluator::key_of(StringId qualname) {
    const std::string_view whole = text(qualname);
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    if (std::all_of(whole.begin(), whole.end(), plain)) return qualname;
    std::string key;
    for (const char c : whole) {
        if (c == '.') key += "__";
        if (plain(c)) key += c;
    }
    return strings_.intern(key);
}

// Warp counts the functions made under each key over the whole process.
StringId Evaluator::native_name(StringId key) {
    const auto [known, is_new] = key_counts_.emplace(key.index, 0);
    if (is_new) known->second = consumed_by_warp(text(key));
    uint32_t number = known->second++;
    char digits[16];
    size_t used = sizeof digits;
    do {
        digits[--used] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number != 0);
    return joined({text(key), "_", std::string_view(digits + used, sizeof digits - used)});
}

ScopeId Evaluator::closure_scope(const PyFunction& function) {
    if (scope(function.parent).kind == ScopeKind::Module) return function.parent;
    const uint32_t info = info_of(*function.tree, function.def);
    const ScopeId id = new_scope(ScopeKind::Closure, function.parent);
    scope(id).function_info = info;
    return id;
}

void Evaluator::fill_callable(Callable& callable, const PyFunction& function, Place at) {
    callable.name = function.name;
    callable.key = key_of(function.qualname);
    callable.def = function.def;
    callable.tree = function.tree;
    callable.scope = closure_scope(function);
    callable.made_at = program_.clock;
    if (node(function.def).kind != Kind::FunctionDef) {
        refuse(DiagKind::SourceLayout, at, std::string(text(function.name)), "it is a lambda");
    }
    if (function.wrapped) {
        refuse(
            DiagKind::SourceLayout, at, std::string(text(function.name)),
            "`functools.wraps` or `__signature__` gives it the source or the parameters of another function");
    }
    if (const char* problem = source_slice(*function.tree, function.def, program_, callable.source)) {
        refuse(DiagKind::SourceLayout, place_of(function.def), std::string(text(function.name)), problem);
    }
}

Value Evaluator::declare(const Value& callee, const Value& function, Place at) {
    const auto what = static_cast<WarpCall>(callee.id);
    const DecoratorOptions* options =
        callee.raw_is_int ? &decorators_[static_cast<size_t>(callee.integer)] : nullptr;
    if (function.kind == ValueKind::Unknown) {
        refuse(DiagKind::ModuleConditional, at, "a declaration", std::string(text(function.text)));
    }
    if (function.kind != ValueKind::PyFunction || program_.py_functions[function.id].is_property) {
        raise(at, "TypeError", "only a plain function can be declared to Warp");
    }
    if (options != nullptr && options->opaque) refuse(DiagKind::ModuleOptionUnknown, at, "**");
    if (late_ != nullptr) {
        refuse(DiagKind::StaticExpression, at, "what it makes is declared while a kernel is built");
    }
    const InTree inside(*this, program_.py_functions[function.id].tree);
    if (what == WarpCall::Kernel) return declare_kernel(function, options, at);
    return declare_function(what, function, options, at);
}

Value Evaluator::declare_kernel(const Value& value, const DecoratorOptions* options, Place at) {
    const PyFunction function = program_.py_functions[value.id];
    Kernel kernel;
    fill_callable(kernel, function, at);
    kernel_options(kernel, options, at);
    declare_parameters(kernel, function, true, kernel.generic);
    resolve_statics(kernel);
    if (kernel.has_late_statics) program_.modules[kernel.module].has_late_statics = true;
    if (kernel.result_annotated && !kernel.unsupported) {
        kernel.unsupported = {DiagKind::KernelReturns, place_of(function.def), std::string(text(kernel.name)),
                              true};
    }
    const KernelId id{static_cast<uint32_t>(program_.kernels.size())};
    program_.modules[kernel.module].kernels.push_back(id);
    declared_in(kernel.module);
    program_.kernels.push_back(std::move(kernel));
    return make_value(ValueKind::Kernel, function.name, id.index);
}

// `wp.Kernel(func, key, module, options)`: what the decorator ends with. It takes the options as they are in
// a dictionary, unchecked, and hashes their text: those that the decorator would write in another way are not
// followed.
Value Evaluator::kernel_object(const Args& args, Place at) {
    constexpr std::string_view names[] = {"func", "key", "module", "options", "code_transformers", "source"};
    if (args.opaque) refuse(DiagKind::ModuleOptionUnknown, at, "**");
    if (args.count > std::size(names)) raise(at, "TypeError", "`wp.Kernel` takes six arguments");
    for (size_t i = 0; i < args.keyword_count; ++i) {
        const std::string_view given = text(args.keyword(i).name);
        if (std::find(std::begin(names), std::end(names), given) == std::end(names))
            raise(at, "TypeError", "`wp.Kernel` has no such argument: " + std::string(given));
    }
    const auto is_left_out = [](const Value& value) {
        return value.kind == ValueKind::Missing || value.kind == ValueKind::None;
    };
    const bool has_source =
        !is_left_out(args.get(4, "code_transformers")) || !is_left_out(args.get(5, "source"));
    if (has_source) refuse(DiagKind::ModuleOptionUnsupported, at, "source");

    Args options(*this);
    options.place = at;
    if (const Value key = args.get(1, "key"); !is_left_out(key)) {
        if (key.kind == ValueKind::Unknown) refuse(DiagKind::ModuleOptionUnknown, at, "key");
        if (key.kind != ValueKind::Str || !is_identifier(text(key.text)))
            refuse(DiagKind::ModuleOptionUnsupported, at, "key");
        options.add(strings_.intern("name"), key);
    }
    if (const Value module = args.get(2, "module"); !is_left_out(module)) {
        if (!is_warp_module(module)) refuse(DiagKind::ModuleOptionUnsupported, at, "module");
        options.add(strings_.intern("module"), module);
    }
    if (const Value given = args.get(3, "options"); !is_left_out(given)) {
        if (given.kind != ValueKind::Dict || sequence(given).unknown.valid())
            refuse(DiagKind::ModuleOptionUnknown, at, "options");
        const std::vector<Value> items = sequence(given).items;
        for (size_t i = 0; i + 1 < items.size(); i += 2) {
            const bool is_plain =
                items[i].kind == ValueKind::Str && items[i + 1].kind == ValueKind::Bool &&
                (text(items[i].text) == "enable_backward" || text(items[i].text) == "grid_stride");
            if (!is_plain) refuse(DiagKind::ModuleOptionUnsupported, at, "options");
            options.add(items[i].text, items[i + 1]);
        }
    }
    Value decorator =
        make_value(ValueKind::WarpObject, strings_.intern("kernel"), static_cast<uint32_t>(WarpCall::Kernel));
    return declare(decorator_with(decorator, options), args.get(0, "func"), at);
}

Value Evaluator::declare_function(WarpCall what, const Value& value, const DecoratorOptions* options,
                                  Place at) {
    const PyFunction source = program_.py_functions[value.id];
    if (what == WarpCall::FuncGrad || what == WarpCall::FuncReplay) {
        return declare_companion(what, value, options == nullptr ? Value{} : companion_target(*options), at);
    }
    Function function;
    fill_callable(function, source, at);
    function.py_function = value.id;
    if (what == WarpCall::FuncNative) {
        if (options == nullptr) raise(at, "TypeError", "`wp.func_native` takes the code of the function");
        function.native = native_code(*options, source.def);
    }
    bool elsewhere = false;
    if (options != nullptr && what == WarpCall::Func) {
        for (const Keyword& keyword : options->keywords) {
            const std::string_view option = text(keyword.name);
            const Value& given = keyword.value;
            if (given.kind == ValueKind::Unknown)
                refuse(DiagKind::ModuleOptionUnknown, options->place, std::string(option));
            if (given.kind == ValueKind::None) continue;
            if (option == "name" && given.kind == ValueKind::Str) {
                if (!is_identifier(text(given.text)))
                    refuse(DiagKind::KernelOption, options->place, "name must be a C++ identifier");
                function.key = given.text;
            } else if (option == "inline") {
                if (given.kind != ValueKind::Bool)
                    refuse(DiagKind::KernelOption, options->place, "`inline` takes True, False or None");
                function.inline_hint = given.integer != 0 ? Inline::Always : Inline::Never;
            } else if (option == "module" && given.kind == ValueKind::Str) {
                elsewhere = given.text != program_.file_of(function).name;
                if (elsewhere) check_module_name(text(given.text), options->place);
            } else if (option == "module" && is_warp_module(given)) {
                elsewhere = given.text != program_.file_of(function).name;
            } else {
                refuse(DiagKind::ModuleOptionUnsupported, options->place, std::string(option));
            }
        }
    }
    if (!elsewhere) declared_in(function.module = own_module(function.scope));
    function.native_name = native_name(function.key);
    doubt_number(function);
    declare_parameters(function, source, false, function.generic);
    resolve_statics(function);
    if (function.has_late_statics) {
        if (elsewhere && !function.unsupported)
            function.unsupported = {DiagKind::StaticExpression, function.place(),
                                    "one that is evaluated late, in a function of another module", true};
        if (!elsewhere) program_.modules[function.module].has_late_statics = true;
    }
    const FunctionId id{static_cast<uint32_t>(program_.functions.size())};
    program_.functions.push_back(std::move(function));
    return register_function(id, source.name);
}

// The number in a function's name is not known where functions of its key may have been declared unseen.
void Evaluator::doubt_number(Function& function) {
    if (const auto doubt = scratch_.doubts.find(function.key.index);
        doubt != scratch_.doubts.end() && !function.unsupported) {
        function.unsupported = {
            DiagKind::FunctionNumber, function.place(),
            "`" + std::string(text(function.key)) + "` (" + std::string(text(doubt->second.reason)) + ")",
            true};
    }
    if (foreign_import_.valid() && !function.unsupported) {
        function.unsupported = {DiagKind::ForeignFunctions, function.place(),
                                std::string(text(foreign_import_)), true};
    }
}

// `wp.func_grad(f)` or `wp.func_grad(forward_fn=f)`.
Value Evaluator::companion_target(const DecoratorOptions& options) {
    if (options.opaque) return {};
    if (options.positional.size() == 1 && options.keywords.empty()) return options.positional[0];
    if (options.positional.empty() && options.keywords.size() == 1 &&
        text(options.keywords[0].name) == "forward_fn")
        return options.keywords[0].value;
    raise(options.place, "TypeError", "a gradient or replay takes the function that it belongs to");
}

// A gradient or replay belongs to one overload of its target and is called by no name of its own: what the
// decorator leaves bound is the plain function. Of a gradient the first parameters are those of the overload,
// the others the adjoints of its results, which lower/ compares with what it returns.
Value Evaluator::declare_companion(WarpCall what, const Value& value, const Value& target, Place at) {
    const PyFunction source = program_.py_functions[value.id];
    const Place place = place_of(source.def);
    const bool is_gradient = what == WarpCall::FuncGrad;
    if (target.kind == ValueKind::PyFunction)
        raise(place, "AttributeError", "a gradient or replay belongs to a function with `@wp.func`");
    if (target.kind != ValueKind::Function) {
        if (foreign_import_ == StringId{}) foreign_import_ = source.name;
        return value;
    }
    const FunctionId head = program_.set_heads[target.id];
    const StringId key = program_.functions[head.index].key;
    const char* const no_templates = "a generic function cannot have a custom gradient or replay";
    if (program_.functions[head.index].generic) raise(place, "RuntimeError", no_templates);
    Function made;
    fill_callable(made, source, at);
    made.role = is_gradient ? Role::Gradient : Role::Replay;
    declare_parameters(made, source, false, made.generic);
    if (made.generic) raise(place, "RuntimeError", no_templates);
    resolve_statics(made);
    if (made.has_late_statics && !made.unsupported)
        made.unsupported = {DiagKind::StaticExpression, made.place(),
                            "one that is evaluated late, in a gradient or replay", true};

    // Warp takes the annotated result of a replay for one more parameter.
    const bool has_extra_type = !is_gradient && tree_->child(source.def, field::FunctionDef::returns).valid();
    // Warp compares references by identity: one that is written in the annotation is like no other.
    const auto is_other_reference = [&](types::TypeId x, types::TypeId y) {
        return is_gradient && types_[x].kind == types::Kind::Ref && x != y;
    };
    const auto is_its = [&](const Function& overload) {
        if (has_extra_type || overload.generic || overload.param_count > made.param_count) return false;
        if (!is_gradient && overload.param_count != made.param_count) return false;
        for (uint32_t i = 0; i < overload.param_count; ++i) {
            const types::TypeId x = program_.parameters[overload.first_param + i].type,
                                y = program_.parameters[made.first_param + i].type;
            if (!x.valid() || !y.valid() || !same_code(x, y) || is_other_reference(x, y)) return false;
        }
        return true;
    };
    const std::vector<FunctionId>& overloads = program_.function_sets[target.id];
    const auto count = std::count_if(overloads.begin(), overloads.end(),
                                     [&](FunctionId id) { return is_its(program_.functions[id.index]); });
    // One that fits no overload stops the import, also where nobody calls the function.
    const bool are_types_known =
        !made.unsupported && std::all_of(overloads.begin(), overloads.end(), [&](FunctionId id) {
            return !program_.functions[id.index].unsupported;
        });
    if (count == 0 && are_types_known) {
        if (is_gradient)
            raise(place, "RuntimeError", "this gradient takes other parameters than its function");
        refuse(DiagKind::CustomReplay, place, std::string(text(program_.functions[head.index].name)));
    }
    // Warp looks for a function of the same name among the variables of its own decorator.
    const std::string_view name = text(made.name);
    const bool is_misread = name == "f" || name == "forward_fn";
    if (is_gradient) {
        made.key = key;
    } else {
        made.key = joined({"replay_", text(key)});
        made.native_name = native_name(made.key);
        doubt_number(made);
    }
    const FunctionId id{static_cast<uint32_t>(program_.functions.size())};
    for (const FunctionId overload : overloads) {
        Function& function = program_.functions[overload.index];
        const bool is_chosen = is_its(function);
        if (!is_chosen && count == 1) continue;
        if (is_misread || count != 1 || function.is_native() || made.unsupported) {
            if (!function.unsupported)
                function.unsupported = {is_gradient ? DiagKind::CustomGradient : DiagKind::CustomReplay,
                                        place, std::string(text(function.name)), true};
            continue;
        }
        if (is_gradient) {
            made.native_name = function.native_name;
            made.primal_count = function.param_count;
        }
        made.inline_hint = function.inline_hint;
        (is_gradient ? function.gradient : function.replay) = id;
    }
    program_.functions.push_back(std::move(made));
    program_.set_changed_at[target.id] = program_.clock;
    return value;
}

NativeCode Evaluator::native_code(const DecoratorOptions& options, NodeId def) {
    const std::string_view names[] = {"snippet", "adj_snippet", "replay_snippet"};
    NativeCode code;
    StringId* const parts[] = {&code.forward, &code.adjoint, &code.replay};
    const auto give = [&](size_t which, const Value& value) {
        if (value.kind == ValueKind::None && which != 0) return;
        if (value.kind != ValueKind::Str)
            refuse(DiagKind::ModuleOptionUnknown, options.place, std::string(names[which]));
        *parts[which] = value.text;
    };
    if (options.positional.size() > std::size(names))
        raise(options.place, "TypeError", "`wp.func_native` takes three arguments");
    for (size_t i = 0; i < options.positional.size(); ++i) give(i, options.positional[i]);
    for (const Keyword& keyword : options.keywords) {
        const auto at = std::find(std::begin(names), std::end(names), text(keyword.name));
        const auto which = static_cast<size_t>(at - std::begin(names));
        if (at == std::end(names) || which < options.positional.size())
            raise(options.place, "TypeError",
                  "`wp.func_native` has no such argument: " + std::string(text(keyword.name)));
        give(which, keyword.value);
    }
    if (!code.forward.valid())
        raise(options.place, "TypeError", "`wp.func_native` takes the code of the function");

    code.has_annotated_result = reads_native_result(*tree_, def, strings_);
    return code;
}

// Does Warp take both types for one? Those that are not followed have no code.
bool Evaluator::same_code(types::TypeId a, types::TypeId b) {
    if (types_.canonical(a) == types_.canonical(b)) return true;
    return types::is_followed(types_[a]) && types::is_followed(types_[b]) && types_.code(a) == types_.code(b);
}

bool Evaluator::same_signature(const Callable& a, const Callable& b) {
    if (a.param_count != b.param_count) return false;
    for (uint32_t i = 0; i < a.param_count; ++i) {
        const types::TypeId x = program_.parameters[a.first_param + i].type,
                            y = program_.parameters[b.first_param + i].type;
        if (!x.valid() || !y.valid()) return false;
        if (types_.canonical(x) == types_.canonical(y)) continue;
        if (!same_code(x, y)) return false;
    }
    return true;
}

bool Evaluator::differs_by_reference(const Callable& a, const Callable& b) {
    if (a.param_count != b.param_count) return false;
    bool differs = false;
    for (uint32_t i = 0; i < a.param_count; ++i) {
        const types::TypeId x = program_.parameters[a.first_param + i].type,
                            y = program_.parameters[b.first_param + i].type;
        if (!x.valid() || !y.valid()) return false;
        if (types_.canonical(x) == types_.canonical(y)) continue;
        const auto target = [&](types::TypeId type) {
            return types_[type].kind == types::Kind::Ref ? types_[type].element : type;
        };
        if (types::is_pattern(types_, target(x)) || !same_code(target(x), target(y))) return false;
        differs = true;
    }
    return differs;
}

// A function of the same name in the same scope gains an overload; with the same signature as the one the
// name stands for, it takes its place in a set of its own.
Value Evaluator::register_function(FunctionId id, StringId name) {
    const Value existing = value_in(scope_, name);
    Function& made = program_.functions[id.index];
    const auto now = program_.clock;
    if (existing.kind == ValueKind::Builtin && !made.unsupported) {
        made.unsupported = {DiagKind::BuiltinOverload, made.place(), std::string(text(name)), true};
    }
    if (existing.kind == ValueKind::Unknown) {
        // It may or may not be a Warp function.
        made.unsupported = {DiagKind::ForeignFunctions, made.place(), std::string(text(name)), true};
    }
    const auto new_set = [&](std::vector<FunctionId> overloads) {
        const auto set = static_cast<uint32_t>(program_.function_sets.size());
        program_.function_sets.push_back(std::move(overloads));
        program_.set_heads.push_back(id);
        program_.set_changed_at.push_back(now);
        return make_value(ValueKind::Function, name, set);
    };
    if (existing.kind != ValueKind::Function) return new_set({id});

    const FunctionId head = program_.set_heads[existing.id];
    std::vector<FunctionId> overloads = program_.function_sets[existing.id];
    work(16 * overloads.size());  // each is compared with all of its types
    for (const FunctionId overload : overloads) {
        if (differs_by_reference(program_.functions[overload.index], made)) {
            raise(made.place(), "RuntimeError", "overloads cannot differ by `wp.ref` alone");
        }
    }
    const bool replaces_head = same_signature(program_.functions[head.index], made);
    bool placed = false;
    for (FunctionId& overload : overloads) {
        if (!same_signature(program_.functions[overload.index], made)) continue;
        overload = id;
        placed = true;
    }
    if (!placed) overloads.push_back(id);
    if (replaces_head) return new_set(std::move(overloads));
    program_.function_sets[existing.id] = std::move(overloads);
    program_.set_changed_at[existing.id] = now;
    return existing;
}

}  // namespace weft::module
