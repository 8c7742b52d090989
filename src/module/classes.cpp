// Classes as namespaces, enumerations, and structs.
#include "module/evaluator.h"

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
    bind(name, value);
}

void Evaluator::ann_assign(NodeId id) {
    const NodeId target = child(id, field::AnnAssign::target), value = child(id, field::AnnAssign::value);
    if (value.valid()) assign(target, expr(value));
    if (scope(scope_).kind == ScopeKind::Class && node(target).kind == Kind::Name && node(id).detail != 0) {
        const NodeId annotation = child(id, field::AnnAssign::annotation);
        StructField entry{scope_, node(target).text, tree_, annotation, {}};
        if (!future_annotations_) entry.value = expr(annotation);
        work(fields_.size());
        for (StructField& earlier : fields_) {  // a second annotation keeps the first one's place
            if (earlier.owner == scope_ && earlier.name == entry.name) {
                earlier = entry;
                return;
            }
        }
        fields_.push_back(entry);
    }
}

void Evaluator::class_def(NodeId id) {
    const Node& here = node(id);
    Args decorators(*this);
    for (const NodeId decorator : list(id, field::ClassDef::decorator_list)) decorators.add(expr(decorator));
    const ScopeId outer = scope_;
    const uint32_t info = info_of(*tree_, id);
    const ScopeId body = new_scope(ScopeKind::Class, function_parent(outer));
    {
        Scope& made = scope(body);
        made.function_info = info;
        made.name = here.text;
        made.qualname = joined({text(scope(outer).qualname), text(here.text), "."});
    }
    bool is_enum = false, int_mixin = false;
    std::vector<Value> hooks;
    for (const NodeId base : list(id, field::ClassDef::bases)) {
        const Value value = node(base).kind == Kind::Starred ? unknown("starred bases") : expr(base);
        const auto what =
            value.kind == ValueKind::PyBuiltin ? static_cast<PyCall>(value.id) : PyCall::Unknown;
        if (what == PyCall::Enum || what == PyCall::IntEnum || what == PyCall::Flag ||
            what == PyCall::IntFlag) {
            is_enum = true;
            scope(body).is_int_enum = what == PyCall::IntEnum || what == PyCall::IntFlag;
            scope(body).is_flag = what == PyCall::Flag || what == PyCall::IntFlag;
        } else if (value.kind == ValueKind::EnumClass) {
            is_enum = true;
            scope(body).is_int_enum = scope(ScopeId{value.id}).is_int_enum;
            scope(body).is_flag = scope(ScopeId{value.id}).is_flag;
        } else if (value.kind == ValueKind::Class) {
            if (scope(body).base.valid()) scope(body).has_unknown_base = true;
            scope(body).base = ScopeId{value.id};
            for (const Binding& binding : scope(ScopeId{value.id}).bindings) {
                // Called for the new class by Python itself.
                if (text(binding.name) == "__init_subclass__") hooks.push_back(binding.value);
            }
        } else if (what != PyCall::Object) {
            int_mixin |= value.kind == ValueKind::Type;
            scope(body).has_unknown_base = true;
        }
    }
    for (const NodeId keyword : list(id, field::ClassDef::keywords)) {
        expr(child(keyword, field::Keyword::value));
        scope(body).has_unknown_base = true;
    }
    scope_ = body;
    block(list(id, field::ClassDef::body));
    scope_ = outer;
    for (const Value& hook : hooks) havoc_value(hook, strings_.intern("`__init_subclass__`"));
    Value value = make_value(ValueKind::Class, here.text, body.index);
    if (is_enum)
        value = int_mixin || scope(body).has_unknown_base ? unknown("an enumeration with another base")
                                                          : enum_class(body);
    const auto nodes = list(id, field::ClassDef::decorator_list);
    for (size_t i = nodes.size(); i-- > 0;) {
        Args args(*this);
        args.place = place_of(nodes[i]);
        args.add(value);
        value = call_value(decorators[i], args, args.place);
    }
    bind(here.text, value);
}

// auto(): one more than the value before, or the next free bit of a flag; what the class body sees at once.
Value Evaluator::next_enum_value(Place at) {
    const Scope& body = scope(scope_);
    Integer last = 0;
    bool any = false;
    for (const Binding& binding : body.bindings) {
        if (binding.value.kind != ValueKind::Int || text(binding.name).starts_with("_")) continue;
        if (body.is_flag) {
            last = any && last > binding.value.integer ? last : binding.value.integer;
        } else {
            last = binding.value.integer;
        }
        any = true;
    }
    if (!any) return int_value(1);
    if (!body.is_flag) return int_binary(syntax::Operator::Add, last, 1, at);
    Integer bit = 1;
    while (bit <= last && bit < (Integer{1} << 100)) bit <<= 1;
    return int_value(bit);
}

// The names that the body bound become members, except functions and names that begin and end with
// underscores.
Value Evaluator::enum_class(ScopeId body) {
    const bool is_int = scope(body).is_int_enum;
    for (size_t i = 0; i < scope(body).bindings.size(); ++i) {
        Binding& binding = scope(body).bindings[i];
        const std::string_view name = text(binding.name);
        const Value value = binding.value;
        const bool hidden = name.starts_with("_") && name.ends_with("_");
        if (hidden || value.kind == ValueKind::PyFunction || value.kind == ValueKind::Class) continue;
        if (name.starts_with("__")) continue;
        if (value.kind == ValueKind::Unknown) continue;
        if (is_int && value.kind != ValueKind::Int && value.kind != ValueKind::Bool) {
            binding.value = unknown("a member of an enumeration that is not an integer");
            continue;
        }
        bool alias = false;
        for (size_t k = 0; k < i && !alias; ++k) {
            const Value& earlier = scope(body).bindings[k].value;
            if (earlier.kind != ValueKind::EnumMember) continue;
            if (equal(program_.enum_members[earlier.id].value, value) == 1) {
                binding.value = earlier;
                alias = true;
            }
        }
        if (alias) continue;
        Value member = make_value(ValueKind::EnumMember, binding.name,
                                  static_cast<uint32_t>(program_.enum_members.size()));
        if (is_int) member.integer = value.integer;
        program_.enum_members.push_back({binding.name, body, value, is_int});
        binding.value = member;
    }
    return make_value(ValueKind::EnumClass, scope(body).name, body.index);
}

Value Evaluator::declare_struct(const Value& cls, Place at) {
    if (cls.kind == ValueKind::Unknown) return cls;
    if (cls.kind == ValueKind::EnumClass) return unknown("`wp.struct` of an enumeration");
    if (cls.kind != ValueKind::Class) raise(at, "TypeError", "wp.struct() takes a class");
    const ScopeId body{cls.id};
    own_module();
    std::string full(text(scope(body).qualname));
    full.pop_back();
    const StringId key = key_of(strings_.intern(full));
    std::vector<types::Field> fields;
    Value refused;
    for (size_t i = 0; i < fields_.size(); ++i) {
        const StructField entry = fields_[i];
        if (entry.owner != body) continue;
        const InTree inside(*this, entry.tree);
        const Place place = place_of(entry.annotation);
        Value value = entry.value;
        // Strings are evaluated where the struct is declared, in the module's names and the class's own.
        if (future_annotations_) value = annotation_value(entry.annotation, class_names(body));
        if (value.kind == ValueKind::Str && !future_annotations_)
            value = quoted_annotation(value.text, class_names(body), place);
        const Annotation annotation = annotation_type(value, place);
        const bool plain =
            annotation.type.valid() && !annotation.unsupported && !annotation.generic && !annotation.is_none;
        const DiagKind why = annotation.unsupported.kind;
        if (annotation.unsupported &&
            (why == DiagKind::AnnotationInvalid || why == DiagKind::AnnotationUnion)) {
            throw Refused{annotation.unsupported.diag()};
        }
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
    const ScopeId names = new_scope(ScopeKind::Class, ScopeId{0});
    scope(names).function_info = scope(body).function_info;
    scope(names).bindings = scope(body).bindings;
    return names;
}

}  // namespace weft::module
