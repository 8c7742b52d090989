// Finders of faults in expressions: the text compiles and computes something else. Only what shows for every
// thread is offered.
#include "faults/scene.h"

namespace weft::faults {
namespace {

using syntax::CompareOperator;
using syntax::Operator;

std::string own(std::string_view text) {
    return std::string(text);
}

bool is_sum(Operator op) {
    return op == Operator::Add || op == Operator::Sub;
}

// Whether the left operand, put on the right without more, would fall apart: a - b of `a - b - c`.
bool falls_apart(const Scene& scene, NodeId operand, Span with_parentheses, Operator op) {
    if (scene[operand].kind != Kind::BinOp || scene[operand].span != with_parentheses) return false;
    return op == Operator::Div || is_sum(scene[operand].op());
}

// Numbers, vectors and matrices of floats: their values tell operands apart.
bool is_of_floats(const Scene& scene, NodeId id) {
    return scene.is_value(id) && types::adds_up(scene.type(id));
}

// 0.25 -> 2.5: the decimal point slips by one digit.
std::string slipped(std::string_view number) {
    const size_t point = number.find('.');
    if (point == std::string_view::npos || number.find_first_not_of("0123456789.") != std::string_view::npos)
        return {};
    std::string whole = own(number.substr(0, point)), part = own(number.substr(point + 1));
    whole += part.empty() ? '0' : part[0];
    if (!part.empty()) part.erase(0, 1);
    const size_t first = whole.find_first_not_of('0');
    if (first == std::string::npos && part.find_first_not_of('0') == std::string::npos) return {};  // zero
    whole = first == std::string::npos ? "0" : whole.substr(first);
    return whole + "." + (part.empty() ? "0" : part);
}

std::string_view flipped(CompareOperator op) {
    switch (op) {
        case CompareOperator::Lt:
            return ">";
        case CompareOperator::LtE:
            return ">=";
        case CompareOperator::Gt:
            return "<";
        case CompareOperator::GtE:
            return "<=";
        case CompareOperator::Eq:
            return "!=";
        case CompareOperator::NotEq:
            return "==";
        case CompareOperator::Is:
        case CompareOperator::IsNot:
        case CompareOperator::In:
        case CompareOperator::NotIn:
            break;
    }
    return {};
}

// The comparison that decides a branch or a choice; invalid: something else does.
NodeId deciding_comparison(const Scene& scene, NodeId id) {
    if (!scene.is(id, decides)) return {};
    NodeId test;
    switch (scene[id].kind) {
        case Kind::If:
            test = scene.tree().child(id, field::If::test);
            break;
        case Kind::IfExp:
            test = scene.tree().child(id, field::IfExp::test);
            break;
        case Kind::Call:
            test = scene.tree().child(id, field::Call::args);
            break;
        default:
            return {};
    }
    if (!test.valid() || scene[test].kind != Kind::Compare) return {};
    return scene.tree().field(test, field::Compare::ops).size() == 1 ? test : NodeId{};
}

}  // namespace

void find_SwappedOperands(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.shows(id) || scene[id].kind != Kind::BinOp) continue;
        const Operator op = scene[id].op();
        if ((op != Operator::Sub && op != Operator::Div) || !is_of_floats(scene, id)) continue;
        const NodeId left = scene.tree().child(id, field::BinOp::left);
        const auto [first, sign, second] = scene.operands(id);
        if (falls_apart(scene, left, first, op) || scene.text(first) == scene.text(second) || !offers.wants())
            continue;
        offers.keep({scene[id].span,
                     own(scene.text(second)) + " " + own(scene.text(sign)) + " " + own(scene.text(first)),
                     {},
                     {}});
    }
}

void find_WrongOperator(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.shows(id) || scene[id].kind != Kind::BinOp || !is_of_floats(scene, id)) continue;
        const char* other = nullptr;
        switch (scene[id].op()) {
            case Operator::Add:
                other = "-";
                break;
            case Operator::Sub:
                other = "+";
                break;
            case Operator::Mult:
                other = "/";
                break;
            case Operator::Div:
                other = "*";
                break;
            case Operator::MatMult:
            case Operator::Mod:
            case Operator::Pow:
            case Operator::LShift:
            case Operator::RShift:
            case Operator::BitOr:
            case Operator::BitXor:
            case Operator::BitAnd:
            case Operator::FloorDiv:
                break;
        }
        const NodeId second = scene.tree().child(id, field::BinOp::right);
        if (is_sum(scene[id].op()) && scene.is(second, may_be_zero)) continue;
        if (other == nullptr || !offers.wants()) continue;
        const auto [left, sign, right] = scene.operands(id);
        const std::string before = own(scene.text(Span{left.begin, sign.begin})),
                          after = own(scene.text(Span{sign.end, right.end}));
        offers.keep({sign, other, before + other + after, own(scene.text(id))});
    }
}

void find_WrongSign(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.shows(id)) continue;
        const Node& node = scene[id];
        if (node.kind == Kind::UnaryOp && node.unary_operator() == syntax::UnaryOperator::USub) {
            if (!scene.is(id, may_be_zero) && offers.wants())
                offers.keep({node.span, own(scene.text(Span{node.span.begin + 1, node.span.end})), {}, {}});
        } else if (node.kind == Kind::AugAssign && is_sum(node.op())) {
            const NodeId term = scene.tree().child(id, field::AugAssign::value);
            if (scene.is(term, may_be_zero) || !offers.wants()) continue;
            const std::string_view text = scene.text(id);
            const auto at = static_cast<uint32_t>(text.find(node.op() == Operator::Add ? "+=" : "-="));
            std::string wrong = own(text);
            wrong[at] = node.op() == Operator::Add ? '-' : '+';
            offers.keep(
                {{node.span.begin + at, node.span.begin + at + 2}, wrong.substr(at, 2), wrong, own(text)});
        }
    }
}

void find_WrongConstant(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.shows(id) || scene[id].kind != Kind::Constant) continue;
        std::string wrong = slipped(scene.text(id));
        if (!wrong.empty() && offers.wants()) offers.keep({scene[id].span, std::move(wrong), {}, {}});
    }
}

void find_FlippedComparison(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const NodeId test = deciding_comparison(scene, id);
        if (!test.valid()) continue;
        const NodeId op = scene.tree().field(test, field::Compare::ops)[0];
        const std::string_view other = flipped(scene[op].compare_operator());
        const Span left = scene[scene.tree().child(test, field::Compare::left)].span,
                   whole = scene[test].span;
        const uint32_t at = static_cast<uint32_t>(scene.source().find_first_of("<>=!", left.end));
        uint32_t end = at;
        while (end < whole.end &&
               std::string_view("<>=!").find(scene.source()[end]) != std::string_view::npos)
            ++end;
        if (other.empty() || end >= whole.end || !offers.wants()) continue;
        offers.keep(
            {{at, end},
             own(other),
             own(scene.text(Span{whole.begin, at})) + own(other) + own(scene.text(Span{end, whole.end})),
             own(scene.text(test))});
    }
}

// Of a constructor, which keeps its arguments apart.
void find_SwappedArguments(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const builtins::Row* const row = scene.builtin(id);
        if (!scene.shows(id) || row == nullptr) continue;
        const bool keeps_apart = row->effect() == builtins::Effect::Construct ||
                                 row->behaviour->outcome == builtins::Outcome::Quotient;
        const auto args = scene.tree().field(id, field::Call::args);
        if (!keeps_apart || args.size() < 2) continue;
        for (size_t i = 0; i + 1 < args.size(); ++i) {
            const std::string_view first = scene.text(args[i]), second = scene.text(args[i + 1]);
            if (first == second || scene.type_id(args[i]) != scene.type_id(args[i + 1]) || !offers.wants())
                continue;
            const Span a = scene[args[i]].span, b = scene[args[i + 1]].span, call = scene[id].span;
            const std::string swapped = own(second) + own(scene.text(Span{a.end, b.begin})) + own(first);
            offers.keep({{a.begin, b.end},
                         swapped,
                         own(scene.text(Span{call.begin, a.begin})) + swapped +
                             own(scene.text(Span{b.end, call.end})),
                         own(scene.text(id))});
        }
    }
}

void find_WrongComponent(const Scene& scene, Offers& offers) {
    constexpr std::string_view letters = "xyzw";
    for (const NodeId id : scene.nodes()) {
        const Kind kind = scene[id].kind;
        if (!scene.shows(id) || (kind != Kind::Attribute && kind != Kind::Subscript)) continue;
        const types::Type& vector = scene.type(scene.tree().children(id)[0]);
        if (vector.kind != types::Kind::Vector || vector.rows < 2 || vector.rows > 4) continue;
        const Span span = scene[id].span;
        if (kind == Kind::Attribute) {
            const size_t letter =
                scene.name(id).size() == 1 ? letters.find(scene.name(id)) : std::string_view::npos;
            if (letter == std::string_view::npos || !offers.wants()) continue;
            const size_t other = (letter + 1 + offers.draw(vector.rows - 1)) % vector.rows;
            offers.keep({span, own(scene.text(Span{span.begin, span.end - 1})) + letters[other], {}, {}});
        } else {
            const NodeId index = scene.tree().child(id, field::Subscript::slice);
            const std::string_view digit = scene.text(index);
            if (scene[index].kind != Kind::Constant || digit.size() != 1 || !offers.wants()) continue;
            const size_t at = static_cast<size_t>(digit[0] - '0');
            const size_t other = (at + 1 + offers.draw(vector.rows - 1)) % vector.rows;
            offers.keep(
                {span,
                 own(scene.text(Span{span.begin, scene[index].span.begin})) + std::to_string(other) + "]",
                 {},
                 {}});
        }
    }
}

// Another variable of the type, which every thread has given a value before.
void find_WrongVariable(const Scene& scene, Offers& offers) {
    std::vector<std::pair<std::string_view, types::TypeId>> known;
    for (const auto& [name, type] : scene.parameters())
        known.emplace_back(scene.subject().strings.text(name), type);
    for (const NodeId statement : scene.tree().field(scene.def(), field::FunctionDef::body)) {
        const Span span = scene[statement].span;
        for (const NodeId id : scene.nodes()) {
            const Span at = scene[id].span;
            if (at.begin < span.begin || at.end > span.end || scene[id].kind != Kind::Name) continue;
            if (!scene.shows(id) || !is_of_floats(scene, id)) continue;
            for (const auto& [name, type] : known) {
                if (type == scene.type_id(id) && name != scene.name(id) && offers.wants())
                    offers.keep({at, own(name), {}, {}});
            }
        }
        const NodeId target = scene[statement].kind == Kind::Assign ? scene.target(statement) : NodeId{};
        if (target.valid() && scene[target].kind == Kind::Name)
            known.emplace_back(scene.name(target),
                               scene.type_id(scene.tree().child(statement, field::Assign::value)));
    }
}

void find_MissingParentheses(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.shows(id) || scene[id].kind != Kind::BinOp || !is_of_floats(scene, id)) continue;
        if (scene[id].op() != Operator::Mult && scene[id].op() != Operator::Div) continue;
        const auto [left, sign, right] = scene.operands(id);
        for (const unsigned side : {field::BinOp::left, field::BinOp::right}) {
            const NodeId operand = scene.tree().child(id, side);
            const Span whole = side == field::BinOp::left ? left : right, inner = scene[operand].span;
            if (scene[operand].kind != Kind::BinOp || !is_sum(scene[operand].op())) continue;
            if (whole.begin + 1 != inner.begin || whole.end != inner.end + 1 || !offers.wants()) continue;
            const std::string bare = own(scene.text(inner));
            const Span all = scene[id].span;
            offers.keep({all,
                         own(scene.text(Span{all.begin, whole.begin})) + bare +
                             own(scene.text(Span{whole.end, all.end})),
                         {},
                         {}});
        }
    }
}

void find_UnguardedDivision(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.shows(id) || scene[id].kind != Kind::BinOp || scene[id].op() != Operator::Div) continue;
        const NodeId divisor = scene.tree().child(id, field::BinOp::right);
        if (scene[divisor].kind != Kind::BinOp || scene[divisor].op() != Operator::Add) continue;
        const NodeId term = scene.tree().child(divisor, field::BinOp::left);
        if (scene[scene.tree().child(divisor, field::BinOp::right)].kind != Kind::Constant) continue;
        if (!scene.is_float(divisor) || !offers.wants()) continue;
        const Span right = scene.operands(id).right;
        const std::string kept = own(scene.text(scene.operands(divisor).left));
        offers.keep({right,
                     scene[term].kind == Kind::BinOp && kept == scene.text(term) ? "(" + kept + ")" : kept,
                     {},
                     {}});
    }
}

void find_DroppedStatement(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.shows(id) || scene[id].kind != Kind::AugAssign || scene.parent(id) != scene.def())
            continue;
        const Span lines = scene.lines_of(id);
        if (scene.is(scene.tree().child(id, field::AugAssign::value), may_be_zero)) continue;
        if (lines.size() == 0 || !offers.wants()) continue;
        offers.keep({lines, "", {}, own(scene.text(id))});
    }
}

}  // namespace weft::faults
