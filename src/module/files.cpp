// Files that are imported: found by a Finder, evaluated once, in Python's order. A file that is being
// imported is there already, with the names that it has bound so far.
#include <algorithm>
#include <utility>

#include "module/evaluator.h"

namespace weft::module {
namespace {

std::string_view parent_of(std::string_view dotted) {
    const size_t dot = dotted.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : dotted.substr(0, dot);
}

std::string_view last_of(std::string_view dotted) {
    return dotted.substr(dotted.rfind('.') + 1);
}

// `a`, `a.b`, `a.b.c`
template <class Take>
void each_package(std::string_view dotted, Take take) {
    for (size_t end = dotted.find('.');; end = dotted.find('.', end + 1)) {
        take(dotted.substr(0, end));
        if (end == std::string_view::npos) return;
    }
}

}  // namespace

Value Evaluator::file_value(uint32_t index) const {
    Value value =
        make_value(ValueKind::Module, program_.files[index].name, static_cast<uint32_t>(ModuleKind::File));
    value.integer = index;
    return value;
}

const uint32_t* Evaluator::file_named(std::string_view dotted) const {
    const auto name = strings_.find(dotted);
    if (!name) return nullptr;
    const auto known = scratch_.files.find(name->index);
    return known == scratch_.files.end() ? nullptr : &known->second;
}

// Does a file of the project stand behind this name? What Python and Warp bring along comes first.
bool Evaluator::is_followed(std::string_view dotted) {
    if (finder_ == nullptr || module_kind(dotted) != ModuleKind::Foreign) return false;
    if (file_named(dotted) != nullptr) return true;
    std::string_view first = dotted.substr(0, dotted.find('.'));
    if (first == "warp") {  // its examples and tests, but not its inside
        first = dotted.substr(0, dotted.find('.', first.size() + 1));
        if (first != "warp.examples" && first != "warp.tests") return false;
    }
    return finder_->find(first).what != Finder::What::Outside;
}

// May modules of this one lie in other folders than its own? It says where, or any of its names may have been
// bound.
bool Evaluator::finds_elsewhere(const Value& package) {
    const File& file = program_.files[static_cast<uint32_t>(package.integer)];
    return file.is_open || value_in(file.scope, strings_.intern("__path__")).kind != ValueKind::Missing;
}

// Imports a module and the packages it is in.
Value Evaluator::follow(std::string_view dotted, Place at) {
    Value module;
    each_package(dotted, [&](std::string_view each) {
        if (module_kind(each) != ModuleKind::Foreign) return;  // warp
        if (module.kind != ValueKind::Missing && !is_file(module)) return;
        if (const uint32_t* known = file_named(each)) {
            module = file_value(*known);
            return;
        }
        if (const auto name = strings_.find(each); name && scratch_.replaced.contains(name->index)) {
            module = make_value(ValueKind::Module, *name, static_cast<uint32_t>(ModuleKind::Foreign));
            ++vague_count_;
            return;
        }
        const auto other = [&] {
            ++vague_count_;
            module = make_value(ValueKind::Module, strings_.intern(each),
                                static_cast<uint32_t>(ModuleKind::Foreign));
        };
        const auto not_there = [&] {
            if (modules_doubted_ || (is_file(module) && finds_elsewhere(module))) return other();
            raise(at, "ModuleNotFoundError", "there is no module '" + std::string(each) + "'");
        };
        if (is_file(module) && !program_.files[static_cast<uint32_t>(module.integer)].is_package)
            return not_there();
        const Finder::Found found = finder_->find(each);
        if (found.refused) {
            Diag diag = *found.refused;
            if (!diag.place.source.valid()) diag.place = at;
            throw Stop{std::move(diag)};
        }
        switch (found.what) {
            case Finder::What::Outside:
            case Finder::What::Missing:
                return not_there();
            case Finder::What::NotPython:
                return other();
            case Finder::What::Folder:
            case Finder::What::File:
            case Finder::What::Package:
                module = load(each, found, at);
        }
    });
    return module;
}

Value Evaluator::load(std::string_view dotted, const Finder::Found& found, Place at) {
    if (program_.files.size() >= budget_.files)
        refuse(DiagKind::ModuleBudget, at, std::to_string(budget_.files) + " files");
    if (imports_.size() >= budget_.imports) refuse(DiagKind::ModuleNesting, at);
    const auto index = static_cast<uint32_t>(program_.files.size());
    const StringId name = strings_.intern(dotted);
    program_.files.push_back({.name = name,
                              .tree = found.tree,
                              .printed = found.printed,
                              .is_package = found.what != Finder::What::File,
                              .entry = static_cast<uint32_t>(program_.entries.size() - 1)});
    scratch_.files.insert_or_assign(name.index, index);
    const std::vector<StringId> settled = settle_doubts(name);
    const Landing landing(*this);
    const Place outer_at = std::exchange(at_, at);
    scope_ = program_.files[index].scope = new_scope(ScopeKind::Module, {});
    imports_.push_back(at);
    const auto leave = [&] {
        imports_.pop_back();
        landing.restore();
        at_ = outer_at;
    };
    const auto with_import = [&](Diag diag) {
        if (at.source.valid()) diag.imports.push_back(at);
        return diag;
    };
    try {
        if (found.tree != nullptr) {
            allow_steps(*found.tree);
            run_file(index);
        } else {
            bind(strings_.intern("__name__"), string_value(name));
        }
        leave();
    } catch (const PythonError& error) {
        leave();
        program_.files[index].state = File::State::Failed;
        scratch_.files.erase(name.index);
        // Each try declares them again.
        for (const StringId key : settled) doubt_function(key, strings_.intern("a failed import"));
        throw PythonError{with_import(error.diag), error.type};
    } catch (const Stop& stop) {
        leave();
        throw Stop{with_import(stop.diag)};
    }
    program_.files[index].state = File::State::Loaded;
    const Value module = file_value(index);
    if (const uint32_t* parent = file_named(parent_of(dotted)))
        bind_in(program_.files[*parent].scope, strings_.intern(last_of(dotted)), module);
    return module;
}

// A file that is looked at may take as many steps more as it has bytes.
void Evaluator::allow_steps(const syntax::Tree& tree) {
    const size_t bytes = sources_[tree.source_id()].text().size();
    budget_.steps = static_cast<uint32_t>(std::min<size_t>(UINT32_MAX, budget_.steps + bytes));
}

void Evaluator::run_file(uint32_t index) {
    const InTree inside(*this, program_.files[index].tree);
    bind(strings_.intern("__name__"), string_value(program_.files[index].name));
    const auto body = list(tree_->root(), field::Module::body);
    const bool documented = !body.empty() && node(body[0]).kind == Kind::Expr &&
                            node(child(body[0], field::Expr::value)).kind == Kind::Constant &&
                            node(child(body[0], field::Expr::value)).constant() == syntax::ConstantKind::Str;
    bind(strings_.intern("__doc__"),
         documented ? string_value(node(child(body[0], field::Expr::value)).text) : none_value());
    for (const NodeId stmt : body) run_file_statement(index, stmt);
}

// A statement that cannot be followed does not stop the others, if others may need the file: what it can
// change is unknown.
void Evaluator::run_file_statement(uint32_t index, NodeId stmt) {
    const Landing landing(*this);
    std::optional<Diag> diag;
    try {
        if (statement(stmt) != Flow::Next)
            raise(place_of(stmt), "SyntaxError", "'break', 'continue' or 'return' outside of its place");
        return;
    } catch (const Refused& refused) {
        if (finder_ == nullptr) throw;
        diag = refused.diag;
    } catch (const Vague& vague) {
        if (finder_ == nullptr) throw;
        diag = {DiagKind::ModuleConditional,
                place_of(stmt),
                {"the rest of the statement", std::string(text(vague.reason))}};
    }
    landing.restore();
    switch (diag->kind) {
        case DiagKind::ModuleBudget:
        case DiagKind::ModuleNesting:
        case DiagKind::ModuleRewritesWarp:
            throw Stop{*diag};
        case DiagKind::ModuleOptionUnknown:
        case DiagKind::ModuleOptionUnsupported:
            if (diag->args[0].starts_with("wp.config")) throw Stop{*diag};
            return skip_statement(index, stmt, std::move(*diag));
        default:
            return skip_statement(index, stmt, std::move(*diag));
    }
}

void Evaluator::skip_statement(uint32_t index, NodeId stmt, Diag diag) {
    const StringId why =
        reason({"`", text(program_.files[index].name), "` could not be followed: ", message(diag)});
    const bool any_name = diag.kind == DiagKind::ModuleDynamic;
    for (size_t i = imports_.size(); i-- > 0;) {
        if (imports_[i].source.valid()) diag.imports.push_back(imports_[i]);
    }
    if (!program_.files[index].refused) program_.files[index].refused = std::move(diag);
    if (any_name) forget_file(index, why);
    forget_bindings(stmt, why);
    const Landing landing(*this);
    try {
        havoc_node(stmt, why);
    } catch (const Refused& refused) {
        landing.restore();
        if (refused.diag.kind == DiagKind::ModuleBudget) throw Stop{refused.diag};
        doubt_functions(text(program_.files[index].name));
        forget_file(index, why);
    }
}

// Whatever happened in the statement, its names may have been bound.
void Evaluator::forget_bindings(NodeId stmt, StringId reason) {
    if (!stmt.valid()) return;
    const Node& here = node(stmt);
    switch (here.kind) {
        case Kind::FunctionDef:
        case Kind::AsyncFunctionDef:
        case Kind::ClassDef:
            return bind(here.text, make_value(ValueKind::Unknown, reason));
        case Kind::Name:
            if (here.context() != syntax::Context::Load)
                bind(here.text, make_value(ValueKind::Unknown, reason));
            return;
        case Kind::Alias: {
            const NodeId asname = child(stmt, field::Alias::asname);
            const std::string_view whole = text(asname.valid() ? node(asname).text : here.text);
            if (whole == "*") return forget_file(this_file(), reason);
            return bind(strings_.intern(whole.substr(0, whole.find('.'))),
                        make_value(ValueKind::Unknown, reason));
        }
        default:
            for (const NodeId part : tree_->children(stmt)) forget_bindings(part, reason);
    }
}

// Every name of the file may be bound to anything.
void Evaluator::forget_file(uint32_t index, StringId reason) {
    program_.files[index].is_open = any_name_ = true;
    const ScopeId names = program_.files[index].scope;
    for (size_t i = 0; i < scope(names).bindings.size(); ++i) {
        const Value value = scope(names).bindings[i].value;
        if (value.kind == ValueKind::Module || value.kind == ValueKind::Missing) continue;
        const Landing landing(*this);
        try {
            havoc_value(value, reason);
        } catch (const Refused& refused) {
            landing.restore();
            if (refused.diag.kind == DiagKind::ModuleBudget) throw Stop{refused.diag};
            doubt_functions(text(program_.files[index].name));
        }
        scope(names).bindings[i].value = make_value(ValueKind::Unknown, reason);
    }
}

// What `from ..a import b` means by `..a`.
std::string Evaluator::absolute_name(NodeId id) {
    const Node& here = node(id);
    const std::string own(here.text.valid() ? text(here.text) : std::string_view());
    if (here.detail == 0) return own;
    if (value_in(module_scope(scope_), strings_.intern("__package__")).kind != ValueKind::Missing)
        refuse(DiagKind::ModuleDynamic, place_of(id), "assigning to `__package__`");
    std::string_view package = text(file().name);
    if (!file().is_package) package = parent_of(package);
    for (unsigned level = 1; level < here.detail; ++level) package = parent_of(package);
    if (package.empty()) raise(place_of(id), "ImportError", "a relative import leaves the package");
    return own.empty() ? std::string(package) : std::string(package) + "." + own;
}

// An attribute of a file; Missing if it has none.
Value Evaluator::name_in_file(const Value& module, StringId name, Place at) {
    const auto index = static_cast<uint32_t>(module.integer);
    const std::string_view spelled = text(name);
    if (reaches_everything(spelled)) refuse(DiagKind::ModuleDynamic, at, "`" + std::string(spelled) + "`");
    const Value known = value_in(program_.files[index].scope, name);
    if (known.kind != ValueKind::Missing) return known;
    if (program_.files[index].is_open || is_special(spelled))
        return unknown({"`", text(module.text), ".", spelled, "` is not followed"});
    const Value hook = value_in(program_.files[index].scope, strings_.intern("__getattr__"));
    if (hook.kind == ValueKind::Missing) return {};
    Args args(*this);
    args.place = at;
    args.add(string_value(name));
    const Landing landing(*this);
    try {
        return call_value(hook, args, at);
    } catch (const PythonError& error) {
        if (!error.type.valid() || !is_caught_as(text(error.type), "AttributeError")) throw;
        landing.restore();
        return {};
    }
}

// `from module import name`: what it has, else a module in it.
Value Evaluator::imported_name(const Value& module, StringId name, Place at) {
    const Value known = name_in_file(module, name, at);
    if (known.kind != ValueKind::Missing) return known;
    const StringId whole = joined({text(module.text), ".", text(name)});
    if (const uint32_t* file = file_named(text(whole))) return file_value(*file);
    const bool package = program_.files[static_cast<uint32_t>(module.integer)].is_package;
    if (package && finder_ != nullptr && finder_->find(text(whole)).what != Finder::What::Missing)
        return follow(text(whole), at);
    if (scratch_.replaced.contains(whole.index)) return follow(text(whole), at);
    if (modules_doubted_ || finds_elsewhere(module))
        return unknown({"`", text(whole), "`, which may be in `sys.modules`"});
    raise(
        at, "ImportError",
        "cannot import name '" + std::string(text(name)) + "' from '" + std::string(text(module.text)) + "'");
}

// `from module import *`: what `__all__` lists, else every name that does not begin with `_`.
void Evaluator::import_all_of_file(const Value& module, Place at) {
    const auto index = static_cast<uint32_t>(module.integer);
    const ScopeId names = program_.files[index].scope;
    if (program_.files[index].is_open) {
        refuse(DiagKind::ModuleDynamic, at,
               "a star import from `" + std::string(text(module.text)) + "`, which could not be followed,");
    }
    const Value listed = value_in(names, strings_.intern("__all__"));
    std::vector<StringId> wanted;
    if (listed.kind == ValueKind::Missing) {
        for (const Binding& binding : scope(names).bindings) {
            if (binding.value.kind != ValueKind::Missing && !text(binding.name).starts_with("_"))
                wanted.push_back(binding.name);
        }
    } else {
        std::vector<Value> items;
        if (!append_items(listed, items, at))
            refuse(DiagKind::ModuleDynamic, at, "a star import whose `__all__` is not known");
        for (const Value& item : items) {
            if (item.kind != ValueKind::Str)
                refuse(DiagKind::ModuleDynamic, at, "a star import whose `__all__` is not known");
            wanted.push_back(item.text);
        }
    }
    for (const StringId name : wanted) {
        work(1);
        bind(name,
             listed.kind == ValueKind::Missing ? value_in(names, name) : imported_name(module, name, at));
    }
}

// The module as `import a.b.c as d` finds it: through the names of its packages, which may have been bound to
// something else.
Value Evaluator::dotted_value(std::string_view dotted) {
    Value value;
    each_package(dotted, [&](std::string_view each) {
        const uint32_t* known = file_named(each);
        if (value.kind == ValueKind::Missing) {
            if (known != nullptr) value = file_value(*known);
            return;
        }
        if (!is_file(value)) return;
        const Value bound = value_in(program_.files[static_cast<uint32_t>(value.integer)].scope,
                                     strings_.intern(last_of(each)));
        if (bound.kind != ValueKind::Missing) {
            value = bound;
        } else if (known != nullptr) {
            value = file_value(*known);
        }
    });
    return value;
}

// sys.modules[name] = value: what an import of that name finds from now on.
void Evaluator::put_module(StringId name, const Value& value) {
    scratch_.replaced.erase(name.index);
    scratch_.files.erase(name.index);
    if (is_file(value)) {
        scratch_.files.emplace(name.index, static_cast<uint32_t>(value.integer));
    } else {
        scratch_.replaced.insert(name.index);
        havoc_value(value, strings_.intern("an object that was made a module"));
    }
}

void Evaluator::run(std::string_view dotted) {
    each_package(dotted, [&](std::string_view each) {
        if (module_kind(each) != ModuleKind::Foreign || file_named(each) != nullptr) return;
        program_.entries.push_back(strings_.intern(each));
        follow(each, {});
    });
    const uint32_t* target = file_named(dotted);
    if (target == nullptr)
        refuse(DiagKind::ModuleDynamic, {}, "what stands for `" + std::string(dotted) + "` in `sys.modules`");
    program_.target = *target;
    program_.imported = true;
}

bool retarget(Program& program, std::string_view dotted) {
    if (program.entries.empty()) return false;
    const auto target = program.strings->find(dotted);
    if (!target) return false;
    size_t entries = 0;
    bool same = true;
    uint32_t found = 0;
    each_package(dotted, [&](std::string_view each) {
        if (module_kind(each) != ModuleKind::Foreign) return;  // warp
        const auto name = program.strings->find(each);
        for (uint32_t i = 0; name && i < program.files.size(); ++i) {
            const File& file = program.files[i];
            if (file.name != *name || file.state != File::State::Loaded) continue;
            found = i;
            if (file.entry < entries) return;
        }
        same &= name && entries < program.entries.size() && program.entries[entries] == *name;
        ++entries;
    });
    if (!same || entries != program.entries.size() || program.files[found].name != *target) return false;
    program.target = found;
    return true;
}

}  // namespace weft::module
