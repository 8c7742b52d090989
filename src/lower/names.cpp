// Names: local symbols, module-level names, dotted paths.
#include "lower/function_lowering.h"

namespace weft::lower {

using module::Value;
using module::ValueKind;
using syntax::Kind;
namespace field = syntax::field;

module::Value FunctionLowering::lookup(StringId name, Place place) {
    Value value = program_.lookup(callable_.scope, name);
    if (value.kind == ValueKind::Unknown)
        refuse(DiagKind::UnevaluatedName, place, strings_.text(name), strings_.text(value.text));
    // Warp takes a global that is None for an undefined one.
    if (value.kind == ValueKind::None) value.kind = ValueKind::Missing;
    return value;
}

Item FunctionLowering::name(NodeId node) {
    const StringId id = tree_[node].text;
    if (const Symbol* symbol = symbols_.find(id)) {
        if (symbol->value.valid()) return Item::of(symbol->value);
        return object_item(bound_objects_[symbol->object]);
    }
    const Value value = lookup(id, place_of(node));
    if (value.kind == ValueKind::Missing) refuse_node(DiagKind::UndefinedName, node, strings_.text(id));
    if (value.kind == ValueKind::NumpyScalar) refuse_node(DiagKind::NumpyScalar, node, strings_.text(id));
    if (module::is_constant(program_, value)) {
        // The name is bound to its constant: later uses in this scope share it.
        const ValueId constant = new_constant(value, constant_type(value, place_of(node)));
        bind_name(id, constant);
        return Item::of(constant);
    }
    switch (value.kind) {
        case ValueKind::Struct:
            module_.use_struct(info(value.type).structure);
            return object_item(value);
        case ValueKind::Type:
            if (types::is_any_array(info(value.type))) break;  // an annotation object, not a class
            return object_item(value);
        case ValueKind::Class:
            if (program_.scopes[value.id].is_instance) break;
            return object_item(value);
        case ValueKind::Function:
        case ValueKind::Builtin:
        case ValueKind::Module:
        case ValueKind::EnumClass:
        case ValueKind::GenericParam:
            return object_item(value);
        default:
            break;
    }
    refuse(DiagKind::InvalidGlobal, place_of(node), strings_.text(id), describe(value, strings_));
}

bool FunctionLowering::is_type_call(NodeId node) const {
    if (tree_[node].kind != Kind::Call) return false;
    const NodeId callee = tree_.child(node, field::Call::func);
    return tree_[callee].kind == Kind::Name && tree_[callee].text == names::type &&
           !symbols_.find(names::type);
}

// What Warp knows about a type at compile time: `dtype` and `length` of values, `dtype` and `ndim` of arrays.
std::optional<module::Value> FunctionLowering::type_attribute(const Value& type, StringId name) {
    Value out;
    const types::Type& t = info(type.type);
    const bool is_value = t.kind == types::Kind::Scalar || types::is_composite(t);
    if (is_value && name == names::dtype) {
        out.kind = ValueKind::Type;
        // The scalar type of a composite is always Warp's own; a scalar is its own dtype.
        out.type = t.kind == types::Kind::Scalar ? type.type : types::of(t.scalar);
        return out;
    }
    uint32_t length = 0;
    if (is_value && name == names::length) {
        length = t.kind == types::Kind::Scalar ? 1 : module::composite_size(t);
    } else if (types::is_any_array(t) && name == names::dtype) {
        out.kind = info(t.element).kind == types::Kind::Struct ? ValueKind::Struct : ValueKind::Type;
        out.type = t.element;
        return out;
    } else if (types::is_any_array(t) && name == names::ndim) {
        length = t.ndim;
    } else {
        return std::nullopt;
    }
    out.kind = ValueKind::Int;
    out.integer = length;
    return out;
}

FunctionLowering::Resolved FunctionLowering::resolve_static(NodeId node) {
    Resolved out;
    SmallVector<StringId, 6> attributes;
    NodeId root = node;
    while (tree_[root].kind == Kind::Attribute) {
        attributes.push_back(tree_[root].text);
        root = tree_.child(root, field::Attribute::value);
    }
    if (is_type_call(root)) {
        const Nodes args = tree_.field(root, field::Call::args);
        if (args.size() != 1) refuse_node(DiagKind::TypeOperands, root);
        const ValueId value = eval_value(args[0]);
        Value type;
        type.type = value_type(value);
        type.kind = info(type.type).kind == types::Kind::Struct ? ValueKind::Struct : ValueKind::Type;
        for (; !attributes.empty(); attributes.pop_back()) {
            const auto next = type.kind == ValueKind::Type || type.kind == ValueKind::Struct
                                  ? type_attribute(type, attributes.back())
                                  : std::nullopt;
            if (!next)
                refuse(DiagKind::NoAttribute, place_of(node), strings_.text(attributes.back()),
                       types_.display(type.type));
            type = *next;
        }
        out.object = type;
        out.has_path = true;
        return out;
    }
    if (tree_[root].kind != Kind::Name) {
        out.has_path = !attributes.empty();
        if (out.has_path) out.last = attributes[0];
        return out;
    }

    out.has_path = true;
    out.last = attributes.empty() ? tree_[root].text : attributes[0];
    if (symbols_.find(tree_[root].text)) return out;
    Value object = lookup(tree_[root].text, place_of(root));
    if (object.kind == ValueKind::Missing)
        object = module::warp_attribute(strings_, types_, tree_[root].text);
    if (object.kind == ValueKind::Missing) object = module::python_builtin(strings_, tree_[root].text);
    if (object.kind == ValueKind::Missing) return out;
    for (size_t i = attributes.size(); i-- > 0;) {
        Value next = module::attribute(program_, types_, object, attributes[i]);
        if (next.kind == ValueKind::Unknown)
            refuse(DiagKind::UnevaluatedName, place_of(node), strings_.text(attributes[i]),
                   strings_.text(next.text));
        if (next.kind == ValueKind::Missing) {
            if (i != 0) return out;  // only the last component may be missing
            out.last_missing = true;
            break;
        }
        object = next;
    }
    out.object = object;
    return out;
}

}  // namespace weft::lower
