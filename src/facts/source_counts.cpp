#include "facts/source_counts.h"

#include <algorithm>

#include "base/builtin_names.h"
#include "builtins/builtins.h"

namespace weft::facts {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

namespace {

class Counter {
  public:
    // `functions`: what the file calls so is no builtin.
    Counter(const syntax::Tree& tree, std::span<const StringId> functions, bool is_printed, SourceCounts& out)
        : tree_(tree), functions_(functions), is_printed_(is_printed), out_(out) {}

    void function(NodeId def) {
        const auto body = tree_.field(def, field::FunctionDef::body);
        statements(without_docstring(body), {});
    }

  private:
    struct Around {
        uint32_t depth = 0;
        bool in_if = false, in_loop = false;
    };

    std::span<const NodeId> without_docstring(std::span<const NodeId> body) const {
        if (body.empty() || tree_[body[0]].kind != Kind::Expr) return body;
        const NodeId value = tree_.child(body[0], field::Expr::value);
        const bool is_text =
            tree_[value].kind == Kind::Constant && tree_[value].constant() == syntax::ConstantKind::Str;
        return is_text ? body.subspan(1) : body;
    }

    void statements(std::span<const NodeId> list, Around around) {
        for (const NodeId node : list) statement(node, around);
    }

    void statement(NodeId node, Around around) {
        ++out_.counts.statements;
        out_.depth = std::max(out_.depth, around.depth);
        switch (tree_[node].kind) {
            case Kind::If:
                return if_statement(node, around, false);
            case Kind::For:
                loop(around);
                expression(tree_.child(node, field::For::iter));
                statements(tree_.field(node, field::For::body), {around.depth + 1, around.in_if, true});
                statements(tree_.field(node, field::For::orelse), around);
                return;
            case Kind::While:
                loop(around);
                expression(tree_.child(node, field::While::test));
                statements(tree_.field(node, field::While::body), {around.depth + 1, around.in_if, true});
                statements(tree_.field(node, field::While::orelse), around);
                return;
            case Kind::AugAssign: {
                ++out_.counts.operations;
                const syntax::Operator op = tree_[node].op();
                out_.augmented = out_.augmented || is_arithmetic(op);
                break;
            }
            case Kind::FunctionDef:
                --out_.counts.statements;
                return statements(tree_.field(node, field::FunctionDef::body), around);
            default:
                break;
        }
        for (const NodeId child : tree_.children(node)) expression(child);
    }

    static bool is_arithmetic(syntax::Operator op) {
        using enum syntax::Operator;
        return op == Add || op == Sub || op == Mult || op == Div || op == Mod || op == Pow || op == FloorDiv;
    }

    void loop(Around around) {
        ++out_.counts.loops;
        ++out_.decisions;
        out_.nested_loop = out_.nested_loop || around.in_loop;
        out_.depth = std::max(out_.depth, around.depth + 1);
    }

    void if_statement(NodeId node, Around around, bool is_elif) {
        ++out_.counts.branches;
        ++out_.decisions;
        ++out_.ifs;
        out_.elifs += is_elif;
        out_.nested_if = out_.nested_if || around.in_if;
        out_.depth = std::max(out_.depth, around.depth + 1);
        expression(tree_.child(node, field::If::test));
        statements(tree_.field(node, field::If::body), {around.depth + 1, true, around.in_loop});
        const auto orelse = tree_.field(node, field::If::orelse);
        if (orelse.size() == 1 && tree_[orelse[0]].kind == Kind::If && written_elif(orelse[0])) {
            ++out_.counts.statements;
            return if_statement(orelse[0], around, true);
        }
        statements(orelse, {around.depth + 1, true, around.in_loop});
    }

    bool written_elif(NodeId node) const {
        // The printer writes each `if` that is alone in an `else` so.
        return is_printed_ || tree_.source().substr(tree_[node].span.begin, 4) == "elif";
    }

    void expression(NodeId node) {
        if (!node.valid()) return;
        const syntax::Node& it = tree_[node];
        switch (it.kind) {
            case Kind::BinOp:
            case Kind::Compare:
                ++out_.counts.operations;
                break;
            case Kind::BoolOp:
                ++out_.counts.operations;
                out_.decisions += static_cast<uint32_t>(tree_.field(node, field::BoolOp::values).size()) - 1;
                out_.logic = true;
                break;
            case Kind::IfExp:
                ++out_.counts.branches;
                ++out_.decisions;
                break;
            case Kind::UnaryOp:
                unary(node);
                break;
            case Kind::Call:
                call(node);
                break;
            default:
                break;
        }
        for (const NodeId child : tree_.children(node)) expression(child);
    }

    void unary(NodeId node) {
        const syntax::UnaryOperator op = tree_[node].unary_operator();
        const NodeId operand = tree_.child(node, field::UnaryOp::operand);
        if (op == syntax::UnaryOperator::Not) out_.logic = true;
        if (op == syntax::UnaryOperator::UAdd) return;
        if (op == syntax::UnaryOperator::USub && tree_[operand].kind == Kind::Constant) return;
        ++out_.counts.operations;
    }

    void call(NodeId node) {
        ++out_.counts.operations;
        const NodeId callee = tree_.child(node, field::Call::func);
        const Kind kind = tree_[callee].kind;
        if (kind != Kind::Attribute && kind != Kind::Name) return;
        const StringId name = tree_[callee].text;
        if (!names::is_builtin(name) ||
            std::find(functions_.begin(), functions_.end(), name) != functions_.end())
            return;
        const auto rows = builtins::rows_of(name);
        if (rows.empty()) return;  // a Python function of Warp
        using builtins::Operation;
        const Operation operation = rows[0].operation();
        if (operation == Operation::Lerp || operation == Operation::Smoothstep) out_.blend_call = true;
        if (rows[0].group != builtins::Group::ScalarMath || operation == Operation::Cast) return;
        const bool limits = operation == Operation::Clamp || operation == Operation::Pow;
        const bool plain =
            operation == Operation::Min || operation == Operation::Max || operation == Operation::Abs;
        out_.limit_call = out_.limit_call || limits;
        out_.math_call = out_.math_call || (!limits && !plain);
    }

    const syntax::Tree& tree_;
    std::span<const StringId> functions_;
    bool is_printed_;  // by syntax/, from a tree that has no text of its own
    SourceCounts& out_;
};

}  // namespace

synth::TraitSet traits(const SourceCounts& counts) {
    using synth::Trait;
    synth::TraitSet out = 0;
    const auto add = [&](Trait trait, bool has) {
        if (has) out |= synth::set_of(trait);
    };
    add(Trait::Branch, counts.counts.branches != 0);
    add(Trait::MultiBranch, counts.elifs != 0 || counts.nested_if || counts.logic || counts.ifs >= 2);
    add(Trait::Loop, counts.counts.loops != 0);
    add(Trait::NestedLoop, counts.nested_loop);
    add(Trait::MathCall, counts.math_call);
    add(Trait::Limit, counts.limit_call);
    add(Trait::Blend, counts.blend_call);
    add(Trait::Arithmetic, counts.augmented);
    return out;
}

bool is_own_function(const driver::Subject& subject, StringId name) {
    const auto& functions = subject.functions;
    return std::any_of(functions.begin(), functions.end(), [&](const lower::LoweredFunction& function) {
        return subject.lowered.declaration(subject.program, function.id).name == name;
    });
}

void reached_definitions(const driver::Subject& subject, std::vector<NodeId>& out) {
    out.clear();
    out.push_back(subject.declaration().def);
    for (const lower::LoweredFunction& function : subject.functions) {
        const module::Function& declared = subject.lowered.declaration(subject.program, function.id);
        if (declared.tree != &subject.tree) continue;  // what other files say is not the kernel's text
        const NodeId def = declared.def;
        if (std::find(out.begin(), out.end(), def) == out.end()) out.push_back(def);
    }
}

SourceCounts source_counts(const driver::Subject& subject) {
    SourceCounts counts;
    std::vector<NodeId> definitions;
    reached_definitions(subject, definitions);
    std::vector<StringId> functions;
    for (const lower::LoweredFunction& function : subject.functions)
        functions.push_back(subject.lowered.declaration(subject.program, function.id).name);
    Counter counter(subject.tree, functions, false, counts);
    for (const NodeId def : definitions) counter.function(def);
    return counts;
}

SourceCounts counts_when_printed(const syntax::Tree& tree, std::span<const NodeId> definitions,
                                 std::span<const StringId> functions) {
    SourceCounts counts;
    Counter counter(tree, functions, true, counts);
    for (const NodeId def : definitions) counter.function(def);
    return counts;
}

}  // namespace weft::facts
