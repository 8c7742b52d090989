// Subscripts: array elements and views, components of vectors and matrices, slices.
#include <algorithm>

#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;
using syntax::Kind;
namespace field = syntax::field;

// Warp asks for the attribute's name alone.
bool FunctionLowering::is_adjoint(NodeId node) const {
    if (tree_[node].kind != Kind::Subscript) return false;
    const NodeId base = tree_.child(node, field::Subscript::value);
    return tree_[base].kind == Kind::Attribute && tree_[base].text == names::adjoint;
}

// In a gradient, the adjoint of a parameter of the function that it belongs to. Warp prints `adj_x` for any
// other name, too, which nothing declares.
ir::ValueId FunctionLowering::adjoint_of(NodeId node) {
    const NodeId named = tree_.child(node, field::Subscript::slice);
    if (tree_[named].kind != Kind::Name)
        refuse_node(DiagKind::UnsupportedFeature, node, "wp.adjoint of a part of a parameter");
    const ValueId parameter = eval_value(named);
    const ir::Value& value = fn_.values[parameter.index];
    if (value.spelling != ir::Spelling::Parameter || parameter.index >= callable_.primal_count)
        refuse_node(DiagKind::UnsupportedFeature, node,
                    "wp.adjoint of something that is no parameter of the function");
    ir::Value adjoint;
    adjoint.type = types::is_any_array(info(value_type(parameter))) ? value_type(parameter) : value.type;
    adjoint.spelling = ir::Spelling::Adjoint;
    adjoint.name = value.name;
    adjoint.base = parameter;
    adjoint.node = node_;
    fn_.values.push_back(adjoint);
    origin_by_value_.push_back({});
    return ValueId{static_cast<uint32_t>(fn_.values.size() - 1)};
}

void FunctionLowering::store_adjoint(NodeId target, ValueId value) {
    const ValueId adjoint = adjoint_of(target);
    if (is_reference(value) || types::is_any_array(info(type_of(adjoint))))
        refuse_node(DiagKind::UnsupportedFeature, target, "wp.adjoint that gets an array or an element");
    const ValueId values[2] = {adjoint, value};
    const ir::Range args = operands(values);
    add(ir::OuterStore{}).args = args;
}

Item FunctionLowering::subscript(NodeId node) {
    if (is_adjoint(node)) return Item::of(adjoint_of(node));
    NodeList indices;
    const ValueId target = eval_subscript(node, false, indices);
    return index(target, indices, false);
}

// Brackets in a row are taken together: the first ndim indices of an array select the element, the rest go
// into it.
ir::ValueId FunctionLowering::eval_subscript(NodeId node, bool as_target, NodeList& indices) {
    NodeList chain;  // outermost bracket first
    NodeId base = node;
    while (tree_[base].kind == Kind::Subscript && !is_adjoint(base)) {
        chain.push_back(base);
        base = tree_.child(base, field::Subscript::value);
    }
    const bool evaluated = tree_[base].kind == Kind::Name || is_adjoint(base) || !as_target;
    ValueId target = evaluated ? eval_value(base) : eval_store_target(base);

    NodeList all;
    SmallVector<size_t, 6> groups;  // indices in each bracket, innermost first
    for (size_t i = chain.size(); i-- > 0;) {
        const NodeId inner = tree_.child(chain[i], field::Subscript::slice);
        const size_t before = all.size();
        if (tree_[inner].kind == Kind::Tuple) {
            all.append(tree_.field(inner, field::Tuple::elts));
        } else {
            all.push_back(inner);
        }
        groups.push_back(all.size() - before);
    }

    if (types::is_tile(info(value_type(target)))) {
        Nodes left = all;
        apply_tile_brackets(target, {groups.data(), groups.size()}, left, node);
        indices.append(left);
        return target;
    }
    size_t first = 0, next_group = 0;
    for (size_t level = 0; level < chain.size(); ++level) {
        const types::Type& type = info(value_type(target));
        if (!types::is_any_array(type) || all.size() - first <= type.ndim) continue;
        const size_t ndim = type.ndim;
        target = expect_value(index(target, Nodes(all).subspan(first, ndim), as_target), node);
        size_t taken = 0;
        while (taken < ndim) taken += groups[next_group++];
        if (taken != ndim)
            refuse(DiagKind::IndexGroups, place_of(node), std::to_string(taken), std::to_string(ndim));
        first += ndim;
    }
    indices.append(Nodes(all).subspan(first));
    return target;
}

ir::ValueId FunctionLowering::eval_store_target(NodeId node) {
    if (tree_[node].kind == Kind::Attribute) {
        // Unlike eval(), walking along a target prints no line of its own.
        const At at(*this, node);
        return expect_value(attribute(node, true), node);
    }
    if (tree_[node].kind == Kind::Subscript && !is_adjoint(node)) {
        const At at(*this, node);
        NodeList indices;
        const ValueId target = eval_subscript(node, true, indices);
        return expect_value(index(target, indices, true), node);
    }
    return eval_value(node);
}

int64_t FunctionLowering::slice_part(NodeId node) {
    const ValueId value = eval_value(node);
    const module::Value* known = constant_of(value);
    if (!known) refuse_node(DiagKind::SliceNotConstant, node);
    if (known->kind != ValueKind::Int && known->kind != ValueKind::Bool &&
        known->kind != ValueKind::EnumMember)
        refuse_node(DiagKind::SliceNotConstant, node);
    if (known->integer > INT32_MAX || known->integer < INT32_MIN)
        refuse_node(DiagKind::SliceNotConstant, node);
    return static_cast<int64_t>(known->integer);
}

// A slice of a vector or matrix is known at compile time and normalized as Python's slice.indices() does.
FunctionLowering::SliceBounds FunctionLowering::slice_bounds(NodeId node, uint32_t length) {
    const NodeId lower_node = tree_.child(node, field::Slice::lower);
    const NodeId upper_node = tree_.child(node, field::Slice::upper);
    const NodeId step_node = tree_.child(node, field::Slice::step);
    const int64_t step = step_node.valid() ? slice_part(step_node) : 1;
    if (step == 0) refuse_node(DiagKind::SliceStepZero, node);
    const int64_t size = length;
    const int64_t lowest = step > 0 ? 0 : -1, highest = step > 0 ? size : size - 1;
    const auto bound = [&](NodeId part, int64_t otherwise) {
        if (!part.valid()) return otherwise;
        const int64_t value = slice_part(part);
        return value < 0 ? std::max(value + size, lowest) : std::min(value, highest);
    };
    const int64_t start = bound(lower_node, step > 0 ? lowest : highest);
    const int64_t stop = bound(upper_node, step > 0 ? highest : lowest);
    return {start, stop, step};
}

ir::ValueId FunctionLowering::constant_slice(NodeId node, uint32_t length) {
    const SliceBounds bounds = slice_bounds(node, length);
    Argument args[3];
    const int64_t numbers[3] = {bounds.start, bounds.stop, bounds.step};
    for (int i = 0; i < 3; ++i) {
        args[i].item = object_item(module::int_value(numbers[i]));
        args[i].place = place_of(node);
    }
    return expect_value(call_builtin(builtin_that(Effect::Slice), args, 0, {}, place_of(node)), node);
}

void FunctionLowering::eval_indices(TypeId target, Nodes nodes, ValueList& out) {
    out.clear();
    const types::Type type = info(target);
    if (types::is_tile(type)) return eval_tile_indices(target, nodes, out);
    const bool composite = types::is_composite(type);
    for (size_t dim = 0; dim < nodes.size(); ++dim) {
        if (composite && tree_[nodes[dim]].kind == Kind::Slice) {
            const uint32_t length = type.kind != types::Kind::Matrix ? module::composite_size(type)
                                    : dim == 0                       ? type.rows
                                                                     : type.cols;
            const size_t dims = type.kind == types::Kind::Matrix ? 2 : 1;
            if (dim >= dims)
                refuse(DiagKind::IndexGroups, place_of(nodes[dim]), std::to_string(nodes.size()),
                       std::to_string(dims));
            out.push_back(constant_slice(nodes[dim], length));
        } else {
            out.push_back(eval_value(nodes[dim]));
        }
    }
}

Item FunctionLowering::index(ValueId target, Nodes nodes, bool as_target) {
    const TypeId target_type = value_type(target);
    const types::Type type = info(target_type);
    const Place place = nodes.empty() ? callable_.place() : place_of(nodes[0]);
    ValueList indices;
    eval_indices(target_type, nodes, indices);
    if (types::is_tile(type)) return tile_subscript(target, indices, place);
    const auto is_int = [&](ValueId value) { return types::is_integer(info(value_type(value))); };

    if (types::is_any_array(type)) {
        if (as_target) {
            for (const ValueId i : indices)
                if (!is_int(i) && info(value_type(i)).kind != types::Kind::Slice)
                    refuse(DiagKind::IndexType, place, types_.display(value_type(i)));
        }
        const bool element =
            indices.size() == type.ndim && std::all_of(indices.begin(), indices.end(), is_int);
        for (ValueId& i : indices) i = load(i);
        ValueList args{target};
        args.append(indices);
        if (element) {
            const types::Type& content = info(type.element);
            if (as_target && types::is_array(type) &&
                (types::is_composite(content) || content.kind == types::Kind::Struct)) {
                ir::OriginId origin = origin_of(target);
                if (origin.valid()) origin = extended(origin, ir::StepKind::Array, {}, indices);
                const Slot slot{target, operands(indices), {}, type.element};
                return Item::of(slot_reference(slot, origin));
            }
            const ValueId out = builtin(Effect::Address, args, place);
            if (const ir::OriginId origin = origin_of(target); origin.valid())
                set_origin(out, extended(origin, ir::StepKind::Array, {}, indices));
            return Item::of(out);
        }
        const ValueId out = builtin(Effect::View, args, place);
        if (const ir::OriginId origin = origin_of(target); origin.valid())
            set_origin(out, extended(origin, ir::StepKind::View, {}, indices));
        return Item::of(out);
    }

    if (as_target) {
        if (const auto slot = select_slot(target, indices)) {
            ir::OriginId origin = origin_of(target);
            if (origin.valid()) {
                const size_t used = type.kind == types::Kind::Matrix ? indices.size() : 1;
                origin = extended(origin, ir::StepKind::Index, {}, {indices.data(), used});
            }
            return Item::of(slot_reference(*slot, origin));
        }
    }
    ValueList args{target};
    args.append(indices);
    const Item out = builtin_item(Effect::Extract, args, place);
    if (out.kind == Item::Kind::Value && types::is_composite(type)) {
        const size_t most = type.kind == types::Kind::Matrix ? 2 : 1;
        if (indices.size() <= most && std::all_of(indices.begin(), indices.end(), is_int)) {
            if (const ir::OriginId origin = origin_of(target); origin.valid())
                set_origin(out.value, extended(origin, ir::StepKind::Index, {}, indices));
        }
    }
    return out;
}

}  // namespace weft::lower
