#include "syntax/tree.h"

#include <algorithm>
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

constexpr std::string_view well_known_names[] = {
#define WEFT_NAME(name, text) text,
#include "base/names.def"
#undef WEFT_NAME
};

constexpr std::string_view token_spellings[] = {
#define WEFT_TOKEN(kind, spelling) spelling,
#include "syntax/tokens.def"
#undef WEFT_TOKEN
};

}  // namespace

std::string_view spelling(TokenKind kind) {
    return token_spellings[static_cast<size_t>(kind)];
}

bool is_keyword(StringId name) {
    return names::False_.index <= name.index && name.index <= names::yield.index;
}

bool is_keyword(std::string_view word) {
    const auto begin = std::begin(well_known_names) + names::False_.index,
               end = std::begin(well_known_names) + names::yield.index + 1;
    return std::find(begin, end, word) != end;
}

const KindInfo& info(Kind kind) {
    return kinds[static_cast<size_t>(kind)];
}

NodeId Tree::add_like(NodeId model, std::span<const NodeId> children) {
    const NodeId id{size()};
    const Node like = nodes_[model.index];
    if (is_restricted(like.kind)) restricted_.push_back(id);
    Node& node = nodes_.add();
    node = like;
    node.first_bound = static_cast<uint32_t>(bounds_.size());
    const unsigned fields = field_counts[static_cast<size_t>(like.kind)];
    const uint32_t from = fields == 0 ? 0 : bounds_[like.first_bound];
    const auto to = static_cast<uint32_t>(children_.size());
    for (unsigned i = 0; fields != 0 && i <= fields; ++i)
        bounds_.push_back(to + bounds_[like.first_bound + i] - from);
    children_.append(children);
    return id;
}

void Tree::set_field(NodeId id, unsigned index, std::span<const NodeId> list) {
    const unsigned fields = field_counts[static_cast<size_t>(nodes_[id.index].kind)];
    const uint32_t old = nodes_[id.index].first_bound, first = static_cast<uint32_t>(bounds_.size());
    bounds_.push_back(static_cast<uint32_t>(children_.size()));
    for (unsigned i = 0; i < fields; ++i) {
        const uint32_t begin = bounds_[old + i], end = bounds_[old + i + 1];
        if (i == index) {
            children_.append(list);
        } else {
            for (uint32_t k = begin; k < end; ++k) children_.push_back(NodeId(children_[k]));
        }
        bounds_.push_back(static_cast<uint32_t>(children_.size()));
    }
    nodes_[id.index].first_bound = first;
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
