// Expressions: numbers, names, operators, comparisons, choices.
#include "base/check.h"
#include "base/number_text.h"
#include "standalone/printer.h"

namespace weft::standalone {

using syntax::CompareOperator;
using syntax::Operator;
using syntax::UnaryOperator;
using types::Scalar;

Piece FunctionPrinter::refuse(NodeId at, std::string what) {
    file_.refuse(std::move(what), body_.node(at).line);
    return {"0"};
}

Piece FunctionPrinter::expression(NodeId id) {
    for (const Hoisted& one : hoisted_) {
        if (one.call == id) return {one.name};
    }
    switch (body_.node(id).kind) {
        case Kind::Constant:
            return number(id);
        case Kind::Name:
            return name(id);
        case Kind::Attribute:
            return attribute(id);
        case Kind::Subscript: {
            if (const std::string* shared = shared_load(id)) return {*shared};
            const value::Value* known = body_.constant(id);
            return known != nullptr ? literal(id, *known, body_.type_of(id)) : place(id).piece;
        }
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
            return call(id);
        default:
            return refuse(id, std::string(syntax::info(body_.node(id).kind).python) + " as a value");
    }
}

// As it is written: a number under a minus sign is one constant for the compiler.
Piece FunctionPrinter::number(NodeId id) {
    const syntax::Node& node = body_.node(id);
    const types::TypeId type = body_.type_of(id);
    switch (node.constant()) {
        case syntax::ConstantKind::True:
        case syntax::ConstantKind::False:
            return {node.constant() == syntax::ConstantKind::True ? "true" : "false"};
        case syntax::ConstantKind::Int:
            if (const auto whole = wide_int_literal_value(body_.text(node.text)))
                return literal(id, value::int_value(*whole), type.valid() ? type : types::int32);
            break;
        case syntax::ConstantKind::Float:
            return literal(id, value::float_value(float_literal_value(body_.text(node.text))),
                           type.valid() ? type : types::float32);
        case syntax::ConstantKind::Str:
            return {plain::quoted(body_.text(node.text))};
        case syntax::ConstantKind::None:
        case syntax::ConstantKind::Complex:
        case syntax::ConstantKind::Bytes:
        case syntax::ConstantKind::Ellipsis:
            break;
    }
    return refuse(id, "a constant that is no number");
}

Piece FunctionPrinter::literal(NodeId id, const value::Value& value, types::TypeId type) {
    auto made = file_.support.literal(value, body_.elements(value), type);
    return made.ok() ? std::move(made).value() : refuse(id, made.error());
}

// A number of the module has a name, which stays; so do those of classes and of Warp.
Piece FunctionPrinter::constant(NodeId id, const value::Value& value) {
    const types::TypeId type = body_.type_of(id);
    Piece number = literal(id, value, type);
    if (body_.type(type).kind != types::Kind::Scalar) return number;
    const syntax::Node& node = body_.node(id);
    if (node.kind != Kind::Name && node.kind != Kind::Attribute) return number;
    return {file_.constant(node.text, file_.type(type, node.line), number.text)};
}

Piece FunctionPrinter::name(NodeId id) {
    const StringId python = body_.node(id).text;
    const auto is_mine = [&]() {
        for (const module::Parameter& one : body_.parameters()) {
            if (one.name == python) return true;
        }
        return variables_.is_local(python);
    };
    if (is_mine()) return {id == renamed_ ? other_name_ : name_of(python)};
    if (const value::Value* known = body_.constant(id)) return constant(id, *known);
    // A number of the module that is returned: what a call yields is no constant of its own.
    const value::Value global = body_.subject().program.lookup(body_.callable().scope, python);
    const bool is_number = global.kind == value::ValueKind::Int || global.kind == value::ValueKind::Float ||
                           global.kind == value::ValueKind::Bool ||
                           global.kind == value::ValueKind::WarpScalar;
    if (is_number && body_.type_of(id).valid()) return constant(id, global);
    return refuse(id, "the name `" + std::string(body_.text(python)) + "` as a value");
}

Piece FunctionPrinter::attribute(NodeId id) {
    const NodeId base = body_.tree().child(id, field::Attribute::value);
    const types::TypeId whole = type_of(base);
    if (whole.valid() && !types::is_array(body_.type(whole))) {
        const StringId member = body_.node(id).text;
        const types::Type& type = body_.type(whole);
        if (type.kind == types::Kind::Struct) {
            file_.structure(type.structure, body_.node(id).line);
            return {plain::inside(expression(base), Binding::Postfix) + "." + name_of(member)};
        }
        if (type.kind == types::Kind::Transform)
            return {plain::inside(expression(base), Binding::Postfix) + "." +
                    std::string(body_.text(member))};
        const size_t number = plain::letters.find(body_.text(member));
        if (body_.constant(base) == nullptr && number != std::string_view::npos) {
            const plain::Support::Index index{{std::to_string(number)}, static_cast<int64_t>(number), false};
            auto made = file_.support.component(expression(base), whole, {&index, 1});
            return made.ok() ? std::move(made).value() : refuse(id, made.error());
        }
    }
    if (const value::Value* known = body_.constant(id)) {
        // `type(x).length` is a number; what a module holds has a name.
        const bool is_of_type = whole.valid() || body_.node(base).kind == Kind::Call;
        return is_of_type ? literal(id, *known, body_.type_of(id)) : constant(id, *known);
    }
    return refuse(id, "the attribute `" + std::string(body_.text(body_.node(id).text)) + "`");
}

// `-LIMIT` of a number of the module is folded when it is compiled: the name stays.
std::optional<Piece> FunctionPrinter::negative_constant(NodeId id, NodeId operand) {
    const syntax::Node& node = body_.node(operand);
    const types::TypeId type = body_.type_of(id);
    if (body_.node(id).unary_operator() != UnaryOperator::USub || node.kind != Kind::Name || !type.valid() ||
        body_.type(type).kind != types::Kind::Scalar || own_names_.count(name_of(node.text)) != 0)
        return std::nullopt;
    const value::Value known = body_.subject().program.lookup(body_.callable().scope, node.text);
    if (known.kind != value::ValueKind::Int && known.kind != value::ValueKind::Float) return std::nullopt;
    const std::string name =
        file_.constant(node.text, file_.type(type, node.line), literal(operand, known, type).text);
    return Piece{name.starts_with('-') ? "-(" + name + ")" : "-" + name, Binding::Prefix};
}

Piece FunctionPrinter::unary(NodeId id) {
    const NodeId operand = body_.tree().child(id, field::UnaryOp::operand);
    if (const value::Value* known = body_.constant(id)) {
        const std::optional<Piece> named = negative_constant(id, operand);
        return named ? *named : literal(id, *known, body_.type_of(id));
    }
    const types::TypeId type = type_of(operand);
    if (!type.valid()) return refuse(id, "an operator");
    const Piece inner = expression(operand);
    if (body_.type(type).kind != types::Kind::Scalar) {
        const builtins::Row* row = body_.builtin(id);
        if (row == nullptr) return refuse(id, "an operator on " + body_.subject().types.display(type));
        auto made = file_.support.call({*row, {&inner, 1}, {&type, 1}, body_.type_of(id), {}});
        return made.ok() ? std::move(made).value() : refuse(id, made.error());
    }
    const auto sign = [](UnaryOperator op) {
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
    }(body_.node(id).unary_operator());
    const std::string held = plain::inside(inner, Binding::Prefix);
    const bool would_merge = held.starts_with(sign);
    return {sign + (would_merge ? "(" + held + ")" : held), Binding::Prefix};
}

Sign sign_of(Operator op) {
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
            break;
    }
    return {};
}

namespace {

std::string_view sign_of(CompareOperator op) {
    switch (op) {
        case CompareOperator::Eq:
        case CompareOperator::Is:
            return "==";
        case CompareOperator::NotEq:
        case CompareOperator::IsNot:
            return "!=";
        case CompareOperator::Lt:
            return "<";
        case CompareOperator::LtE:
            return "<=";
        case CompareOperator::Gt:
            return ">";
        case CompareOperator::GtE:
            return ">=";
        case CompareOperator::In:
        case CompareOperator::NotIn:
            break;
    }
    return "";
}

}  // namespace

Piece FunctionPrinter::binary(NodeId id) {
    const NodeId left = body_.tree().child(id, field::BinOp::left);
    const NodeId right = body_.tree().child(id, field::BinOp::right);
    const types::TypeId a = type_of(left), b = type_of(right);
    if (!a.valid() || !b.valid()) {
        const value::Value* known = body_.constant(id);
        return known != nullptr ? literal(id, *known, body_.type_of(id)) : refuse(id, "an operator");
    }
    if (const lower::LoweredFunction* function = body_.function(id))
        return refuse(id, "an operator that calls `" +
                              std::string(body_.text(body_.subject().declaration(function->place).name)) +
                              "`");
    const Piece first = expression(left), second = expression(right);
    return arithmetic(id, body_.node(id).op(), first, second, a, b, body_.type_of(id), body_.builtin(id));
}

Piece FunctionPrinter::arithmetic(NodeId id, Operator op, const Piece& left, const Piece& right,
                                  types::TypeId a, types::TypeId b, types::TypeId result,
                                  const builtins::Row* row) {
    const types::Type& first = body_.type(a);
    const bool are_numbers = first.kind == types::Kind::Scalar && body_.type(b).kind == types::Kind::Scalar;
    const Sign sign = sign_of(op);
    const bool is_rest_of_floats = op == Operator::Mod && !types::is_integer(first);
    if (are_numbers && !sign.text.empty() && !is_rest_of_floats) {
        Piece made = plain::joined(left, sign.text, right, sign.binding);
        if (!plain::shape_of(body_.subject().types, a).is_narrow()) return made;
        return {file_.type(result, body_.node(id).line) + "(" + made.text + ")"};
    }
    if (row == nullptr) return refuse(id, "this operator");
    const Piece args[] = {left, right};
    const types::TypeId types[] = {a, b};
    auto made = file_.support.call({*row, args, types, result, {}});
    return made.ok() ? std::move(made).value() : refuse(id, made.error());
}

Piece FunctionPrinter::compare(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    const auto operators = tree.field(id, field::Compare::ops);
    const auto others = tree.field(id, field::Compare::comparators);
    Piece out;
    NodeId left = tree.child(id, field::Compare::left);
    for (size_t i = 0; i < operators.size(); ++i) {
        const CompareOperator op = tree[operators[i]].compare_operator();
        const std::string_view sign = sign_of(op);
        if (sign.empty()) return refuse(id, "this comparison");
        const types::TypeId type = type_of(left);
        if (!type.valid() || !type_of(others[i]).valid())
            return refuse(id, "a comparison of what is no number");
        const bool is_equality = op == CompareOperator::Eq || op == CompareOperator::NotEq;
        Piece one;
        if (types::is_float(body_.type(type))) file_.out.decides = true;
        const Piece first = expression(left), second = expression(others[i]);
        if (body_.type(type).kind == types::Kind::Scalar) {
            one = plain::joined(first, sign, second, is_equality ? Binding::Equality : Binding::Relation);
        } else {
            auto made = file_.support.comparison(first, op == CompareOperator::Eq, second, type);
            if (!made.ok() || !is_equality) return refuse(id, "this comparison");
            one = std::move(made).value();
        }
        out = i == 0 ? one : plain::joined(out, "&&", one, Binding::And);
        left = others[i];
    }
    return out;
}

Piece FunctionPrinter::logical(NodeId id) {
    const bool is_and = body_.node(id).bool_operator() == syntax::BoolOperator::And;
    Piece out;
    bool is_first = true;
    for (const NodeId value : body_.tree().field(id, field::BoolOp::values)) {
        const Piece one = expression(value);
        out = is_first ? one
                       : plain::joined(out, is_and ? "&&" : "||", one, is_and ? Binding::And : Binding::Or);
        is_first = false;
    }
    return out;
}

Piece FunctionPrinter::choice(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    const NodeId test = tree.child(id, field::IfExp::test);
    const NodeId yes = tree.child(id, field::IfExp::body), no = tree.child(id, field::IfExp::orelse);
    if (const auto known = body_.truth(test)) return expression(*known ? yes : no);
    std::string both = plain::inside(expression(test), Binding::Or);
    both += " ? " + plain::inside(expression(yes), Binding::Or);
    both += " : " + plain::inside(expression(no), Binding::Choice);
    return {std::move(both), Binding::Choice};
}

}  // namespace weft::standalone
