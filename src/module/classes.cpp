// Classes as namespaces, enumerations, and structs.
#include <algorithm>

#include "module/evaluator.h"
#include "module/python_names.h"

namespace weft::module {

void Evaluator::function_def(NodeId id) {
    const StringId name = node(id).text;
    Args decorators(*this);
    for (const NodeId decorator : list(id, field::FunctionDef::decorator_list))
        decorators.add(expr(decorator));
    Value value = new_py_function(id, name);
    const auto nodes = list(id, field::FunctionDef::decorator_list);
    for (size_t i = nodes.size(); i-- > 0;) {
        Args args(*this);
        args.place = place_of(nodes[i]);
        args.add(value);
        value = call_value(decorators[i], args, args.place);
    }
    const uint32_t declared = program_.clock;
    bind(compiled_name(id), value);
    // Nothing comes between a declaration and its name.
    const bool declares = value.kind == ValueKind::Function || value.kind == ValueKind::Kernel;
    if (declares && program_.modules[declared_module_].declared_at == declared)
        program_.modules[declared_module_].declared_at = program_.clock;
}

void Evaluator::ann_assign(NodeId id) {
    const NodeId target = child(id, field::AnnAssign::target), value = child(id, field::AnnAssign::value);
    const NodeId annotation = child(id, field::AnnAssign::annotation);
    const ScopeKind where = scope(scope_).kind;
    const bool simple = node(target).kind == Kind::Name && node(id).detail != 0;
    const bool evaluated = where != ScopeKind::Call && !file().future_annotations;
    if (value.valid()) {
        assign(target, expr(value));
    } else if (!simple && where != ScopeKind::Call) {
        refuse(DiagKind::ModuleUncertain, place_of(id), "an annotation without a name");
    }
    file().annotated |= simple && where == ScopeKind::Module;
    if (!simple || where != ScopeKind::Class) {
        if (evaluated) expr(annotation);
        return;
    }
    StructField entry{node(target).text, tree_, annotation, {}};
    if (evaluated) entry.value = kept(expr(annotation));
    ClassFields& fields = fields_[scope_.index];
    const auto [at, is_new] = fields.by_name.emplace(entry.name.index, fields.list.size());
    if (is_new) {
        fields.list.push_back(entry);
    } else {
        fields.list[at->second] = entry;  // a second annotation keeps the first one's place
    }
}

// Private names are other names inside of a class: those of attributes and methods are followed.
// `warp_reads`: Warp may read the source of what stands here, and takes such a name as it is written.
void Evaluator::note_private_names(NodeId id, StringId owner, bool in_body, bool warp_reads) {
    if (!id.valid()) return;
    const Node& here = node(id);
    const std::string_view spelled = here.text.valid() ? text(here.text) : std::string_view();
    const bool names = here.kind == Kind::Name || here.kind == Kind::Attribute || here.kind == Kind::Arg ||
                       here.kind == Kind::FunctionDef || here.kind == Kind::AsyncFunctionDef ||
                       here.kind == Kind::ClassDef || here.kind == Kind::Alias ||
                       here.kind == Kind::Keyword || here.kind == Kind::ExceptHandler;
    if (names && is_private(spelled)) {
        const bool followed = here.kind == Kind::Attribute || (here.kind == Kind::FunctionDef && in_body);
        if (!followed || warp_reads)
            refuse(DiagKind::ModuleUncertain, place_of(id),
                   "the private name `" + std::string(spelled) + "`");
        std::string_view plain = owner.valid() ? text(owner) : std::string_view();
        plain.remove_prefix(std::min(plain.find_first_not_of('_'), plain.size()));
        if (!plain.empty()) private_names_[function_key(*tree_, id)] = joined({"_", plain, text(here.text)});
    }
    if (here.kind == Kind::ClassDef) {
        for (const unsigned part :
             {field::ClassDef::bases, field::ClassDef::keywords, field::ClassDef::decorator_list}) {
            for (const NodeId each : list(id, part)) note_private_names(each, owner, false, warp_reads);
        }
        for (const NodeId stmt : list(id, field::ClassDef::body))
            note_private_names(stmt, here.text, true, warp_reads);
        return;
    }
    if (here.kind == Kind::FunctionDef) {
        const auto decorators = list(id, field::FunctionDef::decorator_list);
        warp_reads |= !std::all_of(decorators.begin(), decorators.end(),
                                   [&](NodeId decorator) { return is_not_of_warp(decorator); });
    }
    for (const NodeId part : tree_->children(id)) note_private_names(part, owner, false, warp_reads);
}

// A decorator of Python or from outside: it declares nothing.
bool Evaluator::is_not_of_warp(NodeId decorator) {
    NodeId root = decorator;
    while (node(root).kind == Kind::Attribute || node(root).kind == Kind::Call) root = child(root, 0);
    const std::string_view last = node(decorator).text.valid() ? text(node(decorator).text) : "";
    if (node(decorator).kind == Kind::Attribute &&
        (last == "setter" || last == "getter" || last == "deleter"))
        return true;
    const Value value = node(root).kind == Kind::Name ? peek(root) : Value{};
    return value.kind == ValueKind::PyBuiltin ||
           (value.kind == ValueKind::Module && !is_warp(value) && !is_file(value));
}

bool Evaluator::is_private(std::string_view name) {
    return name.starts_with("__") && !name.ends_with("__");
}

// The name of an attribute or function, as Python compiles it.
StringId Evaluator::compiled_name(NodeId id) const {
    const StringId name = node(id).text;
    if (private_names_.empty() || !is_private(text(name))) return name;
    const auto found = private_names_.find(function_key(*tree_, id));
    return found == private_names_.end() ? name : found->second;
}

// Python's order of bases: itself, then theirs, each before its own bases. False if there is none.
bool Evaluator::linearize(ScopeId body, std::span<const ScopeId> bases) {
    size_t total = 1;
    for (const ScopeId base : bases) total += scope(base).mro.size();
    charge(total * sizeof(ScopeId), at_);
    if (bases.size() == 1) {
        std::vector<ScopeId> order{body};
        order.insert(order.end(), scope(bases[0]).mro.begin(), scope(bases[0]).mro.end());
        scope(body).mro = std::move(order);
        return true;
    }
    work(total * total);
    std::vector<std::vector<ScopeId>> lists;
    for (const ScopeId base : bases) lists.push_back(scope(base).mro);
    lists.emplace_back(bases.begin(), bases.end());
    std::vector<ScopeId> order{body};
    while (true) {
        std::erase_if(lists, [](const std::vector<ScopeId>& each) { return each.empty(); });
        if (lists.empty()) break;
        ScopeId next;
        for (const std::vector<ScopeId>& each : lists) {
            const auto in_tail = [&](const std::vector<ScopeId>& other) {
                return std::find(other.begin() + 1, other.end(), each[0]) != other.end();
            };
            if (std::any_of(lists.begin(), lists.end(), in_tail)) continue;
            next = each[0];
            break;
        }
        if (!next.valid()) return false;
        order.push_back(next);
        for (std::vector<ScopeId>& each : lists) {
            if (each[0] == next) each.erase(each.begin());
        }
    }
    scope(body).mro = std::move(order);
    return true;
}

// What a base of a class means for it. Returns why the class is not known, or an invalid id.
// Why is the base not followed? A class of Python's own modules calls no method of the body when it makes a
// class and leaves the body as it is, but for those that make something else of it.
bool Evaluator::is_plain_base(std::string_view reason) {
    if (reason.starts_with("`torch.nn.Module`")) return true;
    const size_t end = reason.find('`', 1);
    if (!reason.starts_with("`") || end == std::string_view::npos) return false;
    const std::string_view whole = reason.substr(1, end - 1);
    const size_t dot = whole.rfind('.');
    if (dot == std::string_view::npos || python_module(whole.substr(0, dot)) == nullptr) return false;
    const std::string_view module = whole.substr(0, dot), name = whole.substr(dot + 1);
    return module != "enum" && module != "ctypes" && name != "NamedTuple" && name != "TypedDict" &&
           name != "Template";
}

// A name of a module that is neither Python's nor the project's.
bool Evaluator::is_from_outside(std::string_view reason) {
    const size_t end = reason.find('`', 1);
    if (!reason.starts_with("`") || !reason.ends_with("` comes from another module")) return false;
    const std::string_view whole = reason.substr(1, end - 1);
    const std::string_view first = whole.substr(0, whole.find('.'));
    return python_module(first) == nullptr && first != "warp";
}

StringId Evaluator::inherit(ScopeId body, const Value& base, std::vector<ScopeId>& bases, Place at) {
    const auto what = base.kind == ValueKind::PyBuiltin ? static_cast<PyCall>(base.id) : PyCall::Unknown;
    switch (base.kind) {
        case ValueKind::Class:
            bases.push_back(ScopeId{base.id});
            return scope(ScopeId{base.id}).odd;
        case ValueKind::EnumClass: {
            const Scope& other = scope(ScopeId{base.id});
            for (const Binding& binding : other.bindings) {
                if (binding.value.kind == ValueKind::EnumMember)
                    raise(at, "TypeError", "an enumeration with members cannot be extended");
            }
            return strings_.intern("an enumeration with another base");
        }
        case ValueKind::PyBuiltin:
            if (what == PyCall::Enum || what == PyCall::IntEnum || what == PyCall::Flag ||
                what == PyCall::IntFlag) {
                scope(body).is_enum = true;
                scope(body).is_int_enum = what == PyCall::IntEnum || what == PyCall::IntFlag;
                scope(body).is_flag = what == PyCall::Flag || what == PyCall::IntFlag;
                return {};
            }
            if (what == PyCall::Object) return {};
            scope(body).has_unknown_base = true;
            // Python's plain classes leave a body as it is.
            if (what == PyCall::Exception || what == PyCall::Dict || what == PyCall::List ||
                what == PyCall::Tuple || what == PyCall::Set)
                return {};
            return strings_.intern("a class with a base that is not followed");
        case ValueKind::Type:
            scope(body).has_unknown_base = true;
            if (types_[base.type].python_spelling || types_[base.type].kind == types::Kind::Str) return {};
            return strings_.intern("a class derived from one of Warp's");
        case ValueKind::Unknown: {
            scope(body).has_unknown_base = true;
            havoc_value(base, base.text);
            if (is_plain_base(text(base.text))) return {};
            return strings_.intern(finder_ != nullptr && is_from_outside(text(base.text))
                                       ? outside_base
                                       : "a class with a base that is not followed");
        }
        case ValueKind::None:
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::Float:
        case ValueKind::Str:
        case ValueKind::Tuple:
        case ValueKind::List:
        case ValueKind::Dict:
        case ValueKind::Set:
            raise(at, "TypeError", "the object is no base class");
        default:
            refuse(DiagKind::ModuleUncertain, at, "a class with this base");
    }
}

// A generic class stays the base that it is, whatever it is asked to be generic over: `class A(B[T])`. That
// it is one it has from a class of Python's.
Value Evaluator::base_class(NodeId id) {
    if (node(id).kind != Kind::Subscript) return expr(id);
    const Value generic = peek(child(id, field::Subscript::value));
    if (generic.kind != ValueKind::Class || scope(ScopeId{generic.id}).odd.valid()) return expr(id);
    const std::vector<ScopeId>& order = scope(ScopeId{generic.id}).mro;
    const bool is_generic =
        std::any_of(order.begin(), order.end(), [&](ScopeId each) { return scope(each).has_unknown_base; });
    if (!is_generic) return expr(id);
    expr(child(id, field::Subscript::slice));
    return generic;
}

void Evaluator::class_def(NodeId id) {
    const Node& here = node(id);
    Args decorators(*this);
    for (const NodeId decorator : list(id, field::ClassDef::decorator_list)) decorators.add(expr(decorator));
    if (scope(scope_).kind != ScopeKind::Class) note_private_names(id, {}, false, false);
    const ScopeId outer = scope_;
    const uint32_t info = info_of(*tree_, id);
    const ScopeId body = new_scope(ScopeKind::Class, function_parent(outer));
    const bool global = scope(outer).kind != ScopeKind::Module && is_declared_global(here.text);
    const StringId prefix = global ? names::empty : scope(outer).qualname;
    const StringId qualname = joined({text(prefix), text(here.text)});
    {
        Scope& made = scope(body);
        made.function_info = info;
        made.name = here.text;
        made.qualname = joined({text(qualname), "."});
    }
    StringId odd;
    Value base_type;
    std::vector<ScopeId> bases;
    for (const NodeId base : list(id, field::ClassDef::bases)) {
        if (node(base).kind == Kind::Starred)
            refuse(DiagKind::ModuleUncertain, place_of(base), "a class with starred bases");
        const Value value = base_class(base);
        const StringId why = inherit(body, value, bases, place_of(base));
        if (!odd.valid()) odd = why;
        if (value.kind == ValueKind::Type) base_type = value;
    }
    const bool mixed = scope(body).is_enum && list(id, field::ClassDef::bases).size() > 1;
    if (!linearize(body, bases)) raise(place_of(id), "TypeError", "the bases have no common order");
    const auto keywords = list(id, field::ClassDef::keywords);
    for (const NodeId keyword : keywords) {
        const Value value = expr(child(keyword, field::Keyword::value));
        odd = strings_.intern("a class with a metaclass or keywords");
        const bool metaclass = !node(keyword).text.valid() || text(node(keyword).text) == "metaclass";
        if (!metaclass && keywords.size() == 1 && !has_hook(body) && !scope(body).has_unknown_base)
            raise(place_of(id), "TypeError", "the class takes no such keyword");
        havoc_value(value, odd);
    }
    // Called by Python itself for the new class.
    const bool hooked = has_hook(body);
    if (hooked) odd = strings_.intern("`__init_subclass__`");
    const StringId dunder_module = strings_.intern("__module__"),
                   dunder_name = strings_.intern("__qualname__");
    if (!scope(body).is_enum) {
        bind_in(body, dunder_module, string_value(file().name));
        bind_in(body, dunder_name, string_value(qualname));
    }
    scope_ = body;
    block(list(id, field::ClassDef::body));
    scope_ = outer;
    if (hooked) {
        const std::vector<ScopeId> order = scope(body).mro;
        for (const ScopeId each : order) havoc_class(each, odd);
    }
    for (const char* special : {"__slots__", "__annotations__", "__classcell__", "__class_getitem__"}) {
        if (value_in(body, strings_.intern(special)).kind != ValueKind::Missing)
            odd = strings_.intern("a class with special attributes");
    }
    if (!scope(body).is_enum && (equal(value_in(body, dunder_name), string_value(qualname)) != 1 ||
                                 value_in(body, dunder_module).text != file().name))
        odd = strings_.intern("a class with special attributes");
    note_operators(body);
    Value value = make_value(ValueKind::Class, here.text, body.index);
    const bool plain = keywords.empty() && list(id, field::ClassDef::bases).size() == 1;
    const Value derived = plain ? derived_type(body, base_type) : Value{};
    if (derived.kind == ValueKind::Type) {
        value = derived;
    } else if (scope(body).is_enum && !odd.valid() && !mixed && bases.empty()) {
        value = enum_class(body, place_of(id));
    } else if (scope(body).is_enum || odd.valid()) {
        if (!odd.valid()) odd = strings_.intern("an enumeration with another base");
        // Whatever made it may have called its methods; a class from outside is taken not to.
        if (text(odd) == outside_base && !scope(body).is_enum) {
            scope(body).odd = odd;
        } else {
            havoc_class_object(body, odd);
        }
        if (scope(body).is_enum) value = make_value(ValueKind::Unknown, odd);
    }
    const auto nodes = list(id, field::ClassDef::decorator_list);
    for (size_t i = nodes.size(); i-- > 0;) {
        Args args(*this);
        args.place = place_of(nodes[i]);
        args.add(value);
        value = call_value(decorators[i], args, args.place);
    }
    bind(here.text, value);
}

// A class derived from a vector or matrix type whose body adds nothing but functions of Warp is such a type:
// another class, for Warp the same.
Value Evaluator::derived_type(ScopeId body, const Value& base) {
    if (base.kind != ValueKind::Type || !types::is_composite(types_[base.type])) return {};
    for (const Binding& binding : scope(body).bindings) {
        const std::string_view name = text(binding.name);
        const bool function = binding.value.kind == ValueKind::Function && !is_special(name);
        if (name != "__module__" && name != "__qualname__" && name != "__doc__" && !function) return {};
    }
    Value made = base;
    program_.type_objects.push_back({UINT32_MAX, 0, 0, 0, body});
    made.id = static_cast<uint32_t>(program_.type_objects.size());
    return made;
}

bool Evaluator::has_hook(ScopeId body) {
    const StringId hook = strings_.intern("__init_subclass__");
    const std::vector<ScopeId>& order = scope(body).mro;
    return std::any_of(order.begin() + 1, order.end(),
                       [&](ScopeId each) { return value_in(each, hook).kind != ValueKind::Missing; });
}

// Once a class of the file says what operators do, an operator may do anything.
void Evaluator::note_operators(ScopeId body) {
    for (const Binding& binding : scope(body).bindings) {
        const std::string_view name = text(binding.name);
        const bool other = name == "__init__" || name == "__module__" || name == "__qualname__" ||
                           name == "__doc__" || name == "__new__" || name == "__post_init__" ||
                           name == "__init_subclass__" || name == "__str__" || name == "__repr__" ||
                           name == "__enter__" || name == "__exit__" || name == "__call__";
        operators_defined_ |= is_special(name) && !other;
    }
}

// @dataclass leaves what the body bound; a default becomes the attribute it was. Its fields are not followed.
Value Evaluator::dataclass(const Value& callee, const Args& args, Place) {
    if (args.count == 0 && !args.opaque) {
        for (size_t i = 0; i < args.keyword_count; ++i) {
            const Keyword keyword = args.keyword(i);
            const bool plain = text(keyword.name) == "frozen" || text(keyword.name) == "eq" ||
                               text(keyword.name) == "order" || text(keyword.name) == "repr" ||
                               text(keyword.name) == "kw_only" || text(keyword.name) == "init";
            if (!plain || keyword.value.kind != ValueKind::Bool) return unknown("the result of `dataclass`");
        }
        return callee;
    }
    const bool plain =
        args.count == 1 && args[0].kind == ValueKind::Class && !scope(ScopeId{args[0].id}).odd.valid();
    if (!plain) return unknown("the result of `dataclass`");
    // A mutable default is an error, and one made by field() is taken away.
    for (const StructField& field : fields_[args[0].id].list) {
        const Value value = value_in(ScopeId{args[0].id}, field.name);
        const bool simple = value.kind == ValueKind::Missing || is_number(value) ||
                            value.kind == ValueKind::Str || value.kind == ValueKind::None;
        if (!simple) return unknown("the result of `dataclass`");
    }
    operators_defined_ = true;
    return args[0];
}

Value Evaluator::declare_struct(const Value& cls, Place at) {
    if (cls.kind == ValueKind::Unknown) return cls;
    if (cls.kind == ValueKind::EnumClass) return unknown("`wp.struct` of an enumeration");
    if (cls.kind != ValueKind::Class) raise(at, "TypeError", "wp.struct() takes a class");
    const ScopeId body{cls.id};
    if (scope(body).odd.valid())
        refuse(DiagKind::ModuleUncertain, at,
               "a struct made of this class (" + std::string(text(scope(body).odd)) + ")");
    declared_in(own_module(body));
    const bool quoted = program_.files[scope(body).file].future_annotations;
    std::string full(text(scope(body).qualname));
    full.pop_back();
    const StringId key = key_of(strings_.intern(full));
    std::vector<types::Field> fields;
    Value refused;
    for (size_t i = 0; i < fields_[body.index].list.size(); ++i) {
        const StructField entry = fields_[body.index].list[i];
        const InTree inside(*this, entry.tree);
        const Place place = place_of(entry.annotation);
        Value value = entry.value;
        // Strings are evaluated where the struct is declared, in the module's names and the class's own.
        if (quoted) value = annotation_value(entry.annotation, class_names(body));
        if (value.kind == ValueKind::Str && !quoted)
            value = quoted_annotation(value.text, class_names(body), place);
        const Annotation annotation = annotation_type(value, place);
        const bool plain =
            annotation.type.valid() && !annotation.unsupported && !annotation.generic && !annotation.is_none;
        const DiagKind why = annotation.unsupported.kind;
        if (annotation.unsupported &&
            (why == DiagKind::AnnotationInvalid || why == DiagKind::AnnotationUnion)) {
            throw Refused{annotation.unsupported.diag()};
        }
        const types::Kind kind = annotation.type.valid() ? types_[annotation.type].kind : types::Kind::None;
        const bool is_query =
            kind == types::Kind::Handle && !types::is_texture(types_[annotation.type].handle);
        if (annotation.is_tuple || annotation.is_none || kind == types::Kind::Str || is_query ||
            kind == types::Kind::Tile)
            refuse(DiagKind::AnnotationInvalid, place, "a field of this type");
        if (!plain) {
            refused = unknown({"field `", text(entry.name), "` of struct `", text(scope(body).name),
                               "` has a type that is not supported"});
            if (value.kind == ValueKind::Unknown) refused = value;
            continue;
        }
        fields.push_back({entry.name, annotation.type});
    }
    if (refused.kind == ValueKind::Unknown) return refused;
    Value made = make_value(ValueKind::Struct, key);
    made.type = types_.structure(types_.add_structure(key, fields));
    return made;
}

// Names as get_annotations() evaluates a class's strings: its own, then the module's.
ScopeId Evaluator::class_names(ScopeId body) {
    const ScopeId names = new_scope(ScopeKind::Class, module_scope(body));
    scope(names).function_info = scope(body).function_info;
    scope(names).bindings = scope(body).bindings;
    scope(names).index = scope(body).index;
    return names;
}

}  // namespace weft::module
