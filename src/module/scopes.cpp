// Whose name is whose. Python decides before running a function which names are its own; the scan below does
// the same, so that a kernel's free names find the cells that Warp finds, and only those.
#include <algorithm>

#include "module/evaluator.h"

namespace weft::module {
namespace {

void sort_unique(std::vector<StringId>& names) {
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
}

bool contains(const std::vector<StringId>& names, StringId name) {
    return std::binary_search(names.begin(), names.end(), name);
}

// Collects the names of one function (or comprehension) and of what is nested in it.
class Scan {
  public:
    Scan(const syntax::Tree& tree, const Strings& strings, bool future_annotations)
        : tree_(tree), strings_(strings), future_(future_annotations) {}

    FunctionInfo function(NodeId def) {
        FunctionInfo info;
        info.def = def;
        const NodeId args = tree_.child(def, field::FunctionDef::args);  // the first field, as of a Lambda
        for (const unsigned part :
             {field::Arguments::posonlyargs, field::Arguments::args, field::Arguments::vararg,
              field::Arguments::kwonlyargs, field::Arguments::kwarg}) {
            for (const NodeId arg : tree_.field(args, part)) stored_.push_back(tree_[arg].text);
        }
        if (tree_[def].kind == Kind::Lambda) {
            visit(tree_.child(def, field::Lambda::body));
        } else {
            for (const NodeId stmt : tree_.field(def, field::FunctionDef::body)) visit(stmt);
        }
        leave(info);
        return info;
    }

    FunctionInfo class_body(NodeId id) {
        FunctionInfo info;
        info.def = id;
        for (const NodeId stmt : tree_.field(id, field::ClassDef::body)) visit(stmt);
        leave(info);
        return info;
    }

    FunctionInfo comprehension(NodeId id) {
        FunctionInfo info;
        info.def = id;
        info.is_comprehension = in_comprehension_ = true;
        const bool dict = tree_[id].kind == Kind::DictComp;
        unsigned generators = field::ListComp::generators;
        if (dict) generators = field::DictComp::generators;
        for (const NodeId generator : tree_.field(id, generators)) {
            visit_target(tree_.child(generator, field::Comprehension::target));
            visit(tree_.child(generator, field::Comprehension::iter));
            for (const NodeId test : tree_.field(generator, field::Comprehension::ifs)) visit(test);
        }
        for (const NodeId part : tree_.field(id, 0)) visit(part);
        if (dict) visit(tree_.child(id, field::DictComp::value));
        leave(info);
        return info;
    }

  private:
    void leave(FunctionInfo& info) {
        sort_unique(globals_);
        sort_unique(nonlocals_);
        sort_unique(stored_);
        sort_unique(loaded_);
        for (const StringId name : stored_) {
            if (!contains(globals_, name) && !contains(nonlocals_, name)) info.locals.push_back(name);
        }
        for (const StringId name : loaded_) {
            if (!contains(info.locals, name) && !contains(globals_, name)) info.free.push_back(name);
        }
        for (const StringId name : nonlocals_) info.free.push_back(name);
        sort_unique(info.free);
        info.globals = globals_;
        info.nonlocals = nonlocals_;
        info.escaping = escaping_;
        info.is_generator = generator_;
    }

    // A nested function: its free names are used here.
    void nested(const FunctionInfo& info) {
        loaded_.insert(loaded_.end(), info.free.begin(), info.free.end());
        std::vector<StringId>& bound = in_comprehension_ ? escaping_ : stored_;
        bound.insert(bound.end(), info.escaping.begin(), info.escaping.end());
    }

    void visit_defaults(NodeId args) {
        for (const unsigned part : {field::Arguments::kw_defaults, field::Arguments::defaults}) {
            for (const NodeId value : tree_.field(args, part)) visit(value);
        }
    }

    void visit_annotations(NodeId def, NodeId args) {
        if (future_) return;
        for (const unsigned part :
             {field::Arguments::posonlyargs, field::Arguments::args, field::Arguments::vararg,
              field::Arguments::kwonlyargs, field::Arguments::kwarg}) {
            for (const NodeId arg : tree_.field(args, part)) visit(tree_.child(arg, field::Arg::annotation));
        }
        visit(tree_.child(def, field::FunctionDef::returns));
    }

    void visit_target(NodeId id) {
        if (!id.valid()) return;
        const Node& node = tree_[id];
        if (node.kind == Kind::Name) {
            stored_.push_back(node.text);
        } else if (node.kind == Kind::Tuple || node.kind == Kind::List) {
            for (const NodeId element : tree_.field(id, 0)) visit_target(element);
        } else if (node.kind == Kind::Starred) {
            visit_target(tree_.child(id, field::Starred::value));
        } else {
            visit(id);
        }
    }

    void visit_import(NodeId id) {
        for (const NodeId alias : tree_.field(id, 0)) {
            const NodeId asname = tree_.child(alias, field::Alias::asname);
            if (asname.valid()) {
                stored_.push_back(tree_[asname].text);
                continue;
            }
            const std::string_view name = strings_.text(tree_[alias].text);
            const std::string_view root = name.substr(0, name.find('.'));
            if (const auto known = strings_.find(root)) stored_.push_back(*known);
        }
    }

    void visit_class(NodeId id) {
        stored_.push_back(tree_[id].text);
        for (const unsigned part : {field::ClassDef::bases, field::ClassDef::decorator_list}) {
            for (const NodeId expr : tree_.field(id, part)) visit(expr);
        }
        for (const NodeId keyword : tree_.field(id, field::ClassDef::keywords)) visit(keyword);
        // Names that the body binds are its own; a use falls through to the enclosing function only if
        // unbound.
        Scan body(tree_, strings_, future_);
        for (const NodeId stmt : tree_.field(id, field::ClassDef::body)) body.visit(stmt);
        loaded_.insert(loaded_.end(), body.loaded_.begin(), body.loaded_.end());
    }

    void visit_nested(NodeId id) {
        const bool lambda = tree_[id].kind == Kind::Lambda;
        const NodeId args = tree_.child(id, field::FunctionDef::args);
        visit_defaults(args);
        if (!lambda) {
            stored_.push_back(tree_[id].text);
            for (const NodeId decorator : tree_.field(id, field::FunctionDef::decorator_list))
                visit(decorator);
            visit_annotations(id, args);
        }
        nested(Scan(tree_, strings_, future_).function(id));
    }

    void visit(NodeId id) {
        if (!id.valid()) return;
        const Node& node = tree_[id];
        switch (node.kind) {
            case Kind::Name:
                (node.context() == syntax::Context::Load ? loaded_ : stored_).push_back(node.text);
                return;
            case Kind::Global:
                for (const NodeId name : tree_.field(id, field::Global::names))
                    globals_.push_back(tree_[name].text);
                return;
            case Kind::Nonlocal:
                for (const NodeId name : tree_.field(id, field::Nonlocal::names))
                    nonlocals_.push_back(tree_[name].text);
                return;
            case Kind::Import:
            case Kind::ImportFrom:
                visit_import(id);
                return;
            case Kind::FunctionDef:
            case Kind::AsyncFunctionDef:
            case Kind::Lambda:
                visit_nested(id);
                return;
            case Kind::ClassDef:
                visit_class(id);
                return;
            case Kind::ListComp:
            case Kind::SetComp:
            case Kind::DictComp:
            case Kind::GeneratorExp:
                nested(Scan(tree_, strings_, future_).comprehension(id));
                return;
            case Kind::NamedExpr: {
                const NodeId target = tree_.child(id, field::NamedExpr::target);
                visit(tree_.child(id, field::NamedExpr::value));
                if (!in_comprehension_) return visit(target);
                escaping_.push_back(tree_[target].text);
                loaded_.push_back(tree_[target].text);
                return;
            }
            case Kind::AnnAssign:
                visit_target(tree_.child(id, field::AnnAssign::target));
                visit(tree_.child(id, field::AnnAssign::value));
                if (!future_) visit(tree_.child(id, field::AnnAssign::annotation));
                return;
            case Kind::ExceptHandler:
            case Kind::MatchAs:
            case Kind::MatchStar:
            case Kind::MatchMapping:
                if (node.text.valid()) stored_.push_back(node.text);
                break;
            case Kind::Yield:
            case Kind::YieldFrom:
                generator_ = true;
                break;
            default:
                break;
        }
        for (const NodeId part : tree_.children(id)) visit(part);
    }

    const syntax::Tree& tree_;
    const Strings& strings_;
    bool future_;
    bool in_comprehension_ = false;
    bool generator_ = false;
    std::vector<StringId> stored_, loaded_, globals_, nonlocals_, escaping_;
};

// The binding a closure's free name refers to, null if its cell is empty or the name is global.
const Binding* captured(const Program& program, ScopeId from, StringId name) {
    for (ScopeId id = from; id.valid() && program.scopes[id.index].kind == ScopeKind::Call;
         id = program.scopes[id.index].parent) {
        const Scope& scope = program.scopes[id.index];
        if (contains(program.function_infos[scope.function_info].locals, name)) return scope.find(name);
    }
    return nullptr;
}

}  // namespace

const Binding* Program::visible(ScopeId id, StringId name) const {
    const Scope& scope = scopes[id.index];
    if (scope.kind == ScopeKind::Closure && contains(function_infos[scope.function_info].free, name)) {
        if (const Binding* cell = captured(*this, scope.parent, name)) return cell;
    }
    return global(scope.file, name);
}

Value Program::lookup(ScopeId scope, StringId name) const {
    const Binding* binding = visible(scope, name);
    return binding == nullptr ? Value{} : settled(*this, binding->value);
}

ScopeId Evaluator::new_scope(ScopeKind kind, ScopeId parent) {
    if (program_.scope_count == program_.scopes.size()) program_.scopes.emplace_back();
    const ScopeId id{program_.scope_count++};
    Scope& made = scope(id);
    made.kind = kind;
    made.parent = parent;
    made.file = parent.valid() ? scope(parent).file : static_cast<uint32_t>(program_.files.size() - 1);
    made.function_info = 0;
    made.qualname = names::empty;
    made.name = {};
    made.is_enum = made.is_int_enum = made.is_flag = made.has_unknown_base = made.escaped = false;
    made.odd = {};
    made.mro.clear();
    made.bindings.clear();
    made.index.clear();
    return id;
}

// The scope that functions made in `id` see: a class body is not part of it.
ScopeId Evaluator::function_parent(ScopeId id) const {
    while (program_.scopes[id.index].kind == ScopeKind::Class) id = program_.scopes[id.index].parent;
    return id;
}

Value Evaluator::find_name(ScopeId from, StringId name) const {
    for (ScopeId id = from; id.valid();) {
        const Scope& where = program_.scopes[id.index];
        if (where.kind == ScopeKind::Module) {
            const Binding* binding = program_.global(where.file, name);
            return binding == nullptr ? Value{} : binding->value;
        }
        if (where.kind == ScopeKind::Closure) return program_.lookup(id, name);
        const FunctionInfo& info = program_.function_infos[where.function_info];
        const bool own = contains(info.locals, name);
        const Binding* binding = own || where.kind == ScopeKind::Class ? where.find(name) : nullptr;
        const bool found = binding != nullptr && binding->value.kind != ValueKind::Missing;
        // What a class body binds itself is, until then, the module's, never the enclosing function's.
        if (found || (own && where.kind == ScopeKind::Call)) return found ? binding->value : Value{};
        id = own || contains(info.globals, name) ? module_scope(id) : where.parent;
    }
    return {};
}

Value Evaluator::name_value(StringId name, Place at) {
    if (late_ != nullptr && scope_ == late_scope_) {
        for (const LateNames::Name& each : late_->constants) {
            if (each.name == name) return each.value;
        }
    }
    if (const Value found = find_name(scope_, name); found.kind != ValueKind::Missing) return found;
    if (const Value builtin = python_builtin(strings_, name); builtin.kind != ValueKind::Missing)
        return builtin;
    if (const Value given = unbound_name(name, at); given.kind != ValueKind::Missing) return given;
    raise_unbound(name, at);
}

void Evaluator::raise_unbound(StringId name, Place at) const {
    const Scope& here = program_.scopes[scope_.index];
    const bool local =
        here.kind == ScopeKind::Call && contains(program_.function_infos[here.function_info].locals, name);
    raise(at, local ? "UnboundLocalError" : "NameError",
          std::string("name '") + std::string(text(name)) + "' is not defined");
}

Value Evaluator::value_in(ScopeId id, StringId name) const {
    const Binding* const binding = program_.scopes[id.index].find(name);
    return binding == nullptr ? Value{} : binding->value;
}

void Evaluator::bind_in(ScopeId where, StringId name, const Value& given) {
    Value value = kept(given);
    const bool in_class = scope(where).kind == ScopeKind::Class;
    if (in_class && scope(where).is_enum && scope_ == where && value.kind != ValueKind::Missing)
        check_enum_binding(scope(where), name, value);
    if (scope(where).kind != ScopeKind::Call || where != scope_) ++rebound_;
    const auto entries = volatile_.find(name.index);
    for (size_t i = 0; entries != volatile_.end() && i < entries->second.size(); ++i) {
        work(1);
        const Volatile entry = entries->second[i];
        const bool here = entry.where.valid() ? entry.where == where : in_class;
        if (!here) continue;
        const StringId reason = strings_.intern("a name that code which is not followed may change");
        if (entry.kind == Volatile::Bound) value = make_value(ValueKind::Unknown, reason);
        if (entry.kind == Volatile::Used) havoc_value(value, reason);
        if (entry.kind == Volatile::Touched) touch(value, reason);
        if (entry.kind == Volatile::Read) havoc_items(value, reason);
    }
    if (in_class && scope(where).escaped)
        touch(value, strings_.intern("an attribute of a class that is not followed"));
    oldest_bound_ = std::min(oldest_bound_, where.index);
    const uint32_t now = ++program_.clock;
    Scope& target = scope(where);
    if (const Binding* const found = target.find(name)) {
        Binding& binding = target.bindings[static_cast<size_t>(found - target.bindings.data())];
        live_matters_ |= binding.value.kind == ValueKind::Kernel;
        binding.value = value;
        binding.bound_at = now;
        return;
    }
    if (target.kind != ScopeKind::Module) charge(sizeof(Binding), {});
    target.add({name, value, now});
}

// Where a statement in `from` binds a name: what `global` and `nonlocal` say.
ScopeId Evaluator::binding_scope(ScopeId from, StringId name) const {
    const auto info_in = [&](ScopeId id) -> const FunctionInfo& {
        return program_.function_infos[program_.scopes[id.index].function_info];
    };
    if (program_.scopes[from.index].kind == ScopeKind::Module) return from;
    if (contains(info_in(from).globals, name)) return module_scope(from);
    if (!contains(info_in(from).nonlocals, name)) return from;
    ScopeId where = program_.scopes[from.index].parent;
    while (program_.scopes[where.index].kind == ScopeKind::Call && !contains(info_in(where).locals, name))
        where = program_.scopes[where.index].parent;
    return where;
}

// An assignment expression binds outside of the comprehensions around it.
void Evaluator::bind_named(StringId name, const Value& value) {
    ScopeId from = scope_;
    while (scope(from).kind == ScopeKind::Call &&
           program_.function_infos[scope(from).function_info].is_comprehension) {
        from = scope(from).parent;
    }
    bind_from(from, name, value);
}

void Evaluator::bind_from(ScopeId from, StringId name, const Value& value) {
    const ScopeId where = binding_scope(from, name);
    if (havoc_functions_ > 0 && !(where == scope_ && scope(where).kind == ScopeKind::Call)) {
        make_volatile({where, name, Volatile::Bound});
    }
    bind_in(where, name, value);
}

// A function that escaped may run again at any time: what it binds stays unknown, whatever else binds it.
void Evaluator::make_volatile(const Volatile& entry) {
    std::vector<Volatile>& known = volatile_[entry.name.index];
    work(known.size());
    if (std::find(known.begin(), known.end(), entry) == known.end()) known.push_back(entry);
}

// Whatever a name that it uses is bound to later, it may change or call; of one that it reads, the items.
void Evaluator::make_root_volatile(NodeId id, Volatile::Kind use) {
    if (havoc_functions_ == 0) return;
    while (node(id).kind == Kind::Attribute || node(id).kind == Kind::Subscript ||
           node(id).kind == Kind::Call) {
        id = child(id, 0);
    }
    if (node(id).kind != Kind::Name) return;
    const StringId name = node(id).text;
    for (ScopeId where = scope_; where.valid(); where = scope(where).parent) {
        const bool local = scope(where).kind == ScopeKind::Call &&
                           contains(program_.function_infos[scope(where).function_info].locals, name);
        if (local && where == scope_) return;
        if (local || scope(where).kind == ScopeKind::Module) return make_volatile({where, name, use});
    }
}

void Evaluator::unbind(StringId name, Place at) {
    const ScopeId where = binding_scope(scope_, name);
    if (value_in(where, name).kind == ValueKind::Missing) raise_unbound(name, at);
    if (scope(where).is_enum) refuse(DiagKind::ModuleDynamic, at, "`del` in an enumeration");
    // A deleted name is kept as Missing, so that slots of the module stay valid.
    live_matters_ = true;
    bind_in(where, name, Value{});
}

bool Evaluator::is_declared_global(StringId name) const {
    return contains(program_.function_infos[program_.scopes[scope_.index].function_info].globals, name);
}

uint32_t Evaluator::info_of(const syntax::Tree& tree, NodeId def) {
    const auto next = static_cast<uint32_t>(program_.function_infos.size());
    const auto [known, is_new] = scratch_.infos.emplace(function_key(tree, def), next);
    if (!is_new) return known->second;
    Scan scan(tree, strings_, has_future_annotations(tree));
    const Kind kind = tree[def].kind;
    const bool function = kind == Kind::FunctionDef || kind == Kind::AsyncFunctionDef || kind == Kind::Lambda;
    program_.function_infos.push_back(function                 ? scan.function(def)
                                      : kind == Kind::ClassDef ? scan.class_body(def)
                                                               : scan.comprehension(def));
    program_.function_infos.back().tree = &tree;
    return next;
}

bool Evaluator::has_future_annotations(const syntax::Tree& tree) const {
    for (const File& each : program_.files) {
        if (each.tree == &tree) return each.future_annotations;
    }
    return program_.files[this_file()].future_annotations;  // a quoted annotation
}

}  // namespace weft::module
