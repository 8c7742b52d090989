// Python's operators on known values: exact integers up to 128 bits, floats as CPython computes them.
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
            const Integer quotient = floor_div(a, b);
            result = op == Operator::FloorDiv ? quotient : a - quotient * b;
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
Value Evaluator::composite_binary(Operator op, const Value& left, const Value& right) {
    const bool left_composite = left.kind == ValueKind::Composite,
               right_composite = right.kind == ValueKind::Composite;
    const types::TypeId type = left_composite ? left.type : right.type;
    const types::Type shape = types_[type];
    const bool both = left_composite && right_composite;
    const bool vector_like = shape.kind == types::Kind::Vector || shape.kind == types::Kind::Matrix;
    if (!vector_like || (both && left.type != right.type))
        return unknown("arithmetic on vectors of different types");
    if (shape.scalar != types::Scalar::Float32 && shape.scalar != types::Scalar::Float64) {
        return unknown("arithmetic on vectors of this scalar type");
    }
    const bool allowed = both ? op == Operator::Add || op == Operator::Sub
                              : op == Operator::Mult || (op == Operator::Div && left_composite);
    const Value& factor = left_composite ? right : left;
    if (!allowed || (!both && factor.kind != ValueKind::Float)) return unknown("this operation on vectors");
    if (!both && shape.scalar != types::Scalar::Float32) return unknown("this operation on vectors");
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
        return composite_binary(op, left, right);
    const auto is_type = [](const Value& value) {
        return value.kind == ValueKind::Type || value.kind == ValueKind::Struct ||
               value.kind == ValueKind::None;
    };
    if (op == Operator::BitOr && is_type(left) && is_type(right))
        return type_value(types_.plain(types::Kind::Union));
    const auto simple = [&](const Value& value) {
        return is_number(value) || value.kind == ValueKind::None || value.kind == ValueKind::Str ||
               is_sequence(value);
    };
    const bool formats = op == Operator::Mod && left.kind == ValueKind::Str;
    if (simple(left) && simple(right) && !formats) raise(at, "TypeError", "unsupported operand types");
    return unknown("an operation on values that are not plain numbers");
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
    return unknown("an operation on values that are not plain numbers");
}

int Evaluator::equal(const Value& a, const Value& b, unsigned nesting) {
    if (a.kind == ValueKind::Unknown || b.kind == ValueKind::Unknown) return -1;
    if (is_number(a) && is_number(b)) {
        const Value x = plain_number(a), y = plain_number(b);
        if (x.kind == ValueKind::Int && y.kind == ValueKind::Int) return x.integer == y.integer;
        if (x.kind == ValueKind::Float && y.kind == ValueKind::Float) return x.real == y.real;
        const Integer integer = x.kind == ValueKind::Int ? x.integer : y.integer;
        const double real = x.kind == ValueKind::Int ? y.real : x.real;
        if (!fits_double(integer)) return -1;
        return static_cast<double>(integer) == real;
    }
    if (a.kind != b.kind) {
        const bool plain_a =
            a.kind == ValueKind::Str || a.kind == ValueKind::None || is_number(a) || is_sequence(a);
        const bool plain_b =
            b.kind == ValueKind::Str || b.kind == ValueKind::None || is_number(b) || is_sequence(b);
        const bool typed = a.kind == ValueKind::Type || b.kind == ValueKind::Type ||
                           a.kind == ValueKind::None || b.kind == ValueKind::None;
        return (plain_a && plain_b) || typed ? 0 : -1;
    }
    switch (a.kind) {
        case ValueKind::None:
        case ValueKind::Ellipsis:
            return 1;
        case ValueKind::Str:
        case ValueKind::Bytes:
            return a.text == b.text;
        case ValueKind::EnumMember:
            if (a.id == b.id) return 1;
            return program_.enum_members[a.id].owner.valid() ? 0 : -1;
        // Warp's named types and the ones its factories make are different classes of equal shape.
        case ValueKind::Type: {
            const types::Type &one = types_[a.type], &other = types_[b.type];
            if (one.kind == types::Kind::Tile && other.kind == types::Kind::Tile) return -1;
            if (types::is_array(one) || !types::is_followed(one)) return a.type == b.type ? -1 : 0;
            return a.type == b.type && a.id == b.id ? 1 : 0;
        }
        case ValueKind::Struct:
            return a.type == b.type ? 1 : -1;
        case ValueKind::Function:
        case ValueKind::Kernel:
        case ValueKind::Class:
        case ValueKind::EnumClass:
        case ValueKind::PyFunction:
            return a.id == b.id;
        case ValueKind::Builtin:
        case ValueKind::WarpObject:
            return a.text == b.text ? 1 : 0;
        case ValueKind::GenericParam: {
            if (!a.type.valid() || !b.type.valid()) return -1;
            if (a.type != b.type) return 0;
            const types::Type& type = types_[a.type];
            return types::is_array(type) || types::is_composite(type) ? -1 : 1;
        }
        case ValueKind::Tuple:
        case ValueKind::List: {
            const Sequence &x = program_.sequences[a.id], &y = program_.sequences[b.id];
            if (x.unknown.valid() || y.unknown.valid()) return -1;
            if (a.id == b.id) return 1;
            if (x.items.size() != y.items.size()) return 0;
            if (nesting > 50) return -1;
            work_of_many(x.items.size());  // of two that are not the same object, each part is compared
                                           // wherever it stands
            for (size_t i = 0; i < x.items.size(); ++i) {
                if (const int same = equal(x.items[i], y.items[i], nesting + 1); same != 1) return same;
            }
            return 1;
        }
        default:
            return -1;
    }
}

Value Evaluator::compared(CompareOperator op, const Value& left, const Value& right, Place at) {
    const auto vague = [&]() -> Value {
        if (left.kind == ValueKind::Unknown) return left;
        if (right.kind == ValueKind::Unknown) return right;
        return unknown("a comparison");
    };
    const auto negated = [](Value value) {
        if (value.kind == ValueKind::Bool) value.integer = value.integer == 0 ? 1 : 0;
        return value;
    };
    switch (op) {
        case CompareOperator::NotEq:
            return negated(compared(CompareOperator::Eq, left, right, at));
        case CompareOperator::IsNot:
            return negated(compared(CompareOperator::Is, left, right, at));
        case CompareOperator::NotIn:
            return negated(compared(CompareOperator::In, left, right, at));
        case CompareOperator::Eq: {
            const int same = equal(left, right);
            return same < 0 ? vague() : bool_value(same == 1);
        }
        case CompareOperator::Is: {
            if (!is_known(left) || !is_known(right)) return vague();
            const bool identity =
                left.kind == ValueKind::None || right.kind == ValueKind::None ||
                left.kind == ValueKind::Bool || right.kind == ValueKind::Bool ||
                (left.kind == ValueKind::EnumMember && right.kind == ValueKind::EnumMember) ||
                (left.kind == ValueKind::Type && right.kind == ValueKind::Type);
            if (!identity) return vague();
            if (left.kind != right.kind) return bool_value(false);
            const int same = equal(left, right);
            return same < 0 ? vague() : bool_value(same == 1);
        }
        case CompareOperator::In: {
            if (left.kind == ValueKind::Str && right.kind == ValueKind::Str) {
                return bool_value(text(right.text).find(text(left.text)) != std::string_view::npos);
            }
            const bool container =
                is_sequence(right) || right.kind == ValueKind::Set || right.kind == ValueKind::Dict;
            if (!container || sequence(right).unknown.valid()) return vague();
            const Sequence& items = sequence(right);
            work(items.items.size());
            const size_t stride = right.kind == ValueKind::Dict ? 2 : 1;
            bool maybe = false;
            for (size_t i = 0; i < items.items.size(); i += stride) {
                const int same = equal(left, items.items[i]);
                if (same == 1) return bool_value(true);
                maybe |= same < 0;
            }
            return maybe ? vague() : bool_value(false);
        }
        default:
            break;
    }
    if (left.kind == ValueKind::Str && right.kind == ValueKind::Str) {
        const int order = text(left.text).compare(text(right.text));
        if (op == CompareOperator::Lt) return bool_value(order < 0);
        if (op == CompareOperator::LtE) return bool_value(order <= 0);
        if (op == CompareOperator::Gt) return bool_value(order > 0);
        return bool_value(order >= 0);
    }
    const auto ordered = [&](const Value& value) {
        return is_number(value)                ? 1
               : value.kind == ValueKind::Str  ? 2
               : value.kind == ValueKind::None ? 3
                                               : 0;
    };
    if (ordered(left) != 0 && ordered(right) != 0 &&
        (ordered(left) != ordered(right) || left.kind == ValueKind::None)) {
        raise(at, "TypeError", "the values cannot be ordered");
    }
    if (!is_number(left) || !is_number(right)) return vague();
    const Value a = plain_number(left), b = plain_number(right);
    if (a.kind == ValueKind::Int && b.kind == ValueKind::Int) {
        if (op == CompareOperator::Lt) return bool_value(a.integer < b.integer);
        if (op == CompareOperator::LtE) return bool_value(a.integer <= b.integer);
        if (op == CompareOperator::Gt) return bool_value(a.integer > b.integer);
        return bool_value(a.integer >= b.integer);
    }
    if ((a.kind == ValueKind::Int && !fits_double(a.integer)) ||
        (b.kind == ValueKind::Int && !fits_double(b.integer))) {
        return unknown("a comparison of a large integer and a float");
    }
    const double x = a.kind == ValueKind::Int ? static_cast<double>(a.integer) : a.real;
    const double y = b.kind == ValueKind::Int ? static_cast<double>(b.integer) : b.real;
    if (op == CompareOperator::Lt) return bool_value(x < y);
    if (op == CompareOperator::LtE) return bool_value(x <= y);
    if (op == CompareOperator::Gt) return bool_value(x > y);
    return bool_value(x >= y);
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
            if (member.is_int) {
                out += int_text(value.integer);  // IntEnum and IntFlag print as their number
                return true;
            }
            return false;
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
