#include "facts/flaws.h"

#include <bitset>
#include <optional>
#include <string>

#include "base/builtin_names.h"
#include "builtins/behaviour.h"
#include "facts/source_counts.h"

namespace weft::facts {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

std::string_view text(FlawKind kind) {
    switch (kind) {
        case FlawKind::DeadStore:
            return "dead store";
        case FlawKind::UnusedParameter:
            return "unused parameter";
        case FlawKind::NeutralOperation:
            return "neutral operation";
        case FlawKind::RepeatedTest:
            return "repeated test";
        case FlawKind::EqualArms:
            return "equal arms";
        case FlawKind::NestedTest:
            return "nested test";
        case FlawKind::Count:
            break;
    }
    return {};
}

namespace {

// Which names are read later; beyond this many names of one function nothing is claimed.
constexpr size_t max_names = 256;
using Live = std::bitset<max_names>;

class FunctionFlaws {
  public:
    FunctionFlaws(const driver::Subject& subject, std::vector<Flaw>& out)
        : subject_(subject), tree_(subject.tree), out_(out) {}

    void check(NodeId def) {
        const NodeId arguments = tree_.child(def, field::FunctionDef::args);
        for (const NodeId arg : tree_.field(arguments, field::Arguments::args)) {
            parameters_.push_back(tree_[arg].text);
            used_.push_back(false);
        }
        const auto body = tree_.field(def, field::FunctionDef::body);
        block(body, {}, {});
        for (const NodeId node : body) expressions(node);
        for (size_t i = 0; i < used_.size(); ++i) {
            if (!used_[i]) add(FlawKind::UnusedParameter, def);
        }
    }

  private:
    struct Loop {
        Live head, after;
    };

    void add(FlawKind kind, NodeId node) { out_.push_back({kind, tree_[node].line}); }

    std::string_view written(NodeId node) const {
        const Span span = tree_[node].span;
        return tree_.source().substr(span.begin, span.end - span.begin);
    }

    std::optional<size_t> parameter(StringId name) const {
        for (size_t i = 0; i < parameters_.size(); ++i) {
            if (parameters_[i] == name) return i;
        }
        return {};
    }

    std::optional<size_t> local(StringId name) {
        if (parameter(name)) return {};
        for (size_t i = 0; i < locals_.size(); ++i) {
            if (locals_[i] == name) return i;
        }
        if (locals_.size() == max_names) return {};
        locals_.push_back(name);
        return locals_.size() - 1;
    }

    // ---- liveness, backwards through the statements

    Live block(std::span<const NodeId> statements, Live live, const Loop& loop) {
        for (size_t i = statements.size(); i-- > 0;) live = statement(statements[i], live, loop);
        return live;
    }

    void read(NodeId node, Live& live) {
        if (!node.valid()) return;
        if (tree_[node].kind == Kind::Name) {
            if (const auto at = local(tree_[node].text)) live.set(*at);
            if (const auto at = parameter(tree_[node].text)) used_[*at] = true;
            return;
        }
        for (const NodeId child : tree_.children(node)) read(child, live);
    }

    // The name a target changes: `v` of v, v[0], v.x.
    NodeId base(NodeId target) const {
        while (tree_[target].kind == Kind::Subscript || tree_[target].kind == Kind::Attribute)
            target = tree_.children(target)[0];
        return target;
    }

    void write(NodeId target, Live& live, bool also_reads) {
        if (tree_[target].kind == Kind::Tuple) {
            for (const NodeId part : tree_.field(target, field::Tuple::elts)) write(part, live, also_reads);
            return;
        }
        const NodeId name = base(target);
        if (tree_[name].kind != Kind::Name) return;
        const auto at = local(tree_[name].text);
        if (at && !live[*at] && quiet_ == 0) add(FlawKind::DeadStore, target);
        if (name != target) {  // the rest of the value stays, indexes are read
            const bool was_live = at && live[*at];
            read(target, live);
            if (at && !was_live) live.reset(*at);
        } else if (at && !also_reads) {
            live.reset(*at);
        }
    }

    Live statement(NodeId node, Live live, const Loop& loop) {
        switch (tree_[node].kind) {
            case Kind::Assign:
                for (const NodeId target : tree_.field(node, field::Assign::targets))
                    write(target, live, false);
                read(tree_.child(node, field::Assign::value), live);
                return live;
            case Kind::AnnAssign:
                write(tree_.child(node, field::AnnAssign::target), live, false);
                read(tree_.child(node, field::AnnAssign::value), live);
                return live;
            case Kind::AugAssign:
                write(tree_.child(node, field::AugAssign::target), live, true);
                read(tree_.child(node, field::AugAssign::value), live);
                read(tree_.child(node, field::AugAssign::target), live);
                return live;
            case Kind::If: {
                const Live taken = block(tree_.field(node, field::If::body), live, loop);
                const Live other = block(tree_.field(node, field::If::orelse), live, loop);
                live = taken | other;
                read(tree_.child(node, field::If::test), live);
                return live;
            }
            case Kind::For:
                return repeated(node, tree_.child(node, field::For::iter),
                                tree_.field(node, field::For::body), live);
            case Kind::While:
                return repeated(node, tree_.child(node, field::While::test),
                                tree_.field(node, field::While::body), live);
            case Kind::Return:
                live = {};
                read(node, live);
                return live;
            case Kind::Break:
                return loop.after;
            case Kind::Continue:
                return loop.head;
            default:
                read(node, live);
                return live;
        }
    }

    // What an iteration leaves is read by the next one: a first silent pass finds out.
    Live repeated(NodeId node, NodeId test, std::span<const NodeId> body, Live after) {
        Live head = after;
        read(test, head);
        ++quiet_;
        for (int pass = 0; pass < 2; ++pass) head |= block(body, head, {head, after});
        --quiet_;
        Live entry = block(body, head, {head, after});
        if (tree_[node].kind == Kind::For) {
            const NodeId target = tree_.child(node, field::For::target);
            if (const auto at = local(tree_[target].text)) entry.reset(*at);
        }
        entry |= after;
        read(test, entry);
        return entry;
    }

    // ---- what expressions say twice or in vain

    bool is_number(NodeId node, double value) const {
        if (tree_[node].kind != Kind::Constant) return false;
        const std::string_view digits = written(node);
        return digits == (value == 0 ? "0" : "1") || digits == (value == 0 ? "0.0" : "1.0");
    }

    void binary(NodeId node) {
        const NodeId left = tree_.child(node, field::BinOp::left),
                     right = tree_.child(node, field::BinOp::right);
        const bool same = written(left) == written(right);
        bool neutral = false;
        switch (tree_[node].op()) {
            case syntax::Operator::Add:
                neutral = is_number(left, 0) || is_number(right, 0);
                break;
            case syntax::Operator::Sub:
                neutral = is_number(right, 0) || same;
                break;
            case syntax::Operator::Mult:
                neutral =
                    is_number(left, 0) || is_number(right, 0) || is_number(left, 1) || is_number(right, 1);
                break;
            case syntax::Operator::Div:
            case syntax::Operator::FloorDiv:
            case syntax::Operator::Mod:
                neutral = is_number(right, 1) || same;
                break;
            case syntax::Operator::Pow:
                neutral = is_number(right, 1);
                break;
            case syntax::Operator::BitAnd:
            case syntax::Operator::BitOr:
            case syntax::Operator::BitXor:
                neutral = same;
                break;
            default:
                break;
        }
        if (neutral) add(FlawKind::NeutralOperation, node);
    }

    void call(NodeId node) {
        const syntax::Node& function = tree_[tree_.child(node, field::Call::func)];
        if (function.kind != Kind::Attribute && function.kind != Kind::Name) return;
        if (!names::is_builtin(function.text) || is_own_function(subject_, function.text)) return;
        const builtins::Behaviour& does = builtins::behaviour(function.text);
        const auto args = tree_.field(node, field::Call::args);
        const bool picks =
            does.operation == builtins::Operation::Min || does.operation == builtins::Operation::Max;
        if (picks && args.size() == 2 && written(args[0]) == written(args[1]))
            add(FlawKind::NeutralOperation, node);
        if (does.effect == builtins::Effect::Where && args.size() == 3 &&
            written(args[1]) == written(args[2]))
            add(FlawKind::EqualArms, node);
    }

    void expressions(NodeId node) {
        switch (tree_[node].kind) {
            case Kind::BinOp:
                binary(node);
                break;
            case Kind::Call:
                call(node);
                break;
            case Kind::Compare: {
                const NodeId left = tree_.child(node, field::Compare::left),
                             right = tree_.child(node, field::Compare::comparators);
                if (written(left) == written(right)) add(FlawKind::RepeatedTest, node);
                break;
            }
            case Kind::BoolOp: {
                const auto values = tree_.field(node, field::BoolOp::values);
                for (size_t i = 1; i < values.size(); ++i) {
                    if (written(values[i]) == written(values[i - 1])) add(FlawKind::RepeatedTest, node);
                }
                break;
            }
            case Kind::IfExp:
                if (written(tree_.child(node, field::IfExp::body)) ==
                    written(tree_.child(node, field::IfExp::orelse)))
                    add(FlawKind::EqualArms, node);
                break;
            case Kind::If:
                return branch(node);
            default:
                break;
        }
        for (const NodeId child : tree_.children(node)) {
            if (child.valid()) expressions(child);
        }
    }

    void branch(NodeId node) {
        const std::string_view test = written(tree_.child(node, field::If::test));
        for (const std::string_view outer : tests_) {
            if (outer == test) add(FlawKind::NestedTest, node);
        }
        const auto body = tree_.field(node, field::If::body), orelse = tree_.field(node, field::If::orelse);
        if (!orelse.empty() && body.size() == orelse.size()) {
            bool equal = true;
            for (size_t i = 0; i < body.size(); ++i) equal &= written(body[i]) == written(orelse[i]);
            if (equal) add(FlawKind::EqualArms, node);
        }
        tests_.push_back(test);
        for (const NodeId child : tree_.children(node)) expressions(child);
        tests_.pop_back();
    }

    const driver::Subject& subject_;
    const syntax::Tree& tree_;
    std::vector<Flaw>& out_;
    std::vector<StringId> parameters_, locals_;
    std::vector<bool> used_;
    std::vector<std::string_view> tests_;  // of the branches around
    int quiet_ = 0;
};

}  // namespace

void flaws(const driver::Subject& subject, std::vector<Flaw>& out) {
    out.clear();
    std::vector<NodeId> definitions;
    reached_definitions(subject, definitions);
    for (const NodeId def : definitions) FunctionFlaws(subject, out).check(def);
}

}  // namespace weft::facts
