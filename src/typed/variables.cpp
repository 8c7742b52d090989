#include "typed/variables.h"

#include <algorithm>
#include <utility>

namespace weft::typed {

Variables::Variables(const Body& body) : body_(body) {
    add_block(UINT32_MAX, body.def(), false);
    walk(body.statements(), 0);
    for (const Use& use : uses_) {
        auto& mine = uses_of_[use.name.index];
        if (mine.empty()) names_.push_back(use.name);
        mine.push_back(&use);
        if (use.is_write) ++writes_[use.name.index];
    }
    do {
        place_all();
        find_reads();
    } while (join_unread());
}

void Variables::place_all() {
    variables_.clear();
    by_name_.clear();
    before_.clear();
    reads_.clear();
    declaring_.clear();
    for (const StringId name : names_) place(name, uses_of_[name.index]);
}

// A variable that nobody reads beside one of its name that somebody does would be set in vain: such a name
// stays one. Whether there is a new one.
bool Variables::join_unread() {
    const size_t before = joined_.size();
    for (const Variable& one : variables_) {
        if (one.is_read != find(one.name)->is_read) joined_.insert(one.name.index);
    }
    return joined_.size() != before;
}

// What is read for a name that nobody reads is not read.
void Variables::find_reads() {
    std::vector<std::vector<uint32_t>> read_for_it(variables_.size());
    std::vector<uint32_t> found;
    const auto add = [&](uint32_t variable) {
        if (std::exchange(variables_[variable].is_read, true)) return;
        found.push_back(variable);
    };
    for (uint32_t i = 0; i < variables_.size(); ++i) {
        for (const Use* use : reads_[i]) {
            const auto others = read_for(*use);
            if (!others) add(i);
            if (others) {
                for (const uint32_t other : *others) read_for_it[other].push_back(i);
            }
        }
    }
    while (!found.empty()) {
        const uint32_t variable = found.back();
        found.pop_back();
        for (const uint32_t one : read_for_it[variable]) add(one);
    }
}

// The variables that a statement makes of what is read there, and nothing else. Nothing: it is needed for
// itself, as all are but assignments to names and values alone.
std::optional<std::vector<uint32_t>> Variables::read_for(const Use& use) const {
    const syntax::Tree& tree = body_.tree();
    const NodeId id = use.statement;
    std::vector<uint32_t> variables;
    const auto add = [&](NodeId name) {
        const auto place = by_name_.find(tree[name].text.index);
        if (place != by_name_.end()) variables.push_back(place->second);
        return place != by_name_.end();
    };
    switch (tree[id].kind) {
        case Kind::Expr:
            if (body_.has_effect(tree.child(id, field::Expr::value))) return std::nullopt;
            return variables;
        case Kind::Assign: {
            if (body_.has_effect(tree.child(id, field::Assign::value))) return std::nullopt;
            const NodeId target = tree.child(id, field::Assign::targets);
            const bool is_tuple = tree[target].kind == Kind::Tuple;
            if (!is_tuple && (tree[target].kind != Kind::Name || !add(target))) return std::nullopt;
            if (!is_tuple) return variables;
            for (const NodeId name : tree.field(target, field::Tuple::elts)) {
                if (!add(name)) return std::nullopt;
            }
            return variables;
        }
        case Kind::AugAssign: {
            const NodeId target = tree.child(id, field::AugAssign::target);
            if (tree[target].kind != Kind::Name || !add(target)) return std::nullopt;
            if (use.node != target && body_.has_effect(tree.child(id, field::AugAssign::value)))
                return std::nullopt;
            return variables;
        }
        default:
            return std::nullopt;
    }
}

std::vector<const Variable*> Variables::before(NodeId statement) const {
    std::vector<const Variable*> out;
    const auto place = before_.find(statement.index);
    if (place == before_.end()) return out;
    for (const uint32_t variable : place->second) out.push_back(&variables_[variable]);
    return out;
}

bool Variables::declares(NodeId target) const {
    return declaring_.contains(target.index);
}

const Variable* Variables::find(StringId name) const {
    const auto place = by_name_.find(name.index);
    return place == by_name_.end() ? nullptr : &variables_[place->second];
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
    const auto place = writes_.find(name.index);
    return place == writes_.end() ? 0 : place->second;
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
    const auto block = static_cast<uint32_t>(blocks_.size());
    blocks_.push_back({parent, statement, is_loop});
    if (parent != UINT32_MAX) blocks_of_[statement.index].push_back(block);
    return block;
}

void Variables::walk(std::span<const NodeId> statements, uint32_t block) {
    for (const NodeId id : compiled(body_, statements)) {
        if (blocks_[block].leaves) unreached_.insert(id.index);
        statement(id, block);
        blocks_[block].leaves |= leaves(id);
    }
}

// Whether nothing behind it in its block is reached. Its blocks were walked.
bool Variables::leaves(NodeId statement) const {
    switch (body_.node(statement).kind) {
        case Kind::Return:
        case Kind::Break:
        case Kind::Continue:
            return true;
        case Kind::If: {
            const auto& branches = blocks_of_.at(statement.index);
            return branches.size() == 2 && blocks_[branches[0]].leaves && blocks_[branches[1]].leaves;
        }
        default:
            return false;
    }
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

void Variables::place(StringId name, Uses all) {
    std::vector<const Use*> uses;
    std::unordered_set<uint32_t> loops;
    const auto is_inside = [&](const Use& use) {
        return std::any_of(use.blocks.begin(), use.blocks.end(),
                           [&](uint32_t block) { return loops.contains(block); });
    };
    bool is_assigned = false, is_before_loop = false, is_after_loop = false;
    for (const Use* use : all) {
        if (use->is_counter) loops.insert(use->blocks.back());
        if (is_inside(*use)) continue;
        (loops.empty() ? is_before_loop : is_after_loop) = true;
        is_assigned = is_assigned || use->is_write;
        uses.push_back(use);
    }
    if (!loops.empty() && !uses.empty() && !is_assigned) outlives_ = name;
    if (uses.empty() || !is_assigned) return;  // a counter, or a name of the module
    const auto apart = joined_.contains(name.index) ? std::vector<std::vector<const Use*>>{} : lives(uses);
    for (const std::vector<const Use*>& life : apart) place(name, life);
    if (apart.empty()) declare(name, uses, is_after_loop, is_before_loop);
}

size_t Variables::shared_depth(Uses uses) {
    size_t depth = uses[0]->blocks.size();
    for (const Use* use : uses) {
        size_t same = 0;
        while (same < depth && same < use->blocks.size() && use->blocks[same] == uses[0]->blocks[same])
            ++same;
        depth = same;
    }
    return depth;
}

std::vector<std::vector<const Variables::Use*>> Variables::lives(Uses uses) const {
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
        if (!is_set_before_use(life, depth + 1, is_set)) return {};
    }
    return out.size() > 1 ? out : std::vector<std::vector<const Use*>>{};
}

void Variables::declare(StringId name, Uses uses, bool may_be_left, bool is_left) {
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
        is_sound = is_set_before_use(uses, depth, is_set);
        bool is_in_loop = false;
        for (size_t i = 0; i < depth; ++i) is_in_loop = is_in_loop || blocks_[uses[0]->blocks[i]].is_loop;
        if (is_sound || !is_in_loop) break;
    }
    // What is read behind a loop over the name may be what the loop left there.
    if (may_be_left && (is_left || !is_sound)) outlives_ = name;
    const Use& first = *uses[0];
    const bool is_here = first.blocks.size() == depth;
    const NodeId statement = statement_at(first, depth);
    const auto number = static_cast<uint32_t>(variables_.size());
    if (is_here && first.is_write && body_.node(statement).kind == Kind::Assign) {
        declaring_.insert(first.node.index);
    } else {
        out.before = statement;
        out.needs_value = !is_sound;
        before_[statement.index].push_back(number);
    }
    by_name_.emplace(name.index, number);
    variables_.push_back(out);
    reads_.emplace_back();
    for (const Use* use : uses) {
        if (!use->is_write) reads_.back().push_back(use);
    }
}

// The name of a function is no use of a variable that is called the same.
bool Variables::is_callee(NodeId call, NodeId child) const {
    if (body_.node(call).kind != Kind::Call || child != body_.tree().child(call, field::Call::func))
        return false;
    return body_.function(call) != nullptr || body_.builtin(call) != nullptr;
}

// The statement that holds it in the block of this depth.
NodeId Variables::statement_at(const Use& use, size_t depth) const {
    return use.blocks.size() == depth ? use.statement : blocks_[use.blocks[depth]].statement;
}

// False: a use may come before an assignment. `is_set`: whether every way to the end assigns, or there is
// none. The uses are all those in one block of this depth; statements without a use matter only where they
// leave it.
bool Variables::is_set_before_use(Uses uses, size_t depth, bool& is_set) const {
    if (uses.empty()) return true;
    const Block& block = blocks_[uses[0]->blocks[depth - 1]];
    for (size_t begin = 0, end = 0; begin < uses.size() && !is_set; begin = end) {
        const NodeId id = statement_at(*uses[begin], depth);
        if (unreached_.contains(id.index)) break;
        while (end < uses.size() && statement_at(*uses[end], depth) == id) ++end;
        const Uses here = uses.subspan(begin, end - begin);
        const bool is_read_here = std::any_of(here.begin(), here.end(), [&](const Use* use) {
            return use->blocks.size() == depth && !use->is_write;
        });
        if (is_read_here) return false;
        switch (body_.node(id).kind) {
            case Kind::For:
            case Kind::While: {
                bool is_set_inside = false;
                if (!is_set_before_use(here, depth + 1, is_set_inside)) return false;
                break;
            }
            case Kind::If:
                if (!is_set_in_branches(here, depth, is_set)) return false;
                break;
            default:
                is_set = true;  // it is written there
        }
    }
    is_set = is_set || block.leaves;
    return true;
}

bool Variables::is_set_in_branches(Uses uses, size_t depth, bool& is_set) const {
    const auto& branches = blocks_of_.at(statement_at(*uses[0], depth).index);
    bool is_set_in_all = branches.size() == 2;
    for (const uint32_t branch : branches) {
        std::vector<const Use*> inside;
        for (const Use* use : uses) {
            if (use->blocks[depth] == branch) inside.push_back(use);
        }
        bool is_set_here = blocks_[branch].leaves && inside.empty();
        if (!is_set_before_use(inside, depth + 1, is_set_here)) return false;
        is_set_in_all = is_set_in_all && is_set_here;
    }
    is_set = is_set_in_all;
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
