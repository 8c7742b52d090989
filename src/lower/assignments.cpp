// Assignments: to names, tuples of names, array elements, components and fields.
#include <algorithm>

#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;
using syntax::Kind;
namespace field = syntax::field;

// A copy, not a load: the adjoint of a load does nothing, and the gradient would stop here.
ir::ValueId FunctionLowering::copied_if_reference(ValueId value, Place place) {
    return is_reference(value) ? builtin(Effect::Copy, {value}, place) : value;
}

void FunctionLowering::assign(NodeId node) {
    const Nodes targets = tree_.field(node, field::Assign::targets);
    const NodeId value_node = tree_.child(node, field::Assign::value);
    if (targets.size() != 1) refuse_node(DiagKind::ChainedAssignment, node);
    if (tree_[value_node].kind == Kind::List) refuse_node(DiagKind::ListInKernel, value_node);
    const NodeId target = targets[0];

    if (tree_[target].kind == Kind::Tuple) return assign_tuple(target, value_node, place_of(node));

    const Item rhs = eval(value_node);
    switch (tree_[target].kind) {
        case Kind::Name:
            if (const auto parameter = reference_parameter(tree_[target].text))
                return store_reference(*parameter, rhs, value_node, place_of(node));
            assign_name(tree_[target].text, value_node, rhs, place_of(node));
            if (notes_ && !is_function(rhs)) note(target, Item::of(symbols_.find(tree_[target].text)->value));
            return;
        case Kind::Subscript: {
            if (is_adjoint(target)) return store_adjoint(target, expect_value(rhs, value_node));
            const ValueId value = copied_if_reference(expect_value(rhs, value_node), place_of(value_node));
            NodeList nodes;
            const ValueId place = eval_subscript(target, true, nodes);
            ValueList indices;
            eval_indices(value_type(place), nodes, indices);
            if (store_slot(select_slot(place, indices), value, place_of(node))) return;
            return store_subscript(place, indices, value, place_of(node));
        }
        case Kind::Attribute: {
            const ValueId value = copied_if_reference(expect_value(rhs, value_node), place_of(value_node));
            const ValueId aggregate = attribute_store_aggregate(tree_.child(target, field::Attribute::value));
            if (store_slot(select_slot(aggregate, tree_[target].text, place_of(target)), value,
                           place_of(node)))
                return;
            return store_attribute(target, aggregate, value);
        }
        default:
            refuse_node(DiagKind::UnsupportedSyntax, target, syntax::info(tree_[target].kind).python);
    }
}

// A name keeps its type for the whole function.
void FunctionLowering::bind_checked(StringId name, const Item& item, bool strip, Place place) {
    if (const Symbol* old = symbols_.find(name)) {
        if (!old->value.valid()) refuse(DiagKind::RebindsFunction, place, strings_.text(name));
        const TypeId type = strip ? value_type(item.value) : type_of(item.value);
        // Queries of one kind may follow each other: where branches meet, the name gets their common class.
        if (!same_type(type, type_of(old->value)) &&
            !types::joined(types_, type, type_of(old->value)).valid())
            refuse(DiagKind::TypeChange, place, strings_.text(name), types_.display(type_of(old->value)),
                   types_.display(type));
    }
}

bool FunctionLowering::is_function(const Item& item) const {
    if (item.kind != Item::Kind::Object) return false;
    const ValueKind kind = object_of(item).kind;
    return kind == ValueKind::Function || kind == ValueKind::Builtin;
}

// Warp has no function pointers: a name that means a function means the same one everywhere.
void FunctionLowering::bind_function(StringId name, const module::Value& function, Place place) {
    if (const Symbol* old = symbols_.find(name)) {
        const module::Value* bound = old->value.valid() ? nullptr : &bound_objects_[old->object];
        if (!bound || bound->kind != function.kind || bound->id != function.id ||
            bound->text != function.text)
            refuse(DiagKind::RebindsFunction, place, strings_.text(name));
    }
    const auto same = [&](const module::Value& o) {
        return o.kind == function.kind && o.id == function.id && o.text == function.text;
    };
    module_.spend(bound_objects_.size());
    const auto at = std::find_if(bound_objects_.begin(), bound_objects_.end(), same);
    symbols_.put({name, {}, static_cast<uint32_t>(at - bound_objects_.begin())});
    if (at == bound_objects_.end()) bound_objects_.push_back(function);
}

void FunctionLowering::assign_name(StringId name, NodeId value_node, const Item& rhs, Place place) {
    if (is_function(rhs)) return bind_function(name, object_of(rhs), place);
    if (rhs.kind == Item::Kind::Values) {
        // Several results under one name: a tuple value.
        ValueList values;
        values.append(values_of(rhs));
        if (symbols_.find(name))
            refuse(DiagKind::TypeChange, place, strings_.text(name), "a value", "several results");
        const ValueId tuple = builtin(Effect::Tuple, values, place);
        tuples_.push_back({tuple, operands(values)});
        bind_name(name, tuple);
        return;
    }
    const ValueId value = expect_value(rhs, value_node);
    bind_checked(name, rhs, true, place);
    ValueId out = value;
    if (tree_[value_node].kind != Kind::Tuple &&
        (tree_[value_node].kind == Kind::Name || is_reference(value)))
        out = builtin(Effect::Copy, {value}, place);
    // An alias of an array still addresses the storage it was read from.
    if (types::is_any_array(info(type_of(out)))) set_origin(out, stored_origin(value));
    bind_name(name, out);
}

void FunctionLowering::assign_tuple(NodeId target, NodeId value_node, Place place) {
    const Nodes names_nodes = tree_.field(target, field::Tuple::elts);
    SmallVector<Item, 4> items;
    if (tree_[value_node].kind == Kind::Tuple) {
        for (const NodeId element : tree_.field(value_node, field::Tuple::elts))
            items.push_back(eval(element));
    } else {
        Item rhs;
        if (tree_[value_node].kind == Kind::Call) {
            set_line(value_node);
            rhs = call(value_node, static_cast<unsigned>(names_nodes.size()));
            if (notes_) [[unlikely]]
                hand_call_to(value_node);
        } else {
            rhs = eval(value_node);
        }
        if (rhs.kind == Item::Kind::Values) {
            for (const ValueId value : values_of(rhs)) items.push_back(Item::of(value));
        } else {
            const ValueId value = expect_value(rhs, value_node);
            if (info(type_of(value)).kind != types::Kind::Tuple)
                refuse(DiagKind::UnpackCount, place, "1", std::to_string(names_nodes.size()));
            const size_t count = types_.elements(type_of(value)).size();
            if (count != names_nodes.size())
                refuse(DiagKind::UnpackCount, place, std::to_string(count),
                       std::to_string(names_nodes.size()));
            for (size_t i = 0; i < count; ++i) {
                const ValueId index = new_int(static_cast<int64_t>(i));
                items.push_back(builtin_item(Effect::Extract, ValueList{value, index}, place));
            }
        }
    }
    for (const NodeId name : names_nodes)
        if (tree_[name].kind != Kind::Name) refuse_node(DiagKind::UnpackTarget, name);
    if (items.size() != names_nodes.size())
        refuse(DiagKind::UnpackCount, place, std::to_string(items.size()),
               std::to_string(names_nodes.size()));
    // All of them are read before the first is stored: `a, b = b, a`.
    const auto refers = [&](NodeId name) { return reference_parameter(tree_[name].text).has_value(); };
    if (std::any_of(names_nodes.begin(), names_nodes.end(), refers)) {
        for (Item& item : items)
            if (item.kind == Item::Kind::Value) item.value = load(item.value);
    }
    for (size_t i = 0; i < items.size(); ++i) {
        const StringId name = tree_[names_nodes[i]].text;
        if (const auto parameter = reference_parameter(name)) {
            store_reference(*parameter, items[i], value_node, place);
            continue;
        }
        if (is_function(items[i])) {
            bind_function(name, object_of(items[i]), place);
            continue;
        }
        const ValueId value = expect_value(items[i], value_node);
        bind_checked(name, items[i], false, place);
        bind_name(name, value);
        if (notes_) note(names_nodes[i], items[i]);
    }
}

void FunctionLowering::store_subscript(ValueId target, std::span<const ValueId> indices, ValueId value,
                                       Place place) {
    const types::Type& type = info(value_type(target));
    if (types::is_any_array(type)) {
        ValueList args{target};
        args.append(indices);
        args.push_back(value);
        builtin_item(Effect::ArrayStore, args, place);
        return;
    }
    if (types::is_tile(type)) return store_tile(target, indices, value, place);
    if (!types::is_composite(type))
        refuse(DiagKind::NotSubscriptable, place, types_.display(value_type(target)));
    if (fn_.values[target.index].spelling == ir::Spelling::Adjoint)
        refuse(DiagKind::UnsupportedFeature, place, "a component of wp.adjoint that is set");
    ValueList args{target};
    args.append(indices);
    if (is_reference(target)) {
        const ValueId component = builtin(builtins::component_reference, args, place);
        builtin_item(Effect::Store, ValueList{component, value}, place);
    } else {
        args.push_back(value);
        builtin_item(Effect::SetPart, args, place);
    }
}

// A chain of fields that begins at a local struct is written member by member: s.inner.x = v.
std::optional<ir::ValueId> FunctionLowering::struct_member(NodeId node) {
    if (tree_[node].kind != Kind::Attribute) return std::nullopt;
    const NodeId base_node = tree_.child(node, field::Attribute::value);
    ValueId base;
    if (tree_[base_node].kind == Kind::Name) {
        const Item item = eval(base_node);
        if (item.kind != Item::Kind::Value) return std::nullopt;
        base = item.value;
    } else if (const auto inner = struct_member(base_node)) {
        base = *inner;
    } else {
        return std::nullopt;
    }
    const types::Type& type = info(type_of(base));
    if (type.kind != types::Kind::Struct) return std::nullopt;
    const types::Field* found = types_[type.structure].find(tree_[node].text);
    if (!found) return std::nullopt;
    ir::Value member;
    member.type = found->type;
    member.spelling = ir::Spelling::Member;
    member.name = found->name;
    member.base = base;
    member.node = node_;
    fn_.values.push_back(member);
    origin_by_value_.push_back({});
    return ValueId{static_cast<uint32_t>(fn_.values.size() - 1)};
}

ir::ValueId FunctionLowering::attribute_store_aggregate(NodeId node) {
    if (is_adjoint(node)) refuse_node(DiagKind::UnsupportedFeature, node, "a field of wp.adjoint");
    const auto member = struct_member(node);
    if (member && info(type_of(*member)).kind == types::Kind::Struct) return *member;
    return eval_store_target(node);
}

void FunctionLowering::store_attribute(NodeId target, ValueId aggregate, ValueId value) {
    const StringId name = tree_[target].text;
    const TypeId type = value_type(aggregate);
    const types::Kind kind = info(type).kind;
    const Place place = place_of(target);
    if (kind == types::Kind::Vector || kind == types::Kind::Quaternion) {
        const ValueId index = component_index(name, type, place);
        if (is_reference(aggregate)) {
            const ValueId component =
                builtin(builtins::component_reference, ValueList{aggregate, index}, place);
            builtin_item(Effect::Store, ValueList{component, value}, place);
        } else {
            builtin_item(Effect::SetPart, ValueList{aggregate, index, value}, place);
        }
        return;
    }
    if (kind == types::Kind::Transform) {
        if (name != names::p && name != names::q)
            refuse(DiagKind::NoAttribute, place, strings_.text(name), types_.display(type));
        if (is_reference(aggregate)) refuse(DiagKind::TransformMember, place, strings_.text(name));
        const StringId setter =
            builtin_that(Effect::SetMember, name == names::p ? Operation::Position : Operation::Rotation);
        builtin_item(setter, ValueList{aggregate, value}, place);
        return;
    }
    if (kind == types::Kind::Struct) {
        const types::Field* found = types_[info(type).structure].find(name);
        if (!found) refuse(DiagKind::NoAttribute, place, strings_.text(name), types_.display(type));
        const types::Field copy = *found;
        if (!is_reference(aggregate)) {
            value = copied_if_reference(value, place);
            if (!same_type(type_of(value), copy.type))
                refuse(DiagKind::StoreType, place, types_.display(type_of(value)), types_.display(copy.type));
            const ValueId args_values[2] = {aggregate, value};
            const ir::Range args = operands(args_values);
            add(ir::FieldStore{copy.name}).args = args;
            return;
        }
        const ValueId pointer = field_address(aggregate, copy);
        builtin_item(Effect::Store, ValueList{pointer, value}, place);
        return;
    }
    if (kind == types::Kind::Handle) {
        const TypeId stored = types::field_of(info(type).handle, strings_.text(name));
        if (!stored.valid()) refuse(DiagKind::NoAttribute, place, strings_.text(name), types_.display(type));
        const ValueId pointer = field_address(aggregate, {name, stored});
        builtin_item(Effect::Store, ValueList{pointer, value}, place);
        return;
    }
    refuse(DiagKind::NoAttribute, place, strings_.text(name), types_.display(type));
}

}  // namespace weft::lower
