// Statements as steps, and which of them the way back needs.
#include <algorithm>

#include "standalone/backward_printer.h"

namespace weft::standalone {

using builtins::Effect;

namespace {

void merge(NameSet& to, const NameSet& from) {
    to.insert(from.begin(), from.end());
}

bool meet(const NameSet& a, const NameSet& b) {
    return std::any_of(a.begin(), a.end(), [&](uint32_t one) { return b.count(one) != 0; });
}

}  // namespace

// ---- statements as steps

// Whether a return, or a continue of the loop around it, stands anywhere in it.
bool BackwardPrinter::leaves_early(NodeId id, bool in_loop) const {
    const syntax::Tree& tree = body_.tree();
    if (tree[id].kind == Kind::Return) return true;
    if (tree[id].kind == Kind::Continue || tree[id].kind == Kind::Break) return in_loop;
    const bool is_loop = tree[id].kind == Kind::For || tree[id].kind == Kind::While;
    const auto children = tree.children(id);
    return std::any_of(children.begin(), children.end(), [&](NodeId child) {
        return child.valid() && leaves_early(child, in_loop && !is_loop);
    });
}

bool BackwardPrinter::ends_early(std::span<const NodeId> statements) const {
    const syntax::Tree& tree = body_.tree();
    const std::vector<NodeId> all = typed::Variables::compiled(body_, statements);
    if (all.empty()) return false;
    const NodeId last = all.back();
    const Kind kind = tree[last].kind;
    if (kind == Kind::Return || kind == Kind::Continue) return true;
    return kind == Kind::If && ends_early(tree.field(last, field::If::body)) &&
           ends_early(tree.field(last, field::If::orelse));
}

bool BackwardPrinter::writes_memory(NodeId id) const {
    const syntax::Tree& tree = body_.tree();
    const syntax::Node& node = tree[id];
    if (node.kind == Kind::Call) {
        const builtins::Row* row = body_.builtin(id);
        if (row == nullptr ? body_.function(id) != nullptr : row->effect() == Effect::Atomic) return true;
    }
    if (node.kind == Kind::Subscript && node.context() == syntax::Context::Store) {
        const types::TypeId whole = type_of(root_of(tree, id));
        if (whole.valid() && types::is_array(body_.type(whole))) return true;
    }
    const auto children = tree.children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && writes_memory(child); });
}

std::vector<Step> BackwardPrinter::steps(std::span<const NodeId> statements, bool in_loop) {
    const syntax::Tree& tree = body_.tree();
    const std::vector<NodeId> all = typed::Variables::compiled(body_, statements);
    std::vector<Step> out;
    for (size_t i = 0; i < all.size(); ++i) {
        const NodeId id = all[i];
        const Kind kind = tree[id].kind;
        if (typed::is_text_alone(tree, id) || id == thread_.statement || kind == Kind::Pass) continue;
        if (kind == Kind::Continue) return out;
        if (kind == Kind::Return) {
            if (tree.child(id, field::Return::value).valid())
                out.push_back({Step::Form::Simple, id, {}, {}, 0});
            return out;
        }
        if (++steps_made_ > most_steps) {
            refuse(id, "the gradient of so many branches that may return");
            return out;
        }
        Step step{Step::Form::Simple, id, {}, {}, steps_made_};
        if (kind == Kind::Break) {
            refuse(id, "the gradient of a loop that is left early");
        } else if (kind == Kind::For || kind == Kind::While) {
            const bool counts = kind == Kind::For;
            step.form = counts ? Step::Form::For : Step::Form::While;
            const auto body = counts ? tree.field(id, field::For::body) : tree.field(id, field::While::body);
            for (const NodeId one : body) {
                const auto has_return = [&](const auto& self, NodeId at) -> bool {
                    if (tree[at].kind == Kind::Return) return true;
                    const auto children = tree.children(at);
                    return std::any_of(children.begin(), children.end(),
                                       [&](NodeId child) { return child.valid() && self(self, child); });
                };
                if (has_return(has_return, one)) refuse(id, "the gradient of a return out of a loop");
            }
            // What a loop reads and leaves is found by going through it again and again, and so through those
            // in it.
            constexpr unsigned most_loops = 8;
            if (++loop_depth_ > most_loops)
                refuse(id, "the gradient of loops nested deeper than 8 levels");
            else
                step.body = steps(body, true);
            --loop_depth_;
        } else if (kind == Kind::If) {
            step.form = Step::Form::If;
            const auto body = tree.field(id, field::If::body), otherwise = tree.field(id, field::If::orelse);
            const bool is_guard = body_.is_kernel() && !in_loop && body.size() == 1 && otherwise.empty() &&
                                  tree[body[0]].kind == Kind::Return &&
                                  std::none_of(all.begin(), all.begin() + static_cast<ptrdiff_t>(i),
                                               [&](NodeId one) { return writes_memory(one); }) &&
                                  statements.data() == body_.statements().data();
            if (is_guard) {
                step.form = Step::Form::Guard;
                out.push_back(std::move(step));
                continue;
            }
            const auto leaves = [&](std::span<const NodeId> block) {
                return std::any_of(block.begin(), block.end(),
                                   [&](NodeId one) { return leaves_early(one, in_loop); });
            };
            const bool body_leaves = leaves(body), other_leaves = leaves(otherwise);
            const bool body_ends = ends_early(body), other_ends = ends_early(otherwise);
            const bool is_clear = (body_ends || !body_leaves) && (other_ends || !other_leaves);
            if (is_clear) {
                step.body = steps(body, in_loop);
                step.otherwise = steps(otherwise, in_loop);
            }
            if (body_leaves || other_leaves) {
                if (!is_clear) {  // the rest follows in each branch, where that does not leave
                    const auto with_rest = [&](std::span<const NodeId> block) {
                        std::vector<NodeId> both(block.begin(), block.end());
                        both.insert(both.end(), all.begin() + static_cast<ptrdiff_t>(i) + 1, all.end());
                        return steps(both, in_loop);
                    };
                    step.body = with_rest(body);
                    step.otherwise = with_rest(otherwise);
                    out.push_back(std::move(step));
                    return out;
                }
                const std::vector<Step> rest = steps(std::span(all).subspan(i + 1), in_loop);
                std::vector<Step>& to = body_ends ? step.otherwise : step.body;
                if (!(body_ends && other_ends)) to.insert(to.end(), rest.begin(), rest.end());
                out.push_back(std::move(step));
                return out;
            }
        }
        out.push_back(std::move(step));
    }
    return out;
}

// ---- what they read and write

void BackwardPrinter::read_names(NodeId id, NameSet& names) const {
    const syntax::Node& node = body_.node(id);
    if (node.kind == Kind::Name && variables_.is_local(node.text)) names.insert(node.text.index);
    for (const NodeId child : body_.tree().children(id)) {
        if (child.valid()) read_names(child, names);
    }
}

// Draws change the state that they are given.
void BackwardPrinter::note_effects(NodeId id, Effects& out) const {
    const syntax::Tree& tree = body_.tree();
    if (tree[id].kind == Kind::Call) {
        const builtins::Row* row = body_.builtin(id);
        const auto args = tree.field(id, field::Call::args);
        if (row != nullptr && builtins::facts(row->effect()).writes == builtins::Writes::First &&
            !args.empty() && tree[args[0]].kind == Kind::Name && variables_.is_local(tree[args[0]].text))
            out.writes.insert(tree[args[0]].text.index);
    }
    for (const NodeId child : tree.children(id)) {
        if (child.valid()) note_effects(child, out);
    }
}

void BackwardPrinter::note_target(NodeId target, Effects& out) const {
    const syntax::Tree& tree = body_.tree();
    if (tree[target].kind == Kind::Tuple) {
        for (const NodeId one : tree.field(target, field::Tuple::elts)) note_target(one, out);
        return;
    }
    if (tree[target].kind == Kind::Name) {
        out.writes.insert(tree[target].text.index);
        out.sets.insert(tree[target].text.index);
        return;
    }
    read_names(target, out.reads);
    const NodeId root = root_of(tree, target);
    const types::TypeId type = type_of(root);
    if (tree[root].kind == Kind::Name && !(type.valid() && types::is_array(body_.type(type))))
        out.writes.insert(tree[root].text.index);
}

BackwardPrinter::Effects BackwardPrinter::effects(const Step& step) const {
    const syntax::Tree& tree = body_.tree();
    Effects out;
    switch (step.form) {
        case Step::Form::Simple: {
            note_effects(step.id, out);
            if (tree[step.id].kind == Kind::Assign) {
                read_names(tree.child(step.id, field::Assign::value), out.reads);
                note_target(tree.child(step.id, field::Assign::targets), out);
            } else {
                read_names(step.id, out.reads);
                if (tree[step.id].kind == Kind::AugAssign)
                    note_target(tree.child(step.id, field::AugAssign::target), out);
            }
            return out;
        }
        case Step::Form::Guard:
            read_names(tree.child(step.id, field::If::test), out.reads);
            return out;
        case Step::Form::If: {
            read_names(tree.child(step.id, field::If::test), out.reads);
            NameSet sets[2];
            for (const bool is_body : {true, false}) {
                for (const Step& one : is_body ? step.body : step.otherwise) {
                    const Effects inner = effects(one);
                    merge(out.reads, inner.reads);
                    merge(out.writes, inner.writes);
                    merge(sets[is_body ? 0 : 1], inner.sets);
                }
            }
            for (const uint32_t one : sets[0]) {
                if (sets[1].count(one) != 0) out.sets.insert(one);
            }
            return out;
        }
        case Step::Form::For:
            read_names(tree.child(step.id, field::For::iter), out.reads);
            for (const Step& one : step.body) {
                const Effects inner = effects(one);
                merge(out.reads, inner.reads);
                merge(out.writes, inner.writes);
            }
            out.writes.erase(tree[tree.child(step.id, field::For::target)].text.index);
            return out;
        case Step::Form::While:
            read_names(tree.child(step.id, field::While::test), out.reads);
            note_effects(tree.child(step.id, field::While::test), out);
            for (const Step& one : step.body) {
                const Effects inner = effects(one);
                merge(out.reads, inner.reads);
                merge(out.writes, inner.writes);
            }
            return out;
    }
    return out;
}

// ---- which of them are needed

// With what a round leaves to the next.
NameSet BackwardPrinter::live_in_rounds(const Step& loop, NameSet live) const {
    for (size_t known = 0; known != live.size();) {
        known = live.size();
        merge(live, slice(loop.body, live, nullptr).live);
    }
    return live;
}

NameSet BackwardPrinter::live_before(const Step& step, const NameSet& live_after) const {
    const syntax::Tree& tree = body_.tree();
    NameSet live = live_after;
    switch (step.form) {
        case Step::Form::Simple: {
            const Effects own = effects(step);
            for (const uint32_t one : own.sets) live.erase(one);
            merge(live, own.reads);
            return live;
        }
        case Step::Form::Guard:
            read_names(tree.child(step.id, field::If::test), live);
            return live;
        case Step::Form::If: {
            live = slice(step.body, live_after, nullptr).live;
            merge(live, slice(step.otherwise, live_after, nullptr).live);
            read_names(tree.child(step.id, field::If::test), live);
            return live;
        }
        case Step::Form::For:
            live = live_in_rounds(step, live);
            live.erase(tree[tree.child(step.id, field::For::target)].text.index);
            read_names(tree.child(step.id, field::For::iter), live);
            return live;
        case Step::Form::While:
            read_names(tree.child(step.id, field::While::test), live);
            return live_in_rounds(step, live);
    }
    return live;
}

// From the last one to the first: a step is kept if it writes what is read behind it, on the way forward or
// on the way back (`back`).
BackwardPrinter::Slice BackwardPrinter::slice(const std::vector<Step>& all, NameSet live,
                                              const std::vector<Sweep>* back) const {
    Slice out;
    out.is_kept.resize(all.size());
    out.live_after.resize(all.size());
    for (size_t i = all.size(); i-- > 0;) {
        const Tape* tape = back != nullptr ? tape_of(all[i]) : nullptr;
        if (tape != nullptr) {
            for (const Stored& one : tape->stored) live.insert(one.variable.index);
        }
        out.live_after[i] = live;
        out.is_kept[i] = all[i].form == Step::Form::Guard || meet(effects(all[i]).writes, live);
        if (out.is_kept[i]) live = live_before(all[i], live);
        if (back != nullptr) merge(live, (*back)[i].reads);
    }
    out.live = std::move(live);
    return out;
}

}  // namespace weft::standalone
