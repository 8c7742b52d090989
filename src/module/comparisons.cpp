// Python's comparisons: equality, identity, order, membership.
#include <algorithm>
#include <cmath>

#include "module/evaluator.h"
#include "value/rounding.h"

namespace weft::module {
namespace {

using syntax::CompareOperator;

bool is_exact(Integer value) {
    return value >= -exact_double && value <= exact_double;
}

bool is_sequence_kind(const Value& value) {
    return value.kind == ValueKind::Tuple || value.kind == ValueKind::List;
}

}  // namespace

int Evaluator::equal(const Value& a, const Value& b, unsigned nesting) {
    if (a.kind == ValueKind::Unknown || b.kind == ValueKind::Unknown) return -1;
    for (const Value* side : {&a, &b}) {
        if (side->kind == ValueKind::List && sequence(*side).iterator) return -1;
    }
    if (is_number(a) && is_number(b)) {
        const Value x = plain_number(a), y = plain_number(b);
        if (x.kind == ValueKind::Int && y.kind == ValueKind::Int) return x.integer == y.integer;
        // Inside of containers Python asks for identity first, which only shows for a NaN.
        const bool nan = (x.kind == ValueKind::Float && std::isnan(x.real)) ||
                         (y.kind == ValueKind::Float && std::isnan(y.real));
        if (nan && nesting > 0) return -1;
        if (x.kind == ValueKind::Float && y.kind == ValueKind::Float) return x.real == y.real;
        const Integer integer = x.kind == ValueKind::Int ? x.integer : y.integer;
        const double real = x.kind == ValueKind::Int ? y.real : x.real;
        if (!is_exact(integer)) return -1;
        return static_cast<double>(integer) == real;
    }
    if (a.kind != b.kind) {
        const bool plain_a =
            a.kind == ValueKind::Str || a.kind == ValueKind::None || is_number(a) || is_sequence_kind(a);
        const bool plain_b =
            b.kind == ValueKind::Str || b.kind == ValueKind::None || is_number(b) || is_sequence_kind(b);
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
            if (one.kind == types::Kind::Ref && other.kind == types::Kind::Ref)
                return a.type == b.type ? 1 : -1;
            if (types::is_any_array(one) || !types::is_followed(one)) return a.type == b.type ? -1 : 0;
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
            return types::is_any_array(type) || types::is_composite(type) ? -1 : 1;
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
            if (right.kind == ValueKind::Str && is_known(left)) {
                if (left.kind != ValueKind::Str) raise(at, "TypeError", "`in` of a string takes a string");
                return bool_value(text(right.text).find(text(left.text)) != std::string_view::npos);
            }
            if (right.kind == ValueKind::EnumClass && left.kind == ValueKind::EnumMember &&
                !scope(ScopeId{right.id}).odd.valid()) {
                if (program_.enum_members[left.id].owner.index == right.id) return bool_value(true);
            }
            const bool container =
                is_sequence_kind(right) || right.kind == ValueKind::Set || right.kind == ValueKind::Dict;
            if (!container && is_known(right)) {
                if (right.kind == ValueKind::Class || is_number(right) || right.kind == ValueKind::None ||
                    right.kind == ValueKind::PyFunction)
                    check_iterable(right, at);
                if (right.kind == ValueKind::EnumClass || right.kind == ValueKind::Composite)
                    refuse(DiagKind::ModuleUncertain, at, "whether this `in` fails");
            }
            if (right.kind == ValueKind::Dict || right.kind == ValueKind::Set) check_hashable(left, at);
            if (!container || sequence(right).unknown.valid()) return vague();
            const Sequence& items = sequence(right);
            if (items.iterator && items.made_after != moment()) return vague();
            work(items.items.size());
            const size_t stride = right.kind == ValueKind::Dict ? 2 : 1;
            bool maybe = false;
            for (size_t i = 0; i < items.items.size(); i += stride) {
                const int same = equal(left, items.items[i], 1);
                if (same == 1 && !maybe) return bool_value(true);
                if (same == 1) return vague();
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
    if (is_sequence_kind(left) && left.kind == right.kind) return compared_items(op, left, right, at);
    constexpr int never = 9;
    const auto ordered = [&](const Value& value) {
        if (is_number(value)) return 1;
        switch (value.kind) {
            case ValueKind::Str:
                return 2;
            case ValueKind::Tuple:
                return 3;
            case ValueKind::List:
                return sequence(value).iterator ? never : 4;
            case ValueKind::None:
            case ValueKind::Dict:
            case ValueKind::Ellipsis:
            case ValueKind::PyFunction:
            case ValueKind::Module:
            case ValueKind::RangeObject:
                return never;
            case ValueKind::EnumMember: {
                const ScopeId owner = program_.enum_members[value.id].owner;
                return owner.valid() && !scope(owner).is_flag ? never : 0;
            }
            default:
                return 0;
        }
    };
    if (ordered(left) != 0 && ordered(right) != 0 &&
        (ordered(left) != ordered(right) || ordered(left) == never)) {
        raise(at, "TypeError", "the values cannot be ordered");
    }
    if (ordered(left) == 0 && ordered(right) == 0 && is_known(left) && is_known(right) &&
        left.kind != ValueKind::Set && left.kind != ValueKind::WarpScalar &&
        left.kind != ValueKind::NumpyScalar && left.kind != ValueKind::EnumMember)
        refuse(DiagKind::ModuleUncertain, at, "whether this comparison fails");
    if (!is_number(left) || !is_number(right)) return vague();
    const Value a = plain_number(left), b = plain_number(right);
    if (a.kind == ValueKind::Int && b.kind == ValueKind::Int) {
        if (op == CompareOperator::Lt) return bool_value(a.integer < b.integer);
        if (op == CompareOperator::LtE) return bool_value(a.integer <= b.integer);
        if (op == CompareOperator::Gt) return bool_value(a.integer > b.integer);
        return bool_value(a.integer >= b.integer);
    }
    if ((a.kind == ValueKind::Int && !is_exact(a.integer)) ||
        (b.kind == ValueKind::Int && !is_exact(b.integer))) {
        return unknown("a comparison of a large integer and a float");
    }
    const double x = a.kind == ValueKind::Int ? static_cast<double>(a.integer) : a.real;
    const double y = b.kind == ValueKind::Int ? static_cast<double>(b.integer) : b.real;
    if (op == CompareOperator::Lt) return bool_value(x < y);
    if (op == CompareOperator::LtE) return bool_value(x <= y);
    if (op == CompareOperator::Gt) return bool_value(x > y);
    return bool_value(x >= y);
}

// Tuples and lists are ordered by their first items that differ.
Value Evaluator::compared_items(CompareOperator op, const Value& left, const Value& right, Place at) {
    for (const Value* side : {&left, &right}) {
        if (sequence(*side).unknown.valid()) return make_value(ValueKind::Unknown, sequence(*side).unknown);
        if (sequence(*side).iterator) return unknown("a comparison of an iterator");
    }
    const std::vector<Value> a = sequence(left).items, b = sequence(right).items;
    work(a.size() + b.size());
    if (++depth_ > budget_.depth) refuse(DiagKind::ModuleNesting, at);
    Value result = compared(op, int_value(static_cast<Integer>(a.size())),
                            int_value(static_cast<Integer>(b.size())), at);
    for (size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const int same = equal(a[i], b[i], 1);
        if (same == 1) continue;
        result = same < 0 ? unknown("a comparison") : compared(op, a[i], b[i], at);
        break;
    }
    --depth_;
    return result;
}

}  // namespace weft::module
