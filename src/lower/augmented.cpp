// Augmented assignment: x += e on names, array elements (atomics), components and fields.
#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;
using syntax::Kind;
using syntax::Operator;
namespace field = syntax::field;

namespace {

// Hardware has no atomics on 8- and 16-bit integers: those are read, changed and stored.
bool lacks_atomics(const types::Type& element) {
    const types::ScalarFacts& scalar = types::facts(element.scalar);
    return (element.kind == types::Kind::Scalar || types::is_composite(element)) && scalar.is_int &&
           scalar.bytes < 4;
}

}  // namespace

void FunctionLowering::aug_assign(NodeId node) {
    switch (tree_[tree_.child(node, field::AugAssign::target)].kind) {
        case Kind::Name:
            return aug_assign_name(node);
        case Kind::Subscript:
            return aug_assign_subscript(node);
        case Kind::Attribute:
            return aug_assign_attribute(node);
        default:
            refuse_node(DiagKind::UnsupportedSyntax, node, "AugAssign");
    }
}

bool FunctionLowering::has_user_operator(Operator op, Place place) {
    return lookup(binary_builtin(op), place).kind == ValueKind::Function;
}

ir::ValueId FunctionLowering::builtin_operation(NodeId node, ValueId current, ValueId rhs) {
    const ValueId args[2] = {current, rhs};
    return expect_value(builtin_item(binary_builtin(tree_[node].op()), args, place_of(node)), node);
}

void FunctionLowering::aug_assign_name(NodeId node) {
    const NodeId target = tree_.child(node, field::AugAssign::target);
    const NodeId value_node = tree_.child(node, field::AugAssign::value);
    Argument args[2];
    args[1] = {eval(value_node), {}, place_of(value_node)};
    args[0] = {Item::of(eval_value(target)), {}, place_of(target)};
    const StringId name = tree_[target].text;
    const Operator op = tree_[node].op();
    const auto is_tile = [&](const Argument& arg) {
        return arg.item.kind == Item::Kind::Value && types::is_tile(info(type_of(arg.item.value)));
    };
    if (is_tile(args[0]) && is_tile(args[1])) {
        if (const StringId update = builtins::whole_tile_update(op); update.valid()) {
            const ValueId values[2] = {args[0].item.value, args[1].item.value};
            builtin_item(update, values, place_of(node));
            return;
        }
    }
    if (const auto called = call_user_operator(op, args, place_of(node))) {
        if (const auto parameter = reference_parameter(name))
            return store_reference(*parameter, *called, node, place_of(node));
        bind_name(name, expect_value(*called, node));
        return;
    }
    const ValueId result = expect_value(call_builtin(binary_builtin(op), args, 0, {}, place_of(node)), node);
    if (const auto parameter = reference_parameter(name))
        return store_reference(*parameter, Item::of(result), node, place_of(node));
    if (const Symbol* old = symbols_.find(name)) {
        if (!old->value.valid() || !same_type(value_type(result), type_of(old->value)))
            refuse(DiagKind::TypeChange, place_of(node), strings_.text(name),
                   old->value.valid() ? types_.display(type_of(old->value)) : "function",
                   types_.display(value_type(result)));
    }
    bind_name(name, result);
}

// Reading an element of floats back and storing it has no adjoint: refused once backward text is asked for.
void FunctionLowering::note_missing_adjoint(ValueId result, ValueId target, NodeId update) {
    if (!slot_of(target) || fn_.unsupported_adjoint.valid()) return;
    if (types::adds_up(info(value_type(result)))) fn_.unsupported_adjoint = update;
}

// Read the element, apply the operator, store it back. The target and its indices come before the right side.
void FunctionLowering::update_subscript(NodeId node, ValueId target, ValueList& indices) {
    const NodeId value_node = tree_.child(node, field::AugAssign::value);
    const Operator op = tree_[node].op();
    for (ValueId& i : indices) i = load(i);
    const auto slot = select_slot(target, indices);
    std::optional<ir::SlotOp> atomic;
    if (slot) atomic = slot_op(*slot, op);
    if (atomic && !has_user_operator(op, place_of(node))) {
        atomic_slot(*slot, eval_value(value_node), *atomic, place_of(node));
        return;
    }
    ValueList path{target};
    path.append(indices);
    const bool from_array = !is_reference(target) && types::is_any_array(info(value_type(target)));
    const StringId reader = types::is_tile(info(value_type(target)))
                                ? builtins::tile_element
                                : builtin_that(from_array ? Effect::Address : Effect::Extract);
    const ValueId current = builtin(reader, path, place_of(node));
    const ValueId rhs = eval_value(value_node);
    const Argument args[2] = {{Item::of(current), {}, place_of(node)}, {Item::of(rhs), {}, place_of(node)}};
    const auto called = call_user_operator(op, args, place_of(node));
    if (atomic && !called) {
        atomic_slot(*slot, rhs, *atomic, place_of(node));
        return;
    }
    const ValueId result = called ? expect_value(*called, node) : builtin_operation(node, current, rhs);
    note_missing_adjoint(result, target, node);
    if (!store_slot(slot, result, place_of(node))) store_subscript(target, indices, result, place_of(node));
}

void FunctionLowering::aug_assign_subscript(NodeId node) {
    const NodeId target_node = tree_.child(node, field::AugAssign::target);
    const NodeId value_node = tree_.child(node, field::AugAssign::value);
    const Operator op = tree_[node].op();
    if (is_adjoint(target_node)) {
        const ValueId current = eval_value(target_node), rhs = eval_value(value_node);
        const Argument args[2] = {{Item::of(current), {}, place_of(node)},
                                  {Item::of(rhs), {}, place_of(node)}};
        const auto called = call_user_operator(op, args, place_of(node));
        return store_adjoint(target_node,
                             called ? expect_value(*called, node) : builtin_operation(node, current, rhs));
    }
    NodeList nodes;
    const ValueId target = eval_subscript(target_node, true, nodes);
    const TypeId type_id = value_type(target);
    ValueList indices;
    eval_indices(type_id, nodes, indices);
    const types::Type type = info(type_id);

    StringId direct;
    if (types::is_any_array(type)) {
        if (!lacks_atomics(info(type.element))) direct = builtin_that(Effect::Atomic, operation_of(op));
    } else if (types::is_composite(type)) {
        if (!is_reference(target)) direct = builtin_that(Effect::UpdatePart, operation_of(op));
    } else if (types::is_tile(type)) {
        if (update_tile(node, target, indices)) return;
    } else {
        refuse_node(DiagKind::NotSubscriptable, target_node, types_.display(type_id));
    }
    if (!direct.valid()) return update_subscript(node, target, indices);
    ValueList args{target};
    args.append(indices);
    args.push_back(eval_value(value_node));
    builtin_item(direct, args, place_of(node));
}

void FunctionLowering::aug_assign_attribute(NodeId node) {
    const NodeId target = tree_.child(node, field::AugAssign::target);
    const NodeId value_node = tree_.child(node, field::AugAssign::value);
    const Operator op = tree_[node].op();
    const ValueId aggregate = attribute_store_aggregate(tree_.child(target, field::Attribute::value));
    const auto slot = select_slot(aggregate, tree_[target].text, place_of(target));
    std::optional<ir::SlotOp> atomic;
    if (slot) atomic = slot_op(*slot, op);
    if (atomic && !has_user_operator(op, place_of(node))) {
        atomic_slot(*slot, eval_value(value_node), *atomic, place_of(node));
        return;
    }
    const ValueId current = expect_value(attribute_of(aggregate, target, false), target);
    const ValueId rhs = eval_value(value_node);
    const Argument args[2] = {{Item::of(current), {}, place_of(node)}, {Item::of(rhs), {}, place_of(node)}};
    const auto called = call_user_operator(op, args, place_of(node));
    if (atomic && !called) {
        atomic_slot(*slot, rhs, *atomic, place_of(node));
        return;
    }
    const ValueId result = called ? expect_value(*called, node) : builtin_operation(node, current, rhs);
    note_missing_adjoint(result, aggregate, node);
    if (!store_slot(slot, result, place_of(node))) store_attribute(target, aggregate, result);
}

}  // namespace weft::lower
