#include "faults/worth.h"

#include <algorithm>
#include <utility>

namespace weft::faults {
namespace {

using builtins::Effect;
using builtins::Operation;
using syntax::Operator;

struct Worth {
    bool may_be_zero = true, varies = false;
    bool operator==(const Worth&) const = default;
};
constexpr Worth unknown{};

Worth combined(Operator op, Worth a, Worth b) {
    switch (op) {
        case Operator::Add:
        case Operator::Sub:
        case Operator::BitOr:
        case Operator::BitXor:
            return {a.may_be_zero && b.may_be_zero, a.varies || b.varies};
        case Operator::Mult:
        case Operator::MatMult: {
            const bool zero = a.may_be_zero || b.may_be_zero;
            return {zero, !zero && (a.varies || b.varies)};
        }
        case Operator::Div:
            return {a.may_be_zero, !a.may_be_zero && (a.varies || b.varies)};
        case Operator::Pow:
            return {a.may_be_zero, a.varies};
        case Operator::Mod:
        case Operator::FloorDiv:
        case Operator::LShift:
        case Operator::RShift:
        case Operator::BitAnd:
            break;
    }
    return unknown;
}

class Walk {
  public:
    explicit Walk(Scene& scene) : scene_(scene), tree_(scene.tree()) {}

    void kernel() { block(tree_.field(scene_.def(), field::FunctionDef::body)); }

  private:
    using Names = std::vector<std::pair<StringId, Worth>>;

    Worth* find(StringId name) {
        for (auto& [known, worth] : names_) {
            if (known == name) return &worth;
        }
        return nullptr;
    }
    void set(StringId name, Worth worth) {
        if (Worth* const known = find(name)) {
            *known = worth;
        } else {
            names_.emplace_back(name, worth);
        }
    }

    void block(std::span<const NodeId> statements) {
        for (const NodeId id : statements) statement(id);
    }

    void statement(NodeId id) {
        switch (scene_[id].kind) {
            case Kind::Assign:
                assign(id);
                break;
            case Kind::AugAssign:
                update(id);
                break;
            case Kind::If: {
                (void)value(tree_.child(id, field::If::test));
                const Names before = names_;
                block(tree_.field(id, field::If::body));
                Names taken = std::exchange(names_, before);
                block(tree_.field(id, field::If::orelse));
                merge(taken);
                break;
            }
            case Kind::For: {
                (void)value(tree_.child(id, field::For::iter));
                set(scene_[tree_.child(id, field::For::target)].text, unknown);  // it begins with zero
                const Names before = names_;
                for (int i = 0; i < 2; ++i) block(tree_.field(id, field::For::body));
                if (scene_.least_steps(id) == 0) merge(before);
                break;
            }
            case Kind::While:
                forget(id);
                block(tree_.field(id, field::While::body));
                forget(id);
                break;
            case Kind::Expr:
                (void)value(tree_.child(id, field::Expr::value));
                break;
            default:
                break;
        }
    }

    // What holds whichever of two ways was taken.
    void merge(const Names& other) {
        for (auto& [known, worth] : names_) {
            for (const auto& [name, there] : other) {
                if (name == known)
                    worth = {worth.may_be_zero || there.may_be_zero, worth.varies && there.varies};
            }
        }
        for (const auto& [name, worth] : other) {
            if (find(name) == nullptr) names_.emplace_back(name, worth);
        }
    }

    void forget(NodeId id) {
        for (const NodeId child : tree_.children(id)) {
            if (!child.valid()) continue;
            const NodeId target = scene_.target(child);
            if (target.valid() && scene_[target].kind == Kind::Name) set(scene_[target].text, unknown);
            forget(child);
        }
    }

    void assign(NodeId id) {
        const Worth worth = value(tree_.child(id, field::Assign::value));
        const NodeId target = scene_.target(id);
        if (!target.valid()) return;
        const Kind kind = scene_[target].kind;
        if (kind == Kind::Name) set(scene_[target].text, worth);
        if (kind == Kind::Tuple) {
            for (const NodeId part : tree_.field(target, field::Tuple::elts)) set(scene_[part].text, worth);
        }
    }

    void update(NodeId id) {
        const Worth added = value(tree_.child(id, field::AugAssign::value));
        const NodeId target = scene_.target(id);
        if (scene_[target].kind != Kind::Name) return;
        const Worth before = value(target);
        set(scene_[target].text, combined(scene_[id].op(), before, added));
    }

    Worth value(NodeId id) {
        const Worth worth = worked_out(id);
        if (worth.may_be_zero) scene_.mark(id, may_be_zero);
        if (worth.varies) scene_.mark(id, varies);
        return worth;
    }

    Worth worked_out(NodeId id) {
        const Node& node = scene_[id];
        switch (node.kind) {
            case Kind::Constant:
                return {scene_.text(id).find_first_of("123456789") == std::string_view::npos, false};
            case Kind::Name: {
                if (const Worth* const known = find(node.text)) return *known;
                return {!scene_.is_float(id) && scene_[id].context() == syntax::Context::Load, false};
            }
            case Kind::BinOp: {
                const NodeId left = tree_.child(id, field::BinOp::left),
                             right = tree_.child(id, field::BinOp::right);
                const Worth a = value(left), b = value(right);
                return combined(node.op(), a, b);
            }
            case Kind::UnaryOp:
                return value(tree_.child(id, field::UnaryOp::operand));
            case Kind::IfExp: {
                const Worth a = value(tree_.child(id, field::IfExp::body)),
                            b = value(tree_.child(id, field::IfExp::orelse));
                (void)value(tree_.child(id, field::IfExp::test));
                return {a.may_be_zero || b.may_be_zero, a.varies && b.varies};
            }
            case Kind::Attribute:
                return part(tree_.child(id, field::Attribute::value));
            case Kind::Subscript:
                return element(id);
            case Kind::Call:
                return call(id);
            default:
                return unknown;
        }
    }

    // Components of rotations are often zero.
    Worth part(NodeId whole) {
        const Worth worth = value(whole);
        const types::Kind kind = scene_.type(whole).kind;
        return kind == types::Kind::Quaternion || kind == types::Kind::Transform ? unknown : worth;
    }

    Worth element(NodeId id) {
        if (scene_.element_of(id) == nullptr) return part(tree_.child(id, field::Subscript::value));
        Worth worth{false, false};
        for (const NodeId index : scene_.indexes(id)) worth.varies |= value(index).varies;
        return worth;
    }

    Worth call(NodeId id) {
        const auto args = tree_.field(id, field::Call::args);
        Worth any{false, false}, all{true, false};
        for (const NodeId arg : args) {
            const Worth worth = value(arg);
            any = {any.may_be_zero || worth.may_be_zero, any.varies || worth.varies};
            all.may_be_zero &= worth.may_be_zero;
        }
        const builtins::Row* const row = scene_.builtin(id);
        if (row == nullptr) return args.empty() ? Worth{false, true} : unknown;  // the thread's number
        if (row->effect() == Effect::Thread) return {false, true};
        if (row->effect() == Effect::Construct) return {all.may_be_zero, any.varies};
        if (row->effect() != Effect::Compute || row->behaviour->derivative == builtins::DerivativeRule::Flat)
            return unknown;
        const Operation operation = row->operation();
        if (operation == Operation::Min || operation == Operation::Max || operation == Operation::Clamp)
            return {any.may_be_zero, false};
        if (operation == Operation::Cast) return scene_.is_float(id) ? any : unknown;
        const bool product =
            row->behaviour->derivative == builtins::DerivativeRule::Multilinear && args.size() == 2;
        return product && share_names(scene_, args[0], args[1]) ? unknown : any;
    }

    Scene& scene_;
    const syntax::Tree& tree_;
    Names names_;
};

// Of an element only its array counts, of a call only what it is given.
void gather_names(const Scene& scene, NodeId id, std::vector<StringId>& out) {
    if (scene[id].kind == Kind::Name) out.push_back(scene[id].text);
    if (scene.element_of(id) != nullptr)
        return gather_names(scene, scene.tree().child(id, field::Subscript::value), out);
    if (scene[id].kind == Kind::Call) {
        for (const NodeId arg : scene.tree().field(id, field::Call::args)) gather_names(scene, arg, out);
        return;
    }
    for (const NodeId child : scene.tree().children(id)) {
        if (child.valid()) gather_names(scene, child, out);
    }
}

}  // namespace

void mark_what_is_worth(Scene& scene) {
    Walk(scene).kernel();
}

bool share_names(const Scene& scene, NodeId a, NodeId b) {
    std::vector<StringId> left, right;
    gather_names(scene, a, left);
    gather_names(scene, b, right);
    return std::any_of(left.begin(), left.end(), [&](StringId name) {
        return std::find(right.begin(), right.end(), name) != right.end();
    });
}

}  // namespace weft::faults
