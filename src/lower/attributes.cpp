// Attribute reads: members of modules and classes, components of vectors, fields of structs, shapes of
// arrays.
#include "lower/function_lowering.h"

namespace weft::lower {

using module::Value;
using module::ValueKind;
namespace field = syntax::field;

Item FunctionLowering::attribute(NodeId node, bool as_target) {
    const NodeId base = tree_.child(node, field::Attribute::value);
    const Item aggregate = as_target ? Item::of(eval_store_target(base)) : eval(base);
    if (aggregate.kind == Item::Kind::Object) return object_attribute(object_of(aggregate), node);
    const ValueId value = expect_value(aggregate, base);
    if (const Value* known = constant_of(value)) {
        // E.B.value: an attribute of a plain constant is that constant.
        if (known->kind != ValueKind::Composite) return aggregate;
    }
    return attribute_of(value, node, as_target);
}

Item FunctionLowering::object_attribute(const Value& object, NodeId node) {
    const StringId name = tree_[node].text;
    if (object.kind == ValueKind::Type || object.kind == ValueKind::Struct) {
        if (const auto found = type_attribute(object, name)) return object_item(*found);
        const Value own =
            module::attribute(program_, types_, object, name);  // of a class derived from a type
        if (own.kind == ValueKind::Function) return object_item(own);
        refuse(DiagKind::NoAttribute, place_of(node), strings_.text(name), types_.display(object.type));
    }
    const Value found = module::attribute(program_, types_, object, name);
    if (found.kind == ValueKind::Unknown)
        refuse(DiagKind::UnevaluatedName, place_of(node), strings_.text(name), strings_.text(found.text));
    if (found.kind == ValueKind::Missing)
        refuse(DiagKind::NoAttribute, place_of(node), strings_.text(name), describe(object, strings_));
    // Color.RED.value of a plain Enum: Warp finds it as it finds `length` of a vector, and makes no variable.
    if (object.kind == ValueKind::EnumMember) return object_item(found);
    if (found.kind == ValueKind::EnumMember && module::is_constant(program_, found))
        return Item::of(new_constant(module::int_value(found.integer)));
    if (found.kind == ValueKind::NumpyScalar) refuse_node(DiagKind::NumpyScalar, node, strings_.text(name));
    if (module::is_constant(program_, found))
        return Item::of(new_constant(found, constant_type(found, place_of(node))));
    return object_item(found);
}

std::optional<unsigned> FunctionLowering::component_number(StringId component, TypeId vector) const {
    const types::Type& type = info(vector);
    const unsigned dim = type.kind == types::Kind::Quaternion ? 4 : type.rows;
    const StringId all[] = {names::x, names::y, names::z, names::w};
    for (unsigned i = 0; i < 4 && i < dim; ++i)
        if (component == all[i]) return i;
    return std::nullopt;
}

ir::ValueId FunctionLowering::component_index(StringId component, TypeId vector, Place place) {
    const auto number = component_number(component, vector);
    if (!number) refuse(DiagKind::NoAttribute, place, strings_.text(component), types_.display(vector));
    return new_int(*number);
}

Item FunctionLowering::attribute_of(ValueId aggregate, NodeId node, bool as_target) {
    const StringId name = tree_[node].text;
    const TypeId type = value_type(aggregate);
    const types::Kind kind = info(type).kind;
    const bool vector_like = kind == types::Kind::Vector || kind == types::Kind::Quaternion;

    if (as_target) {
        if (const auto slot = select_slot(aggregate, name, place_of(node))) {
            ir::OriginId origin = origin_of(aggregate);
            if (origin.valid()) {
                if (vector_like) {
                    const ValueId index = component_index(name, type, place_of(node));
                    origin = extended(origin, ir::StepKind::Index, {}, {&index, 1});
                } else {
                    origin = extended(origin, ir::StepKind::Field, name, {});
                }
            }
            return Item::of(slot_reference(*slot, origin));
        }
    }

    if (vector_like && component_number(name, type)) {
        const ValueId index = component_index(name, type, place_of(node));
        const ValueId out = builtin(Effect::Extract, {aggregate, index}, place_of(node));
        if (const ir::OriginId origin = origin_of(aggregate); origin.valid())
            set_origin(out, extended(origin, ir::StepKind::Index, {}, {&index, 1}));
        return Item::of(out);
    }
    if (kind == types::Kind::Transform && (name == names::p || name == names::q)) {
        const StringId getter =
            builtin_that(Effect::GetMember, name == names::p ? Operation::Position : Operation::Rotation);
        const ValueId out = builtin(getter, {&aggregate, 1}, place_of(node));
        if (const ir::OriginId origin = origin_of(aggregate); origin.valid())
            set_origin(out, extended(origin, ir::StepKind::Field, name, {}));
        return Item::of(out);
    }
    if (kind == types::Kind::Struct) {
        if (const types::Field* found = types_[info(type).structure].find(name)) {
            const types::Field copy = *found;
            return Item::of(field_address(aggregate, copy));
        }
    }
    if (kind == types::Kind::Handle) {
        const TypeId read = types::field_of(info(type).handle, strings_.text(name));
        if (read.valid()) return Item::of(field_address(aggregate, {name, read}));
    }
    const bool has_shape = types::is_array(info(type)) || kind == types::Kind::Indexed;
    if ((has_shape && name == names::shape) || (types::is_array(info(type)) && name == names::ptr))
        return array_member(aggregate, node);

    Value as_type;
    as_type.kind = ValueKind::Type;
    as_type.type = type;
    if (const auto found = type_attribute(as_type, name)) return object_item(*found);
    refuse(DiagKind::NoAttribute, place_of(node), strings_.text(name), types_.display(type));
}

ir::ValueId FunctionLowering::field_address(ValueId aggregate, const types::Field& found) {
    const ValueId pointer = new_value(types_.reference(found.type));
    ir::OriginId origin = origin_of(aggregate);
    if (origin.valid()) {
        origin = extended(origin, ir::StepKind::Field, found.name, {});
        set_origin(pointer, origin);
    }
    const ir::Range args = operands({&aggregate, 1});
    const ir::Range results = operands({&pointer, 1});
    const bool through_reference = is_reference(aggregate);
    ir::Inst& inst =
        add(ir::FieldAddress{.field = found.name,
                             .origin = origin,
                             .form = through_reference ? ir::FieldForm::Arrow : ir::FieldForm::Dot});
    inst.args = args;
    inst.results = results;
    return pointer;
}

// .shape and .ptr are taken from the descriptor itself, never through a path: a path could rebuild a
// temporary view.
Item FunctionLowering::array_member(ValueId array, NodeId node) {
    const bool is_pointer = tree_[node].text == names::ptr;
    const ValueId pointer = new_value(types_.reference(is_pointer ? types::uint64 : types::shape));
    const ir::Range args = operands({&array, 1});
    const ir::Range results = operands({&pointer, 1});
    const bool through_reference = is_reference(array);
    ir::Inst& inst =
        add(ir::FieldAddress{.field = is_pointer ? names::data : names::shape,
                             .form = through_reference ? ir::FieldForm::Arrow : ir::FieldForm::Dot,
                             .pointer_cast = is_pointer});
    inst.args = args;
    inst.results = results;
    return Item::of(pointer);
}

}  // namespace weft::lower
