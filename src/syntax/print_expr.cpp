// Expressions and patterns back to text.
#include "syntax/printer.h"

namespace weft::syntax {
namespace {

constexpr std::string_view operators[] = {" + ",  " - ",  " * ", " @ ", " / ", " % ", " ** ",
                                          " << ", " >> ", " | ", " ^ ", " & ", " // "};
constexpr std::string_view unary_operators[] = {"~", "not ", "+", "-"};
constexpr std::string_view compare_operators[] = {" == ", " != ", " < ",      " <= ", " > ",
                                                  " >= ", " is ", " is not ", " in ", " not in "};

}  // namespace

Printer::Level Printer::level_of(const Node& node) const {
    switch (node.kind) {
        case Kind::Lambda:
        case Kind::IfExp:
            return Level::Expression;
        case Kind::BoolOp:
            return node.bool_operator() == BoolOperator::Or ? Level::Or : Level::And;
        case Kind::Compare:
            return Level::Compare;
        case Kind::UnaryOp:
            return node.unary_operator() == UnaryOperator::Not ? Level::Not : Level::Factor;
        case Kind::Await:
            return Level::Await;
        case Kind::BinOp:
            break;
        default:
            return Level::Primary;
    }
    switch (node.op()) {
        case Operator::BitOr:
            return Level::BitOr;
        case Operator::BitXor:
            return Level::BitXor;
        case Operator::BitAnd:
            return Level::BitAnd;
        case Operator::LShift:
        case Operator::RShift:
            return Level::Shift;
        case Operator::Add:
        case Operator::Sub:
            return Level::Sum;
        case Operator::Pow:
            return Level::Power;
        case Operator::Mult:
        case Operator::MatMult:
        case Operator::Div:
        case Operator::Mod:
        case Operator::FloorDiv:
            return Level::Term;
    }
    return Level::Primary;
}

bool Printer::needs_brackets(const Node& node, NodeId id, Level allowed) const {
    switch (node.kind) {
        case Kind::Yield:
        case Kind::YieldFrom:
            return allowed != Level::Value;
        case Kind::Tuple:
            return allowed > Level::Star && !tree_.field(id, field::Tuple::elts).empty();
        case Kind::NamedExpr:
            return allowed != Level::Named;
        default:
            return level_of(node) < allowed;
    }
}

void Printer::expr(NodeId id, Level allowed) {
    if (id == broken_) return broken(id);
    const Node& node = tree_[id];
    if (!needs_brackets(node, id, allowed)) return bare(id, allowed);
    out_.append('(');
    if (node.kind == Kind::Tuple) {
        tuple(id, Level::Named);
    } else {
        bare(id, node.kind == Kind::NamedExpr ? Level::Named : Level::Value);
    }
    out_.append(')');
}

void Printer::bare(NodeId id, Level allowed) {
    const Node& node = tree_[id];
    const auto sub = [&](unsigned index, Level level) { expr(child(id, index), level); };
    switch (node.kind) {
        case Kind::Name:
            return out_.append(strings_.padded(node.text));
        case Kind::Constant:
            return constant(node);
        case Kind::Attribute: {
            const NodeId value = child(id, field::Attribute::value);
            expr(value, Level::Primary);
            // `1.x` would be read as a float.
            if (tree_[value].kind == Kind::Constant && tree_[value].constant() == ConstantKind::Int)
                out_.append(' ');
            out_.append('.');
            return out_.append(strings_.padded(node.text));
        }
        case Kind::Subscript:
            sub(field::Subscript::value, Level::Primary);
            out_.append('[');
            subscript_index(child(id, field::Subscript::slice));
            return out_.append(']');
        case Kind::Slice:
            return slice(id);
        case Kind::Call:
            sub(field::Call::func, Level::Primary);
            out_.append('(');
            call_arguments(tree_.field(id, field::Call::args), tree_.field(id, field::Call::keywords));
            return out_.append(')');
        case Kind::BinOp: {
            const Level level = level_of(node);
            const bool power = node.op() == Operator::Pow;
            sub(field::BinOp::left, power ? Level::Await : level);
            out_.append(text(node.op()));
            const auto tighter = static_cast<Level>(static_cast<uint8_t>(level) + 1);
            return sub(field::BinOp::right, power ? Level::Factor : tighter);
        }
        case Kind::UnaryOp:
            out_.append(unary_operators[node.detail]);
            return sub(field::UnaryOp::operand, level_of(node));
        case Kind::BoolOp: {
            const auto tighter = static_cast<Level>(static_cast<uint8_t>(level_of(node)) + 1);
            bool first = true;
            for (NodeId value : tree_.field(id, field::BoolOp::values)) {
                if (!first) out_.append(node.bool_operator() == BoolOperator::And ? " and " : " or ");
                first = false;
                expr(value, tighter);
            }
            return;
        }
        case Kind::Compare:
            return compare(id);
        case Kind::IfExp:
            sub(field::IfExp::body, Level::Or);
            out_.append(" if ");
            sub(field::IfExp::test, Level::Or);
            out_.append(" else ");
            return sub(field::IfExp::orelse, Level::Expression);
        case Kind::Lambda: {
            const NodeId args = child(id, field::Lambda::args);
            out_.append("lambda");
            if (!tree_.children(args).empty()) out_.append(' ');
            arguments(args);
            out_.append(": ");
            return sub(field::Lambda::body, Level::Expression);
        }
        case Kind::NamedExpr:
            sub(field::NamedExpr::target, Level::Primary);
            out_.append(" := ");
            return sub(field::NamedExpr::value, Level::Expression);
        case Kind::Await:
            out_.append("await ");
            return sub(field::Await::value, Level::Primary);
        case Kind::Yield:
            out_.append("yield");
            if (!child(id, field::Yield::value).valid()) return;
            out_.append(' ');
            return element(child(id, field::Yield::value), Level::Star);
        case Kind::YieldFrom:
            out_.append("yield from ");
            return sub(field::YieldFrom::value, Level::Expression);
        case Kind::Tuple:
            if (!tree_.field(id, field::Tuple::elts).empty()) return tuple(id, Level::Expression);
            return out_.append("()");
        case Kind::List:
            out_.append('[');
            elements(tree_.field(id, field::List::elts), Level::Named);
            return out_.append(']');
        case Kind::Set:
            out_.append('{');
            elements(tree_.field(id, field::Set::elts), Level::Named);
            return out_.append('}');
        case Kind::Dict:
            return dict(id);
        case Kind::ListComp:
            out_.append('[');
            comprehension(child(id, field::ListComp::elt), tree_.field(id, field::ListComp::generators));
            return out_.append(']');
        case Kind::SetComp:
            out_.append('{');
            comprehension(child(id, field::SetComp::elt), tree_.field(id, field::SetComp::generators));
            return out_.append('}');
        case Kind::GeneratorExp:
            out_.append('(');
            comprehension(child(id, field::GeneratorExp::elt),
                          tree_.field(id, field::GeneratorExp::generators));
            return out_.append(')');
        case Kind::DictComp:
            out_.append('{');
            sub(field::DictComp::key, Level::Expression);
            out_.append(": ");
            sub(field::DictComp::value, Level::Expression);
            generators(tree_.field(id, field::DictComp::generators));
            return out_.append('}');
        case Kind::JoinedStr:
            return joined_string(id);
        case Kind::Starred:
            return starred(id, allowed > Level::BitOr ? allowed : Level::BitOr);
        default:
            WEFT_CHECK(false, "this node is not an expression");
    }
}

std::string_view Printer::text(Operator op) {
    return operators[static_cast<size_t>(op)];
}

// In a call or a subscript any expression may follow the star, elsewhere only one without comparisons.
void Printer::starred(NodeId id, Level value) {
    out_.append('*');
    expr(child(id, field::Starred::value), value);
}

void Printer::element(NodeId id, Level level) {
    if (tree_[id].kind == Kind::Starred) return starred(id, Level::BitOr);
    expr(id, level);
}

void Printer::elements(std::span<const NodeId> all, Level level) {
    for (size_t i = 0; i < all.size(); ++i) {
        if (i != 0) out_.append(", ");
        element(all[i], level);
    }
}

void Printer::tuple(NodeId id, Level level) {
    const auto all = tree_.field(id, field::Tuple::elts);
    elements(all, level);
    if (all.size() == 1) out_.append(',');
}

void Printer::subscript_index(NodeId id) {
    if (tree_[id].kind != Kind::Tuple || tree_.field(id, field::Tuple::elts).empty())
        return expr(id, Level::Named);
    const auto all = tree_.field(id, field::Tuple::elts);
    for (size_t i = 0; i < all.size(); ++i) {
        if (i != 0) out_.append(", ");
        if (tree_[all[i]].kind == Kind::Starred) {
            starred(all[i], Level::Expression);
        } else {
            expr(all[i], Level::Named);
        }
    }
    if (all.size() == 1) out_.append(',');
}

void Printer::slice(NodeId id) {
    const NodeId lower = child(id, field::Slice::lower), upper = child(id, field::Slice::upper);
    const NodeId step = child(id, field::Slice::step);
    if (lower.valid()) expr(lower, Level::Expression);
    out_.append(':');
    if (upper.valid()) expr(upper, Level::Expression);
    if (step.valid()) {
        out_.append(':');
        expr(step, Level::Expression);
    }
}

void Printer::dict(NodeId id) {
    const auto keys = tree_.field(id, field::Dict::keys), values = tree_.field(id, field::Dict::values);
    out_.append('{');
    for (size_t i = 0; i < keys.size(); ++i) {
        if (i != 0) out_.append(", ");
        if (keys[i].valid()) {
            expr(keys[i], Level::Expression);
            out_.append(": ");
            expr(values[i], Level::Expression);
        } else {
            out_.append("**");
            expr(values[i], Level::BitOr);
        }
    }
    out_.append('}');
}

void Printer::compare(NodeId id) {
    const auto ops = tree_.field(id, field::Compare::ops),
               operands = tree_.field(id, field::Compare::comparators);
    expr(child(id, field::Compare::left), Level::BitOr);
    for (size_t i = 0; i < ops.size(); ++i) {
        out_.append(compare_operators[tree_[ops[i]].detail]);
        expr(operands[i], Level::BitOr);
    }
}

void Printer::call_arguments(std::span<const NodeId> args, std::span<const NodeId> keywords) {
    if (args.size() == 1 && keywords.empty() && tree_[args[0]].kind == Kind::GeneratorExp) {
        return comprehension(child(args[0], field::GeneratorExp::elt),
                             tree_.field(args[0], field::GeneratorExp::generators));
    }
    bool first = true;
    const auto separate = [&] {
        if (!first) out_.append(", ");
        first = false;
    };
    for (NodeId arg : args) {
        separate();
        if (tree_[arg].kind == Kind::Starred) {
            starred(arg, Level::Expression);
        } else {
            expr(arg, Level::Named);
        }
    }
    for (NodeId keyword : keywords) {
        separate();
        if (tree_[keyword].text.valid()) {
            out_.append(text(keyword));
            out_.append('=');
        } else {
            out_.append("**");
        }
        expr(child(keyword, field::Keyword::value), Level::Expression);
    }
}

void Printer::comprehension(NodeId elt, std::span<const NodeId> all) {
    expr(elt, Level::Named);
    generators(all);
}

void Printer::generators(std::span<const NodeId> all) {
    for (NodeId clause : all) {
        out_.append(tree_[clause].detail != 0 ? " async for " : " for ");
        element(child(clause, field::Comprehension::target), Level::Star);
        out_.append(" in ");
        expr(child(clause, field::Comprehension::iter), Level::Or);
        for (NodeId test : tree_.field(clause, field::Comprehension::ifs)) {
            out_.append(" if ");
            expr(test, Level::Or);
        }
    }
}

void Printer::constant(const Node& node) {
    switch (node.constant()) {
        case ConstantKind::None:
            return out_.append("None");
        case ConstantKind::True:
            return out_.append("True");
        case ConstantKind::False:
            return out_.append("False");
        case ConstantKind::Ellipsis:
            return out_.append("...");
        case ConstantKind::Int:
        case ConstantKind::Float:
        case ConstantKind::Complex:
            return out_.append(strings_.padded(node.text));
        case ConstantKind::Str:
        case ConstantKind::Bytes:
            return string_constant(node);
    }
}

void Printer::arguments(NodeId id) {
    using F = field::Arguments;
    const auto positional_only = tree_.field(id, F::posonlyargs), plain = tree_.field(id, F::args);
    const auto keyword_only = tree_.field(id, F::kwonlyargs),
               keyword_defaults = tree_.field(id, F::kw_defaults);
    const auto defaults = tree_.field(id, F::defaults);
    bool first = true;
    const auto separate = [&] {
        if (!first) out_.append(", ");
        first = false;
    };
    const size_t without_default = positional_only.size() + plain.size() - defaults.size();
    const auto positional = [&](NodeId arg, size_t index) {
        separate();
        parameter(arg);
        if (index < without_default) return;
        out_.append('=');
        expr(defaults[index - without_default], Level::Expression);
    };
    for (size_t i = 0; i < positional_only.size(); ++i) positional(positional_only[i], i);
    if (!positional_only.empty()) {
        separate();
        out_.append('/');
    }
    for (size_t i = 0; i < plain.size(); ++i) positional(plain[i], positional_only.size() + i);
    if (child(id, F::vararg).valid() || !keyword_only.empty()) {
        separate();
        out_.append('*');
        if (child(id, F::vararg).valid()) parameter(child(id, F::vararg));
    }
    for (size_t i = 0; i < keyword_only.size(); ++i) {
        separate();
        parameter(keyword_only[i]);
        if (!keyword_defaults[i].valid()) continue;
        out_.append('=');
        expr(keyword_defaults[i], Level::Expression);
    }
    if (child(id, F::kwarg).valid()) {
        separate();
        out_.append("**");
        parameter(child(id, F::kwarg));
    }
}

void Printer::parameter(NodeId id) {
    out_.append(text(id));
    const NodeId annotation = child(id, field::Arg::annotation);
    if (!annotation.valid()) return;
    out_.append(": ");
    element(annotation, Level::Expression);
}

void Printer::pattern(NodeId id, PatternLevel allowed) {
    const Node& node = tree_[id];
    switch (node.kind) {
        case Kind::MatchValue:
            return expr(child(id, field::MatchValue::value), Level::BitOr);
        case Kind::MatchSingleton:
            return constant(node);
        case Kind::MatchStar:
            out_.append('*');
            return out_.append(node.text.valid() ? strings_.text(node.text) : std::string_view("_"));
        case Kind::MatchMapping:
            return mapping_pattern(id);
        case Kind::MatchClass:
            return class_pattern(id);
        case Kind::MatchSequence: {
            const auto all = tree_.field(id, field::MatchSequence::patterns);
            const bool open = allowed == PatternLevel::Case && !all.empty();
            if (!open) out_.append('[');
            for (size_t i = 0; i < all.size(); ++i) {
                if (i != 0) out_.append(", ");
                pattern(all[i], PatternLevel::As);
            }
            if (!open) return out_.append(']');
            if (all.size() == 1) out_.append(',');
            return;
        }
        case Kind::MatchOr: {
            const bool brackets = allowed == PatternLevel::Closed;
            if (brackets) out_.append('(');
            bool first = true;
            for (NodeId part : tree_.field(id, field::MatchOr::patterns)) {
                if (!first) out_.append(" | ");
                first = false;
                pattern(part, PatternLevel::Closed);
            }
            if (brackets) out_.append(')');
            return;
        }
        case Kind::MatchAs: {
            const NodeId inner = child(id, field::MatchAs::pattern);
            const bool brackets = inner.valid() && allowed > PatternLevel::As;
            if (brackets) out_.append('(');
            if (inner.valid()) {
                pattern(inner, PatternLevel::Or);
                out_.append(" as ");
            }
            out_.append(node.text.valid() ? strings_.text(node.text) : std::string_view("_"));
            if (brackets) out_.append(')');
            return;
        }
        default:
            WEFT_CHECK(false, "this node is not a pattern");
    }
}

void Printer::class_pattern(NodeId id) {
    const auto names = tree_.field(id, field::MatchClass::kwd_attrs);
    const auto values = tree_.field(id, field::MatchClass::kwd_patterns);
    expr(child(id, field::MatchClass::cls), Level::Primary);
    out_.append('(');
    bool first = true;
    for (NodeId part : tree_.field(id, field::MatchClass::patterns)) {
        if (!first) out_.append(", ");
        first = false;
        pattern(part, PatternLevel::As);
    }
    for (size_t i = 0; i < names.size(); ++i) {
        if (!first) out_.append(", ");
        first = false;
        out_.append(text(names[i]));
        out_.append('=');
        pattern(values[i], PatternLevel::As);
    }
    out_.append(')');
}

void Printer::mapping_pattern(NodeId id) {
    const auto keys = tree_.field(id, field::MatchMapping::keys);
    const auto values = tree_.field(id, field::MatchMapping::patterns);
    out_.append('{');
    for (size_t i = 0; i < keys.size(); ++i) {
        if (i != 0) out_.append(", ");
        expr(keys[i], Level::BitOr);
        out_.append(": ");
        pattern(values[i], PatternLevel::As);
    }
    if (tree_[id].text.valid()) {
        if (!keys.empty()) out_.append(", ");
        out_.append("**");
        out_.append(text(id));
    }
    out_.append('}');
}

}  // namespace weft::syntax
