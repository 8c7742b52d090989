// Enumerations whose bodies bind plain values: what is special in one makes it unknown, or refuses the file.
#include <algorithm>
#include <cmath>

#include "module/evaluator.h"

namespace weft::module {
namespace {

bool is_sunder(std::string_view name) {
    return name.size() > 2 && name[0] == '_' && name.back() == '_' && name[1] != '_' &&
           name[name.size() - 2] != '_';
}

// What a member is shown as: nobody who asks for its value or name sees it.
bool only_shows(std::string_view name) {
    return name == "__str__" || name == "__repr__" || name == "__format__";
}

// Functions are no members; one of Warp's is, unless it is a static method.
bool is_method(const Value& value) {
    return value.kind == ValueKind::PyFunction || (value.kind == ValueKind::Function && value.raw_is_int);
}

}  // namespace

// An instance of enum.auto, until a class body gives it a value.
bool Evaluator::is_auto(const Value& value) {
    return value.kind == ValueKind::PyBuiltin && static_cast<PyCall>(value.id) == PyCall::Auto &&
           value.raw_is_int;
}

// What may not be bound in the body of an enumeration, or not twice.
void Evaluator::check_enum_binding(const Scope& body, StringId name, const Value& value) {
    const std::string_view spelled = text(name);
    if (is_sunder(spelled))
        refuse(DiagKind::ModuleDynamic, at_, "`" + std::string(spelled) + "` in an enumeration");
    const Binding* const binding = body.find(name);
    if (binding == nullptr || binding->value.kind == ValueKind::Missing || is_special(spelled)) return;
    if (is_method(value) || is_method(binding->value))
        refuse(DiagKind::ModuleUncertain, at_, "a name bound twice in an enumeration");
    raise(at_, "TypeError", "a name is bound twice in an enumeration");
}

// auto(): one more than the highest value before, or the bit above the highest of a flag.
Value Evaluator::next_enum_value(Place at) {
    const Scope& body = scope(scope_);
    Integer highest = 0;
    bool any = false;
    work(body.bindings.size());
    for (const Binding& binding : body.bindings) {
        const std::string_view name = text(binding.name);
        if (is_special(name) || is_method(binding.value)) continue;
        if (binding.value.kind != ValueKind::Int || (body.is_flag && binding.value.integer < 0))
            refuse(DiagKind::ModuleUncertain, at, "`auto()` after a value that is no integer");
        highest = any ? std::max(highest, binding.value.integer) : binding.value.integer;
        any = true;
    }
    if (!any) return int_value(1);
    if (!body.is_flag) return int_binary(syntax::Operator::Add, highest, 1, at);
    Integer bit = 1;
    while (bit <= highest && bit < (Integer{1} << 100)) bit <<= 1;
    return int_value(bit);
}

// The names that the body bound become members, except functions and special names.
Value Evaluator::enum_class(ScopeId body, Place at) {
    const bool is_int = scope(body).is_int_enum;
    const auto give_up = [&](std::string_view why) {
        const StringId reason = strings_.intern(why);
        havoc_class_object(body, reason);
        return make_value(ValueKind::Unknown, reason);
    };
    // What a number of an IntEnum is made of is converted, as int() does.
    for (Binding& binding : scope(body).bindings) {
        const bool whole = is_int && !scope(body).is_flag && binding.value.kind == ValueKind::Float &&
                           std::fabs(binding.value.real) < 1e15;
        if (whole) binding.value = int_value(static_cast<Integer>(binding.value.real));
        if (is_int && !scope(body).is_flag && binding.value.kind == ValueKind::Bool)
            binding.value = int_value(binding.value.integer);
    }
    for (const Binding& binding : scope(body).bindings) {
        const std::string_view name = text(binding.name);
        const Value& value = binding.value;
        if (value.kind == ValueKind::Missing || name == "__doc__") continue;
        if (is_special(name) && !only_shows(name)) return give_up("an enumeration with special methods");
        if (is_special(name) || is_method(value)) continue;
        const bool plain = is_int ? value.kind == ValueKind::Int
                                  : value.kind == ValueKind::Int || value.kind == ValueKind::Float ||
                                        value.kind == ValueKind::Bool || value.kind == ValueKind::Str ||
                                        value.kind == ValueKind::None;
        const bool tuple = value.kind == ValueKind::Tuple && !is_int && !scope(body).is_flag;
        if (tuple) {
            for (const Value& item : sequence(value).items) {
                if (is_auto(item) || !is_known(item)) return give_up("a member whose value is not followed");
            }
        }
        if (!plain && !tuple) return give_up("a member whose value is not followed");
        if (scope(body).is_flag && (value.kind != ValueKind::Int || value.integer < 0))
            return give_up("a flag whose value is not followed");
    }
    for (size_t i = 0; i < scope(body).bindings.size(); ++i) {
        Binding& binding = scope(body).bindings[i];
        const Value value = binding.value;
        if (is_method(value) || value.kind == ValueKind::Missing || is_special(text(binding.name))) continue;
        bool alias = false;
        work(i);
        for (size_t k = 0; k < i && !alias; ++k) {
            const Value& earlier = scope(body).bindings[k].value;
            if (earlier.kind != ValueKind::EnumMember) continue;
            const int same = equal(program_.enum_members[earlier.id].value, value);
            if (same < 0) return give_up("members whose values are not compared");
            if (same != 1) continue;
            binding.value = earlier;
            alias = true;
        }
        if (alias) continue;
        Value member = make_value(ValueKind::EnumMember, binding.name,
                                  static_cast<uint32_t>(program_.enum_members.size()));
        if (is_int) member.integer = value.integer;
        program_.enum_members.push_back({binding.name, body, value, is_int});
        binding.value = member;
    }
    charge(scope(body).bindings.size() * sizeof(EnumMember), at);
    return make_value(ValueKind::EnumClass, scope(body).name, body.index);
}

// By a method of its class.
bool Evaluator::shows_itself(const EnumMember& member) const {
    if (!member.owner.valid()) return false;
    const std::vector<ScopeId>& classes = program_.scopes[member.owner.index].mro;
    return std::any_of(classes.begin(), classes.end(), [&](ScopeId id) {
        const auto& bindings = program_.scopes[id.index].bindings;
        return std::any_of(bindings.begin(), bindings.end(),
                           [&](const Binding& binding) { return only_shows(text(binding.name)); });
    });
}

// @enum.unique: two names of one member are an error.
void Evaluator::check_unique(ScopeId body, Place at) {
    for (const Binding& binding : scope(body).bindings) {
        const bool alias = binding.value.kind == ValueKind::EnumMember &&
                           program_.enum_members[binding.value.id].name != binding.name;
        if (alias) raise(at, "ValueError", "two names of a unique enumeration have one value");
    }
}

// E(value).
Value Evaluator::member_of(ScopeId body, const Args& args, Place at) {
    if (args.opaque || args.count != 1 || args.keyword_count != 0)
        refuse(DiagKind::ModuleUncertain, at, "this call of an enumeration");
    const Value given = args[0];
    if (given.kind == ValueKind::Unknown) return unknown("a member of an enumeration");
    const bool itself = given.kind == ValueKind::EnumMember && program_.enum_members[given.id].owner == body;
    if (itself) return given;
    bool vague = false;
    for (const Binding& binding : scope(body).bindings) {
        if (binding.value.kind != ValueKind::EnumMember) continue;
        const int same = equal(program_.enum_members[binding.value.id].value, given);
        if (same == 1 && !vague) return binding.value;
        vague |= same < 0;
    }
    if (vague || scope(body).is_flag || scope(body).odd.valid())
        refuse(DiagKind::ModuleUncertain, at, "whether the enumeration has this value");
    raise(at, "ValueError", "the enumeration has no such value");
}

}  // namespace weft::module
