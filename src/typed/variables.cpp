#include "typed/variables.h"

#include <algorithm>

namespace weft::typed {

Variables::Variables(const Body& body) : body_(body) {
    add_block(UINT32_MAX, body.def(), false);
    walk(body.statements(), 0);
    do {
        place_all();
        find_reads();
    } while (join_unread());
}

void Variables::place_all() {
    variables_.clear();
    reads_.clear();
    declaring_.clear();
    std::vector<StringId> names;
    for (const Use& use : uses_) {
        if (std::find(names.begin(), names.end(), use.name) == names.end()) names.push_back(use.name);
    }
    for (const StringId name : names) {
        std::vector<const Use*> mine;
        for (const Use& use : uses_) {
            if (use.name == name) mine.push_back(&use);
        }
        place(name, mine);
    }
}

// A variable that nobody reads beside one of its name that somebody does would be set in vain: such a name
// stays one. Whether there is a new one.
bool Variables::join_unread() {
    const size_t before = joined_.size();
    for (const Variable& one : variables_) {
        const Variable& first = *find(one.name);
        if (one.is_read != first.is_read) joined_.push_back(one.name);
    }
    return joined_.size() != before;
}

// What is read for a name that nobody reads is not read.
void Variables::find_reads() {
    for (bool changes = true; changes;) {
        changes = false;
        for (size_t i = 0; i < variables_.size(); ++i) {
            if (variables_[i].is_read) continue;
            variables_[i].is_read = std::any_of(reads_[i].begin(), reads_[i].end(),
                                                [&](const Use* use) { return is_needed(*use); });
            changes = changes || variables_[i].is_read;
        }
    }
}

// Whether the statement asks for what is read there: always, but for assignments to names and values alone.
bool Variables::is_needed(const Use& use) const {
    const syntax::Tree& tree = body_.tree();
    const NodeId id = use.statement;
    const auto is_read = [&](NodeId name) {
        const Variable* variable = find(tree[name].text);
        return variable == nullptr || variable->is_read;
    };
    switch (tree[id].kind) {
        case Kind::Expr:
            return body_.has_effect(tree.child(id, field::Expr::value));
        case Kind::Assign: {
            if (body_.has_effect(tree.child(id, field::Assign::value))) return true;
            const NodeId target = tree.child(id, field::Assign::targets);
            if (tree[target].kind == Kind::Name) return is_read(target);
            if (tree[target].kind != Kind::Tuple) return true;
            const auto names = tree.field(target, field::Tuple::elts);
            return std::any_of(names.begin(), names.end(), is_read);
        }
        case Kind::AugAssign: {
            const NodeId target = tree.child(id, field::AugAssign::target);
            if (tree[target].kind != Kind::Name || is_read(target)) return true;
            return use.node != target && body_.has_effect(tree.child(id, field::AugAssign::value));
        }
        default:
            return true;
    }
}

std::vector<const Variable*> Variables::before(NodeId statement) const {
    std::vector<const Variable*> out;
    for (const Variable& one : variables_) {
        if (one.before == statement) out.push_back(&one);
    }
    return out;
}

bool Variables::declares(NodeId target) const {
    return std::find(declaring_.begin(), declaring_.end(), target) != declaring_.end();
}

const Variable* Variables::find(StringId name) const {
    for (const Variable& one : variables_) {
        if (one.name == name) return &one;
    }
    return nullptr;
}

bool Variables::is_local(StringId name) const {
    return writes(name) != 0;
}

std::vector<StringId> Variables::locals() const {
    std::vector<StringId> out;
    for (const Use& use : uses_) {
        if (use.is_write) out.push_back(use.name);
    }
    const auto is_less = [](StringId a, StringId b) { return a.index < b.index; };
    std::sort(out.begin(), out.end(), is_less);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

unsigned Variables::writes(StringId name) const {
    return static_cast<unsigned>(std::count_if(
        uses_.begin(), uses_.end(), [&](const Use& use) { return use.name == name && use.is_write; }));
}

std::vector<NodeId> Variables::compiled(const Body& body, std::span<const NodeId> statements) {
    std::vector<NodeId> out;
    for (const NodeId id : statements) {
        const bool is_if = body.node(id).kind == Kind::If;
        const auto known = is_if ? body.truth(body.tree().child(id, field::If::test)) : std::nullopt;
        if (!known) {
            out.push_back(id);
            continue;
        }
        const auto taken =
            body.tree().field(id, *known ? unsigned{field::If::body} : unsigned{field::If::orelse});
        for (const NodeId inner : compiled(body, taken)) out.push_back(inner);
    }
    return out;
}

// ---- uses

uint32_t Variables::add_block(uint32_t parent, NodeId statement, bool is_loop) {
    blocks_.push_back({parent, statement, is_loop, {}});
    return static_cast<uint32_t>(blocks_.size() - 1);
}

void Variables::walk(std::span<const NodeId> statements, uint32_t block) {
    blocks_[block].statements = compiled(body_, statements);
    const std::vector<NodeId> list = blocks_[block].statements;
    for (const NodeId id : list) statement(id, block);
}

void Variables::statement(NodeId id, uint32_t block) {
    const syntax::Tree& tree = body_.tree();
    switch (tree[id].kind) {
        case Kind::Assign: {
            note_all(tree.child(id, field::Assign::value), block, id);
            const NodeId target = tree.child(id, field::Assign::targets);
            if (tree[target].kind == Kind::Name) return note(target, true, false, block, id);
            if (tree[target].kind != Kind::Tuple) return note_all(target, block, id);
            for (const NodeId name : tree.field(target, field::Tuple::elts))
                note(name, true, false, block, id);
            return;
        }
        case Kind::AugAssign: {
            const NodeId target = tree.child(id, field::AugAssign::target);
            note_all(tree.child(id, field::AugAssign::value), block, id);
            note_all(target, block, id);
            if (tree[target].kind == Kind::Name) note(target, true, false, block, id);
            return;
        }
        case Kind::For: {
            note_all(tree.child(id, field::For::iter), block, id);
            const uint32_t inner = add_block(block, id, true);
            note(tree.child(id, field::For::target), true, true, inner, id);
            return walk(tree.field(id, field::For::body), inner);
        }
        case Kind::While:
            note_all(tree.child(id, field::While::test), block, id);
            return walk(tree.field(id, field::While::body), add_block(block, id, true));
        case Kind::If: {
            note_all(tree.child(id, field::If::test), block, id);
            walk(tree.field(id, field::If::body), add_block(block, id, false));
            const auto otherwise = tree.field(id, field::If::orelse);
            if (!otherwise.empty()) walk(otherwise, add_block(block, id, false));
            return;
        }
        default:
            for (const NodeId child : tree.children(id)) {
                if (child.valid()) note_all(child, block, id);
            }
    }
}

void Variables::note(NodeId node, bool is_write, bool is_counter, uint32_t block, NodeId statement) {
    const StringId name = body_.node(node).text;
    const auto parameters = body_.parameters();
    const auto is_name = [&](const module::Parameter& one) { return one.name == name; };
    if (std::any_of(parameters.begin(), parameters.end(), is_name)) return;
    Use use{name, node, {}, statement, is_write, is_counter};
    for (uint32_t at = block; at != UINT32_MAX; at = blocks_[at].parent) use.blocks.push_back(at);
    std::reverse(use.blocks.begin(), use.blocks.end());
    uses_.push_back(std::move(use));
}

void Variables::note_all(NodeId expression, uint32_t block, NodeId statement) {
    if (body_.node(expression).kind == Kind::Name) return note(expression, false, false, block, statement);
    for (const NodeId child : body_.tree().children(expression)) {
        if (child.valid() && !is_callee(expression, child)) note_all(child, block, statement);
    }
}

// ---- where a name is declared

void Variables::place(StringId name, std::span<const Use* const> all) {
    std::vector<const Use*> uses;
    std::vector<uint32_t> loops;
    const auto is_inside = [&](const Use& use) {
        return std::any_of(loops.begin(), loops.end(), [&](uint32_t loop) {
            return std::find(use.blocks.begin(), use.blocks.end(), loop) != use.blocks.end();
        });
    };
    bool is_assigned = false, is_before_loop = false, is_after_loop = false;
    for (const Use* use : all) {
        if (use->is_counter) loops.push_back(use->blocks.back());
        if (is_inside(*use)) continue;
        (loops.empty() ? is_before_loop : is_after_loop) = true;
        is_assigned = is_assigned || use->is_write;
        uses.push_back(use);
    }
    if (!loops.empty() && !uses.empty() && !is_assigned) outlives_ = name;
    if (uses.empty() || !is_assigned) return;  // a counter, or a name of the module
    const bool is_joined = std::find(joined_.begin(), joined_.end(), name) != joined_.end();
    const auto apart = is_joined ? std::vector<std::vector<const Use*>>{} : lives(name, uses);
    for (const std::vector<const Use*>& life : apart) place(name, life);
    if (apart.empty()) declare(name, uses, is_after_loop, is_before_loop);
}

size_t Variables::shared_depth(std::span<const Use* const> uses) {
    size_t depth = uses[0]->blocks.size();
    for (const Use* use : uses) {
        size_t same = 0;
        while (same < depth && same < use->blocks.size() && use->blocks[same] == uses[0]->blocks[same])
            ++same;
        depth = same;
    }
    return depth;
}

std::vector<std::vector<const Variables::Use*>> Variables::lives(StringId name,
                                                                 std::span<const Use* const> uses) const {
    const size_t depth = shared_depth(uses);
    std::vector<std::vector<const Use*>> out;
    for (const Use* use : uses) {
        if (use->blocks.size() == depth) return {};
        // Uses stand in the order of the text, those of a block behind each other.
        if (out.empty() || out.back()[0]->blocks[depth] != use->blocks[depth]) out.emplace_back();
        out.back().push_back(use);
    }
    for (const std::vector<const Use*>& life : out) {
        bool is_set = false;
        if (!is_set_before_use(blocks_[life[0]->blocks[depth]].statements, name, is_set)) return {};
    }
    return out.size() > 1 ? out : std::vector<std::vector<const Use*>>{};
}

void Variables::declare(StringId name, std::span<const Use* const> uses, bool may_be_left, bool is_left) {
    Variable out;
    out.name = name;
    for (const Use* use : uses) {
        if (use->is_write && body_.type_of(use->node).valid()) out.type = body_.type_of(use->node);
    }
    if (const Variable* other = find(name); other != nullptr && !out.type.valid()) out.type = other->type;

    // The smallest block around all uses, which no value enters from an earlier round of a loop.
    size_t depth = shared_depth(uses);
    bool is_sound = false;
    for (; depth > 0; --depth) {
        bool is_set = false;
        is_sound = is_set_before_use(blocks_[uses[0]->blocks[depth - 1]].statements, name, is_set);
        bool is_in_loop = false;
        for (size_t i = 0; i < depth; ++i) is_in_loop = is_in_loop || blocks_[uses[0]->blocks[i]].is_loop;
        if (is_sound || !is_in_loop) break;
    }
    // What is read behind a loop over the name may be what the loop left there.
    if (may_be_left && (is_left || !is_sound)) outlives_ = name;
    const Use& first = *uses[0];
    const bool is_here = first.blocks.size() == depth;
    const NodeId statement = is_here ? first.statement : blocks_[first.blocks[depth]].statement;
    if (is_here && first.is_write && body_.node(statement).kind == Kind::Assign) {
        declaring_.push_back(first.node);
    } else {
        out.before = statement;
        out.needs_value = !is_sound;
    }
    variables_.push_back(out);
    reads_.emplace_back();
    for (const Use* use : uses) {
        if (!use->is_write) reads_.back().push_back(use);
    }
}

bool Variables::reads(NodeId id, StringId name) const {
    if (body_.node(id).kind == Kind::Name) return body_.node(id).text == name;
    const auto children = body_.tree().children(id);
    return std::any_of(children.begin(), children.end(), [&](NodeId child) {
        return child.valid() && !is_callee(id, child) && reads(child, name);
    });
}

// The name of a function is no use of a variable that is called the same.
bool Variables::is_callee(NodeId call, NodeId child) const {
    if (body_.node(call).kind != Kind::Call || child != body_.tree().child(call, field::Call::func))
        return false;
    return body_.function(call) != nullptr || body_.builtin(call) != nullptr;
}

// False: a use may come before an assignment. `is_set`: whether every way to the end assigns.
bool Variables::is_set_before_use(std::span<const NodeId> statements, StringId name, bool& is_set) const {
    const syntax::Tree& tree = body_.tree();
    for (const NodeId id : compiled(body_, statements)) {
        if (is_set) return true;
        switch (tree[id].kind) {
            case Kind::Assign: {
                if (reads(tree.child(id, field::Assign::value), name)) return false;
                const NodeId target = tree.child(id, field::Assign::targets);
                const bool is_names = tree[target].kind == Kind::Name || tree[target].kind == Kind::Tuple;
                if (reads(target, name) && !is_names) return false;
                is_set = is_set || reads(target, name);
                break;
            }
            case Kind::For:
            case Kind::While: {
                const bool is_for = tree[id].kind == Kind::For;
                const NodeId head =
                    tree.child(id, is_for ? unsigned{field::For::iter} : unsigned{field::While::test});
                if (reads(head, name)) return false;
                // In a loop over the name that means the loop's own.
                if (is_for && reads(tree.child(id, field::For::target), name)) break;
                bool is_set_inside = false;
                const auto inside =
                    tree.field(id, is_for ? unsigned{field::For::body} : unsigned{field::While::body});
                if (!is_set_before_use(inside, name, is_set_inside)) return false;
                break;
            }
            case Kind::If: {
                if (reads(tree.child(id, field::If::test), name)) return false;
                bool is_set_then = false, is_set_else = false;
                if (!is_set_before_use(tree.field(id, field::If::body), name, is_set_then)) return false;
                if (!is_set_before_use(tree.field(id, field::If::orelse), name, is_set_else)) return false;
                is_set = is_set_then && is_set_else;
                break;
            }
            case Kind::Return:
            case Kind::Break:
            case Kind::Continue:
                if (reads(id, name)) return false;
                is_set = true;  // nothing behind it is reached
                break;
            default:
                if (reads(id, name)) return false;
        }
    }
    return true;
}

types::TypeId Variables::type_of(NodeId id) const {
    if (const types::TypeId known = body_.type_of(id); known.valid()) return known;
    const syntax::Tree& tree = body_.tree();
    switch (tree[id].kind) {
        case Kind::Name: {
            const StringId name = tree[id].text;
            for (const module::Parameter& one : body_.parameters()) {
                if (one.name == name) return one.type;
            }
            const Variable* variable = find(name);
            return variable != nullptr ? variable->type : types::TypeId{};
        }
        case Kind::Attribute: {
            const types::TypeId whole = type_of(tree.child(id, field::Attribute::value));
            if (!whole.valid()) return {};
            const types::Type& type = body_.type(whole);
            if (type.kind == types::Kind::Struct) {
                const types::Field* member = body_.subject().types[type.structure].find(tree[id].text);
                return member != nullptr ? member->type : types::TypeId{};
            }
            const bool has_letters = type.kind == types::Kind::Vector || type.kind == types::Kind::Quaternion;
            return has_letters ? types::of(type.scalar) : types::TypeId{};
        }
        case Kind::Subscript: {
            const NodeId slice = tree.child(id, field::Subscript::slice);
            const size_t indices =
                tree[slice].kind == Kind::Tuple ? tree.field(slice, field::Tuple::elts).size() : 1;
            const types::TypeId whole = type_of(tree.child(id, field::Subscript::value));
            if (!whole.valid() || tree[slice].kind == Kind::Slice) return {};
            const types::Type& type = body_.type(whole);
            if (types::is_array(type)) return indices == type.ndim ? type.element : types::TypeId{};
            if (type.kind == types::Kind::Matrix && indices != 2) return {};
            return types::is_composite(type) ? types::of(type.scalar) : types::TypeId{};
        }
        default:
            return {};
    }
}

}  // namespace weft::typed
