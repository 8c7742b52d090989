// Expressions: literals, operators, comparisons, conditions.
#include <cmath>

#include "base/number_text.h"
#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;
using syntax::Kind;
namespace field = syntax::field;

// A node whose line differs from that of the node before it prints its source line first.
void FunctionLowering::set_line(NodeId node) {
    const uint32_t line = tree_[node].line;
    if (line == 0 || line == line_) return;
    line_ = line;
    // A line that is printed again and again counts for its length, too.
    constexpr size_t usual = 256;
    const uint32_t source_line = line - callable_.source.first_line;
    module_.insts_made += static_cast<uint32_t>(program_.line(callable_, source_line).size() / usual);
    add(ir::Comment{.source_line = source_line}).node = node;
}

Item FunctionLowering::eval(NodeId node) {
    const Entered entered(*this, node);
    set_line(node);
    const Item item = eval_kind(node);
    if (notes_) [[unlikely]]
        note(node, item);
    return item;
}

Item FunctionLowering::eval_kind(NodeId node) {
    switch (tree_[node].kind) {
        case Kind::Name:
            return name(node);
        case Kind::Constant:
            return constant(node);
        case Kind::Attribute:
            return attribute(node, false);
        case Kind::Subscript:
            return subscript(node);
        case Kind::BinOp:
            return bin_op(node);
        case Kind::UnaryOp:
            return unary_op(node);
        case Kind::Compare:
            return compare(node);
        case Kind::BoolOp:
            return bool_op(node);
        case Kind::IfExp:
            return if_exp(node);
        case Kind::Call:
            if (callable_.static_count != 0) {
                if (is_literal(node)) return constant(node);
                if (const auto* known = program_.static_of(callable_, node))
                    return known->is_late() ? late_static(*known) : object_item(known->value);
            }
            return call(node);
        case Kind::Tuple:
            return tuple(node);
        case Kind::Slice:
            return slice(node);
        case Kind::List:
            refuse_node(DiagKind::ListInKernel, node);
        default:
            refuse_node(DiagKind::UnsupportedSyntax, node, syntax::info(tree_[node].kind).python);
    }
}

Item FunctionLowering::object_item(const module::Value& object) {
    objects_.push_back(object);
    return {Item::Kind::Object, {}, static_cast<uint32_t>(objects_.size() - 1)};
}

ir::ValueId FunctionLowering::expect_value(const Item& item, NodeId node) {
    switch (item.kind) {
        case Item::Kind::Value:
            return item.value;
        case Item::Kind::Nothing:
            refuse_node(DiagKind::NoValue, node);
        case Item::Kind::Values:
            refuse_node(DiagKind::SeveralValues, node);
        case Item::Kind::Object:
            refuse_node(DiagKind::NotAValue, node, describe(object_of(item), strings_));
    }
    refuse_node(DiagKind::NoValue, node);
}

ir::ValueId FunctionLowering::eval_value(NodeId node) {
    return expect_value(eval(node), node);
}

bool FunctionLowering::is_literal(NodeId node) const {
    if (tree_[node].kind == Kind::Constant) return true;
    if (callable_.static_count == 0) return false;
    const module::StaticValue* known = program_.static_of(callable_, node);
    return known != nullptr && !known->is_late() && known->value.kind != ValueKind::Function &&
           known->value.kind != ValueKind::Builtin;
}

module::Value FunctionLowering::literal(NodeId node) {
    if (tree_[node].kind != Kind::Constant) return program_.static_of(callable_, node)->value;
    const syntax::Node& n = tree_[node];
    switch (n.constant()) {
        case syntax::ConstantKind::True:
        case syntax::ConstantKind::False:
            return module::bool_value(n.constant() == syntax::ConstantKind::True);
        case syntax::ConstantKind::Int:
            if (const auto number = wide_int_literal_value(strings_.text(n.text)))
                return module::int_value(*number);
            refuse_node(DiagKind::IntegerTooLarge, node);
        case syntax::ConstantKind::Float:
            return module::float_value(float_literal_value(strings_.text(n.text)));
        case syntax::ConstantKind::Str:
            return module::string_value(n.text);
        case syntax::ConstantKind::None:
            refuse_node(DiagKind::NoneInKernel, node);
        case syntax::ConstantKind::Complex:
        case syntax::ConstantKind::Bytes:
        case syntax::ConstantKind::Ellipsis:
            refuse_node(DiagKind::InvalidConstant, node, "this literal");
    }
    return {};
}

Item FunctionLowering::constant(NodeId node) {
    const module::Value value = literal(node);
    return Item::of(new_constant(value, constant_type(value, place_of(node))));
}

Item FunctionLowering::bin_op(NodeId node) {
    const NodeId left_node = tree_.child(node, field::BinOp::left);
    const NodeId right_node = tree_.child(node, field::BinOp::right);
    const Item left = eval(left_node);
    const Item right = eval(right_node);
    const Argument args[2] = {{left, {}, place_of(left_node)}, {right, {}, place_of(right_node)}};
    const syntax::Operator op = tree_[node].op();
    if (const auto called = call_user_operator(op, args, place_of(node))) return *called;
    return call_builtin(binary_builtin(op), args, 0, {}, place_of(node));
}

// A function of the user's with the operator's name takes the operands it has an overload for.
std::optional<Item> FunctionLowering::call_user_operator(syntax::Operator op, std::span<const Argument> args,
                                                         Place place) {
    const module::Value user = lookup(binary_builtin(op), place);
    if (user.kind != ValueKind::Function) return std::nullopt;
    Bound bound;
    const auto id = overload(module::FunctionSetId{user.id}, args, bound);
    if (!id) return std::nullopt;
    return call_function(*id, args, bound, place);
}

Item FunctionLowering::unary_op(NodeId node) {
    const NodeId operand_node = tree_.child(node, field::UnaryOp::operand);
    const Item operand = eval(operand_node);
    const syntax::UnaryOperator op = tree_[node].unary_operator();
    const ValueId value = expect_value(operand, operand_node);

    const module::Value* known = constant_of(value);
    const bool python_number =
        known && (known->kind == ValueKind::Int || known->kind == ValueKind::Float ||
                  known->kind == ValueKind::Bool || known->kind == ValueKind::EnumMember);
    if (python_number && op == syntax::UnaryOperator::USub) {
        module::Value negated = *known;
        if (known->kind == ValueKind::Float) {
            negated.real = -known->real;
        } else {
            negated.kind = ValueKind::Int;
            negated.integer = -known->integer;
        }
        // The variable of a literal is taken over; a named constant stays and a new one is made.
        if (is_literal(operand_node)) {
            fn_.values[value.index].constant = add_constant(negated);  // what is noted of the literal stays
            return operand;
        }
        return Item::of(new_constant(negated));
    }
    return builtin_item(builtin_that(Effect::Compute, operation_of(op)), {&value, 1}, place_of(node));
}

Item FunctionLowering::compare(NodeId node) {
    const NodeId left_node = tree_.child(node, field::Compare::left);
    const Nodes comparators = tree_.field(node, field::Compare::comparators);
    const Nodes ops = tree_.field(node, field::Compare::ops);

    ValueList values{eval_value(left_node)};
    for (const NodeId comparator : comparators) values.push_back(eval_value(comparator));

    const uint32_t first_op = static_cast<uint32_t>(fn_.compare_ops.size());
    for (const NodeId op : ops) {
        switch (tree_[op].compare_operator()) {
            case syntax::CompareOperator::Eq:
                fn_.compare_ops.push_back(ir::CompareOp::Eq);
                break;
            case syntax::CompareOperator::NotEq:
                fn_.compare_ops.push_back(ir::CompareOp::NotEq);
                break;
            case syntax::CompareOperator::Lt:
                fn_.compare_ops.push_back(ir::CompareOp::Lt);
                break;
            case syntax::CompareOperator::LtE:
                fn_.compare_ops.push_back(ir::CompareOp::LtE);
                break;
            case syntax::CompareOperator::Gt:
                fn_.compare_ops.push_back(ir::CompareOp::Gt);
                break;
            case syntax::CompareOperator::GtE:
                fn_.compare_ops.push_back(ir::CompareOp::GtE);
                break;
            case syntax::CompareOperator::Is:
            case syntax::CompareOperator::IsNot:
                refuse_node(DiagKind::UnsupportedOperator, node, "is");
            case syntax::CompareOperator::In:
            case syntax::CompareOperator::NotIn:
                refuse_node(DiagKind::UnsupportedOperator, node, "in");
        }
    }

    const ValueId result = new_value(types::boolean);
    values[0] = load(values[0]);
    values[1] = load(values[1]);
    for (size_t i = 2; i < values.size(); ++i) {
        // A chain compares the loaded operand with the next one as it stands, and by identity of types:
        // scalars only.
        const TypeId previous = type_of(values[i - 1]), next = type_of(values[i]);
        if (info(previous).kind != types::Kind::Scalar || previous != next)
            refuse_node(DiagKind::ComparisonChain, comparators[i - 1], types_.display(next));
    }

    const ir::Range args = operands(values);
    const ir::Range results = operands({&result, 1});
    ir::Inst& inst =
        add(ir::Compare{.ops = {first_op, static_cast<uint32_t>(fn_.compare_ops.size()) - first_op}});
    inst.args = args;
    inst.results = results;
    return Item::of(result);
}

ir::ValueId FunctionLowering::add_comparison(ir::CompareOp op, ValueId left, ValueId right) {
    const auto first_op = static_cast<uint32_t>(fn_.compare_ops.size());
    fn_.compare_ops.push_back(op);
    const ValueId result = new_value(types::boolean);
    const ValueId values[2] = {load(left), load(right)};
    const ir::Range args = operands(values);
    const ir::Range results = operands({&result, 1});
    ir::Inst& inst = add(ir::Compare{.ops = {first_op, 1}});
    inst.args = args;
    inst.results = results;
    return result;
}

Item FunctionLowering::bool_op(NodeId node) {
    const Nodes values = tree_.field(node, field::BoolOp::values);
    const bool is_or = tree_[node].bool_operator() == syntax::BoolOperator::Or;
    const ValueId result = new_value(types::boolean);
    const ir::Range results = operands({&result, 1});

    const ValueId first = load(eval_value(values[0]));
    const ir::Range first_args = operands({&first, 1});
    ir::Inst& begin = add(ir::BoolBegin{});
    begin.args = first_args;
    begin.results = results;

    for (const NodeId operand : values.subspan(1)) {
        // Each further operand is evaluated only if the result so far does not decide.
        add(ir::IfBegin{.negated = is_or}).args = results;
        ++depth_;
        const ValueId value = load(eval_value(operand));
        const ir::Range args = operands({&value, 1});
        ir::Inst& join = add(ir::BoolJoin{.is_or = is_or});
        join.args = args;
        join.results = results;
        --depth_;
        add(ir::IfEnd{});
        add(ir::IfReverse{.negated = is_or}).args = results;
    }
    return Item::of(result);
}

std::optional<bool> FunctionLowering::truth(ValueId value) const {
    const module::Value* known = constant_of(value);
    if (!known) return std::nullopt;
    switch (known->kind) {
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::EnumMember:
            return known->integer != 0;
        case ValueKind::Float:
            return known->real != 0.0;
        case ValueKind::Str:
            return !strings_.text(known->text).empty();
        case ValueKind::WarpScalar:
            return known->raw_is_int ? known->integer != 0 : known->real != 0.0;
        default:
            return true;  // a vector of any length is true
    }
}

Item FunctionLowering::if_exp(NodeId node) {
    const NodeId test = tree_.child(node, field::IfExp::test);
    const NodeId body = tree_.child(node, field::IfExp::body);
    const NodeId orelse = tree_.child(node, field::IfExp::orelse);
    const ValueId condition = eval_value(test);
    if (const auto known = truth(condition)) return eval(*known ? body : orelse);

    begin_if(condition, false);
    const ValueId if_true = copied_if_reference(eval_value(body), place_of(body));
    end_if(condition, false);
    begin_if(condition, true);
    const ValueId if_false = copied_if_reference(eval_value(orelse), place_of(orelse));
    end_if(condition, true);
    return Item::of(builtin(Effect::Where, {condition, if_true, if_false}, place_of(node)));
}

Item FunctionLowering::tuple(NodeId node) {
    Arguments args;
    ValueList elements;
    for (const NodeId element : tree_.field(node, field::Tuple::elts)) {
        args.push_back({});
        Argument& arg = args.back();
        arg.item = eval(element);
        arg.place = place_of(element);
        elements.push_back(expect_value(arg.item, element));
    }
    const Item item = call_builtin(builtin_that(Effect::Tuple), args, 0, {}, place_of(node));
    if (item.kind == Item::Kind::Value) tuples_.push_back({item.value, operands(elements)});
    return item;
}

Item FunctionLowering::slice(NodeId node) {
    // Bounds that are not written become constants of the call, made after its result.
    const NodeId parts[3] = {tree_.child(node, field::Slice::lower), tree_.child(node, field::Slice::upper),
                             tree_.child(node, field::Slice::step)};
    const int64_t missing[3] = {INT32_MAX, INT32_MIN, 1};
    Argument args[3];
    for (int i = 0; i < 3; ++i) {
        args[i].place = place_of(node);
        if (parts[i].valid()) {
            args[i].item = Item::of(eval_value(parts[i]));
        } else {
            args[i].item = object_item(module::int_value(missing[i]));
        }
    }
    if (parts[2].valid()) {
        const module::Value* step = constant_of(args[2].item.value);
        if (step && ((step->kind == ValueKind::Int && step->integer == 0) ||
                     (step->kind == ValueKind::Float && step->real == 0.0) ||
                     (step->kind == ValueKind::Bool && step->integer == 0)))
            refuse_node(DiagKind::SliceStepZero, node);
    }
    return call_builtin(builtin_that(Effect::Slice), args, 0, {}, place_of(node));
}

}  // namespace weft::lower
