#include "faults/sight.h"

#include <algorithm>

#include "faults/worth.h"

namespace weft::faults {
namespace {

using builtins::DerivativeRule;
using builtins::Effect;
using builtins::Operation;
using syntax::Operator;

// Names whose value shows.
class Names {
  public:
    bool contains(StringId name) const { return std::find(all_.begin(), all_.end(), name) != all_.end(); }
    void add(StringId name) {
        if (!contains(name)) all_.push_back(name);
    }
    void add(const Names& others) {
        for (const StringId name : others.all_) add(name);
    }
    void remove(StringId name) { std::erase(all_, name); }
    void keep_common(const Names& other) {
        std::erase_if(all_, [&](StringId name) { return !other.contains(name); });
    }

  private:
    std::vector<StringId> all_;
};

// Another value of either side is another result.
bool lets_through(Operator op) {
    switch (op) {
        case Operator::Add:
        case Operator::Sub:
        case Operator::Mult:
        case Operator::MatMult:
        case Operator::Div:
        case Operator::BitXor:
            return true;
        case Operator::Mod:
        case Operator::Pow:
        case Operator::LShift:
        case Operator::RShift:
        case Operator::BitOr:
        case Operator::BitAnd:
        case Operator::FloorDiv:
            return false;
    }
    return false;
}

// Arithmetic without bends and plains. What is General may be flat far out, as erf is; roots and the like are
// not.
bool lets_through(const builtins::Row& row, bool makes_float) {
    if (row.effect() == Effect::Construct) return true;
    if (row.effect() != Effect::Compute) return false;
    if (row.operation() == Operation::Cast) return makes_float;
    switch (row.behaviour->derivative) {
        case DerivativeRule::Linear:
        case DerivativeRule::Multilinear:
        case DerivativeRule::Quotient:
            return true;
        case DerivativeRule::General:
        case DerivativeRule::FirstOnly:
        case DerivativeRule::Flat:
            break;
    }
    const builtins::Outcome outcome = row.behaviour->outcome;
    return outcome == builtins::Outcome::Root || outcome == builtins::Outcome::Logarithm;
}

class Sight {
  public:
    explicit Sight(Scene& scene) : scene_(scene), tree_(scene.tree()) {}

    void kernel() {
        Names names;
        block(tree_.field(scene_.def(), field::FunctionDef::body), names);
    }

  private:
    void mark(NodeId id) { scene_.mark(id, sometimes_ ? shows_sometimes : shows_always); }

    static bool leaves(const syntax::Tree& tree, NodeId id) {
        const Kind kind = tree[id].kind;
        if (kind == Kind::Return || kind == Kind::Break || kind == Kind::Continue) return true;
        if (kind != Kind::If && kind != Kind::For && kind != Kind::While) return false;
        const auto children = tree.children(id);
        return std::any_of(children.begin(), children.end(),
                           [&](NodeId child) { return child.valid() && leaves(tree, child); });
    }

    // Behind a statement that may leave the block only some threads come.
    void block(std::span<const NodeId> statements, Names& names) {
        size_t certain = 0;
        while (certain < statements.size() && !leaves(tree_, statements[certain])) ++certain;
        const bool before = sometimes_;
        for (size_t i = statements.size(); i-- > 0;) {
            sometimes_ = before || i > certain;
            statement(statements[i], names);
        }
        sometimes_ = before;
    }

    void statement(NodeId id, Names& names) {
        switch (scene_[id].kind) {
            case Kind::Assign:
                assign(id, names);
                break;
            case Kind::AugAssign:
                update(id, names);
                break;
            case Kind::Expr:
                call(id, names);
                break;
            case Kind::If:
                branch(id, names);
                break;
            case Kind::For:
                loop(id, names);
                break;
            case Kind::While:
                forget(id, names);
                break;
            default:
                break;
        }
    }

    void assign(NodeId id, Names& names) {
        const NodeId value = tree_.child(id, field::Assign::value);
        const NodeId target = scene_.target(id);
        if (!target.valid()) return;
        switch (scene_[target].kind) {
            case Kind::Name: {
                const StringId name = scene_[target].text;
                if (!names.contains(name)) return;
                mark(id);
                names.remove(name);
                value_shows(value, names);
                break;
            }
            case Kind::Tuple:
                for (const NodeId part : tree_.field(target, field::Tuple::elts))
                    names.remove(scene_[part].text);
                break;
            case Kind::Subscript:
                if (scene_.element_of(target) == nullptr) return;
                mark(id);
                value_shows(value, names);
                break;
            default:
                break;
        }
    }

    void update(NodeId id, Names& names) {
        const NodeId target = scene_.target(id), value = tree_.child(id, field::AugAssign::value);
        const bool through = lets_through(scene_[id].op());
        if (scene_[target].kind == Kind::Name) {
            if (!names.contains(scene_[target].text)) return;
            if (!through) return names.remove(scene_[target].text);
        } else if (scene_.element_of(target) == nullptr || !through) {
            return;
        }
        const bool scales = scene_[id].op() == Operator::Mult || scene_[id].op() == Operator::Div;
        if (scales && (scene_.is(target, may_be_zero) || share_names(scene_, target, value))) return;
        mark(id);
        value_shows(value, names);
    }

    // An atomic that adds.
    void call(NodeId id, Names& names) {
        const NodeId called = tree_.child(id, field::Expr::value);
        const builtins::Row* const row = scene_.builtin(called);
        if (row == nullptr || row->effect() != Effect::Atomic) return;
        if (row->operation() != Operation::Add && row->operation() != Operation::Sub) return;
        mark(id);
        const auto args = tree_.field(called, field::Call::args);
        if (!args.empty()) value_shows(args.back(), names);
    }

    // What shows before a branch shows whichever way it goes.
    void branch(NodeId id, Names& names) {
        const bool before = sometimes_;
        sometimes_ = true;
        Names other = names;
        const Names after = names;
        block(tree_.field(id, field::If::body), names);
        block(tree_.field(id, field::If::orelse), other);
        names.keep_common(other);
        sometimes_ = before;
        if (!before && changes(id, after)) scene_.mark(id, decides);
    }

    // Whether a statement of a branch changes an output, or a value that shows after it.
    bool changes(NodeId branch, const Names& after) const {
        const auto one = [&](NodeId statement) {
            if (scene_.is_store(statement)) return true;
            const NodeId target = scene_.target(statement);
            if (!target.valid() || scene_[target].kind != Kind::Name || !after.contains(scene_[target].text))
                return false;
            return scene_[statement].kind != Kind::AugAssign ||
                   !scene_.is(tree_.child(statement, field::AugAssign::value), may_be_zero);
        };
        const auto body = tree_.field(branch, field::If::body);
        return std::any_of(body.begin(), body.end(), one);
    }

    // Twice: what one step leaves the next one reads.
    void loop(NodeId id, Names& names) {
        const bool before = sometimes_, may_not_run = scene_.least_steps(id) == 0;
        sometimes_ = sometimes_ || may_not_run;
        Names begin = names;
        block(tree_.field(id, field::For::body), begin);
        begin.add(names);
        block(tree_.field(id, field::For::body), begin);
        const NodeId counter = tree_.child(id, field::For::target);
        begin.remove(scene_[counter].text);
        if (may_not_run) begin.keep_common(names);
        names = std::move(begin);
        sometimes_ = before;
    }

    // Nothing is said of what a while loop changes.
    void forget(NodeId id, Names& names) {
        for (const NodeId child : tree_.children(id)) {
            if (!child.valid()) continue;
            if (const NodeId target = scene_.target(child); target.valid()) names.remove(scene_[target].text);
            forget(child, names);
        }
    }

    void value_shows(NodeId id, Names& names) {
        mark(id);
        const Node& node = scene_[id];
        switch (node.kind) {
            case Kind::Name:
                names.add(node.text);
                break;
            case Kind::BinOp:
                if (lets_through(node.op())) operands_show(id, names);
                break;
            case Kind::UnaryOp:
                if (node.unary_operator() != syntax::UnaryOperator::Not) all_show(tree_.children(id), names);
                break;
            case Kind::Call: {
                const builtins::Row* const row = scene_.builtin(id);
                if (row == nullptr) break;
                if (!sometimes_ && row->effect() == Effect::Where) scene_.mark(id, decides);
                if (lets_through(*row, scene_.is_float(id))) arguments_show(id, *row, names);
                break;
            }
            case Kind::IfExp:
                if (!sometimes_) scene_.mark(id, decides);
                break;
            default:
                break;
        }
    }
    // A factor that may be zero hides the other; a square hides the sign of what is squared.
    void operands_show(NodeId id, Names& names) {
        const NodeId left = tree_.child(id, field::BinOp::left), right = tree_.child(id, field::BinOp::right);
        const Operator op = scene_[id].op();
        const bool scales = op == Operator::Mult || op == Operator::MatMult || op == Operator::Div;
        if (scales && share_names(scene_, left, right)) return;
        if (!scales || !scene_.is(right, may_be_zero)) value_shows(left, names);
        if (!scales || !scene_.is(left, may_be_zero)) value_shows(right, names);
    }
    void arguments_show(NodeId id, const builtins::Row& row, Names& names) {
        const auto args = tree_.field(id, field::Call::args);
        for (size_t i = 0; i < args.size(); ++i) {
            bool hidden = false;
            for (size_t k = 0; k < args.size() && row.effect() != Effect::Construct; ++k)
                hidden |=
                    k != i && (scene_.is(args[k], may_be_zero) || share_names(scene_, args[i], args[k]));
            if (!hidden) value_shows(args[i], names);
        }
    }
    void all_show(std::span<const NodeId> all, Names& names) {
        for (const NodeId one : all) value_shows(one, names);
    }

    Scene& scene_;
    const syntax::Tree& tree_;
    bool sometimes_ = false;
};

}  // namespace

void mark_what_shows(Scene& scene) {
    Sight(scene).kernel();
}

}  // namespace weft::faults
