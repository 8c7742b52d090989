// Outputs: what becomes of a value when it is written.
#include <string>

#include "vary/stores.h"

namespace weft::vary {

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
