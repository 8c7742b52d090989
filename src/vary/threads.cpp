#include "vary/threads.h"

#include <algorithm>

namespace weft::vary {

std::optional<Threads> threads_of(const Draft& draft, const Look& look) {
    std::optional<Threads> out;
    for (const NodeId id : look.nodes()) {
        if (!look.is_call(id, builtins::Effect::Thread)) continue;
        const NodeId statement = look.parent(id);
        if (out || draft.tree[statement].kind != Kind::Assign || look.parent(statement) != draft.kernel)
            return std::nullopt;
        const auto targets = draft.tree.field(statement, field::Assign::targets);
        if (targets.size() != 1) return std::nullopt;
        out = Threads{statement, {}, Type::of(types::Scalar::Int32)};
        std::span<const NodeId> names{targets.data(), 1};
        if (draft.tree[targets[0]].kind == Kind::Tuple)
            names = draft.tree.field(targets[0], field::Tuple::elts);
        for (const NodeId name : names) {
            if (draft.tree[name].kind != Kind::Name) return std::nullopt;
            out->names.push_back(draft.tree[name].text);
        }
    }
    return out;
}

void insert_behind_threads(Change& change, const Threads& threads, NodeId statement) {
    const auto body = change.tree().field(change.draft.kernel, field::FunctionDef::body);
    const auto at = std::find(body.begin(), body.end(), threads.statement) - body.begin();
    change.edit.insert({change.draft.kernel, field::FunctionDef::body, static_cast<size_t>(at) + 1},
                       statement);
}

}  // namespace weft::vary
