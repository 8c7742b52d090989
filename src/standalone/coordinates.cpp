#include "standalone/coordinates.h"

#include <algorithm>

namespace weft::standalone {

using typed::Kind;
using typed::NodeId;
namespace field = typed::field;

Coordinates coordinates(const typed::Body& body, const typed::Variables& variables, unsigned dims) {
    const syntax::Tree& tree = body.tree();
    for (const NodeId id : body.statements()) {
        if (tree[id].kind != Kind::Assign) continue;
        const NodeId value = tree.child(id, field::Assign::value);
        if (tree[value].kind != Kind::Call) continue;
        const builtins::Row* row = body.builtin(value);
        if (row == nullptr || row->effect() != builtins::Effect::Thread) continue;
        const NodeId target = tree.child(id, field::Assign::targets);
        std::vector<NodeId> targets{target};
        if (tree[target].kind == Kind::Tuple) {
            const auto all = tree.field(target, field::Tuple::elts);
            targets.assign(all.begin(), all.end());
        }
        const bool are_mine =
            targets.size() == dims && std::all_of(targets.begin(), targets.end(), [&](NodeId one) {
                return variables.declares(one) && variables.writes(tree[one].text) == 1;
            });
        if (!are_mine) return {};
        Coordinates out{id, {}};
        for (const NodeId one : targets) out.names.push_back(tree[one].text);
        return out;
    }
    return {};
}

}  // namespace weft::standalone
