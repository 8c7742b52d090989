// Elements: what is read from an array several times is read once and gets a name.
#include <algorithm>
#include <string>

#include "vary/change.h"
#include "vary/style.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

// An element that is read: `x[i]` of an array of the kernel that nothing writes.
bool is_plain_read(const Change& change, NodeId id) {
    const NodeId array = change.tree().child(id, field::Subscript::value);
    if (change[array].kind != Kind::Name || change[id].context() != syntax::Context::Load ||
        change.look.definition(id) != change.draft.kernel)
        return false;
    const NodeId slice = change.tree().child(id, field::Subscript::slice);
    const NodeId parameter = change.draft.parameter(change[array].text, change.draft.kernel);
    const Type type = change.draft.type(id);
    return parameter.valid() && change.draft.type(parameter).is_array() && !type.is_array() &&
           type.is_known() && change.look.is_pure(slice) && !change.look.contains(slice, Kind::Slice);
}

// Nothing in the kernel writes the array, under whatever name.
bool is_only_read_array(Change& change, StringId name) {
    const inputs::Arg* const input = change.edit.input(name);
    return input != nullptr && input->role == inputs::Role::In;
}

// The element is read whenever the statement is reached: no branch, choice or loop decides.
bool is_always_read(const Change& change, NodeId id, NodeId statement) {
    for (NodeId at = id; at != statement; at = change.look.parent(at)) {
        const Kind above = change[change.look.parent(at)].kind;
        if (above == Kind::IfExp || above == Kind::BoolOp || above == Kind::While || above == Kind::For)
            return false;
        if (change.look.parent(at) != statement && Look::is_statement(above)) return false;
    }
    const Kind kind = change[statement].kind;
    if (kind == Kind::If) return change.look.is_inside(id, change.tree().child(statement, field::If::test));
    return kind == Kind::Assign || kind == Kind::AugAssign || kind == Kind::Expr;
}

bool is_assigned_in(const Change& change, NodeId statement, const std::vector<NodeId>& variables) {
    return std::any_of(variables.begin(), variables.end(), [&](NodeId variable) {
        for (const NodeId use : change.look.uses(change[variable].text, change.draft.kernel)) {
            const bool is_written = change[use].context() == syntax::Context::Store ||
                                    change[change.look.parent(use)].kind == Kind::AugAssign;
            if (is_written && change.look.is_inside(use, statement)) return true;
        }
        return false;
    });
}

// The statement of a block around a node; invalid: the node is not below the block.
NodeId in_block(const Change& change, NodeId id, NodeId owner) {
    while (id.valid() && change.look.parent(id) != owner) id = change.look.parent(id);
    return id;
}

// Reads of the same element as `first`, in the block that it stands in, while its indexes stay the same;
// fewer than two: it is read once.
std::vector<NodeId> same_reads(const Change& change, NodeId first) {
    const NodeId statement = change.look.statement(first);
    if (!statement.valid() || !is_always_read(change, first, statement)) return {};
    const Slot slot = change.look.slot(statement);
    const auto block = change.look.block(slot);
    const std::vector<NodeId> variables = variables_in(change, first);
    const std::string text = change.source(first);
    const StringId array = change[change.tree().child(first, field::Subscript::value)].text;
    std::vector<NodeId> out;
    for (const NodeId use : change.look.uses(array, change.draft.kernel)) {
        const NodeId id = change.look.parent(use);
        if (change[id].kind != Kind::Subscript || change.tree().child(id, field::Subscript::value) != use ||
            !is_plain_read(change, id) || change.source(id) != text)
            continue;
        const NodeId around = in_block(change, id, slot.owner);
        const auto at = std::find(block.begin(), block.end(), around);
        // Read elsewhere too: one name for all of them would have to stand further up.
        if (at == block.end() || at < block.begin() + static_cast<std::ptrdiff_t>(slot.at)) return {};
        for (auto one = block.begin() + static_cast<std::ptrdiff_t>(slot.at); one <= at; ++one) {
            if (is_assigned_in(change, *one, variables)) return {};
        }
        out.push_back(id);
    }
    return !out.empty() && out[0] == first ? out : std::vector<NodeId>{};
}

// `positions[p]` is a position, `mass[j]` is mass_j; empty: nobody has a name for it.
std::string name_of_element(const Change& change, NodeId read) {
    const std::string array(change.text(change.tree().child(read, field::Subscript::value)));
    const NodeId slice = change.tree().child(read, field::Subscript::slice);
    if (change[slice].kind != Kind::Name) return {};
    if (singular(array) != array && !change.draft.is_taken(change.strings.intern(singular(array))))
        return singular(array);
    return change.text(slice).size() <= 2 ? array + "_" + std::string(change.text(slice)) : std::string();
}

}  // namespace

bool apply_ElementToLocal(Change& change) {
    const NodeId first = change.draw(change.places(Kind::Subscript, [&](NodeId id) {
        return is_plain_read(change, id) &&
               is_only_read_array(change, change[change.tree().child(id, field::Subscript::value)].text) &&
               !name_of_element(change, id).empty() && same_reads(change, id).size() > 1;
    }));
    if (!first.valid()) return false;
    const std::vector<NodeId> reads = same_reads(change, first);
    const StringId name = change.edit.fresh(name_of_element(change, first));
    const Type type = change.draft.type(first);
    const NodeId statement = change.look.statement(first);
    const Slot slot = change.look.slot(statement);
    const NodeId made = change.edit.assign(change.edit.target(name, type), change.edit.copy(first));
    for (const NodeId read : reads) change.edit.replace(read, change.edit.name(name, type));
    change.edit.insert(slot, made);
    change.edit.move_notes(statement, made);
    change.draft.notes.of(statement).behind = change.draft.notes[made].behind;
    change.draft.notes.of(made).behind = {};
    return true;
}

}  // namespace weft::vary
