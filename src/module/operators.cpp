// Python's operators on known values: exact integers up to 128 bits, floats as CPython computes them.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/number_text.h"
#include "module/evaluator.h"
#include "value/rounding.h"

namespace weft::module {
namespace {

using syntax::CompareOperator;
using syntax::Operator;
using syntax::UnaryOperator;

bool fits_double(Integer value) {
    return value >= -exact_double && value <= exact_double;
}

Integer floor_div(Integer a, Integer b) {
    Integer quotient = a / b;
    if ((a % b != 0) && ((a < 0) != (b < 0))) --quotient;
    return quotient;
}

// CPython's float divmod, in its order of roundings.
void float_divmod(double a, double b, double& quotient, double& remainder) {
    double mod = std::fmod(a, b);
    double div = (a - mod) / b;
    if (mod != 0) {
        if ((b < 0) != (mod < 0)) {
            mod += b;
            div -= 1.0;
        }
    } else {
        mod = std::copysign(0.0, b);
    }
    if (div != 0) {
        quotient = std::floor(div);
        if (div - quotient > 0.5) quotient += 1.0;
    } else {
        quotient = std::copysign(0.0, a / b);
    }
    remainder = mod;
}

bool is_sequence(const Value& value) {
    return value.kind == ValueKind::Tuple || value.kind == ValueKind::List;
}

}  // namespace

bool Evaluator::is_number(const Value& value) const {
    return value.kind == ValueKind::Int || value.kind == ValueKind::Bool || value.kind == ValueKind::Float ||
           (value.kind == ValueKind::EnumMember && program_.enum_members[value.id].is_int);
}

// An int enum member and a bool are ints for arithmetic.
Value Evaluator::plain_number(const Value& value) const {
    return value.kind == ValueKind::Float ? value : int_value(value.integer);
}

Value Evaluator::int_binary(Operator op, Integer a, Integer b, Place at) {
    Integer result = 0;
    bool overflow = false;
    switch (op) {
        case Operator::Add:
            overflow = __builtin_add_overflow(a, b, &result);
            break;
        case Operator::Sub:
            overflow = __builtin_sub_overflow(a, b, &result);
            break;
        case Operator::Mult:
            overflow = __builtin_mul_overflow(a, b, &result);
            break;
        case Operator::Div:
            if (b == 0) raise(at, "ZeroDivisionError", "division by zero");
            if (!fits_double(a) || !fits_double(b)) return unknown("a quotient of large integers");
            return float_value(static_cast<double>(a) / static_cast<double>(b));
        case Operator::FloorDiv:
        case Operator::Mod: {
            if (b == 0) raise(at, "ZeroDivisionError", "integer division or modulo by zero");
            if (b == -1) {  // the only quotient that can overflow
                overflow = op == Operator::FloorDiv && __builtin_sub_overflow(Integer{0}, a, &result);
                break;
            }
            result = op == Operator::FloorDiv ? floor_div(a, b) : a % b;
            // Python's remainder has the sign of the divisor.
            if (op == Operator::Mod && result != 0 && (result < 0) != (b < 0)) result += b;
            break;
        }
        case Operator::Pow: {
            if (b < 0) {
                if (a == 0) raise(at, "ZeroDivisionError", "0.0 cannot be raised to a negative power");
                return float_binary(op, static_cast<double>(a), static_cast<double>(b), at);
            }
            if (a == 0 || a == 1) return int_value(b == 0 ? 1 : a);
            if (a == -1) return int_value(b % 2 == 0 ? 1 : -1);
            if (b > 127) return unknown("an integer beyond 128 bits");
            result = 1;
            for (Integer i = 0; i < b && !overflow; ++i)
                overflow = __builtin_mul_overflow(result, a, &result);
            break;
        }
        case Operator::LShift:
            if (b < 0) raise(at, "ValueError", "negative shift count");
            if (a == 0) break;
            if (b > 126) return unknown("an integer beyond 128 bits");
            overflow = __builtin_mul_overflow(a, Integer{1} << static_cast<int>(b), &result);
            break;
        case Operator::RShift:
            if (b < 0) raise(at, "ValueError", "negative shift count");
            result = a >> static_cast<int>(b > 127 ? 127 : b);
            break;
        case Operator::BitOr:
            result = a | b;
            break;
        case Operator::BitXor:
            result = a ^ b;
            break;
        case Operator::BitAnd:
            result = a & b;
            break;
        case Operator::MatMult:
            raise(at, "TypeError", "unsupported operand types for @");
    }
    if (overflow) return unknown("an integer beyond 128 bits");
    return int_value(result);
}

Value Evaluator::float_binary(Operator op, double a, double b, Place at) {
    switch (op) {
        case Operator::Add:
            return float_value(a + b);
        case Operator::Sub:
            return float_value(a - b);
        case Operator::Mult:
            return float_value(a * b);
        case Operator::Div:
            if (b == 0) raise(at, "ZeroDivisionError", "float division by zero");
            return float_value(a / b);
        case Operator::FloorDiv:
        case Operator::Mod: {
            if (b == 0) raise(at, "ZeroDivisionError", "float floor division by zero");
            double quotient = 0, remainder = 0;
            float_divmod(a, b, quotient, remainder);
            return float_value(op == Operator::FloorDiv ? quotient : remainder);
        }
        case Operator::Pow: {
            if (a == 0 && b < 0) raise(at, "ZeroDivisionError", "0.0 cannot be raised to a negative power");
            if (a < 0 && std::isfinite(a) && std::isfinite(b) && b != std::floor(b))
                return unknown("a complex number");
            const double result = std::pow(a, b);
            if (std::isinf(result) && std::isfinite(a) && std::isfinite(b)) {
                raise(at, "OverflowError", "numerical result out of range");
            }
            return float_value(result);
        }
        default:
            raise(at, "TypeError", "unsupported operand types for a bit operation on floats");
    }
}

Value Evaluator::number_binary(Operator op, const Value& left, const Value& right, Place at) {
    const Value a = plain_number(left), b = plain_number(right);
    if (a.kind == ValueKind::Int && b.kind == ValueKind::Int) {
        const bool logical = left.kind == ValueKind::Bool && right.kind == ValueKind::Bool;
        const bool bits = op == Operator::BitAnd || op == Operator::BitOr || op == Operator::BitXor;
        // A flag combined with a flag is a flag again.
        if (bits && (left.kind == ValueKind::EnumMember || right.kind == ValueKind::EnumMember)) {
            const Value& member = left.kind == ValueKind::EnumMember ? left : right;
            const ScopeId owner = program_.enum_members[member.id].owner;
            if (!owner.valid() || scope(owner).is_flag) return unknown("a combination of flags");
        }
        const Value result = int_binary(op, a.integer, b.integer, at);
        return logical && bits ? bool_value(result.integer != 0) : result;
    }
    const double x = a.kind == ValueKind::Int ? static_cast<double>(a.integer) : a.real;
    const double y = b.kind == ValueKind::Int ? static_cast<double>(b.integer) : b.real;
    return float_binary(op, x, y, at);
}

// Element-wise arithmetic of 32-bit and 64-bit floating vectors and matrices, as Warp's native functions
// round it.
Value Evaluator::composite_binary(Operator op, const Value& left, const Value& right, Place at) {
    const bool left_composite = left.kind == ValueKind::Composite,
               right_composite = right.kind == ValueKind::Composite;
    const types::TypeId type = left_composite ? left.type : right.type;
    const types::Type shape = types_[type];
    const bool both = left_composite && right_composite;
    const bool vector_like = shape.kind == types::Kind::Vector || shape.kind == types::Kind::Matrix;
    const auto may_fail = [&]() {
        refuse(DiagKind::ModuleUncertain, at, "whether this operation on vectors or matrices fails");
    };
    if (!vector_like || (both && left.type != right.type)) may_fail();
    if (shape.scalar != types::Scalar::Float32 && shape.scalar != types::Scalar::Float64) may_fail();
    const bool allowed = both ? op == Operator::Add || op == Operator::Sub
                              : op == Operator::Mult || (op == Operator::Div && left_composite);
    const Value& factor = left_composite ? right : left;
    if (!allowed || (!both && factor.kind != ValueKind::Float)) may_fail();
    if (!both && shape.scalar != types::Scalar::Float32) may_fail();
    // Warp has sums of the sizes it names.
    const uint32_t size = shape.kind == types::Kind::Vector ? composite_size(shape) : shape.rows;
    const bool square = shape.kind == types::Kind::Vector || shape.rows == shape.cols;
    if (both && (!square || size > 6 || size == 5 || size < 2)) may_fail();
    const auto apply = [&](double a, double b) -> double {
        if (shape.scalar == types::Scalar::Float32) {
            const auto x = static_cast<float>(a), y = static_cast<float>(b);
            switch (op) {
                case Operator::Add:
                    return x + y;
                case Operator::Sub:
                    return x - y;
                case Operator::Mult:
                    return x * y;
                default:
                    return x / y;
            }
        }
        return op == Operator::Add ? a + b : a - b;
    };
    const uint32_t count = composite_size(shape);
    const auto element = [&](const Value& side, uint32_t i) {
        return side.kind == ValueKind::Composite ? program_.elements[side.id + i].real : side.real;
    };
    std::vector<Value> items;
    for (uint32_t i = 0; i < count; ++i)
        items.push_back(float_value(apply(element(left, i), element(right, i))));
    return new_composite(type, items);
}

Value Evaluator::binary(Operator op, const Value& left, const Value& right, Place at) {
    if (left.kind == ValueKind::Unknown) return left;
    if (right.kind == ValueKind::Unknown) return right;
    for (const Value* side : {&left, &right}) {
        if (side->kind == ValueKind::List && sequence(*side).iterator)
            return unknown("an operation on an iterator");
    }
    if (is_number(left) && is_number(right)) return number_binary(op, left, right, at);
    if (left.kind == ValueKind::Str && right.kind == ValueKind::Str && op == Operator::Add) {
        charge(text(left.text).size() + text(right.text).size(), at);
        return string_value(joined({text(left.text), text(right.text)}));
    }
    const auto repeat = [&](const Value& what, const Value& times) -> Value {
        const Integer count = times.integer < 0 ? 0 : times.integer;
        if (what.kind == ValueKind::Str) {
            const std::string_view part = text(what.text);
            if (count > budget_.bytes || static_cast<size_t>(count) * part.size() > budget_.bytes)
                charge(budget_.bytes + 1u, at);
            charge(static_cast<size_t>(count) * part.size(), at);
            std::string whole;
            for (Integer i = 0; i < count; ++i) whole += part;
            return string_value(strings_.intern(whole));
        }
        if (sequence(what).unknown.valid()) return make_value(ValueKind::Unknown, sequence(what).unknown);
        const size_t size = sequence(what).items.size();
        if (count > budget_.bytes || static_cast<size_t>(count) * size * sizeof(Value) > budget_.bytes) {
            charge(budget_.bytes + 1u, at);
        }
        std::vector<Value> items;
        for (Integer i = 0; i < count; ++i) {
            items.insert(items.end(), sequence(what).items.begin(), sequence(what).items.end());
        }
        return sequence_of(what.kind, items, at);
    };
    const bool left_int = is_number(left) && left.kind != ValueKind::Float;
    const bool right_int = is_number(right) && right.kind != ValueKind::Float;
    if (op == Operator::Mult && (left.kind == ValueKind::Str || is_sequence(left)) && right_int)
        return repeat(left, right);
    if (op == Operator::Mult && (right.kind == ValueKind::Str || is_sequence(right)) && left_int)
        return repeat(right, left);
    if (op == Operator::Add && is_sequence(left) && left.kind == right.kind) {
        for (const Value* side : {&left, &right}) {
            if (sequence(*side).unknown.valid())
                return make_value(ValueKind::Unknown, sequence(*side).unknown);
        }
        std::vector<Value> items = sequence(left).items;
        items.insert(items.end(), sequence(right).items.begin(), sequence(right).items.end());
        return sequence_of(left.kind, items, at);
    }
    if (left.kind == ValueKind::Composite || right.kind == ValueKind::Composite)
        return composite_binary(op, left, right, at);
    const auto is_type = [](const Value& value) {
        return value.kind == ValueKind::Type || value.kind == ValueKind::Struct ||
               value.kind == ValueKind::None;
    };
    if (op == Operator::BitOr && is_type(left) && is_type(right))
        return type_value(types_.plain(types::Kind::Union));
    const auto is_class = [&](const Value& value) {
        return is_type(value) || value.kind == ValueKind::Class || value.kind == ValueKind::EnumClass ||
               value.kind == ValueKind::PyBuiltin || value.kind == ValueKind::WarpObject ||
               value.kind == ValueKind::GenericParam;
    };
    if (op == Operator::BitOr && is_class(left) && is_class(right)) return unknown(union_of_types);
    if (op == Operator::Mod && left.kind == ValueKind::Str) return percent(left, right, at);
    if (op == Operator::BitOr && left.kind == ValueKind::Dict && right.kind == ValueKind::Dict) {
        const Value made = new_sequence(ValueKind::Dict);
        for (const Value* side : {&left, &right}) {
            if (sequence(*side).unknown.valid())
                return make_value(ValueKind::Unknown, sequence(*side).unknown);
            const std::vector<Value> items = sequence(*side).items;
            for (size_t i = 0; i < items.size(); i += 2) assign_dict_item(made, items[i], items[i + 1], at);
        }
        charge(sequence(made).items.size() * sizeof(Value), at);
        return made;
    }
    if (left.kind == ValueKind::Set && right.kind == ValueKind::Set) return unknown("an operation on sets");
    if (left.kind == ValueKind::WarpScalar || right.kind == ValueKind::WarpScalar)
        return scalar_binary(op, left, right, at);
    const auto simple = [&](const Value& value) {
        switch (value.kind) {
            case ValueKind::None:
            case ValueKind::Bool:
            case ValueKind::Int:
            case ValueKind::Float:
            case ValueKind::Str:
            case ValueKind::Bytes:
            case ValueKind::Ellipsis:
            case ValueKind::Tuple:
            case ValueKind::List:
            case ValueKind::Dict:
            case ValueKind::Set:
            case ValueKind::Slice:
            case ValueKind::RangeObject:
            case ValueKind::PyFunction:
            case ValueKind::Method:
            case ValueKind::Module:
                return true;
            case ValueKind::EnumMember: {
                const EnumMember& member = program_.enum_members[value.id];
                return member.is_int || (member.owner.valid() && !scope(member.owner).is_flag);
            }
            case ValueKind::Class:
                return !scope(ScopeId{value.id}).has_unknown_base && !scope(ScopeId{value.id}).odd.valid();
            default:
                return false;
        }
    };
    if (left.kind == ValueKind::Bytes && (right.kind == ValueKind::Bytes || right_int))
        return unknown("an operation on bytes");
    if (simple(left) && simple(right)) raise(at, "TypeError", "unsupported operand types");
    const bool numpy = left.kind == ValueKind::NumpyScalar || right.kind == ValueKind::NumpyScalar;
    const bool flags = left.kind == ValueKind::EnumMember && right.kind == ValueKind::EnumMember;
    if (numpy || flags) return unknown("an operation on values that are not plain numbers");
    refuse(DiagKind::ModuleUncertain, at, "whether this operation fails");
}

// Sums, differences and products of Warp's scalars, which are computed in their type.
Value Evaluator::scalar_binary(Operator op, const Value& left, const Value& right, Place at) {
    const types::TypeId type = left.kind == ValueKind::WarpScalar ? left.type : right.type;
    const bool simple = op == Operator::Add || op == Operator::Sub || op == Operator::Mult;
    const bool real = type == types::float32 || type == types::float64;
    const auto number = [&](const Value& side, double& out) {
        const bool scalar = side.kind == ValueKind::WarpScalar;
        if (scalar ? side.type != type : side.kind != ValueKind::Float || type != types::float32)
            return false;
        out = scalar && side.raw_is_int ? static_cast<double>(side.integer) : side.real;
        return true;
    };
    double a = 0, b = 0;
    if (!simple || !real || !number(left, a) || !number(right, b))
        refuse(DiagKind::ModuleUncertain, at, "whether this operation on Warp's scalars fails");
    if (type == types::float32) {
        const auto x = static_cast<float>(a), y = static_cast<float>(b);
        const float result = op == Operator::Add ? x + y : op == Operator::Sub ? x - y : x * y;
        return float_value(static_cast<double>(result));
    }
    Value value = left.kind == ValueKind::WarpScalar ? left : right;
    value.raw_is_int = false;
    value.id = 0;
    value.real = op == Operator::Add ? a + b : op == Operator::Sub ? a - b : a * b;
    return value;
}

Value Evaluator::unary(UnaryOperator op, const Value& operand, Place at) {
    if (op == UnaryOperator::Not) {
        bool known = false;
        const bool value = truth(operand, known);
        if (known) return bool_value(!value);
        return operand.kind == ValueKind::Unknown ? operand : unknown("the truth of a value");
    }
    if (operand.kind == ValueKind::Unknown) return operand;
    if (is_number(operand)) {
        const Value number = plain_number(operand);
        if (number.kind == ValueKind::Float) {
            if (op == UnaryOperator::USub) return float_value(-number.real);
            if (op == UnaryOperator::UAdd) return number;
            raise(at, "TypeError", "bad operand type for unary ~: 'float'");
        }
        if (op == UnaryOperator::Invert) {
            if (operand.kind == ValueKind::EnumMember) return unknown("the complement of a flag");
            return int_value(~number.integer);
        }
        return op == UnaryOperator::USub ? int_binary(Operator::Sub, 0, number.integer, at) : number;
    }
    if (operand.kind == ValueKind::WarpScalar && op == UnaryOperator::USub) {
        // Python's value is negated in the scalar's own type.
        if (operand.type == types::float64 && !operand.raw_is_int) {
            Value value = operand;
            value.real = -value.real;
            return value;
        }
        return unknown("the negative of a Warp scalar");
    }
    if (operand.kind == ValueKind::Composite && op == UnaryOperator::USub) {
        const types::Type shape = types_[operand.type];
        const bool plain = shape.kind == types::Kind::Vector || shape.kind == types::Kind::Matrix;
        if (plain && (shape.scalar == types::Scalar::Float32 || shape.scalar == types::Scalar::Float64)) {
            std::vector<Value> items;
            for (uint32_t i = 0; i < composite_size(shape); ++i) {
                items.push_back(float_value(-program_.elements[operand.id + i].real));
            }
            return new_composite(operand.type, items);
        }
    }
    switch (operand.kind) {
        case ValueKind::None:
        case ValueKind::Str:
        case ValueKind::Bytes:
        case ValueKind::Tuple:
        case ValueKind::List:
        case ValueKind::Dict:
        case ValueKind::Set:
        case ValueKind::Ellipsis:
        case ValueKind::RangeObject:
        case ValueKind::PyFunction:
        case ValueKind::Module:
            raise(at, "TypeError", "bad operand type for a unary operator");
        case ValueKind::NumpyScalar:
            return unknown("an operation on values that are not plain numbers");
        default:
            refuse(DiagKind::ModuleUncertain, at, "whether this operation fails");
    }
}

bool Evaluator::str_of(const Value& value, std::string& out) const {
    switch (value.kind) {
        case ValueKind::None:
            out += "None";
            return true;
        case ValueKind::Bool:
            out += value.integer != 0 ? "True" : "False";
            return true;
        case ValueKind::Int:
            out += int_text(value.integer);
            return true;
        case ValueKind::Float: {
            TextBuffer buffer;
            append_python_float(buffer, value.real);
            out += buffer.view();
            return true;
        }
        case ValueKind::Str:
            out += text(value.text);
            return true;
        case ValueKind::EnumMember: {
            const EnumMember& member = program_.enum_members[value.id];
            if (!member.is_int || shows_itself(member)) return false;
            out += int_text(value.integer);  // IntEnum and IntFlag print as their number
            return true;
        }
        case ValueKind::Tuple:
        case ValueKind::List: {
            const Sequence& items = program_.sequences[value.id];
            const bool tuple = value.kind == ValueKind::Tuple;
            if (items.unknown.valid() || items.iterator) return false;
            out += tuple ? '(' : '[';
            for (size_t i = 0; i < items.items.size(); ++i) {
                if (i != 0) out += ", ";
                const Value& item = items.items[i];
                if (item.kind != ValueKind::Int && item.kind != ValueKind::Bool &&
                    item.kind != ValueKind::Float && item.kind != ValueKind::None) {
                    return false;
                }
                if (!str_of(item, out)) return false;
            }
            if (tuple && items.items.size() == 1) out += ',';
            out += tuple ? ')' : ']';
            return true;
        }
        default:
            return false;
    }
}

}  // namespace weft::module
