// Order: Python computes from left to right; C++ leaves open which operand comes first. Where two calls of
// one statement see each other's effects, they are made before it, one by one.
#include <algorithm>

#include "reference/writer.h"

namespace weft::reference {

Writer::Effect Writer::effect_of(NodeId id) const {
    if (const builtins::Row* row = body_.builtin(id)) {
        if (body_.node(id).kind != Kind::Call) return Effect::None;
        if (row->effect() == builtins::Effect::Draw) return Effect::Draw;
        // `wp.qr3(A, Q, R)`: what has no result is called for what it writes.
        const bool writes = builtins::facts(row->effect()).writes != builtins::Writes::Nothing;
        const bool is_for_writing = writes && !body_.type_of(id).valid();
        return row->effect() == builtins::Effect::Atomic || is_for_writing ? Effect::Memory : Effect::None;
    }
    if (const lower::LoweredFunction* function = body_.function(id)) {
        const Callee* callee = file_.find(*function);
        if (callee != nullptr && callee->writes_memory) return Effect::Memory;
    }
    return Effect::None;
}

bool Writer::has_effect(NodeId id) const {
    if (effect_of(id) != Effect::None) return true;
    const auto children = body_.tree().children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && has_effect(child); });
}

bool Writer::reads_memory(NodeId id) const {
    if (effect_of(id) == Effect::Memory) return false;  // it orders what it reads itself
    if (body_.node(id).kind == Kind::Subscript) {
        const types::TypeId whole = type_of(body_.tree().child(id, field::Subscript::value));
        if (whole.valid() && types::is_array(body_.type(whole))) return true;
    }
    const auto children = body_.tree().children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && reads_memory(child); });
}

namespace {

struct Found {
    NodeId call;
    bool is_conditional;  // Python makes it only where it needs the value, and so does C++
    bool is_optional;     // only C++ does so
};

}  // namespace

// Calls with effects in the order in which Python makes them.
void Writer::put_in_order(NodeId expression_id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    std::vector<Found> found;
    bool has_memory = false;
    const auto look = [&](const auto& self, NodeId id, bool is_conditional, bool is_optional) -> void {
        const syntax::Node& node = tree[id];
        const builtins::Row* row = node.kind == Kind::Call ? body_.builtin(id) : nullptr;
        const bool chooses = row != nullptr && row->effect() == builtins::Effect::Where;
        const bool repeats = node.kind == Kind::Compare && tree.field(id, field::Compare::ops).size() > 1;
        const NodeId always = node.kind == Kind::IfExp    ? tree.child(id, field::IfExp::test)
                              : node.kind == Kind::BoolOp ? tree.child(id, field::BoolOp::values)
                                                          : NodeId{};
        for (const NodeId child : tree.children(id)) {
            if (child.valid())
                self(self, child, is_conditional || (always.valid() && child != always),
                     is_optional || chooses || repeats);
        }
        const Effect effect = effect_of(id);
        if (effect == Effect::None) return;
        has_memory = has_memory || effect == Effect::Memory;
        found.push_back({id, is_conditional, is_optional});
    };
    look(look, expression_id, false, false);
    if (found.empty()) return;
    const bool is_alone = found.size() == 1 && !found[0].is_optional;
    if (is_alone && (!has_memory || found[0].call == expression_id || !reads_memory(expression_id))) return;
    for (const Found& one : found) {
        if (one.is_conditional) {
            refuse(one.call, "one of several calls with effects, made on a condition");
            return;
        }
    }
    for (const Found& one : found) {
        if (one.call == expression_id) continue;  // the last one, which stays where it is
        const types::TypeId type = body_.type_of(one.call);
        if (!type.valid()) {
            refuse(one.call, "a call without a result among others");
            return;
        }
        const std::string wish = effect_of(one.call) == Effect::Draw ? "draw" : "old";
        const std::string made = names_.fresh(wish);
        const std::string type_text = file_.type(type, tree[one.call].line);
        line(depth, "const " + type_text + " " + made + " = " + expression(one.call).text + ";");
        computed_.push_back({one.call, made});
    }
}

// Names whose values are changed without being bound anew: `v[0] = x`, `s.x += y`, the state of a draw.
void Writer::note_changes(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    const auto change = [&](NodeId place) {
        const NodeId root = root_of(place);
        if (tree[root].kind == Kind::Name) changed_.insert(tree[root].text.index);
    };
    switch (tree[id].kind) {
        case Kind::Assign: {
            const NodeId target = tree.child(id, field::Assign::targets);
            if (tree[target].kind != Kind::Name && tree[target].kind != Kind::Tuple) change(target);
            break;
        }
        case Kind::AugAssign:
            change(tree.child(id, field::AugAssign::target));
            break;
        case Kind::Call:
            if (const builtins::Row* row = body_.builtin(id)) {
                if (builtins::facts(row->effect()).writes == builtins::Writes::Nothing) break;
                for (const NodeId arg : tree.field(id, field::Call::args)) change(arg);
            }
            break;
        default:
            break;
    }
    for (const NodeId child : tree.children(id)) {
        if (child.valid()) note_changes(child);
    }
}

// Whether a variable that is declared here keeps its value.
bool Writer::is_const(NodeId target) const {
    const StringId python = body_.node(target).text;
    const types::TypeId type = type_of(target);
    const bool is_view = type.valid() && types::is_array(body_.type(type));
    return variables_.writes(python) == 1 && (is_view || changed_.count(python.index) == 0);
}

}  // namespace weft::reference
