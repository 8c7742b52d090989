// Expressions: numbers, names, operators, comparisons, choices.
#include "base/number_text.h"
#include "builtins/implicit.h"
#include "reference/writer.h"

namespace weft::reference {

using syntax::CompareOperator;
using syntax::Operator;
using syntax::UnaryOperator;

namespace {

// An operator that C++ has for numbers; no sign: it has none.
struct OperatorText {
    std::string_view sign;
    Binding binding;
};

OperatorText text_of(Operator op) {
    switch (op) {
        case Operator::Add:
            return {"+", Binding::Sum};
        case Operator::Sub:
            return {"-", Binding::Sum};
        case Operator::Mult:
            return {"*", Binding::Product};
        case Operator::Div:
            return {"/", Binding::Product};
        case Operator::Mod:
            return {"%", Binding::Product};
        case Operator::LShift:
            return {"<<", Binding::Shift};
        case Operator::RShift:
            return {">>", Binding::Shift};
        case Operator::BitOr:
            return {"|", Binding::BitOr};
        case Operator::BitXor:
            return {"^", Binding::BitXor};
        case Operator::BitAnd:
            return {"&", Binding::BitAnd};
        case Operator::MatMult:
        case Operator::Pow:
        case Operator::FloorDiv:
            return {"", Binding::Postfix};
    }
    return {"", Binding::Postfix};
}

OperatorText text_of(CompareOperator op) {
    switch (op) {
        case CompareOperator::Eq:
        case CompareOperator::Is:
            return {"==", Binding::Equality};
        case CompareOperator::NotEq:
        case CompareOperator::IsNot:
            return {"!=", Binding::Equality};
        case CompareOperator::Lt:
            return {"<", Binding::Relation};
        case CompareOperator::LtE:
            return {"<=", Binding::Relation};
        case CompareOperator::Gt:
            return {">", Binding::Relation};
        case CompareOperator::GtE:
            return {">=", Binding::Relation};
        case CompareOperator::In:
        case CompareOperator::NotIn:
            return {"", Binding::Postfix};
    }
    return {"", Binding::Postfix};
}

char text_of(UnaryOperator op) {
    switch (op) {
        case UnaryOperator::Invert:
            return '~';
        case UnaryOperator::Not:
            return '!';
        case UnaryOperator::UAdd:
            return '+';
        case UnaryOperator::USub:
            return '-';
    }
    return '-';
}

bool is_number(const types::Type& type) {
    return type.kind == types::Kind::Scalar;
}
// C++ computes with these as int: what comes of it is cut back.
bool is_small_integer(const types::Type& type) {
    return types::is_integer(type) && types::facts(type.scalar).bytes < 4;
}
bool is_unsigned(const types::Type& type) {
    return types::is_integer(type) && !types::facts(type.scalar).is_signed;
}

}  // namespace

Piece Writer::refuse(NodeId at, std::string what) {
    file_.refuse(std::move(what), body_.node(at).line);
    return {"0"};
}

Piece Writer::expression(NodeId id) {
    for (const Computed& one : computed_) {
        if (one.call == id) return {one.name};
    }
    const value::Value* known = body_.constant(id);
    switch (body_.node(id).kind) {
        case Kind::Constant: {
            const auto number = written_number(id);
            if (!number || !body_.type_of(id).valid()) return refuse(id, "a constant that is no number");
            return literal(id, *number, body_.type_of(id));
        }
        case Kind::Name:
            return name(id);
        case Kind::Attribute:
            return attribute(id);
        case Kind::Subscript:
            return known != nullptr ? literal(id, *known, body_.type_of(id)) : subscript(id);
        case Kind::UnaryOp:
            return unary(id);
        case Kind::BinOp:
            return binary(id);
        case Kind::Compare:
            return compare(id);
        case Kind::BoolOp:
            return logical(id);
        case Kind::IfExp:
            return choice(id);
        case Kind::Call:
            return known != nullptr ? literal(id, *known, body_.type_of(id)) : call(id);
        default:
            return refuse(id, std::string(syntax::info(body_.node(id).kind).python) + " as a value");
    }
}

Piece Writer::operand(NodeId id, types::TypeId wanted) {
    const types::TypeId own = type_of(id);
    const bool are_numbers =
        own.valid() && wanted.valid() && is_number(body_.type(own)) && is_number(body_.type(wanted));
    if (!are_numbers || body_.type(own).scalar == body_.type(wanted).scalar) return expression(id);
    const auto known = body_.node(id).kind == Kind::Constant ? written_number(id) : std::nullopt;
    return known ? literal(id, *known, wanted) : expression(id);
}

// Lowering may have made another number of the value of a literal: `-1` of 1. The text tells what it is.
std::optional<value::Value> Writer::written_number(NodeId id) const {
    const syntax::Node& node = body_.node(id);
    switch (node.constant()) {
        case syntax::ConstantKind::True:
        case syntax::ConstantKind::False:
            return value::bool_value(node.constant() == syntax::ConstantKind::True);
        case syntax::ConstantKind::Int:
            if (const auto number = int_literal_value(body_.text(node.text)))
                return value::int_value(*number);
            return std::nullopt;
        case syntax::ConstantKind::Float:
            return value::float_value(float_literal_value(body_.text(node.text)));
        default:
            return std::nullopt;
    }
}

Piece Writer::literal(NodeId id, const value::Value& value, types::TypeId type) {
    auto made = file_.support->literal(value, body_.elements(value), type);
    return made.ok() ? std::move(made).value() : refuse(id, made.error());
}

Piece Writer::named_constant(NodeId id, const value::Value& value) {
    const types::TypeId type = body_.type_of(id);
    const Piece number = literal(id, value, type);
    const syntax::Node& node = body_.node(id);
    return file_.constant(node.text, node.kind == Kind::Name, type, number, node.line);
}

Piece Writer::name(NodeId id) {
    const StringId python = body_.node(id).text;
    bool is_own = variables_.is_local(python);
    for (const module::Parameter& one : body_.parameters()) is_own = is_own || one.name == python;
    if (is_own) {
        used.insert(python.index);
        return {name_of(python)};
    }
    if (const value::Value* known = body_.constant(id)) return named_constant(id, *known);
    const value::Value global = body_.subject().program.lookup(body_.callable().scope, python);
    const bool is_number_of_it =
        global.kind == value::ValueKind::Int || global.kind == value::ValueKind::Float ||
        global.kind == value::ValueKind::Bool || global.kind == value::ValueKind::WarpScalar;
    if (is_number_of_it && body_.type_of(id).valid()) return named_constant(id, global);
    return refuse(id, "the name `" + std::string(body_.text(python)) + "` as a value");
}

Piece Writer::attribute(NodeId id) {
    const NodeId base = body_.tree().child(id, field::Attribute::value);
    const types::TypeId whole = type_of(base);
    if (whole.valid()) return member(id, base, whole);
    if (const value::Value* known = body_.constant(id)) {
        // `type(x).length` is a number; what a module holds has a name.
        const bool is_of_type = body_.node(base).kind == Kind::Call;
        return is_of_type ? literal(id, *known, body_.type_of(id)) : named_constant(id, *known);
    }
    return refuse(id, "the attribute `" + std::string(body_.text(body_.node(id).text)) + "`");
}

// ---- operators

// An array is true if there is one.
Piece Writer::condition(NodeId id) {
    const types::TypeId type = type_of(id);
    if (!type.valid() || !types::is_array(body_.type(type))) return expression(id);
    return {plain::inside(expression(id), Binding::Postfix) + ".data != nullptr", Binding::Equality};
}

Piece Writer::unary(NodeId id) {
    const NodeId inner = body_.tree().child(id, field::UnaryOp::operand);
    const types::TypeId type = type_of(inner);
    // -2147483648 is one number: without its sign it is no int.
    const value::Value* known = body_.constant(id);
    if (known != nullptr && (!type.valid() || body_.node(inner).kind == Kind::Constant))
        return literal(id, *known, body_.type_of(id));
    if (!type.valid()) return refuse(id, "this operator");
    const UnaryOperator op = body_.node(id).unary_operator();
    const Piece piece = expression(inner);
    if (op == UnaryOperator::Not && types::is_array(body_.type(type)))
        return {plain::inside(piece, Binding::Postfix) + ".data == nullptr", Binding::Equality};
    if (!is_number(body_.type(type))) {
        const builtins::Row* row = body_.builtin(id);
        if (row == nullptr) return refuse(id, "an operator on a " + body_.subject().types.display(type));
        return support_call(id, *row, {&piece, 1}, {&type, 1}, body_.type_of(id));
    }
    if (op == UnaryOperator::UAdd) return piece;
    const char sign = text_of(op);
    const std::string held = plain::inside(piece, Binding::Prefix);
    Piece out{held[0] == sign ? sign + ("(" + held + ")") : sign + held, Binding::Prefix};
    if (op == UnaryOperator::Not || !is_small_integer(body_.type(type))) return out;
    return {file_.type(type, body_.node(id).line) + "(" + out.text + ")"};
}

Piece Writer::binary(NodeId id) {
    const NodeId left = body_.tree().child(id, field::BinOp::left);
    const NodeId right = body_.tree().child(id, field::BinOp::right);
    const types::TypeId a = type_of(left), b = type_of(right);
    if (!a.valid() || !b.valid()) {
        const value::Value* known = body_.constant(id);
        return known != nullptr ? literal(id, *known, body_.type_of(id)) : refuse(id, "this operator");
    }
    if (const lower::LoweredFunction* function = body_.function(id)) {
        const Callee* callee = file_.find(*function);
        const NodeId given[] = {left, right};
        return callee != nullptr ? call_function(id, *callee, given)
                                 : refuse(id, "an operator that is a function");
    }
    const bool are_numbers = is_number(body_.type(a)) && is_number(body_.type(b));
    const bool takes_left = body_.node(left).kind == Kind::Constant;
    const Piece first = are_numbers && takes_left ? operand(left, b) : expression(left);
    const Piece second = are_numbers && !takes_left ? operand(right, a) : expression(right);
    return arithmetic(id, body_.node(id).op(), first, second, a, b, body_.type_of(id));
}

Piece Writer::arithmetic(NodeId id, Operator op, const Piece& left, const Piece& right, types::TypeId a,
                         types::TypeId b, types::TypeId result) {
    const OperatorText written = text_of(op);
    const types::Type &first = body_.type(a), &second = body_.type(b);
    const bool are_numbers = is_number(first) && is_number(second);
    const bool is_float_rest = op == Operator::Mod && (types::is_float(first) || types::is_float(second));
    if (are_numbers && !written.sign.empty() && !is_float_rest) {
        Piece made = plain::joined(left, written.sign, right, written.binding);
        if (!result.valid() || !is_small_integer(body_.type(result))) return made;
        return {file_.type(result, body_.node(id).line) + "(" + made.text + ")"};
    }
    const StringId builtin = builtins::binary_builtin(op);
    const builtins::Row* row = body_.builtin(id);
    // What an update calls in the end stores the result: the operation is found by its operator.
    if (body_.node(id).kind == Kind::AugAssign || row == nullptr)
        row = builtin.valid() ? &builtins::rows_of(builtin)[0] : nullptr;
    if (row == nullptr) return refuse(id, "this operator");
    const Piece args[] = {left, right};
    const types::TypeId types[] = {a, b};
    return support_call(id, *row, args, types, result);
}

Piece Writer::compare(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    const auto operators = tree.field(id, field::Compare::ops);
    const auto others = tree.field(id, field::Compare::comparators);
    Piece out;
    NodeId left = tree.child(id, field::Compare::left);
    for (size_t i = 0; i < operators.size(); ++i) {
        const NodeId right = others[i];
        const CompareOperator op = tree[operators[i]].compare_operator();
        const OperatorText written = text_of(op);
        const types::TypeId a = type_of(left), b = type_of(right);
        if (written.sign.empty() || !a.valid() || !b.valid()) {
            const value::Value* known = body_.constant(id);
            return known != nullptr ? literal(id, *known, types::boolean) : refuse(id, "this comparison");
        }
        Piece one;
        if (is_number(body_.type(a)) && is_number(body_.type(b))) {
            Piece first = operand(left, b), second = operand(right, a);
            // Of a signed and an unsigned number C++ compares two unsigned ones.
            const bool is_mixed = types::is_integer(body_.type(a)) && types::is_integer(body_.type(b)) &&
                                  is_unsigned(body_.type(a)) != is_unsigned(body_.type(b));
            if (is_mixed && tree[left].kind != Kind::Constant && tree[right].kind != Kind::Constant) {
                const bool first_is_signed = !is_unsigned(body_.type(a));
                Piece& odd = first_is_signed ? first : second;
                odd = {file_.type(first_is_signed ? b : a, tree[id].line) + "(" + odd.text + ")"};
            }
            one = plain::joined(first, written.sign, second, written.binding);
        } else {
            if (written.binding != Binding::Equality) return refuse(id, "this comparison");
            const Piece first = expression(left), second = expression(right);
            auto made = file_.support->comparison(first, written.sign == "==", second, a);
            if (!made.ok()) return refuse(id, made.error());
            one = std::move(made).value();
        }
        out = i == 0 ? one : plain::joined(out, "&&", one, Binding::And);
        left = right;
    }
    return out;
}

Piece Writer::logical(NodeId id) {
    const bool is_and = body_.node(id).bool_operator() == syntax::BoolOperator::And;
    std::optional<Piece> out;
    for (const NodeId value : body_.tree().field(id, field::BoolOp::values)) {
        const Piece one = condition(value);
        out =
            !out ? one : plain::joined(*out, is_and ? "&&" : "||", one, is_and ? Binding::And : Binding::Or);
    }
    return *out;
}

Piece Writer::choice(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    const NodeId test = tree.child(id, field::IfExp::test);
    const NodeId yes = tree.child(id, field::IfExp::body), no = tree.child(id, field::IfExp::orelse);
    if (const auto known = body_.truth(test)) return expression(*known ? yes : no);
    const std::string head = plain::inside(condition(test), Binding::Or);
    const std::string first = plain::inside(expression(yes), Binding::Or);
    return {head + " ? " + first + " : " + plain::inside(expression(no), Binding::Choice), Binding::Choice};
}

}  // namespace weft::reference
