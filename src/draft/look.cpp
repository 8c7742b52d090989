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
    parents_.assign(draft.tree.size(), NodeId{});
    nodes_.reserve(draft.tree.size());
    for (const NodeId id : draft.tree.field(draft.tree.root(), field::Module::body)) {
        gather(id, draft.tree.root());
        if (draft.tree[id].kind == Kind::FunctionDef && id != draft.kernel) functions_.push_back(id);
    }
}

void Look::gather(NodeId id, NodeId parent) {
    nodes_.push_back(id);
    parents_[id.index] = parent;
    for (const NodeId child : draft_.tree.children(id)) {
        if (child.valid()) gather(child, id);
    }
}

NodeId Look::definition(NodeId id) const {
    while (id.valid() && draft_.tree[id].kind != Kind::FunctionDef) id = parents_[id.index];
    return id;
}

bool Look::is_inside(NodeId id, NodeId outer) const {
    while (id.valid() && id != outer) id = parents_[id.index];
    return id.valid();
}

bool Look::is_in_loop(NodeId id) const {
    for (; id.valid(); id = parents_[id.index]) {
        const Kind kind = draft_.tree[id].kind;
        if (kind == Kind::For || kind == Kind::While) return true;
    }
    return false;
}

bool Look::is_statement(Kind kind) {
    return kind >= Kind::FunctionDef && kind <= Kind::Continue;
}

NodeId Look::statement(NodeId id) const {
    while (id.valid() && !is_statement(draft_.tree[id].kind)) id = parents_[id.index];
    return id;
}

Slot Look::slot(NodeId statement) const {
    const NodeId owner = parents_[statement.index];
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

bool Look::is_name(NodeId id, StringId text) const {
    const Node& node = draft_.tree[id];
    return node.kind == Kind::Name && node.text == text;
}

std::vector<NodeId> Look::uses(StringId name, NodeId definition) const {
    std::vector<NodeId> out;
    for (const NodeId id : nodes_) {
        if (is_name(id, name) && is_inside(id, definition)) out.push_back(id);
    }
    return out;
}

unsigned Look::writes(StringId name, NodeId definition) const {
    unsigned count = 0;
    for (const NodeId id : uses(name, definition)) {
        const NodeId above = parents_[id.index];
        count += draft_.tree[id].context() == syntax::Context::Store ||
                 (draft_.tree[above].kind == Kind::AugAssign &&
                  draft_.tree.child(above, field::AugAssign::target) == id);
    }
    return count;
}

std::span<const NodeId> Look::parameters(NodeId definition) const {
    return draft_.tree.field(draft_.tree.child(definition, field::FunctionDef::args), field::Arguments::args);
}

NodeId Look::parameter(StringId name, NodeId definition) const {
    for (const NodeId arg : parameters(definition)) {
        if (draft_.tree[arg].text == name) return arg;
    }
    return {};
}

bool Look::is_parameter(StringId name, NodeId definition) const {
    return parameter(name, definition).valid();
}

bool Look::is_taken(StringId name) const {
    return std::any_of(nodes_.begin(), nodes_.end(), [&](NodeId id) {
        const Node& node = draft_.tree[id];
        return node.text == name && node.kind != Kind::Constant;
    });
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
    for (const NodeId id : nodes_) {
        if (draft_.tree[id].kind == Kind::Call &&
            is_name(draft_.tree.child(id, field::Call::func), draft_.tree[function].text))
            out.push_back(id);
    }
    return out;
}

bool Look::is_call(NodeId id, builtins::Effect effect) const {
    const builtins::Row* const row = draft_.fact(id).builtin;
    return draft_.tree[id].kind == Kind::Call && row != nullptr && row->effect() == effect;
}

NodeId Look::constant_value(NodeId expr, const Strings& strings) const {
    if (draft_.tree[expr].kind != Kind::Call) return expr;
    const StringId called = warp_name(draft_.tree.child(expr, field::Call::func));
    const auto args = draft_.tree.field(expr, field::Call::args);
    return called.valid() && strings.text(called) == "constant" && args.size() == 1 ? args[0] : expr;
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
