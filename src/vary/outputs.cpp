// Outputs: what becomes of a value when it is written: scaled, limited, blended with what was there, added.
#include <string>

#include "vary/stores.h"

namespace weft::vary {
namespace {

using syntax::Context;
using syntax::Operator;

}  // namespace

bool apply_ScaleOutput(Change& change) {
    const auto store = draw_store(change);
    if (!store) return false;
    const Type number = Type::of(store->type.scalar);
    const StringId scale =
        add_number(change, {change.rng.chance(50) ? "scale" : "gain", "output_scale"}, number, 0.5, 2.0);
    const NodeId value =
        change.edit.binary(Operator::Mult, change.edit.copy(store->value), change.edit.name(scale, number));
    const NodeId now = change.edit.assign(change.edit.copy(store->target), value);
    change.edit.replace(Look(change.draft).slot(store->statement), {&now, 1});
    change.draft.words.add("What is written to " + quoted(change, store->array) + " is multiplied by " +
                               quoted(change, scale) + ".",
                           change.strings);
    return true;
}

bool apply_LimitOutput(Change& change) {
    const auto store = draw_store(change, types::Kind::Scalar);
    if (!store) return false;
    const StringId lower = add_number(change, {"lower", "min_value", "lower_bound"}, store->type, -2.0, -0.5);
    const Look after(change.draft);
    Change again(change.draft, after, change.strings, change.rng);
    const StringId upper = add_number(again, {"upper", "max_value", "upper_bound"}, store->type, 0.5, 2.0);
    const NodeId args[] = {change.edit.copy(store->value), change.edit.name(lower, store->type),
                           change.edit.name(upper, store->type)};
    const NodeId value = change.edit.warp_call("clamp", args, store->type);
    const NodeId now = change.edit.assign(change.edit.copy(store->target), value);
    change.edit.replace(Look(change.draft).slot(store->statement), {&now, 1});
    change.draft.words.add("What is written to " + quoted(change, store->array) + " is held between " +
                               quoted(change, lower) + " and " + quoted(change, upper) + ".",
                           change.strings);
    return true;
}

// out[i] = wp.lerp(out[i], value, blend): a running average over launches.
bool apply_BlendOutput(Change& change) {
    const auto store = draw_store(change);
    if (!store) return false;
    const Type number = Type::of(store->type.scalar);
    const StringId blend = add_number(change, {change.rng.chance(50) ? "blend" : "smoothing", "blend_factor"},
                                      number, 0.05, 0.95);
    const NodeId old = change.edit.copy(store->target);
    change.draft.tree[old].detail = static_cast<uint8_t>(Context::Load);
    const NodeId args[] = {old, change.edit.copy(store->value), change.edit.name(blend, number)};
    const NodeId value = change.edit.warp_call("lerp", args, store->type);
    const NodeId now = change.edit.assign(change.edit.copy(store->target), value);
    change.edit.replace(Look(change.draft).slot(store->statement), {&now, 1});
    inputs::Arg* const input = change.edit.input(store->array);
    input->role = inputs::Role::InOut;
    input->fill = inputs::Fill::Uniform;
    input->low = -1;
    input->high = 1;
    change.draft.words.add(
        quoted(change, store->array) +
            " keeps a running average: it becomes the old value and the new one, mixed by " +
            quoted(change, blend) + ", where 0 keeps the old one.",
        change.strings);
    return true;
}

// out[i] = value becomes wp.atomic_add(out, i, value): the same where it begins at zero.
bool apply_StoreToAtomic(Change& change) {
    const auto store = draw_store(change);
    if (!store) return false;
    const NodeId index = change.tree().child(store->target, field::Subscript::slice);
    std::vector<NodeId> args = {change.edit.name(store->array)};
    if (change[index].kind == Kind::Tuple) {
        const auto elements = change.tree().field(index, field::Tuple::elts);
        const std::vector<NodeId> indexes(elements.begin(), elements.end());
        for (const NodeId one : indexes) args.push_back(change.edit.copy(one));
    } else {
        args.push_back(change.edit.copy(index));
    }
    args.push_back(change.edit.copy(store->value));
    const NodeId now = change.edit.expression(change.edit.warp_call("atomic_add", args, store->type));
    change.edit.replace(Look(change.draft).slot(store->statement), {&now, 1});
    change.edit.input(store->array)->role = inputs::Role::InOut;
    change.draft.words.add("The values are added to " + quoted(change, store->array) +
                               " by atomic additions, so that several launches add up.",
                           change.strings);
    return true;
}

}  // namespace weft::vary
