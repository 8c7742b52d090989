// Names as a dict: what `globals()` gives, and `locals()` and `vars()` outside of functions. It is the dict
// that the names live in, so what is stored there is bound. A value of kind Namespace is the scope it stands
// for.
#include "module/evaluator.h"

namespace weft::module {

Value Evaluator::names_of(ScopeId where) {
    return make_value(ValueKind::Namespace, {}, where.index);
}

// locals(), and vars() without an argument. In a function it is a copy, which holds the same objects.
Value Evaluator::local_names() {
    if (scope(scope_).kind != ScopeKind::Call) return names_of(scope_);
    const Value copy = unknown("`locals()`");
    const std::vector<Binding> bound = scope(scope_).bindings;
    const std::vector<StringId> free = program_.function_infos[scope(scope_).function_info].free;
    for (const Binding& binding : bound) havoc_value(binding.value, copy.text);
    for (const StringId name : free) {
        const bool global = value_in(module_scope(scope_), name).kind != ValueKind::Missing;
        if (!global) havoc_value(find_name(scope_, name), copy.text);
    }
    return copy;
}

// A name that no statement bound: Python's own, or one that code which is not followed may have bound.
// Missing: there is none.
Value Evaluator::unbound_name(StringId name, Place at) {
    const std::string_view spelled = text(name);
    if (spelled == "__builtins__") refuse(DiagKind::ModuleDynamic, at, "`__builtins__`");
    if (spelled == "__annotations__") {
        if (scope(scope_).kind == ScopeKind::Class)
            refuse(DiagKind::ModuleDynamic, at, "`__annotations__` in a class");
        if (file().annotated) return unknown("`__annotations__`");
    }
    if (const Value package = own_package_name(name); package.kind != ValueKind::Missing) return package;
    if (spelled == "__file__" || spelled == "__spec__" || spelled == "__loader__" ||
        spelled == "__package__" || spelled == "__cached__" || (spelled == "__path__" && file().is_package)) {
        return unknown({"`", spelled, "`"});
    }
    if (any_name_) return unknown({"`", spelled, "`, which code that is not followed may have bound"});
    return {};
}

// names[key]; Missing if there is no such name.
Value Evaluator::named_item(const Value& names, const Value& key, Place at) {
    const Value value = value_in(ScopeId{names.id}, key.text);
    return value.kind == ValueKind::Missing ? unbound_name(key.text, at) : value;
}

// Of its methods `get` and, with names that are known, `update` are followed; the others hand out all values
// or change any name.
Value Evaluator::names_method(const Value& names, std::string_view name, Args& args, Place at) {
    const auto give_up = [&]() {
        refuse(DiagKind::ModuleDynamic, at, "`" + std::string(name) + "` of the names of a module or class");
    };
    if (args.opaque) give_up();
    if (name == "get") {
        if (args.count == 0 || args.count > 2 || args.keyword_count != 0)
            raise(at, "TypeError", "get() takes one or two arguments");
        check_hashable(args[0], at);
        if (!is_known(args[0])) give_up();
        const Value found = args[0].kind == ValueKind::Str ? named_item(names, args[0], at) : Value{};
        if (found.kind != ValueKind::Missing) return found;
        return args.count == 2 ? args[1] : none_value();
    }
    if (name != "update" || args.count > 1) give_up();
    if (args.count == 1) {
        if (args[0].kind != ValueKind::Dict || sequence(args[0]).unknown.valid()) give_up();
        const std::vector<Value> items = sequence(args[0]).items;
        for (size_t i = 0; i < items.size(); i += 2) {
            if (items[i].kind != ValueKind::Str) give_up();
            bind_in(ScopeId{names.id}, items[i].text, items[i + 1]);
        }
    }
    for (size_t i = 0; i < args.keyword_count; ++i)
        bind_in(ScopeId{names.id}, args.keyword(i).name, args.keyword(i).value);
    return none_value();
}

}  // namespace weft::module
