#include "syntax/tree.h"

#include <utility>
#include <vector>

namespace weft::syntax {
namespace {

constexpr bool Placed = true, Bare = false;

#define WEFT_NODE(kind, python, place, text, children) {python, place, text, WEFT_TEXT_OF children},
constexpr KindInfo kinds[] = {
#include "syntax/kinds.def"
};
#undef WEFT_NODE

constexpr std::string_view token_spellings[] = {
#define WEFT_TOKEN(kind, spelling) spelling,
#include "syntax/tokens.def"
#undef WEFT_TOKEN
};

}  // namespace

std::string_view spelling(TokenKind kind) {
    return token_spellings[static_cast<size_t>(kind)];
}

const KindInfo& info(Kind kind) {
    return kinds[static_cast<size_t>(kind)];
}

void Tree::clear() {
    nodes_.clear();
    children_.clear();
    bounds_.clear();
    restricted_.clear();
    tokens_.clear();
    pending_.clear();
    source_id_ = {};
    source_ = nullptr;
    root_ = {};
}

// Walks with a stack of its own: a chain of operators is as deep as it is long.
bool equal(const Tree& a, const Tree& b) {
    std::vector<std::pair<NodeId, NodeId>> todo{{a.root(), b.root()}};
    while (!todo.empty()) {
        const auto [x, y] = todo.back();
        todo.pop_back();
        if (x.valid() != y.valid()) return false;
        if (!x.valid()) continue;
        const Node &m = a[x], &n = b[y];
        if (m.kind != n.kind || m.detail != n.detail || m.flags != n.flags || m.text != n.text) return false;
        for (unsigned i = 0; i < field_counts[static_cast<size_t>(m.kind)]; ++i) {
            const auto p = a.field(x, i), q = b.field(y, i);
            if (p.size() != q.size()) return false;
            for (size_t j = 0; j < p.size(); ++j) todo.push_back({p[j], q[j]});
        }
    }
    return true;
}

}  // namespace weft::syntax
