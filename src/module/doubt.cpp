// Declarations that may or may not happen, in code that is not followed. In a project they are remembered
// where they matter: the number of a function, the kernels of a file. What cannot be told that way is
// refused.
#include <algorithm>
#include <utility>

#include "module/evaluator.h"

namespace weft::module {

// The qualified name of something that is defined here.
StringId Evaluator::qualname_of(StringId name) {
    const StringId prefix = scope(scope_).qualname;
    return prefix == names::empty ? name : joined({text(prefix), text(name)});
}

uint32_t Evaluator::declared_count(StringId key) const {
    const auto known = key_counts_.find(key.index);
    return known == key_counts_.end() ? consumed_by_warp(text(key)) : known->second;
}

// From now on the number of a function under this key is not known. `file`: because that file may be
// imported.
void Evaluator::doubt_function(StringId key, StringId reason, StringId file) {
    const auto [known, is_new] =
        scratch_.doubts.try_emplace(key.index, Doubt{reason, file, declared_count(key)});
    if (is_new && file.valid()) scratch_.doubted_keys[file.index].push_back(key);
    if (!is_new && known->second.file != file) known->second.file = {};
}

// A file that may have been imported is imported now. Its functions are declared once either way, and have
// the same numbers unless another file declared one of the same key since. Returns the keys that are not in
// doubt any more.
std::vector<StringId> Evaluator::settle_doubts(StringId file) {
    std::vector<StringId> settled;
    const auto keys = scratch_.doubted_keys.find(file.index);
    if (keys == scratch_.doubted_keys.end()) return settled;
    work(keys->second.size());
    for (const StringId key : keys->second) {
        const auto doubt = scratch_.doubts.find(key.index);
        if (doubt == scratch_.doubts.end() || doubt->second.file != file) continue;
        if (doubt->second.count == declared_count(key)) settled.push_back(key);
    }
    for (const StringId key : settled) scratch_.doubts.erase(key.index);
    return settled;
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

// The file that a call of Warp is given as its `module`; null: none, or more than that is given.
const uint32_t* Evaluator::module_given(NodeId call, size_t position) {
    const auto args = list(call, field::Call::args), keywords = list(call, field::Call::keywords);
    NodeId given = args.size() == position + 1 && keywords.empty() ? args[position] : NodeId{};
    if (args.size() <= position && keywords.size() == 1 && node(keywords[0]).text.valid() &&
        text(node(keywords[0]).text) == "module")
        given = child(keywords[0], field::Keyword::value);
    const Value module = given.valid() ? peek(given) : Value{};
    return is_file(module) ? file_named(text(module.text)) : nullptr;
}

// A call that may happen.
bool Evaluator::doubt_call(NodeId call, const Value& callee, StringId reason) {
    if (finder_ == nullptr || !declares(callee)) return false;
    const auto args = list(call, field::Call::args);
    const bool plain = args.size() <= 1 && list(call, field::Call::keywords).empty();
    switch (static_cast<WarpCall>(callee.id)) {
        case WarpCall::SetModuleOptions: {
            const uint32_t* const other = module_given(call, 1);
            if (!plain && other == nullptr) return false;
            doubt_kernels(plain ? this_file() : *other, place_of(call), "`wp.set_module_options`", reason);
            return true;
        }
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
        case WarpCall::GetModuleOptions: {
            const bool own = plain && args.empty();
            const uint32_t* const other = module_given(call, 0);
            if (!own && other == nullptr) return false;
            doubt_kernels(own ? this_file() : *other, place_of(call), "`wp.get_module_options`", reason);
            return true;
        }
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

// setattr(cls, name, value) that may happen, on a class of the project: the class has unknown attributes from
// now on, and holds what it may have been given, so that whoever calls its methods may call that. False: it
// is another object.
bool Evaluator::doubt_class_attribute(NodeId call, StringId reason) {
    const auto args = list(call, field::Call::args);
    if (args.size() != 3 || !list(call, field::Call::keywords).empty()) return false;
    const bool named = node(args[1]).kind == Kind::Constant;
    const bool starred =
        std::any_of(args.begin(), args.end(), [&](NodeId arg) { return node(arg).kind == Kind::Starred; });
    const Value object = starred ? Value{} : peek(args[0]);
    if (object.kind != ValueKind::Class || (named && is_special(text(node(args[1]).text)))) return false;
    const ScopeId body{object.id};
    scope(body).odd = reason;
    make_root_volatile(args[0]);
    havoc_read(args[1], reason);
    keep_in_class(body, args[2], reason);
    return true;
}

// A value that a class may hold.
void Evaluator::keep_in_class(ScopeId body, NodeId value, StringId reason) {
    switch (node(value).kind) {
        case Kind::Constant:
            return;
        case Kind::Name:
            make_root_volatile(value);
            if (const Value held = peek(value); !declares(held)) return hold_nameless(body, held);
            break;
        case Kind::Starred:
            return keep_in_class(body, child(value, field::Starred::value), reason);
        case Kind::Call: {
            const Value callee = peek(child(value, field::Call::func));
            if (!only_makes_functions(callee)) break;
            hold_nameless(body, callee);
            for (const NodeId arg : list(value, field::Call::args)) keep_in_class(body, arg, reason);
            for (const NodeId keyword : list(value, field::Call::keywords))
                keep_in_class(body, child(keyword, field::Keyword::value), reason);
            return;
        }
        default:
            break;
    }
    havoc_node(value, reason);
}

// A function that makes functions of what it is given, and calls nothing of it: it asks about its arguments,
// puts notes on what it makes, and returns it.
bool Evaluator::only_makes_functions(const Value& callee) const {
    if (callee.kind != ValueKind::PyFunction) return false;
    const PyFunction& function = program_.py_functions[callee.id];
    const syntax::Tree& tree = *function.tree;
    if (function.opaque || function.cached || tree[function.def].kind != Kind::FunctionDef) return false;
    const auto is_name = [&](NodeId id) { return !id.valid() || tree[id].kind == Kind::Name; };
    const auto is_note = [&](NodeId id) {
        return tree[id].kind == Kind::Attribute && is_special(text(tree[id].text)) &&
               !is_reserved(text(tree[id].text)) && is_name(tree.child(id, field::Attribute::value));
    };
    const auto meant = [&](NodeId id) -> Value {
        if (tree[id].kind == Kind::Name) {
            const Value found = find_name(function.parent, tree[id].text);
            return found.kind == ValueKind::Missing ? python_builtin(strings_, tree[id].text) : found;
        }
        if (tree[id].kind != Kind::Attribute || !is_name(tree.child(id, field::Attribute::value))) return {};
        const Value base = find_name(function.parent, tree[tree.child(id, field::Attribute::value)].text);
        return attribute(std::as_const(program_), types_, base, tree[id].text);
    };
    const auto is_builtin = [&](NodeId id, PyCall what) {
        const Value value = meant(id);
        return value.kind == ValueKind::PyBuiltin && value.id == static_cast<uint32_t>(what);
    };
    const auto wraps = [&](NodeId id) {
        return tree[id].kind == Kind::Call && is_builtin(tree.child(id, field::Call::func), PyCall::Wraps) &&
               tree.field(id, field::Call::keywords).empty() &&
               tree.field(id, field::Call::args).size() == 1 && is_name(tree.child(id, field::Call::args));
    };
    const auto asks = [&](NodeId id, const auto& self) -> bool {
        switch (tree[id].kind) {
            case Kind::Name:
            case Kind::Constant:
                return true;
            case Kind::Compare: {
                const NodeId right = tree.child(id, field::Compare::comparators);
                return tree.field(id, field::Compare::comparators).size() == 1 &&
                       tree[right].kind == Kind::Constant &&
                       tree[right].constant() == syntax::ConstantKind::None &&
                       is_name(tree.child(id, field::Compare::left));
            }
            case Kind::BoolOp: {
                const auto parts = tree.field(id, field::BoolOp::values);
                return std::all_of(parts.begin(), parts.end(), [&](NodeId part) { return self(part, self); });
            }
            case Kind::UnaryOp:
                return self(tree.child(id, field::UnaryOp::operand), self);
            case Kind::Call: {
                const NodeId func = tree.child(id, field::Call::func);
                const auto args = tree.field(id, field::Call::args);
                const bool builtin = is_builtin(func, PyCall::Hasattr) ||
                                     is_builtin(func, PyCall::Isinstance) ||
                                     is_builtin(func, PyCall::Callable);
                if (!tree.field(id, field::Call::keywords).empty()) return false;
                return builtin && std::all_of(args.begin(), args.end(), [&](NodeId arg) {
                           return is_name(arg) || tree[arg].kind == Kind::Constant;
                       });
            }
            default:
                return false;
        }
    };
    const auto makes = [&](NodeId id, const auto& self) -> bool {
        const auto all = [&](std::span<const NodeId> body) {
            return std::all_of(body.begin(), body.end(), [&](NodeId stmt) { return self(stmt, self); });
        };
        switch (tree[id].kind) {
            case Kind::FunctionDef: {
                const NodeId args = tree.child(id, field::FunctionDef::args);
                const auto decorators = tree.field(id, field::FunctionDef::decorator_list);
                return std::all_of(decorators.begin(), decorators.end(), wraps) &&
                       tree.field(args, field::Arguments::defaults).empty() &&
                       tree.field(args, field::Arguments::kw_defaults).empty();
            }
            case Kind::Pass:
                return true;
            case Kind::Expr:
                return tree[tree.child(id, field::Expr::value)].kind == Kind::Constant;
            case Kind::Return:
                return is_name(tree.child(id, field::Return::value));
            case Kind::If:
                return asks(tree.child(id, field::If::test), asks) && all(tree.field(id, field::If::body)) &&
                       all(tree.field(id, field::If::orelse));
            case Kind::Assign: {
                const auto targets = tree.field(id, field::Assign::targets);
                const NodeId value = tree.child(id, field::Assign::value);
                return std::all_of(targets.begin(), targets.end(), is_note) &&
                       (is_note(value) || is_name(value) || tree[value].kind == Kind::Constant);
            }
            default:
                return false;
        }
    };
    const auto body = tree.field(function.def, field::FunctionDef::body);
    return std::all_of(body.begin(), body.end(), [&](NodeId stmt) { return makes(stmt, makes); });
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
    if (whole.empty()) return doubt_any_import("importlib.import_module", reason);
    doubt_file(whole, reason);
}

// An import under a name that is not known, which may happen: of any file of the project.
void Evaluator::doubt_any_import(std::string_view whose, StringId reason) {
    if (finder_ == nullptr) return doubt_functions(whose);
    if (std::exchange(any_import_, true)) return;
    const auto modules = finder_->modules();
    if (!modules) return doubt_functions(whose);
    for (const std::string& each : *modules) {
        if (module_kind(each) != ModuleKind::Foreign || file_named(each) != nullptr || !is_followed(each))
            continue;
        if (finder_->find(each).refused) return doubt_functions(whose);
        doubt_file(each, reason);
    }
}

void Evaluator::doubt_file(std::string_view dotted, StringId reason) {
    for (size_t end = dotted.find('.');; end = dotted.find('.', end + 1)) {
        const std::string each(dotted.substr(0, end));
        for (const Consumed& row : consumed()) {  // functions of Warp's own packages have numbers, too
            const bool counted =
                row.package == each && key_counts_.contains(joined({"import ", each, " ", row.key}).index);
            if (row.package == each && !counted)
                doubt_function(strings_.intern(row.key), reason, strings_.intern(each));
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
                allow_steps(*found.tree);
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
    const StringId file = strings_.intern(module);
    std::string inner = prefix;
    if (here.kind == Kind::Import || here.kind == Kind::ImportFrom)
        return doubt_import(tree, id, module, is_package, reason);
    if (here.kind == Kind::FunctionDef || here.kind == Kind::ClassDef) {
        inner += text(here.text);
        if (here.kind == Kind::FunctionDef) {
            doubt_function(key_of(strings_.intern(inner)), reason, file);
            inner += ".<locals>";
        }
        inner += ".";
    }
    // `name=` of a decorator
    const bool named = here.kind == Kind::Keyword && here.text.valid() && text(here.text) == "name";
    if (const NodeId value = named ? tree.child(id, field::Keyword::value) : NodeId{}; value.valid()) {
        if (tree[value].kind == Kind::Constant && tree[value].constant() == syntax::ConstantKind::Str)
            doubt_function(tree[value].text, reason, file);
    }
    step(id);
    for (const NodeId part : tree.children(id))
        doubt_definitions(tree, part, inner, module, is_package, reason);
}

}  // namespace weft::module
