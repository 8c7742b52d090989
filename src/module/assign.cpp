// Assignment to names, items and attributes; operators in place; `del`.
#include <algorithm>

#include "module/evaluator.h"
#include "module/python_names.h"

namespace weft::module {

void Evaluator::assign(NodeId target, const Value& value) {
    switch (node(target).kind) {
        case Kind::Name:
            bind(node(target).text,
                 is_auto(value) && scope(scope_).is_enum ? next_enum_value(place_of(target)) : value);
            return;
        case Kind::Tuple:
        case Kind::List:
            unpack(list(target, 0), value, place_of(target));
            return;
        case Kind::Attribute: {
            const Value base = expr(child(target, field::Attribute::value));
            return store_attribute(base, compiled_name(target), value, target);
        }
        case Kind::Subscript: {
            const Value base = expr(child(target, field::Subscript::value));
            const Value index = expr(child(target, field::Subscript::slice));
            return store_item(base, index, value, target);
        }
        case Kind::Starred:
            return assign(child(target, field::Starred::value), value);
        default:
            refuse(DiagKind::ModuleUncertain, place_of(target), "this assignment");
    }
}

void Evaluator::unpack(std::span<const NodeId> targets, const Value& value, Place at) {
    std::vector<Value> items;
    check_iterable(value, at);
    if (!append_items(value, items, at)) {
        const StringId reason = reason_of(value, "an unpacked value that is not followed");
        havoc_items(value, reason);
        for (const NodeId target : targets) havoc_target(target, reason);
        return;
    }
    size_t star = targets.size();
    for (size_t i = 0; i < targets.size(); ++i) {
        if (node(targets[i]).kind == Kind::Starred) star = i;
    }
    const bool starred = star != targets.size();
    if (starred ? items.size() + 1 < targets.size() : items.size() != targets.size()) {
        raise(at, "ValueError", "wrong number of values to unpack");
    }
    const size_t extra = items.size() - (targets.size() - (starred ? 1 : 0));
    size_t next = 0;
    for (size_t i = 0; i < targets.size(); ++i) {
        if (i != star) {
            assign(targets[i], items[next++]);
            continue;
        }
        const Value rest = sequence_of(ValueKind::List, std::span(items).subspan(next, extra), at);
        assign(child(targets[i], field::Starred::value), rest);
        next += extra;
    }
}

// The value a target like a.b[c].d starts from.
Value Evaluator::root_value(NodeId id) {
    while (node(id).kind == Kind::Attribute || node(id).kind == Kind::Subscript ||
           node(id).kind == Kind::Call) {
        id = child(id, 0);
    }
    return node(id).kind == Kind::Name ? find_name(scope_, node(id).text) : Value{};
}

void Evaluator::protect(NodeId target, const Value& base) {
    const auto sacred = [](const Value& value) {
        const bool module = value.kind == ValueKind::Module &&
                            value.id != static_cast<uint32_t>(ModuleKind::Foreign) &&
                            value.id != static_cast<uint32_t>(ModuleKind::Harmless) &&
                            value.id != static_cast<uint32_t>(ModuleKind::Sys) && !is_file(value);
        return module || value.kind == ValueKind::Kernel || value.kind == ValueKind::Function ||
               value.kind == ValueKind::Struct || value.kind == ValueKind::WarpObject ||
               value.kind == ValueKind::Builtin || value.kind == ValueKind::Type ||
               value.kind == ValueKind::WarpScalar;
    };
    const bool unknown_base = base.kind == ValueKind::Unknown;
    if (!sacred(base) && !(unknown_base && sacred(root_value(target)))) return;
    const Place at = place_of(target);
    refuse(DiagKind::ModuleRewritesWarp, at, std::string(sources_.text(at)));
}

// Of an object that is certainly no class, no function and no module.
bool Evaluator::is_object(const Value& value) const {
    return value.kind == ValueKind::Unknown && text(value.text).starts_with("an instance of ");
}

void Evaluator::store_attribute(const Value& base, StringId name, const Value& value, NodeId target) {
    const Place at = place_of(target);
    if (base.kind == ValueKind::Module && base.id == static_cast<uint32_t>(ModuleKind::WarpConfig))
        return set_config(name, value, at);
    // An array that annotates: of its attributes these two are read.
    const bool annotates = base.kind == ValueKind::Type && types::is_any_array(types_[base.type]) &&
                           text(name) != "dtype" && text(name) != "ndim" && !text(name).starts_with("_");
    // An attribute that Warp's functions and kernels do not have is nothing to Warp.
    const bool noted =
        (base.kind == ValueKind::Function || base.kind == ValueKind::Kernel) &&
        !text(name).starts_with("_") &&
        !has_attribute(base.kind == ValueKind::Kernel ? PyObject::Kernel : PyObject::WarpFunction,
                       text(name));
    if (noted) {
        noted_attributes_.insert(name.index);
        return havoc_value(value, strings_.intern("an attribute of something declared to Warp"));
    }
    if (annotates) return;
    protect(target, base);
    set_attribute(base, name, value, at);
}

void Evaluator::set_attribute(const Value& base, StringId name, const Value& value, Place at) {
    const std::string_view spelled = text(name);
    const auto dynamic = [&]() {
        refuse(DiagKind::ModuleDynamic, at, "assigning to `" + std::string(spelled) + "`");
    };
    switch (base.kind) {
        case ValueKind::Class:
            if (is_reserved(spelled) && !is_shown_by(spelled)) dynamic();
            if (scope(ScopeId{base.id}).escaped) touch(value, strings_.intern("a method of an instance"));
            bind_in(ScopeId{base.id}, name, value);
            return;
        case ValueKind::EnumClass:
            if (value_in(ScopeId{base.id}, name).kind == ValueKind::EnumMember)
                raise(at, "AttributeError", "a member of an enumeration cannot be assigned");
            dynamic();
            return;
        case ValueKind::PyFunction: {
            PyFunction& function = program_.py_functions[base.id];
            // Warp declares it under its qualified name, and reads its parameters from its signature.
            if (spelled == "__name__" && value.kind == ValueKind::Str) {
                function.name = value.text;
                return;
            }
            if (spelled == "__qualname__" && value.kind == ValueKind::Str) {
                function.qualname = value.text;
                return;
            }
            if (spelled == "__signature__") {
                function.wrapped = true;
                break;
            }
            if (is_reserved(spelled)) dynamic();
            break;
        }
        case ValueKind::Module:
            if (is_file(base))
                return bind_in(program_.files[static_cast<uint32_t>(base.integer)].scope, name, value);
            if (text(base.text) == "builtins" || text(base.text) == "sys.modules" || spelled == "modules" ||
                is_special(spelled)) {
                dynamic();
            }
            break;
        case ValueKind::Composite:
            return set_component(base, spelled, value, at);
        case ValueKind::Unknown:
            if (is_some_module(base) || (is_reserved(spelled) && !is_object(base))) dynamic();
            if (!is_object(base)) havoc_attribute(name, base.text);
            break;
        case ValueKind::None:
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::Float:
        case ValueKind::Str:
        case ValueKind::Bytes:
        case ValueKind::Ellipsis:
        case ValueKind::Tuple:
        case ValueKind::List:
        case ValueKind::Dict:
        case ValueKind::Set:
        case ValueKind::Slice:
        case ValueKind::RangeObject:
        case ValueKind::NumpyScalar:
            raise(at, "AttributeError", "the object's attributes cannot be assigned");
        default:
            dynamic();
    }
    // Whoever holds the object may change what it was given.
    havoc_value(value, strings_.intern("stored in an object that is not followed"));
}

void Evaluator::set_component(const Value& base, std::string_view name, const Value& value, Place at) {
    const types::Type shape = types_[base.type];
    const size_t index = name.size() == 1 ? std::string_view("xyzw").find(name[0]) : std::string_view::npos;
    Value element;
    const bool simple = shape.kind == types::Kind::Vector && index < composite_size(shape) &&
                        element_value(value, shape.scalar, element);
    if (!simple && value.kind != ValueKind::Unknown)
        refuse(DiagKind::ModuleUncertain, at, "assigning to `" + std::string(name) + "` of this value");
    for (uint32_t i = 0; i < composite_size(shape); ++i) {
        if (!simple) program_.elements[base.id + i] = unknown("a component that was assigned");
        if (simple && i == index) program_.elements[base.id + i] = element;
    }
    if (simple) ++changes_;
    program_.components_set_at = ++program_.clock;
}

// The place an index stands for; raises if there is none. False: the index is not known.
bool Evaluator::place_in(const Value& index, size_t count, size_t& out, Place at) {
    Integer place = 0;
    if (!index_value(index, place)) {
        if (index.kind == ValueKind::Unknown || index.kind == ValueKind::Slice) return false;
        raise(at, "TypeError", "indices must be integers or slices");
    }
    const auto size = static_cast<Integer>(count);
    if (place < 0) place += size;
    if (place < 0 || place >= size) raise(at, "IndexError", "the index is out of range");
    out = static_cast<size_t>(place);
    return true;
}

// The integer behind an index: Python's own and what has an `__index__`.
bool Evaluator::index_value(const Value& value, Integer& out) const {
    const bool warp = value.kind == ValueKind::WarpScalar && value.raw_is_int &&
                      types::facts(types_[value.type].scalar).is_int;
    if (!warp && (!is_number(value) || value.kind == ValueKind::Float)) return false;
    out = value.integer;
    return true;
}

void Evaluator::store_item(const Value& base, const Value& index, const Value& value, NodeId target) {
    if (is_warp_options(base)) {
        if (index.kind != ValueKind::Str) return doubt_options(base, place_of(target));
        return set_option(program_.modules[static_cast<size_t>(base.integer)], index.text, value,
                          place_of(target));
    }
    protect(target, base);
    const Place at = place_of(target);
    if (base.kind == ValueKind::Module && text(base.text) == "sys.modules" && finder_ != nullptr &&
        index.kind == ValueKind::Str)
        return put_module(index.text, value);
    switch (base.kind) {
        case ValueKind::Dict:
            assign_dict_item(base, index, value, at);
            return;
        case ValueKind::List: {
            if (sequence(base).iterator) raise(at, "TypeError", "the object's items cannot be assigned");
            if (sequence(base).unknown.valid()) {
                ++vague_count_;  // it may be too short
                return havoc_value(value, sequence(base).unknown);
            }
            size_t place = 0;
            if (index.kind == ValueKind::Slice) return store_slice(base, index, value, at);
            if (place_in(index, sequence(base).items.size(), place, at)) {
                live_matters_ |= sequence(base).items[place].kind == ValueKind::Kernel;
                note_change(base, place);
                sequence(base).items[place] = kept(value);
                return;
            }
            const StringId reason = strings_.intern("a list with an item assigned at an unknown place");
            havoc_value(base, reason);
            return havoc_value(value, reason);
        }
        case ValueKind::Composite: {
            const types::Type shape = types_[base.type];
            size_t place = 0;
            Value element;
            const bool plain = shape.kind != types::Kind::Matrix && index.kind != ValueKind::Slice &&
                               index.kind != ValueKind::Tuple;
            const bool simple = plain && place_in(index, composite_size(shape), place, at) &&
                                element_value(value, shape.scalar, element);
            if (!simple && value.kind != ValueKind::Unknown && index.kind != ValueKind::Unknown)
                refuse(DiagKind::ModuleUncertain, at, "assigning to components of this value");
            ++changes_;
            program_.components_set_at = ++program_.clock;
            for (uint32_t i = 0; i < composite_size(shape); ++i) {
                if (!simple) program_.elements[base.id + i] = unknown("a component that was assigned");
                if (simple && i == place) program_.elements[base.id + i] = element;
            }
            return;
        }
        case ValueKind::Namespace:
            if (index.kind != ValueKind::Str) refuse(DiagKind::ModuleDynamic, at, "`globals()[...] = ...`");
            bind_in(ScopeId{base.id}, index.text, value);
            return;
        case ValueKind::Module:
            modules_doubted_ |= text(base.text) == "sys.modules";
            refuse(DiagKind::ModuleDynamic, at, "`sys.modules[...] = ...`");
        case ValueKind::Unknown:
            havoc_value(value, strings_.intern("stored in an object that is not followed"));
            havoc_value(index, strings_.intern("a key of an object that is not followed"));
            return;
        default:
            raise(at, "TypeError", "the object's items cannot be assigned");
    }
}

void Evaluator::store_slice(const Value& list, const Value& slice, const Value& value, Place at) {
    std::vector<Value> given;
    check_iterable(value, at);
    Integer start = 0, stop = 0, stride = 1;
    const auto size = static_cast<Integer>(sequence(list).items.size());
    const bool lazy = value.kind == ValueKind::List && sequence(value).lazy;
    if (lazy || !append_items(value, given, at) || !slice_range(slice, size, start, stop, stride)) {
        const StringId reason = strings_.intern("a list with a slice assigned");
        havoc_value(list, reason);
        return havoc_value(value, reason);
    }
    note_change(list);
    live_matters_ = true;
    std::vector<Value>& items = sequence(list).items;
    if (stride == 1) {
        const auto first = items.begin() + static_cast<std::ptrdiff_t>(start);
        const auto last = items.begin() + static_cast<std::ptrdiff_t>(std::max(start, stop));
        const auto at_place = items.erase(first, last);
        items.insert(at_place, given.begin(), given.end());
        return;
    }
    std::vector<size_t> places;
    stride = std::clamp(stride, -size - 1, size + 1);
    for (Integer i = start; stride > 0 ? i < stop : i > stop; i += stride)
        places.push_back(static_cast<size_t>(i));
    if (places.size() != given.size()) raise(at, "ValueError", "the slice has another size");
    for (size_t i = 0; i < places.size(); ++i) items[places[i]] = given[i];
}

// `old op= operand`: containers change in place, so that their other names see it.
Value Evaluator::in_place(syntax::Operator op, const Value& old, const Value& operand, Place at) {
    if (old.kind == ValueKind::Namespace)
        refuse(DiagKind::ModuleDynamic, at, "changing the names of a module or class");
    const bool list = old.kind == ValueKind::List && !sequence(old).iterator;
    const bool dict = old.kind == ValueKind::Dict && op == syntax::Operator::BitOr;
    const bool set = old.kind == ValueKind::Set;
    if (list && op == syntax::Operator::Add) {
        std::vector<Value> items;
        check_iterable(operand, at);
        const bool lazy = operand.kind == ValueKind::List && sequence(operand).lazy;
        if (lazy || sequence(old).unknown.valid() || !append_items(operand, items, at)) {
            havoc_value(old, reason_of(operand, "an extended list"));
            havoc_items(operand, sequence(old).unknown);
            return old;
        }
        note_change(old);
        sequence(old).items.insert(sequence(old).items.end(), items.begin(), items.end());
        return old;
    }
    if (list && op == syntax::Operator::Mult) {
        const Value repeated = binary(op, old, operand, at);
        note_change(old);
        if (repeated.kind == ValueKind::List) {
            const std::vector<Value> items = sequence(repeated).items;
            sequence(old).items = items;
        } else {
            havoc_value(old, repeated.text);
        }
        return old;
    }
    if (dict && operand.kind == ValueKind::Dict && !sequence(operand).unknown.valid() &&
        !sequence(old).unknown.valid()) {
        const std::vector<Value> items = sequence(operand).items;
        for (size_t i = 0; i < items.size(); i += 2) assign_dict_item(old, items[i], items[i + 1], at);
        return old;
    }
    if (dict || set || (list && sequence(old).unknown.valid())) {
        const StringId reason = strings_.intern("a container changed in place");
        havoc_value(old, reason);
        havoc_items(operand, reason);
        return make_value(ValueKind::Unknown, reason);
    }
    const Value result = binary(op, old, operand, at);
    if (result.kind == ValueKind::Unknown) havoc_items(operand, result.text);
    return result;
}

// The parts of the target are evaluated once.
void Evaluator::aug_assign(NodeId id) {
    const NodeId target = child(id, field::AugAssign::target), value = child(id, field::AugAssign::value);
    const syntax::Operator op = node(id).op();
    switch (node(target).kind) {
        case Kind::Name: {
            const Value old = settled(program_, name_value(node(target).text, place_of(target)));
            if (old.kind == ValueKind::Unknown) ++vague_count_;
            const Value operand = expr(value);
            return bind(node(target).text, in_place(op, old, operand, place_of(id)));
        }
        case Kind::Attribute: {
            const Value base = expr(child(target, field::Attribute::value));
            const Value old = attribute_value(base, compiled_name(target), place_of(target));
            const Value operand = expr(value);
            const Value result = in_place(op, old, operand, place_of(id));
            return store_attribute(base, compiled_name(target), result, target);
        }
        default: {
            const Value base = expr(child(target, field::Subscript::value));
            const Value index = expr(child(target, field::Subscript::slice));
            const Value old = item(base, index, place_of(target));
            if (old.kind == ValueKind::Unknown) havoc_items(base, old.text);
            const Value operand = expr(value);
            const Value result = in_place(op, old, operand, place_of(id));
            return store_item(base, index, result, target);
        }
    }
}

void Evaluator::delete_item(const Value& base, const Value& index, Place at) {
    const StringId reason = strings_.intern("an item was deleted");
    live_matters_ = true;
    const bool known = (base.kind == ValueKind::List || base.kind == ValueKind::Dict) &&
                       !sequence(base).unknown.valid() && !sequence(base).iterator;
    if (known && base.kind == ValueKind::List) {
        size_t place = 0;
        if (index.kind == ValueKind::Slice) {
            Integer start = 0, stop = 0, stride = 1;
            const auto size = static_cast<Integer>(sequence(base).items.size());
            if (!slice_range(index, size, start, stop, stride) || stride != 1)
                return havoc_value(base, reason);
            note_change(base);
            auto& items = sequence(base).items;
            items.erase(items.begin() + static_cast<std::ptrdiff_t>(start),
                        items.begin() + static_cast<std::ptrdiff_t>(std::max(start, stop)));
            return;
        }
        if (!place_in(index, sequence(base).items.size(), place, at)) return havoc_value(base, reason);
        note_change(base);
        sequence(base).items.erase(sequence(base).items.begin() + static_cast<std::ptrdiff_t>(place));
        return;
    }
    if (known) {
        const size_t place = find_key(base, index, at);
        if (place == no_answer) return havoc_value(base, reason);
        if (place == no_key) raise(at, "KeyError", "no such key");
        note_change(base);
        auto& items = sequence(base).items;
        sequence(base).keys.clear();
        items.erase(items.begin() + static_cast<std::ptrdiff_t>(place),
                    items.begin() + static_cast<std::ptrdiff_t>(place) + 2);
        return;
    }
    if (base.kind == ValueKind::Unknown || base.kind == ValueKind::List || base.kind == ValueKind::Dict)
        return;
    if (base.kind == ValueKind::Namespace) refuse(DiagKind::ModuleDynamic, at, "`del globals()[...]`");
    raise(at, "TypeError", "the object's items cannot be deleted");
}

void Evaluator::delete_attribute(const Value& base, StringId name, Place at) {
    live_matters_ = true;
    switch (base.kind) {
        case ValueKind::Class:
            if (value_in(ScopeId{base.id}, name).kind == ValueKind::Missing &&
                !scope(ScopeId{base.id}).odd.valid())
                raise(at, "AttributeError", "the class has no such attribute of its own");
            if (is_special(text(name))) break;
            bind_in(ScopeId{base.id}, name, Value{});
            return;
        case ValueKind::Unknown:
            if (!is_object(base)) havoc_attribute(name, base.text);
            return;
        default:
            break;
    }
    refuse(DiagKind::ModuleDynamic, at, "deleting `" + std::string(text(name)) + "`");
}

void Evaluator::delete_target(NodeId target) {
    switch (node(target).kind) {
        case Kind::Name:
            return unbind(node(target).text, place_of(target));
        case Kind::Attribute: {
            const Value base = expr(child(target, field::Attribute::value));
            protect(target, base);
            return delete_attribute(base, compiled_name(target), place_of(target));
        }
        case Kind::Subscript: {
            const Value base = expr(child(target, field::Subscript::value));
            const Value index = expr(child(target, field::Subscript::slice));
            protect(target, base);
            return delete_item(base, index, place_of(target));
        }
        default:
            for (const NodeId part : list(target, 0)) delete_target(part);
    }
}

}  // namespace weft::module
