// What code that is not followed may change. A name it can bind becomes Unknown, a container it can reach
// loses its contents, and a declaration it may or may not make refuses the file: function numbers would not
// be known.
#include <algorithm>
#include <optional>
#include <unordered_set>
#include <utility>

#include "module/evaluator.h"

namespace weft::module {
namespace {

constexpr std::string_view nameless = "setattr ";

}  // namespace

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
        return attribute(program_, types_, peek(child(id, field::Attribute::value)), compiled_name(id));
    }
    return {};
}

// Names that declare something to Warp or change its settings.
bool Evaluator::declares(const Value& value) const {
    return value.kind == ValueKind::WarpObject && module::declares(static_cast<WarpCall>(value.id));
}

void Evaluator::havoc_decorators(NodeId id, unsigned part, StringId reason) {
    for (const NodeId decorator : list(id, part)) {
        if (!doubt_decorator(decorator, id, reason)) havoc_node(decorator, reason);
    }
}

// Defaults and annotations of a function that may be defined.
void Evaluator::havoc_signature(NodeId def, StringId reason) {
    const NodeId args = child(def, 0);
    for (const unsigned part : {field::Arguments::defaults, field::Arguments::kw_defaults}) {
        for (const NodeId value : list(args, part)) havoc_node(value, reason);
    }
    if (node(def).kind == Kind::Lambda) return;
    for (const unsigned part :
         {field::Arguments::posonlyargs, field::Arguments::args, field::Arguments::vararg,
          field::Arguments::kwonlyargs, field::Arguments::kwarg}) {
        for (const NodeId arg : list(args, part))
            havoc_annotation(child(arg, field::Arg::annotation), reason);
    }
    havoc_annotation(child(def, field::FunctionDef::returns), reason);
}

// An annotation only looks at what it names, unless it calls something.
void Evaluator::havoc_annotation(NodeId id, StringId reason) {
    if (!id.valid()) return;
    if (node(id).kind == Kind::Call || node(id).kind == Kind::NamedExpr) return havoc_node(id, reason);
    for (const NodeId part : tree_->children(id)) havoc_annotation(part, reason);
}

void Evaluator::havoc_class_def(NodeId id, StringId reason) {
    havoc_decorators(id, field::ClassDef::decorator_list, reason);
    for (const NodeId base : list(id, field::ClassDef::bases)) {
        const Value value = peek(base);
        if (value.kind == ValueKind::Class) {
            havoc_class(ScopeId{value.id}, reason);
        } else {
            havoc_node(base, reason);
        }
    }
    for (const NodeId keyword : list(id, field::ClassDef::keywords)) havoc_node(keyword, reason);
    const ScopeId outer = scope_;
    const uint32_t info = info_of(*tree_, id);
    const StringId qualname = joined({text(qualname_of(node(id).text)), "."});
    scope_ = new_scope(ScopeKind::Class, function_parent(outer));
    scope(scope_).function_info = info;
    scope(scope_).escaped = true;
    scope(scope_).qualname = qualname;
    for (const NodeId stmt : list(id, field::ClassDef::body)) havoc_node(stmt, reason);
    scope_ = outer;
    bind(node(id).text, make_value(ValueKind::Unknown, reason));
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
            const bool setting = base.kind == ValueKind::Module && node(target).kind == Kind::Attribute &&
                                 base.id == static_cast<uint32_t>(ModuleKind::WarpConfig);
            if (setting && is_harmless_config(text(node(target).text))) return;
            if (is_warp(root) || base.kind == ValueKind::Namespace || root.kind == ValueKind::Kernel ||
                root.kind == ValueKind::Function || root.kind == ValueKind::Struct) {
                // In the course of an import it is a setting for all files.
                const std::string_view what = "a change of Warp's state";
                if (setting && finder_ != nullptr && havoc_functions_ == 0) {
                    throw Stop{{DiagKind::ModuleConditional,
                                place_of(target),
                                {std::string(what), std::string(text(reason))}}};
                }
                refuse_conditional(place_of(target), what, reason);
            }
            if (is_warp_module(root) || is_warp_options(root)) doubt_options(root, place_of(target));
            make_root_volatile(target);
            if (node(target).kind == Kind::Subscript && is_sys_modules(base))
                return doubt_modules(child(target, field::Subscript::slice), reason);
            if (node(target).kind == Kind::Attribute && is_some_module(base))
                refuse_conditional(place_of(target), "a change of a module", reason);
            if (node(target).kind == Kind::Attribute && is_note_on_function(target)) return;
            if (node(target).kind == Kind::Attribute && is_reserved(text(node(target).text)) &&
                !is_shown_by(text(node(target).text)) && !is_instance(child(target, 0))) {
                refuse_conditional(place_of(target), "a change of a special attribute", reason);
            }
            if (base.kind == ValueKind::Class && node(target).kind == Kind::Attribute) {
                if (havoc_functions_ > 0)
                    make_volatile({ScopeId{base.id}, compiled_name(target), Volatile::Bound});
                bind_in(ScopeId{base.id}, compiled_name(target), make_value(ValueKind::Unknown, reason));
                return;
            }
            if (node(target).kind == Kind::Attribute && !is_instance(child(target, 0)) &&
                (base.kind == ValueKind::Unknown || base.kind == ValueKind::Missing)) {
                havoc_attribute(compiled_name(target), reason);
            }
            if (node(target).kind == Kind::Attribute && base.kind == ValueKind::PyFunction)
                return;  // a note on it
            havoc_value(base.kind == ValueKind::Missing ? root : base, reason);
            return;
        }
        default:
            return;
    }
}

// `f.__name__ = ...` and its like, of a function that this one defines and nobody has declared to Warp: what
// it does stays the same.
bool Evaluator::is_note_on_function(NodeId target) {
    constexpr std::string_view names[] = {"__annotations__", "__doc__",       "__module__", "__name__",
                                          "__qualname__",    "__signature__", "__wrapped__"};
    const NodeId base = child(target, field::Attribute::value);
    if (std::find(std::begin(names), std::end(names), text(node(target).text)) == std::end(names) ||
        node(base).kind != Kind::Name || !havocked_def_.valid() || node(havocked_def_).kind == Kind::Lambda)
        return false;
    const StringId name = node(base).text;
    size_t defined = 0, others = 0;
    const auto look = [&](NodeId id, const auto& self) -> void {
        if (!id.valid()) return;
        const Node& here = node(id);
        const bool binds =
            here.text == name &&
            (here.kind == Kind::Arg || here.kind == Kind::ExceptHandler || here.kind == Kind::ClassDef ||
             here.kind == Kind::AsyncFunctionDef || here.kind == Kind::Alias || here.kind == Kind::Global ||
             here.kind == Kind::Nonlocal || here.kind == Kind::MatchAs ||
             (here.kind == Kind::Name && here.context() != syntax::Context::Load));
        others += binds;
        if (here.kind == Kind::Global || here.kind == Kind::Nonlocal) ++others;
        if (here.kind == Kind::FunctionDef && here.text == name && id != havocked_def_) {
            const auto decorators = list(id, field::FunctionDef::decorator_list);
            const bool plain = std::all_of(decorators.begin(), decorators.end(), [&](NodeId each) {
                const Value callee =
                    node(each).kind == Kind::Call ? peek(child(each, field::Call::func)) : Value{};
                return callee.kind == ValueKind::PyBuiltin &&
                       callee.id == static_cast<uint32_t>(PyCall::Wraps);
            });
            ++(plain ? defined : others);
        }
        for (const NodeId part : tree_->children(id)) self(part, self);
    };
    look(havocked_def_, look);
    return defined == 1 && others == 0;
}

// Methods that show an object: neither Python nor Warp asks them of a class.
bool Evaluator::is_shown_by(std::string_view name) {
    return name == "__repr__" || name == "__str__";
}

// A value handed to code that is not followed: containers may change, functions may be called.
void Evaluator::havoc_value(const Value& handed, StringId reason) {
    std::vector<Value> pending{handed};
    std::unordered_set<uint32_t> seen;  // tuples: one may stand in many places
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
                if (value.kind == ValueKind::Tuple) {
                    if (!seen.insert(value.id).second) break;
                } else {
                    note_change(value);
                    items.unknown = reason;
                }
                work(items.items.size() +
                     16);  // a step, however little it holds: a tuple is met again and again
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
                pending.push_back(program_.methods[value.id].function);
                break;
            case ValueKind::Kernel:
                escaped_ = true;
                program_.kernels[value.id].launched |= program_.kernels[value.id].generic;
                break;
            case ValueKind::PyFunction:
                havoc_function(value, reason);
                break;
            case ValueKind::Function:
                for (const FunctionId id : std::vector(program_.function_sets[value.id])) {
                    const Function function = program_.functions[id.index];
                    const ScopeId where = function.scope;
                    const bool closure = scope(where).kind == ScopeKind::Closure;
                    havoc_body(*function.tree, function.def, closure ? scope(where).parent : where, false,
                               function.name, reason);
                }
                break;
            case ValueKind::Class:
            case ValueKind::EnumClass:
                havoc_class_object(ScopeId{value.id}, reason);
                break;
            case ValueKind::EnumMember:
                if (const ScopeId owner = program_.enum_members[value.id].owner; owner.valid())
                    havoc_class(owner, reason);
                break;
            case ValueKind::WarpObject:
                if (declares(value)) refuse_conditional(at_, "a declaration", reason);
                break;
            case ValueKind::Namespace:
                refuse(DiagKind::ModuleDynamic, here_, "handing `globals()` to other code");
            case ValueKind::Module:
                if (is_warp_module(value) || is_warp_options(value)) doubt_options(value, at_);
                if (is_warp(value)) refuse_conditional(at_, "a declaration", reason);
                modules_doubted_ |= is_sys_modules(value);
                if (is_file(value)) refuse(DiagKind::ModuleDynamic, here_, "handing a module to other code");
                break;
            case ValueKind::Slice:
                pending.insert(pending.end(), sequence(value).items.begin(), sequence(value).items.end());
                break;
            default:
                break;
        }
    }
}

// What can be got out of a container: its items may change, the container itself does not.
void Evaluator::havoc_items(const Value& container, StringId reason) {
    if (container.kind == ValueKind::Namespace) return havoc_value(container, reason);
    const bool has_items = container.kind == ValueKind::List || container.kind == ValueKind::Dict ||
                           container.kind == ValueKind::Tuple;
    if (!has_items || sequence(container).unknown.valid()) return;
    work(sequence(container).items.size());
    for (size_t i = 0; i < sequence(container).items.size(); ++i)
        havoc_value(sequence(container).items[i], reason);
}

// A class that may be made instances of, whose methods may be called and whose attributes changed in place.
void Evaluator::havoc_class(ScopeId id, StringId reason) {
    const std::vector<ScopeId> order = scope(id).mro;
    for (const ScopeId each : order) {
        if (scope(each).escaped) continue;
        scope(each).escaped = true;
        const bool open = any_attribute_.valid() && !scope(each).is_enum;  // members cannot be assigned
        if (open && !scope(each).odd.valid()) scope(each).odd = any_attribute_;
        const std::vector<Binding> members = scope(each).bindings;
        for (const Binding& member : members) {
            // The class itself keeps its kernels, which its methods may launch.
            if (member.value.kind == ValueKind::Kernel)
                program_.kernels[member.value.id].launched |= program_.kernels[member.value.id].generic;
            if (member.value.kind != ValueKind::Kernel && member.value.kind != ValueKind::Function &&
                member.value.kind != ValueKind::EnumMember)
                touch(member.value, reason);
        }
    }
}

// What a class has under a name that is not known: kept under one that nobody asks for.
void Evaluator::hold_nameless(ScopeId body, const Value& value) {
    bind_in(body, joined({nameless, std::to_string(program_.clock)}), value);
}

// An attribute that is not known may be any of these.
void Evaluator::havoc_nameless(ScopeId id, StringId reason) {
    const std::vector<ScopeId> order = scope(id).mro;
    for (const ScopeId each : order) {
        const std::vector<Binding> members = scope(each).bindings;
        work(members.size());
        for (const Binding& member : members) {
            if (text(member.name).starts_with(nameless)) touch(member.value, reason);
        }
    }
}

// A class whose attributes may be assigned.
void Evaluator::havoc_class_object(ScopeId id, StringId reason) {
    havoc_class(id, reason);
    const std::vector<ScopeId> order = scope(id).mro;
    for (const ScopeId each : order) {
        if (!scope(each).odd.valid()) scope(each).odd = reason;
    }
}

// A value that is called or whose attributes are used: of a class, its methods may run.
void Evaluator::touch(const Value& value, StringId reason) {
    if (value.kind == ValueKind::Class || value.kind == ValueKind::EnumClass) {
        havoc_class(ScopeId{value.id}, reason);
    } else {
        havoc_value(value, reason);
    }
}

// `x.name = ...` where x is not known: any class of the file may be meant.
void Evaluator::havoc_attribute(StringId name, StringId reason) {
    work(program_.scope_count);
    for (uint32_t i = 0; i < program_.scope_count; ++i) {
        if (program_.scopes[i].kind != ScopeKind::Class) continue;
        const bool has = value_in(ScopeId{i}, name).kind != ValueKind::Missing;
        if (has) bind_in(ScopeId{i}, name, make_value(ValueKind::Unknown, reason));
    }
    if (havoc_functions_ > 0) make_volatile({{}, name, Volatile::Bound});
}

// setattr() or delattr() that may happen. False: it may reach more than attributes of classes.
bool Evaluator::havoc_setattr(NodeId call, StringId reason) {
    const auto args = list(call, field::Call::args);
    const auto is_starred = [&](NodeId arg) { return node(arg).kind == Kind::Starred; };
    if (args.size() < 2 || std::any_of(args.begin(), args.end(), is_starred)) return false;
    const bool named = node(args[1]).kind == Kind::Constant;
    const std::string_view name = named ? text(node(args[1]).text) : std::string_view();
    if (is_instance(args[0])) return true;
    if (is_special(name)) return false;
    const Value object = peek(args[0]);
    switch (object.kind) {
        case ValueKind::Class:
            scope(ScopeId{object.id}).odd = reason;
            return true;
        case ValueKind::Module:
            // One of Python's own, whose values are not known anyway.
            return (object.id == static_cast<uint32_t>(ModuleKind::Harmless) ||
                    object.id == static_cast<uint32_t>(ModuleKind::Sys)) &&
                   name != "modules" && text(object.text) != "builtins" && text(object.text) != "sys.modules";
        case ValueKind::Unknown:
        case ValueKind::Missing:
            if (named) {
                havoc_attribute(node(args[1]).text, reason);
            } else {
                havoc_attributes(reason);
            }
            return true;
        default:
            return false;
    }
}

// Any attribute of any class that code which is not followed can have got hold of: by itself, or of an
// instance.
void Evaluator::havoc_attributes(StringId reason) {
    any_attribute_ = reason;
    work(program_.scope_count);
    for (uint32_t i = 0; i < program_.scope_count; ++i) {
        Scope& each = program_.scopes[i];
        const bool reached = each.kind == ScopeKind::Class && each.escaped && !each.is_enum;
        if (reached && !each.odd.valid()) each.odd = reason;
    }
}

// The `self` of a method: what is assigned to its attributes is not the class's.
bool Evaluator::is_instance(NodeId id) const {
    return instance_.valid() && node(id).kind == Kind::Name && node(id).text == instance_;
}

// A name or dotted name whose value goes elsewhere.
void Evaluator::havoc_load(NodeId id, StringId reason) {
    const Value value = peek(id);
    if (declares(value)) {
        refuse_conditional(place_of(id), std::string("`wp.") + std::string(text(value.text)) + "`", reason);
    }
    if (value.kind == ValueKind::WarpObject && static_cast<WarpCall>(value.id) == WarpCall::Launch)
        may_launch_ = place_of(id);
    if (value.kind == ValueKind::Unknown && node(id).kind == Kind::Attribute) {
        const Value owner = peek(child(id, field::Attribute::value));
        if (owner.kind == ValueKind::Class) havoc_class(ScopeId{owner.id}, reason);
    }
    havoc_value(value, reason);
    make_root_volatile(id, node(id).kind == Kind::Name ? Volatile::Used : Volatile::Touched);
}

// An operand that is only looked at: of a name the items may go elsewhere.
void Evaluator::havoc_read(NodeId id, StringId reason) {
    if (!id.valid()) return;
    if (node(id).kind == Kind::Attribute && peek(id).kind == ValueKind::WarpObject) return;
    if (node(id).kind != Kind::Name) return havoc_node(id, reason);
    step(id);
    havoc_items(peek(id), reason);
    make_root_volatile(id, Volatile::Read);
}

// A function that may be called any number of times with anything.
void Evaluator::havoc_function(const Value& function, StringId reason) {
    const PyFunction called = program_.py_functions[function.id];
    const bool is_method = scope(called.made_in).kind == ScopeKind::Class;
    havoc_body(*called.tree, called.def, called.parent, is_method, called.qualname, reason);
    havoc_defaults(function, reason);
}

void Evaluator::havoc_defaults(const Value& function, StringId reason) {
    const PyFunction called = program_.py_functions[function.id];
    const InTree inside(*this, called.tree);
    const size_t defaults =
        called.default_count + list(child(called.def, 0), field::Arguments::kw_defaults).size();
    for (size_t i = 0; i < defaults; ++i) havoc_value(program_.defaults[called.first_default + i], reason);
}

void Evaluator::havoc_body(const syntax::Tree& tree, NodeId def, ScopeId parent, bool is_method,
                           StringId qualname, StringId reason) {
    if (!havocked_.insert({function_key(tree, def), parent}).second) return;
    const InTree inside(*this, &tree);
    const ScopeId outer = scope_;
    const uint32_t info = info_of(tree, def);
    scope_ = new_scope(ScopeKind::Call, parent);
    scope(scope_).function_info = info;
    scope(scope_).qualname = joined({text(qualname), ".<locals>."});
    const std::vector<StringId> locals = program_.function_infos[info].locals;
    for (const StringId name : locals) bind_in(scope_, name, make_value(ValueKind::Unknown, reason));
    if (++depth_ > budget_.depth) refuse(DiagKind::ModuleNesting, place_of(def));
    ++havoc_functions_;
    const StringId outer_instance = std::exchange(instance_, StringId{});
    const NodeId outer_def = std::exchange(havocked_def_, def);
    if (is_method && node(def).kind == Kind::FunctionDef &&
        list(def, field::FunctionDef::decorator_list).empty()) {
        const NodeId args = child(def, field::FunctionDef::args);
        const auto only = list(args, field::Arguments::posonlyargs),
                   plain = list(args, field::Arguments::args);
        if (!only.empty() || !plain.empty()) instance_ = node(only.empty() ? plain[0] : only[0]).text;
    }
    // A statement that is refused does not hide what the others change: nobody asks this function again.
    std::optional<Refused> refused;
    const Landing landing(*this);
    const auto part = [&](NodeId id) {
        try {
            havoc_node(id, reason);
        } catch (const Refused& why) {
            if (why.diag.kind == DiagKind::ModuleBudget || why.diag.kind == DiagKind::ModuleNesting) throw;
            landing.restore();
            if (!refused) refused = why;
        }
    };
    if (node(def).kind == Kind::Lambda) {
        part(child(def, field::Lambda::body));
    } else {
        for (const NodeId stmt : list(def, field::FunctionDef::body)) part(stmt);
    }
    instance_ = outer_instance;
    havocked_def_ = outer_def;
    --havoc_functions_;
    --depth_;
    scope_ = outer;
    if (refused) throw Refused(*refused);
}

// vars() or locals(): may it give the dict that the names of a module or class live in? In a function a call
// without arguments copies, and of an object it gives what the object has for itself.
bool Evaluator::reaches_names(NodeId call) {
    const auto args = list(call, field::Call::args);
    if (args.empty()) return scope(scope_).kind != ScopeKind::Call;
    const Value object = peek(args[0]);
    return node(args[0]).kind == Kind::Starred || object.kind == ValueKind::Module ||
           object.kind == ValueKind::PyFunction || object.kind == ValueKind::Kernel ||
           object.kind == ValueKind::Function || is_some_module(object);
}

void Evaluator::havoc_call(NodeId id, StringId reason) {
    const NodeId func = child(id, field::Call::func);
    const Value callee = peek(func);
    const bool builtin = callee.kind == ValueKind::PyBuiltin;
    const auto what = builtin ? static_cast<PyCall>(callee.id) : PyCall::Unknown;
    const bool sets = what == PyCall::Setattr || what == PyCall::Delattr;
    if (what == PyCall::Setattr && doubt_class_attribute(id, reason)) return;
    const bool names = (what == PyCall::Vars || what == PyCall::Locals) && reaches_names(id);
    if (what == PyCall::Exec || what == PyCall::Eval || (sets && !havoc_setattr(id, reason)) ||
        what == PyCall::Globals || what == PyCall::Import || names) {
        refuse_conditional(place_of(id), std::string("`") + std::string(text(callee.text)) + "`", reason);
    }
    if (what == PyCall::ImportModule) doubt_import_module(id, reason);
    if (callee.kind == ValueKind::Class) {
        havoc_class(ScopeId{callee.id}, reason);
        make_root_volatile(func, Volatile::Touched);
    } else if (doubt_call(id, callee, reason)) {
        // told of where it matters
    } else if (node(func).kind == Kind::Attribute) {
        // The method may change its object.
        const NodeId object = child(func, field::Attribute::value);
        const Value self = peek(object);
        if (is_sys_modules(self)) {
            for (const NodeId arg : list(id, field::Call::args)) doubt_modules(arg, reason);
        }
        if (!is_file(self) && !is_warp(self)) touch(self, reason);
        havoc_node(func, reason);
        make_root_volatile(func, Volatile::Touched);
    } else {
        havoc_node(func, reason);
    }
    const bool asks = what == PyCall::Isinstance || what == PyCall::Issubclass || what == PyCall::Len ||
                      what == PyCall::Print || what == PyCall::Signature || what == PyCall::Callable ||
                      what == PyCall::Hasattr || what == PyCall::Range;
    // getattr(x, "name") is x.name, also of a file, which is handed to nobody.
    const auto args = list(id, field::Call::args);
    const bool by_name = what == PyCall::Getattr && args.size() > 1 && node(args[1]).kind == Kind::Constant &&
                         node(args[1]).constant() == syntax::ConstantKind::Str && is_file(peek(args[0]));
    if (by_name) {
        const std::string_view name = text(node(args[1]).text);
        if (reaches_everything(name)) refuse_conditional(place_of(id), std::string(name), reason);
        havoc_value(attribute(program_, types_, peek(args[0]), node(args[1]).text), reason);
    }
    // Warp reads a module that it is given, and sets its options.
    const auto is_read_by_warp = [&](NodeId arg) {
        const auto function = static_cast<WarpCall>(callee.id);
        return callee.kind == ValueKind::WarpObject && is_file(peek(arg)) &&
               (function == WarpCall::Launch || function == WarpCall::SetModuleOptions ||
                function == WarpCall::GetModuleOptions);
    };
    for (const NodeId arg : args) {
        if ((by_name && arg == args[0]) || is_read_by_warp(arg)) continue;
        if (asks && node(arg).kind == Kind::Tuple) {
            for (const NodeId part : list(arg, 0)) havoc_read(part, reason);
        } else if (asks) {
            havoc_read(arg, reason);
        } else {
            havoc_node(arg, reason);
        }
    }
    for (const NodeId keyword : list(id, field::Call::keywords)) {
        if (const NodeId value = child(keyword, field::Keyword::value); !is_read_by_warp(value))
            havoc_node(value, reason);
    }
}

void Evaluator::havoc_node(NodeId id, StringId reason) {
    if (!id.valid()) return;
    step(id);
    const Node& here = node(id);
    switch (here.kind) {
        case Kind::Name:
            if (here.context() == syntax::Context::Load) return havoc_load(id, reason);
            return bind(here.text, make_value(ValueKind::Unknown, reason));
        case Kind::Attribute: {
            note_frame(text(here.text));
            if (reaches_everything(text(here.text))) {
                refuse_conditional(place_of(id), std::string("`") + std::string(text(here.text)) + "`",
                                   reason);
            }
            if (here.context() == syntax::Context::Load) havoc_load(id, reason);
            NodeId root = id;
            while (node(root).kind == Kind::Attribute) root = child(root, field::Attribute::value);
            if (node(root).kind != Kind::Name) havoc_node(root, reason);
            return;
        }
        case Kind::Subscript:
            havoc_read(child(id, field::Subscript::value), reason);
            return havoc_node(child(id, field::Subscript::slice), reason);
        case Kind::Compare:
        case Kind::BinOp:
        case Kind::UnaryOp:
        case Kind::FormattedValue:
            for (const NodeId part : tree_->children(id)) havoc_read(part, reason);
            return;
        case Kind::NamedExpr:
            bind_named(node(child(id, field::NamedExpr::target)).text,
                       make_value(ValueKind::Unknown, reason));
            return havoc_node(child(id, field::NamedExpr::value), reason);
        case Kind::FunctionDef:
        case Kind::AsyncFunctionDef:
            // It may be called by whoever holds it, so what it can change is dropped too.
            havoc_decorators(id, field::FunctionDef::decorator_list, reason);
            havoc_signature(id, reason);
            bind(here.text, make_value(ValueKind::Unknown, reason));
            havoc_body(*tree_, id, function_parent(scope_), scope(scope_).kind == ScopeKind::Class,
                       qualname_of(here.text), reason);
            return;
        case Kind::ClassDef:
            return havoc_class_def(id, reason);
        case Kind::Lambda:
            havoc_signature(id, reason);
            havoc_body(*tree_, id, function_parent(scope_), false, qualname_of(strings_.intern("<lambda>")),
                       reason);
            return;
        case Kind::Import:
        case Kind::ImportFrom:
            doubt_import(*tree_, id, text(file().name), file().is_package, reason);
            for (const NodeId alias : list(id, 0)) {
                const NodeId asname = child(alias, field::Alias::asname);
                std::string_view name = text(asname.valid() ? node(asname).text : node(alias).text);
                if (name == "*") refuse_conditional(place_of(id), "a star import", reason);
                std::string dotted(
                    text(here.kind == Kind::Import || !here.text.valid() ? node(alias).text : here.text));
                const ModuleKind kind = module_kind(dotted);
                const bool counts =
                    kind == ModuleKind::Foreign || kind == ModuleKind::WarpPackage || here.detail != 0;
                if (counts && finder_ == nullptr && !foreign_import_.valid())
                    foreign_import_ = strings_.intern(dotted);
                if (!asname.valid()) name = name.substr(0, name.find('.'));
                // In a function the name stands for what the function can reach.
                const StringId bound = strings_.intern(name);
                const bool local = scope(binding_scope(scope_, bound)).kind == ScopeKind::Call;
                const Value reached = local ? reached_import(id, alias) : Value{};
                const bool some = local && reached.kind == ValueKind::Missing && may_name_file(id, alias);
                const StringId why = some ? strings_.intern(some_module) : reason;
                bind(bound,
                     reached.kind == ValueKind::Missing ? make_value(ValueKind::Unknown, why) : reached);
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
            if (here.kind == Kind::AnnAssign) {
                if (scope(scope_).kind != ScopeKind::Call)
                    havoc_annotation(child(id, field::AnnAssign::annotation), reason);
                if (!child(id, field::AnnAssign::value).valid()) return;
            }
            havoc_target(target, reason);
            if (here.kind == Kind::AnnAssign) return havoc_node(child(id, field::AnnAssign::value), reason);
            if (here.kind == Kind::AugAssign) break;
            havoc_read(child(id, field::For::iter), reason);
            havoc(list(id, field::For::body), text(reason));
            return havoc(list(id, field::For::orelse), text(reason));
        }
        case Kind::Delete:
            for (const NodeId target : list(id, field::Delete::targets)) havoc_target(target, reason);
            break;
        case Kind::WithItem:
            if (const NodeId target = child(id, field::WithItem::optional_vars); target.valid())
                havoc_target(target, reason);
            break;
        case Kind::Comprehension:
            havoc_target(child(id, field::Comprehension::target), reason);
            havoc_read(child(id, field::Comprehension::iter), reason);
            for (const NodeId test : list(id, field::Comprehension::ifs)) havoc_read(test, reason);
            return;
        case Kind::If:
        case Kind::While:
            havoc_read(child(id, field::If::test), reason);
            havoc(list(id, field::If::body), text(reason));
            return havoc(list(id, field::If::orelse), text(reason));
        case Kind::ExceptHandler:
            if (here.text.valid()) bind(here.text, make_value(ValueKind::Unknown, reason));
            havoc_read(child(id, field::ExceptHandler::type), reason);
            return havoc(list(id, field::ExceptHandler::body), text(reason));
        case Kind::MatchAs:
        case Kind::MatchStar:
        case Kind::MatchMapping:
            if (here.text.valid()) bind(here.text, make_value(ValueKind::Unknown, reason));
            break;
        case Kind::Call:
            return havoc_call(id, reason);
        case Kind::ListComp:
        case Kind::SetComp:
        case Kind::DictComp:
        case Kind::GeneratorExp: {
            // Its targets are its own.
            const ScopeId outer = scope_;
            const uint32_t info = info_of(*tree_, id);
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
    const StringId reason = this->reason({"handed to ", callee});
    for (size_t i = 0; i < args.count; ++i) havoc_value(args[i], reason);
    for (size_t i = 0; i < args.keyword_count; ++i) havoc_value(args.keyword(i).value, reason);
}

}  // namespace weft::module
