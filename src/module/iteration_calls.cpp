// Python's functions over iterables: range, len, zip, sorted and their kin.
#include <algorithm>
#include <cmath>

#include "module/evaluator.h"

namespace weft::module {

Value Evaluator::iteration_call(PyCall what, Args& args, Place at) {
    const Place place = at;
    const Value first = args.count > 0 ? args[0] : Value{};
    const auto vague = [&]() {
        const Value value = args.first_unknown();
        if (value.kind == ValueKind::Unknown) return value;
        return unknown(text(reason_of(first, "an iteration that is not followed")));
    };
    if (args.opaque) return vague();
    std::vector<Value> items;
    switch (what) {
        case PyCall::Range: {
            Value parts[3] = {int_value(0), int_value(0), int_value(1)};
            for (size_t i = 0; i < args.count; ++i) {
                Integer number = 0;
                if (args[i].kind == ValueKind::Unknown || args[i].kind == ValueKind::NumpyScalar)
                    return vague();
                if (!index_value(args[i], number))
                    raise(place, "TypeError", "the object cannot be interpreted as an integer");
                parts[args.count == 1 ? 1 : i] = int_value(number);
            }
            if (args.count == 0 || args.count > 3)
                raise(place, "TypeError", "range expected 1 to 3 arguments");
            if (parts[2].integer == 0) raise(place, "ValueError", "range() arg 3 must not be zero");
            return sequence_of(ValueKind::RangeObject, parts, place);
        }
        case PyCall::Len:
            if (first.kind == ValueKind::Composite) {
                const types::Type shape = types_[first.type];
                return int_value(shape.kind == types::Kind::Matrix ? shape.rows : composite_size(shape));
            }
            if (first.kind == ValueKind::List && sequence(first).iterator && !sequence(first).view)
                raise(place, "TypeError", "the object has no len()");
            if (first.kind == ValueKind::Bytes || first.kind == ValueKind::EnumClass) {
                if (!append_items(first, items, place)) return vague();
                return int_value(static_cast<Integer>(items.size()));
            }
            check_iterable(first, place);
            if (!append_items(first, items, place, Order::DoesNotMatter)) return vague();
            return int_value(static_cast<Integer>(items.size()));
        case PyCall::Tuple:
        case PyCall::List:
            if (args.count == 1) check_iterable(first, place);
            if (args.count == 1 && !append_items(first, items, place)) return vague();
            return sequence_of(what == PyCall::Tuple ? ValueKind::Tuple : ValueKind::List, items, place);
        case PyCall::Set:
        case PyCall::Frozenset:
            if (args.count == 0 && what == PyCall::Set) return sequence_of(ValueKind::Set, items, place);
            if (args.count == 1) check_iterable(first, place);
            if (args.count == 1 && append_items(first, items, place, Order::DoesNotMatter)) {
                for (const Value& item : items) check_hashable(item, place);
            }
            return vague();
        case PyCall::Dict: {
            if (args.count > 1) raise(place, "TypeError", "dict() takes one argument");
            const Value dict = new_sequence(ValueKind::Dict);
            if (args.count == 1 && first.kind == ValueKind::Dict) {
                if (sequence(first).unknown.valid()) return vague();
                sequence(dict).items = std::vector<Value>(sequence(first).items);
            } else if (args.count == 1) {
                check_iterable(first, place);
                if (!append_items(first, items, place)) return vague();
                for (const Value& pair : items) {
                    std::vector<Value> parts;
                    if (pair.kind != ValueKind::Tuple && pair.kind != ValueKind::List) {
                        if (pair.kind == ValueKind::Unknown) return vague();
                        refuse(DiagKind::ModuleUncertain, place, "whether this call of `dict` fails");
                    }
                    if (!append_items(pair, parts, place)) return vague();
                    if (parts.size() != 2) raise(place, "ValueError", "dict() takes pairs");
                    assign_dict_item(dict, parts[0], parts[1], place);
                }
            }
            for (size_t i = 0; i < args.keyword_count; ++i) {
                assign_dict_item(dict, string_value(args.keyword(i).name), args.keyword(i).value, place);
            }
            return dict;
        }
        case PyCall::Enumerate: {
            const Value iterable = args.get(0, "iterable"), start = args.get(1, "start");
            if (iterable.kind == ValueKind::Missing)
                raise(place, "TypeError", "enumerate() takes an iterable");
            check_iterable(iterable, place);
            Integer index = 0;
            if (start.kind == ValueKind::Unknown || start.kind == ValueKind::NumpyScalar) return vague();
            if (start.kind != ValueKind::Missing && !index_value(start, index))
                raise(place, "TypeError", "enumerate() starts at an integer");
            if (!append_items(iterable, items, place)) return vague();
            Integer beyond = 0;
            if (__builtin_add_overflow(index, static_cast<Integer>(items.size()), &beyond)) return vague();
            for (Value& item : items) {
                const Value pair[] = {int_value(index++), item};
                item = sequence_of(ValueKind::Tuple, pair, place);
            }
            return iterator_of(items, std::span(&iterable, 1), true, place);
        }
        case PyCall::Zip: {
            const Value strict = args.get(SIZE_MAX, "strict");
            bool equal_lengths = false, known = true;
            if (strict.kind != ValueKind::Missing) equal_lengths = truth(strict, known);
            if (!known) return vague();
            for (size_t i = 0; i < args.count; ++i) check_iterable(args[i], place);
            std::vector<std::vector<Value>> columns(args.count);
            size_t shortest = SIZE_MAX;
            for (size_t i = 0; i < args.count; ++i) {
                if (!append_items(args[i], columns[i], place)) return vague();
                shortest = std::min(shortest, columns[i].size());
            }
            if (args.count == 0) shortest = 0;
            for (const std::vector<Value>& column : columns) {
                // The error comes with the last round, after what the loop does before.
                if (equal_lengths && column.size() != shortest)
                    refuse(DiagKind::ModuleUncertain, place, "a zip() of unequal lengths");
            }
            for (size_t row = 0; row < shortest; ++row) {
                std::vector<Value> tuple;
                for (const std::vector<Value>& column : columns) tuple.push_back(column[row]);
                items.push_back(sequence_of(ValueKind::Tuple, tuple, place));
            }
            std::vector<Value> over;
            for (size_t i = 0; i < args.count; ++i) over.push_back(args[i]);
            return iterator_of(items, over, true, place);
        }
        case PyCall::Reversed:
            check_iterable(first, place);
            if (first.kind == ValueKind::Set ||
                (first.kind == ValueKind::List && sequence(first).iterator && !sequence(first).view))
                raise(place, "TypeError", "the object cannot be reversed");
            if (!append_items(first, items, place)) return vague();
            std::reverse(items.begin(), items.end());
            return iterator_of(items, std::span(&first, 1), false, place);
        case PyCall::Sorted: {
            bool reverse = false;
            check_iterable(first, place);
            if (!sort_options(args, reverse) || !append_items(first, items, place, Order::DoesNotMatter))
                return vague();
            // Equal items that differ (1 and 1.0) stand in the order of the set.
            for (const Value& item : items) {
                if (first.kind == ValueKind::Set && item.kind != items[0].kind) return vague();
            }
            if (!sort_values(items, reverse, place)) return vague();
            return sequence_of(ValueKind::List, items, place);
        }
        case PyCall::Sum:
        case PyCall::Prod: {
            check_iterable(first, place);
            if (!append_items(first, items, place, Order::DoesNotMatter)) return vague();
            Value total = what == PyCall::Sum ? int_value(0) : int_value(1);
            if (const Value start = args.get(1, "start"); start.kind != ValueKind::Missing) total = start;
            const auto op = what == PyCall::Sum ? syntax::Operator::Add : syntax::Operator::Mult;
            for (const Value& item : items) {
                if (item.kind == ValueKind::Unknown || total.kind == ValueKind::Unknown) return vague();
                if (!is_number(item) || !is_number(total)) {
                    // Lists are joined, and their items with them.
                    if (item.kind == ValueKind::Str) raise(place, "TypeError", "sum() takes no strings");
                    total = binary(op, total, item, place);
                    if (total.kind == ValueKind::Unknown) return vague();
                    continue;
                }
                // Sums of floats depend on the order.
                if (first.kind == ValueKind::Set && plain_number(item).kind == ValueKind::Float)
                    return vague();
                total = number_binary(op, total, item, place);
            }
            return total;
        }
        case PyCall::All:
        case PyCall::Any: {
            check_iterable(first, place);
            if (!append_items(first, items, place, Order::DoesNotMatter)) return vague();
            for (const Value& item : items) {
                bool known = false;
                const bool holds = truth(item, known);
                if (!known) return vague();
                if (holds != (what == PyCall::All)) return bool_value(holds);
            }
            return bool_value(what == PyCall::All);
        }
        default:
            return vague();
    }
}

// `reverse` of sorted() and list.sort(); false if the order is decided in another way.
bool Evaluator::sort_options(const Args& args, bool& reverse) {
    const Value key = args.get(SIZE_MAX, "key"), backwards = args.get(SIZE_MAX, "reverse");
    bool known = true;
    if (backwards.kind != ValueKind::Missing) reverse = truth(backwards, known);
    return known && (key.kind == ValueKind::Missing || key.kind == ValueKind::None);
}

// Sorts as Python does, or says that the order is not known.
bool Evaluator::sort_values(std::vector<Value>& items, bool reverse, Place at) {
    bool known = true;
    for (const Value& item : items) known &= !(item.kind == ValueKind::Float && std::isnan(item.real));
    if (!known) return false;
    work(items.size() * 16);
    std::stable_sort(items.begin(), items.end(), [&](const Value& a, const Value& b) {
        const Value less = reverse ? compared(syntax::CompareOperator::Lt, b, a, at)
                                   : compared(syntax::CompareOperator::Lt, a, b, at);
        known &= less.kind == ValueKind::Bool;
        return less.kind == ValueKind::Bool && less.integer != 0;
    });
    return known;
}

}  // namespace weft::module
