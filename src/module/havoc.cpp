// What code that is not followed may change. A name it can bind becomes Unknown, a container it can reach
// loses its contents, and a declaration it may or may not make refuses the file: function numbers would not
// be known.
#include <algorithm>

#include "module/evaluator.h"

namespace weft::module {

void Evaluator::refuse_conditional(Place at, std::string_view what, StringId reason) {
    refuse(DiagKind::ModuleConditional, at, std::string(what), std::string(text(reason)));
}

void Evaluator::havoc(std::span<const NodeId> nodes, std::string_view reason) {
    const StringId why = strings_.intern(reason);
    for (const NodeId id : nodes) havoc_node(id, why);
}

// A name or dotted name, without raising anything.
Value Evaluator::peek(NodeId id) {
    if (node(id).kind == Kind::Name) {
        const Value found = find_name(scope_, node(id).text);
        return found.kind == ValueKind::Missing ? python_builtin(strings_, node(id).text) : found;
    }
    if (node(id).kind == Kind::Attribute) {
        return attribute(program_, types_, peek(child(id, field::Attribute::value)), node(id).text);
    }
    return {};
}

void Evaluator::havoc_decorators(NodeId id, unsigned part, StringId reason) {
    for (const NodeId decorator : list(id, part)) {
        const bool called = node(decorator).kind == Kind::Call;
        const Value value = peek(called ? child(decorator, field::Call::func) : decorator);
        if (value.kind == ValueKind::WarpObject)
            refuse_conditional(place_of(decorator), "a declaration", reason);
    }
}

void Evaluator::havoc_target(NodeId target, StringId reason) {
    switch (node(target).kind) {
        case Kind::Name:
            bind(node(target).text, make_value(ValueKind::Unknown, reason));
            return;
        case Kind::Tuple:
        case Kind::List:
            for (const NodeId part : list(target, 0)) havoc_target(part, reason);
            return;
        case Kind::Starred:
            havoc_target(child(target, field::Starred::value), reason);
            return;
        case Kind::Attribute:
        case Kind::Subscript: {
            const Value base = peek(child(target, 0));
            const Value root = root_value(target);
            const bool warp =
                root.kind == ValueKind::Module && root.id <= static_cast<uint32_t>(ModuleKind::WarpPackage);
            if (warp || base.kind == ValueKind::Namespace || root.kind == ValueKind::Kernel ||
                root.kind == ValueKind::Function || root.kind == ValueKind::Struct) {
                refuse_conditional(place_of(target), "a change of Warp's state", reason);
            }
            make_root_volatile(target);
            if (base.kind == ValueKind::Class && node(target).kind == Kind::Attribute) {
                if (havoc_functions_ > 0)
                    make_volatile({ScopeId{base.id}, node(target).text, Volatile::Bound});
                bind_in(ScopeId{base.id}, node(target).text, make_value(ValueKind::Unknown, reason));
                return;
            }
            havoc_value(base.kind == ValueKind::Missing ? root : base, reason);
            return;
        }
        default:
            return;
    }
}

// A value handed to code that is not followed: containers may change, functions may be called.
void Evaluator::havoc_value(const Value& handed, StringId reason) {
    std::vector<Value> pending{handed};
    while (!pending.empty()) {
        const Value value = pending.back();
        pending.pop_back();
        switch (value.kind) {
            case ValueKind::List:
            case ValueKind::Dict:
            case ValueKind::Set:
            case ValueKind::Tuple: {
                Sequence& items = sequence(value);
                if (items.unknown.valid()) break;
                if (value.kind != ValueKind::Tuple) {
                    note_change(value);
                    items.unknown = reason;
                }
                work(items.items.size());
                pending.insert(pending.end(), items.items.begin(), items.items.end());
                break;
            }
            case ValueKind::Composite:
                for (uint32_t i = 0; i < composite_size(types_[value.type]); ++i) {
                    program_.elements[value.id + i] = make_value(ValueKind::Unknown, reason);
                }
                break;
            case ValueKind::Method:
                pending.push_back(program_.methods[value.id].self);
                break;
            case ValueKind::Kernel:
                escaped_ = true;
                break;
            case ValueKind::PyFunction:
            case ValueKind::Class:
                havoc_function(value, reason);
                break;
            case ValueKind::Namespace:
                refuse(DiagKind::ModuleDynamic, tree_->place(Span{}), "handing `globals()` to other code");
            case ValueKind::Module:
                if (value.id == static_cast<uint32_t>(ModuleKind::Itself)) {
                    refuse(DiagKind::ModuleDynamic, tree_->place(Span{}),
                           "handing the module itself to other code");
                }
                break;
            default:
                break;
        }
    }
}

// A function that may be called any number of times with anything.
void Evaluator::havoc_function(const Value& function, StringId reason) {
    if (function.kind == ValueKind::Class) {
        const std::vector<Binding> members = scope(ScopeId{function.id}).bindings;
        for (const Binding& member : members) {
            if (member.value.kind == ValueKind::PyFunction) havoc_function(member.value, reason);
        }
        return;
    }
    if (function.kind != ValueKind::PyFunction) return;
    const PyFunction called = program_.py_functions[function.id];
    havoc_body(*called.tree, called.def, called.parent, reason);
}

void Evaluator::havoc_body(const syntax::Tree& tree, NodeId def, ScopeId parent, StringId reason) {
    const std::pair known(&tree, def);
    if (std::find(havocked_.begin(), havocked_.end(), known) != havocked_.end()) return;
    work(havocked_.size());
    havocked_.push_back(known);
    const InTree inside(*this, &tree);
    const ScopeId outer = scope_;
    const uint32_t info = info_of(tree, def);
    scope_ = new_scope(ScopeKind::Call, parent);
    scope(scope_).function_info = info;
    const std::vector<StringId> locals = program_.function_infos[info].locals;
    for (const StringId name : locals) bind_in(scope_, name, make_value(ValueKind::Unknown, reason));
    if (++depth_ > budget_.depth) refuse(DiagKind::ModuleNesting, place_of(def));
    ++havoc_functions_;
    if (node(def).kind == Kind::Lambda) {
        havoc_node(child(def, field::Lambda::body), reason);
    } else {
        for (const NodeId stmt : list(def, field::FunctionDef::body)) havoc_node(stmt, reason);
    }
    --havoc_functions_;
    --depth_;
    scope_ = outer;
}

void Evaluator::havoc_call(NodeId id, StringId reason) {
    const NodeId func = child(id, field::Call::func);
    const Value callee = peek(func);
    if (callee.kind == ValueKind::PyFunction || callee.kind == ValueKind::Class)
        havoc_function(callee, reason);
    if (callee.kind == ValueKind::Missing && node(func).kind == Kind::Name) make_root_volatile(func);
    if (callee.kind == ValueKind::WarpObject) {
        switch (static_cast<WarpCall>(callee.id)) {
            case WarpCall::Kernel:
            case WarpCall::Func:
            case WarpCall::FuncNative:
            case WarpCall::FuncGrad:
            case WarpCall::FuncReplay:
            case WarpCall::Struct:
            case WarpCall::Overload:
            case WarpCall::SetModuleOptions:
            case WarpCall::GetModuleOptions:
            case WarpCall::GetModule:
            case WarpCall::Map:
                refuse_conditional(place_of(id), std::string("`wp.") + std::string(text(callee.text)) + "`",
                                   reason);
            default:
                break;
        }
    }
    if (callee.kind == ValueKind::PyBuiltin) {
        const auto what = static_cast<PyCall>(callee.id);
        if (what == PyCall::Exec || what == PyCall::Eval || what == PyCall::Setattr ||
            what == PyCall::Globals) {
            refuse_conditional(place_of(id), std::string("`") + std::string(text(callee.text)) + "`", reason);
        }
    }
    if (node(func).kind == Kind::Attribute) {
        const Value self = peek(child(func, 0));
        havoc_value(self, reason);
        make_root_volatile(func);
    }
    for (const NodeId arg : list(id, field::Call::args)) {
        const Value value = peek(arg);
        havoc_value(value, reason);
        make_root_volatile(arg);
    }
    for (const NodeId keyword : list(id, field::Call::keywords)) {
        havoc_value(peek(child(keyword, field::Keyword::value)), reason);
    }
}

void Evaluator::havoc_node(NodeId id, StringId reason) {
    if (!id.valid()) return;
    step(id);
    const Node& here = node(id);
    switch (here.kind) {
        case Kind::Name:
            if (here.context() != syntax::Context::Load)
                bind(here.text, make_value(ValueKind::Unknown, reason));
            return;
        case Kind::FunctionDef:
        case Kind::AsyncFunctionDef:
            // It may be called by whoever holds it, so what it can change is dropped too.
            havoc_decorators(id, field::FunctionDef::decorator_list, reason);
            bind(here.text, make_value(ValueKind::Unknown, reason));
            havoc_body(*tree_, id, function_parent(scope_), reason);
            return;
        case Kind::ClassDef:
            havoc_decorators(id, field::ClassDef::decorator_list, reason);
            for (const NodeId stmt : list(id, field::ClassDef::body)) {
                const Kind kind = node(stmt).kind;
                if (kind == Kind::FunctionDef) {
                    havoc_decorators(stmt, field::FunctionDef::decorator_list, reason);
                    havoc_body(*tree_, stmt, function_parent(scope_), reason);
                }
                if (kind == Kind::ClassDef) havoc_node(stmt, reason);
            }
            bind(here.text, make_value(ValueKind::Unknown, reason));
            return;
        case Kind::Lambda:
            havoc_body(*tree_, id, function_parent(scope_), reason);
            return;
        case Kind::Import:
        case Kind::ImportFrom:
            for (const NodeId alias : list(id, 0)) {
                const NodeId asname = child(alias, field::Alias::asname);
                std::string_view name = text(asname.valid() ? node(asname).text : node(alias).text);
                if (name == "*") refuse_conditional(place_of(id), "a star import", reason);
                std::string dotted(
                    text(here.kind == Kind::Import || !here.text.valid() ? node(alias).text : here.text));
                const ModuleKind kind = module_kind(dotted);
                const bool counts =
                    kind == ModuleKind::Foreign || kind == ModuleKind::WarpPackage || here.detail != 0;
                if (counts && !foreign_import_.valid()) foreign_import_ = strings_.intern(dotted);
                if (!asname.valid()) name = name.substr(0, name.find('.'));
                bind(strings_.intern(name), make_value(ValueKind::Unknown, reason));
            }
            return;
        case Kind::Assign:
            for (const NodeId target : list(id, field::Assign::targets)) havoc_target(target, reason);
            break;
        case Kind::AugAssign:
        case Kind::AnnAssign:
        case Kind::For:
        case Kind::AsyncFor: {
            const NodeId target = child(id, 0);
            if (here.kind == Kind::AugAssign) havoc_value(peek(target), reason);
            havoc_target(target, reason);
            break;
        }
        case Kind::Delete:
            for (const NodeId target : list(id, field::Delete::targets)) havoc_target(target, reason);
            break;
        case Kind::WithItem:
            if (const NodeId target = child(id, field::WithItem::optional_vars); target.valid())
                havoc_target(target, reason);
            break;
        case Kind::ExceptHandler:
        case Kind::MatchAs:
        case Kind::MatchStar:
        case Kind::MatchMapping:
            if (here.text.valid()) bind(here.text, make_value(ValueKind::Unknown, reason));
            break;
        case Kind::Call:
            havoc_call(id, reason);
            break;
        case Kind::ListComp:
        case Kind::SetComp:
        case Kind::DictComp:
        case Kind::GeneratorExp: {
            // Its targets are its own.
            const ScopeId outer = scope_;
            const uint32_t info = comprehension_info(id);
            scope_ = new_scope(ScopeKind::Call, function_parent(outer));
            scope(scope_).function_info = info;
            for (const NodeId part : tree_->children(id)) havoc_node(part, reason);
            scope_ = outer;
            return;
        }
        default:
            break;
    }
    for (const NodeId part : tree_->children(id)) havoc_node(part, reason);
}

void Evaluator::havoc_args(const Args& args, std::string_view callee) {
    const StringId reason = joined({"handed to ", callee});
    for (size_t i = 0; i < args.count; ++i) havoc_value(args[i], reason);
    for (size_t i = 0; i < args.keyword_count; ++i) havoc_value(args.keyword(i).value, reason);
}

}  // namespace weft::module
