// Guards: `if test: return` in front of the rest of a block, and the same as a branch around the rest.
#include "vary/change.h"

namespace weft::vary {
namespace {

// A branch without else whose only statement leaves the block: `return` in a kernel, `continue` in a loop.
bool is_guard(const Change& change, NodeId branch) {
    const auto body = change.tree().field(branch, field::If::body);
    if (body.size() != 1 || !change.tree().field(branch, field::If::orelse).empty()) return false;
    const Slot slot = change.look.slot(branch);
    const Node& leaves = change[body[0]];
    if (leaves.kind == Kind::Continue)
        return change[slot.owner].kind == Kind::For || change[slot.owner].kind == Kind::While;
    // The kernel's own block: what a function returns must be returned at its end.
    return leaves.kind == Kind::Return && slot.owner == change.draft.kernel;
}

}  // namespace

bool apply_GuardToNesting(Change& change) {
    const NodeId branch = change.draw(change.places(
        Kind::If, [&](NodeId id) { return is_guard(change, id) && !change.look.rest(id).empty(); }));
    if (!branch.valid()) return false;
    const Slot slot = change.look.slot(branch);
    const auto rest = change.look.rest(branch);
    const std::vector<NodeId> body(rest.begin(), rest.end());
    std::vector<NodeId> block;
    for (size_t i = 0; i < slot.at; ++i) block.push_back(change.look.block(slot)[i]);
    const NodeId test = change.edit.negated(change.tree().child(branch, field::If::test));
    const NodeId around = change.edit.branch(test, body);
    change.edit.move_notes(branch, around);
    block.push_back(around);
    change.edit.set_block(slot, block);
    return true;
}

bool apply_NestingToGuard(Change& change) {
    const auto ends_block = [&](NodeId id) {
        if (!change.tree().field(id, field::If::orelse).empty() || !change.look.rest(id).empty())
            return false;
        if (change.tree().field(id, field::If::body).size() < 2) return false;
        const Kind owner = change[change.look.parent(id)].kind;
        const bool in_loop = owner == Kind::For || owner == Kind::While;
        return (in_loop && change.look.slot(id).index == field::For::body) ||
               change.look.parent(id) == change.draft.kernel;
    };
    const NodeId branch = change.draw(change.places(Kind::If, ends_block));
    if (!branch.valid()) return false;
    const Slot slot = change.look.slot(branch);
    const bool in_kernel = slot.owner == change.draft.kernel;
    const auto body = change.tree().field(branch, field::If::body);
    std::vector<NodeId> block;
    for (size_t i = 0; i < slot.at; ++i) block.push_back(change.look.block(slot)[i]);
    const std::vector<NodeId> inner(body.begin(), body.end());
    const NodeId test = change.edit.negated(change.tree().child(branch, field::If::test));
    const NodeId leaves = in_kernel ? change.edit.leave() : change.edit.next_round();
    const NodeId guard = change.edit.branch(test, {&leaves, 1});
    change.edit.move_notes(branch, guard);
    block.push_back(guard);
    block.insert(block.end(), inner.begin(), inner.end());
    change.edit.set_block(slot, block);
    return true;
}

}  // namespace weft::vary
