#include "vary/threads.h"

namespace weft::vary {

std::optional<Threads> threads_of(const Change& change) {
    std::optional<Threads> out;
    for (const NodeId id : change.look.nodes()) {
        if (!change.look.is_call(id, builtins::Effect::Thread)) continue;
        const NodeId statement = change.look.parent(id);
        if (out || change[statement].kind != Kind::Assign ||
            change.look.parent(statement) != change.draft.kernel)
            return std::nullopt;
        const auto targets = change.tree().field(statement, field::Assign::targets);
        if (targets.size() != 1) return std::nullopt;
        out = Threads{statement, {}, Type::of(types::Scalar::Int32)};
        std::span<const NodeId> names{targets.data(), 1};
        if (change[targets[0]].kind == Kind::Tuple)
            names = change.tree().field(targets[0], field::Tuple::elts);
        for (const NodeId name : names) {
            if (change[name].kind != Kind::Name) return std::nullopt;
            out->names.push_back(change[name].text);
        }
    }
    return out;
}

void insert_behind_threads(Change& change, const Threads& threads, NodeId statement) {
    Slot slot = Look(change.draft).slot(threads.statement);
    ++slot.at;
    change.edit.insert(slot, statement);
}

}  // namespace weft::vary
