#include "draft/look.h"

#include <algorithm>

namespace weft::draft {
namespace {

bool is_computation(builtins::Effect effect) {
    using builtins::Effect;
    return effect == Effect::Compute || effect == Effect::Construct || effect == Effect::Where ||
           effect == Effect::GetMember || effect == Effect::Extract || effect == Effect::Noise;
}

}  // namespace

Look::Look(const Draft& draft) : draft_(draft) {
    const syntax::Tree& tree = draft.tree;
    std::fill_n(places_.overwrite(tree.size()), tree.size(), Place{});
    nodes_.reserve(tree.size());
    for (const NodeId id : tree.field(tree.root(), field::Module::body)) {
        gather(id, tree.root(), {});
        if (tree[id].kind == Kind::FunctionDef && id != draft.kernel) functions_.push_back(id);
    }
    places_[tree.root().index].end = static_cast<uint32_t>(nodes_.size());
}

void Look::gather(NodeId id, NodeId parent, NodeId definition) {
    const Node& node = draft_.tree[id];
    const auto begin = static_cast<uint32_t>(nodes_.size());
    if (node.kind == Kind::FunctionDef) definition = id;
    if (node.kind == Kind::Name) uses_.push_back({node.text, id, begin});
    nodes_.push_back(id);
    for (const NodeId child : draft_.tree.children(id)) {
        if (child.valid()) gather(child, id, definition);
    }
    places_[id.index] = {parent, definition, begin, static_cast<uint32_t>(nodes_.size())};
}

bool Look::is_in_loop(NodeId id) const {
    for (; id.valid(); id = parent(id)) {
        const Kind kind = draft_.tree[id].kind;
        if (kind == Kind::For || kind == Kind::While) return true;
    }
    return false;
}

bool Look::is_statement(Kind kind) {
    return kind >= Kind::FunctionDef && kind <= Kind::Continue;
}

NodeId Look::statement(NodeId id) const {
    while (id.valid() && !is_statement(draft_.tree[id].kind)) id = parent(id);
    return id;
}

Slot Look::slot(NodeId statement) const {
    const NodeId owner = parent(statement);
    const unsigned fields = syntax::field_counts[static_cast<size_t>(draft_.tree[owner].kind)];
    for (unsigned i = 0; i < fields; ++i) {
        const auto list = draft_.tree.field(owner, i);
        const auto found = std::find(list.begin(), list.end(), statement);
        if (found != list.end()) return {owner, i, static_cast<size_t>(found - list.begin())};
    }
    WEFT_CHECK(false, "a statement that its parent does not have");
    return {};
}

std::span<const NodeId> Look::rest(NodeId statement) const {
    const Slot at = slot(statement);
    return block(at).subspan(at.at + 1);
}

template <class Visit>
void Look::each_use(std::span<const Use> all, StringId name, const Visit& visit) const {
    for (const Use& use : all) {
        if (use.name == name && is_name(use.id, name)) visit(use.id);
    }
}

std::span<const Look::Use> Look::uses_in(NodeId definition) const {
    if (!definition.valid()) return {};
    const Place& place = places_[definition.index];
    const auto at = [&](uint32_t node) {
        return std::partition_point(uses_.begin(), uses_.end(),
                                    [&](const Use& use) { return use.place < node; });
    };
    return {at(place.begin), at(place.end)};
}

std::vector<NodeId> Look::uses(StringId name, NodeId definition) const {
    std::vector<NodeId> out;
    each_use(uses_in(definition), name, [&](NodeId id) { out.push_back(id); });
    return out;
}

std::vector<NodeId> Look::uses(StringId name) const {
    std::vector<NodeId> out;
    each_use(uses_, name, [&](NodeId id) { out.push_back(id); });
    return out;
}

unsigned Look::writes(StringId name, NodeId definition) const {
    unsigned count = 0;
    each_use(uses_in(definition), name, [&](NodeId id) {
        const NodeId above = parent(id);
        count += draft_.tree[id].context() == syntax::Context::Store ||
                 (draft_.tree[above].kind == Kind::AugAssign &&
                  draft_.tree.child(above, field::AugAssign::target) == id);
    });
    return count;
}

NodeId Look::constant(StringId name) const {
    for (const NodeId id : draft_.tree.field(draft_.tree.root(), field::Module::body)) {
        if (draft_.tree[id].kind != Kind::Assign) continue;
        const auto targets = draft_.tree.field(id, field::Assign::targets);
        if (targets.size() == 1 && is_name(targets[0], name)) return id;
    }
    return {};
}

std::vector<NodeId> Look::calls(NodeId function) const {
    std::vector<NodeId> out;
    each_use(uses_, draft_.tree[function].text, [&](NodeId id) {
        const NodeId above = parent(id);
        if (draft_.tree[above].kind == Kind::Call && draft_.tree.child(above, field::Call::func) == id)
            out.push_back(above);
    });
    return out;
}

bool Look::is_call(NodeId id, builtins::Effect effect) const {
    if (draft_.tree[id].kind != Kind::Call) return false;
    const builtins::Row* const row = draft_.fact(id).builtin;
    return row != nullptr && row->effect() == effect;
}

bool Look::is_pure(NodeId expr) const {
    const Node& node = draft_.tree[expr];
    if (node.kind == Kind::Call) {
        const builtins::Row* row = draft_.fact(expr).builtin;
        if (row == nullptr || !is_computation(row->effect())) return false;
    }
    if (node.kind == Kind::NamedExpr) return false;
    for (const NodeId child : draft_.tree.children(expr)) {
        if (child.valid() && !is_pure(child)) return false;
    }
    return true;
}

bool Look::contains(NodeId id, Kind kind) const {
    if (draft_.tree[id].kind == kind) return true;
    for (const NodeId child : draft_.tree.children(id)) {
        if (child.valid() && contains(child, kind)) return true;
    }
    return false;
}

bool Look::contains(std::span<const NodeId> statements, Kind kind) const {
    return std::any_of(statements.begin(), statements.end(), [&](NodeId id) { return contains(id, kind); });
}

}  // namespace weft::draft
