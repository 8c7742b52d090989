// Declarations that may or may not happen, in code that is not followed. In a project they are remembered
// where they matter: the number of a function, the kernels of a file. What cannot be told that way is
// refused.
#include "module/evaluator.h"

namespace weft::module {

// The qualified name of something that is defined here.
StringId Evaluator::qualname_of(StringId name) {
    const StringId prefix = scope(scope_).qualname;
    return prefix == names::empty ? name : joined({text(prefix), text(name)});
}

// From now on the number of a function under this key is not known.
void Evaluator::doubt_function(StringId key, StringId reason) {
    scratch_.doubts.emplace(key.index, reason);
}

// The same for every key.
void Evaluator::doubt_functions(std::string_view whose) {
    if (!foreign_import_.valid()) foreign_import_ = strings_.intern(whose);
}

// Which kernels a file has, or what options they have, is not known.
void Evaluator::doubt_kernels(uint32_t index, Place at, std::string_view what, StringId reason) {
    File& file = program_.files[index];
    if (!file.refused)
        file.refused = Diag{DiagKind::ModuleConditional, at, {std::string(what), std::string(text(reason))}};
}

// A function that may be defined: what its decorator would declare. False if it declares nothing.
bool Evaluator::doubt_decorator(NodeId decorator, NodeId def, StringId reason) {
    if (finder_ == nullptr) return false;
    const bool called = node(decorator).kind == Kind::Call;
    const Value callee = peek(called ? child(decorator, field::Call::func) : decorator);
    if (!declares(callee)) return false;
    StringId key = key_of(qualname_of(node(def).text));
    if (called) {
        for (const NodeId keyword : list(decorator, field::Call::keywords)) {
            const NodeId value = child(keyword, field::Keyword::value);
            if (!node(keyword).text.valid()) return false;
            if (text(node(keyword).text) != "name") continue;
            if (node(value).kind != Kind::Constant || node(value).constant() != syntax::ConstantKind::Str)
                return false;
            key = node(value).text;
        }
    }
    switch (static_cast<WarpCall>(callee.id)) {
        case WarpCall::Func:
        case WarpCall::FuncNative:
            doubt_function(key, reason);
            return true;
        case WarpCall::Kernel:
            doubt_kernels(this_file(), place_of(decorator), "`wp.kernel`", reason);
            return true;
        case WarpCall::Struct:
            return true;
        default:
            return false;
    }
}

// A call that may happen.
bool Evaluator::doubt_call(NodeId call, const Value& callee, StringId reason) {
    if (finder_ == nullptr || !declares(callee)) return false;
    const auto args = list(call, field::Call::args);
    const bool plain = args.size() <= 1 && list(call, field::Call::keywords).empty();
    switch (static_cast<WarpCall>(callee.id)) {
        case WarpCall::SetModuleOptions:
            if (!plain) return false;
            doubt_kernels(this_file(), place_of(call), "`wp.set_module_options`", reason);
            return true;
        case WarpCall::GetModule: {
            // Whoever has it can set its options.
            const Value name = args.size() == 1 ? peek(args[0]) : Value{};
            const bool own_name = args.size() == 1 && (node(args[0]).kind == Kind::JoinedStr ||
                                                       node(args[0]).kind == Kind::BinOp);
            if (name.kind == ValueKind::Str) {
                doubt_options(warp_module(name.text, place_of(call)), place_of(call));
            } else if (own_name) {
                named_modules_doubted_ = place_of(call);  // a name put together is that of no file
            } else {
                return false;
            }
            return true;
        }
        case WarpCall::GetModuleOptions:
            if (!plain || !args.empty()) return false;
            doubt_kernels(this_file(), place_of(call), "`wp.get_module_options`", reason);
            return true;
        case WarpCall::Struct:
            return true;
        case WarpCall::Overload: {
            const Value kernel = args.empty() ? Value{} : peek(args[0]);
            if (kernel.kind != ValueKind::Kernel) return false;
            const uint32_t file = scope(program_.kernels[kernel.id].scope).file;
            doubt_kernels(file, place_of(call), "`wp.overload`", reason);
            return true;
        }
        case WarpCall::Kernel:
        case WarpCall::Func: {
            const Value given = args.size() == 1 && plain ? peek(args[0]) : Value{};
            if (given.kind != ValueKind::PyFunction) return false;
            const PyFunction& function = program_.py_functions[given.id];
            if (static_cast<WarpCall>(callee.id) == WarpCall::Func) {
                doubt_function(key_of(function.qualname), reason);
            } else {
                doubt_kernels(scope(function.parent).file, place_of(call), "`wp.kernel`", reason);
            }
            return true;
        }
        default:
            return false;
    }
}

// What `alias` would be bound to, if that is there already; else Missing.
Value Evaluator::reached_import(NodeId import, NodeId alias) {
    const auto module_named = [&](std::string_view dotted) -> Value {
        if (const uint32_t* loaded = file_named(dotted)) return file_value(*loaded);
        const ModuleKind kind = module_kind(dotted);
        if (kind == ModuleKind::Foreign) return {};
        return make_value(ValueKind::Module, strings_.intern(dotted), static_cast<uint32_t>(kind));
    };
    const std::string_view name = text(node(alias).text);
    if (node(import).kind == Kind::Import) {
        const bool whole = child(alias, field::Alias::asname).valid();
        return module_named(whole ? name : name.substr(0, name.find('.')));
    }
    if (node(import).detail != 0 && finder_ == nullptr) return {};
    std::string from;
    try {
        from = absolute_name(import);
    } catch (const PythonError&) {
        return {};  // the function fails here
    }
    const Value module = module_named(from);
    const Value member = attribute(program_, types_, module, node(alias).text);
    return member.kind == ValueKind::Missing ? module_named(from + "." + std::string(name)) : member;
}

// Would `alias` be bound to a file that is not there yet?
bool Evaluator::may_name_file(NodeId import, NodeId alias) {
    const std::string_view name = text(node(alias).text);
    if (node(import).kind == Kind::Import) return is_followed(name);
    if (finder_ == nullptr) return false;
    std::string whole;
    try {
        whole = absolute_name(import) + "." + std::string(name);
    } catch (const PythonError&) {
        return false;  // the function fails here
    }
    if (!is_followed(whole)) return false;
    const Finder::What what = finder_->find(whole).what;
    return what == Finder::What::File || what == Finder::What::Package || what == Finder::What::Folder;
}

// A change of `sys.modules` that may happen, under the name that the expression gives. One that is not known
// is taken to be that of no file.
void Evaluator::doubt_modules(NodeId name, StringId reason) {
    modules_doubted_ = true;
    Value value = peek(name);
    if (node(name).kind == Kind::Constant) value = constant(name);
    if (value.kind == ValueKind::Str && is_followed(text(value.text)))
        refuse_conditional(place_of(name), "a change of `sys.modules`", reason);
}

// An import that may happen: functions of files that it would load may have been declared.
void Evaluator::doubt_import(const syntax::Tree& tree, NodeId import, std::string_view module,
                             bool is_package, StringId reason) {
    if (finder_ == nullptr) return;
    const Node& here = tree[import];
    if (here.kind == Kind::Import) {
        for (const NodeId alias : tree.field(import, field::Import::names))
            doubt_file(text(tree[alias].text), reason);
        return;
    }
    std::string from(here.text.valid() ? text(here.text) : std::string_view());
    if (here.detail != 0) {
        const unsigned up = here.detail - (is_package ? 1u : 0u);
        std::string_view package = module;
        for (unsigned i = 0; i < up && !package.empty(); ++i) {
            const size_t dot = package.rfind('.');
            package = dot == std::string_view::npos ? std::string_view() : package.substr(0, dot);
        }
        if (package.empty()) return;  // it fails
        from = from.empty() ? std::string(package) : std::string(package) + "." + from;
    }
    doubt_file(from, reason);
    for (const NodeId alias : tree.field(import, field::ImportFrom::names))
        doubt_file(from + "." + std::string(text(tree[alias].text)), reason);
}

// importlib.import_module(...) that may happen.
void Evaluator::doubt_import_module(NodeId call, StringId reason) {
    const auto args = list(call, field::Call::args);
    const bool named = finder_ != nullptr && !args.empty() && args.size() <= 2 &&
                       list(call, field::Call::keywords).empty() && node(args[0]).kind == Kind::Constant &&
                       node(args[0]).constant() == syntax::ConstantKind::Str;
    const Value package =
        args.size() == 2 && node(args[1]).kind == Kind::Name ? own_package_name(node(args[1]).text) : Value{};
    const std::string whole = named ? resolved_name(text(node(args[0]).text), package) : std::string();
    if (whole.empty()) return doubt_functions("importlib.import_module");
    doubt_file(whole, reason);
}

void Evaluator::doubt_file(std::string_view dotted, StringId reason) {
    for (size_t end = dotted.find('.');; end = dotted.find('.', end + 1)) {
        const std::string each(dotted.substr(0, end));
        for (const Consumed& row : consumed()) {  // functions of Warp's own packages have numbers, too
            const bool counted =
                row.package == each && key_counts_.contains(joined({"import ", each, " ", row.key}).index);
            if (row.package == each && !counted) doubt_function(strings_.intern(row.key), reason);
        }
        if (module_kind(each) == ModuleKind::Foreign && file_named(each) == nullptr) {
            if (!is_followed(each)) return;
            if (!scratch_.doubted_files.insert(strings_.intern(each).index).second) {
                if (end == std::string::npos) return;
                continue;
            }
            const Finder::Found found = finder_->find(each);
            if (found.refused) throw Stop{*found.refused};
            if (found.what == Finder::What::Missing || found.what == Finder::What::NotPython) return;
            if (scratch_.doubted_files.size() > budget_.files)
                throw Stop{{DiagKind::ModuleBudget, at_, {std::to_string(budget_.files) + " files"}}};
            if (found.tree != nullptr) {
                const InTree inside(*this, found.tree);
                doubt_definitions(*found.tree, found.tree->root(), "", each,
                                  found.what == Finder::What::Package, reason);
            }
        }
        if (end == std::string_view::npos) return;
    }
}

void Evaluator::doubt_definitions(const syntax::Tree& tree, NodeId id, const std::string& prefix,
                                  std::string_view module, bool is_package, StringId reason) {
    if (!id.valid()) return;
    const Node& here = tree[id];
    std::string inner = prefix;
    if (here.kind == Kind::Import || here.kind == Kind::ImportFrom)
        return doubt_import(tree, id, module, is_package, reason);
    if (here.kind == Kind::FunctionDef || here.kind == Kind::ClassDef) {
        inner += text(here.text);
        if (here.kind == Kind::FunctionDef) {
            doubt_function(key_of(strings_.intern(inner)), reason);
            inner += ".<locals>";
        }
        inner += ".";
    }
    // `name=` of a decorator
    const bool named = here.kind == Kind::Keyword && here.text.valid() && text(here.text) == "name";
    if (const NodeId value = named ? tree.child(id, field::Keyword::value) : NodeId{}; value.valid()) {
        if (tree[value].kind == Kind::Constant && tree[value].constant() == syntax::ConstantKind::Str)
            doubt_function(tree[value].text, reason);
    }
    step(id);
    for (const NodeId part : tree.children(id))
        doubt_definitions(tree, part, inner, module, is_package, reason);
}

}  // namespace weft::module
