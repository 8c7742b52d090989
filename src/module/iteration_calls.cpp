// Python's functions over iterables: range, len, zip, sorted and their kin.
#include <algorithm>

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
                if (args[i].kind == ValueKind::Float || args[i].kind == ValueKind::Str) {
                    raise(place, "TypeError", "the object cannot be interpreted as an integer");
                }
                if (!is_number(args[i])) return vague();
            }
            if (args.count == 1) parts[1] = plain_number(args[0]);
            if (args.count >= 2) {
                parts[0] = plain_number(args[0]);
                parts[1] = plain_number(args[1]);
            }
            if (args.count == 3) parts[2] = plain_number(args[2]);
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
            if (!append_items(first, items, place, Order::DoesNotMatter)) return vague();
            return int_value(static_cast<Integer>(items.size()));
        case PyCall::Tuple:
        case PyCall::List:
            if (args.count == 1 && !append_items(first, items, place)) return vague();
            return sequence_of(what == PyCall::Tuple ? ValueKind::Tuple : ValueKind::List, items, place);
        case PyCall::Set:
        case PyCall::Frozenset:
            if (args.count == 0) return sequence_of(ValueKind::Set, items, place);
            return vague();
        case PyCall::Dict: {
            const Value dict = new_sequence(ValueKind::Dict);
            if (args.count == 1) {
                if (first.kind != ValueKind::Dict || sequence(first).unknown.valid()) return vague();
                sequence(dict).items = std::vector<Value>(sequence(first).items);
            }
            for (size_t i = 0; i < args.keyword_count; ++i) {
                assign_dict_item(dict, string_value(args.keyword(i).name), args.keyword(i).value);
            }
            return dict;
        }
        case PyCall::Enumerate: {
            if (!append_items(first, items, place)) return vague();
            const Value start = args.get(1, "start");
            Integer index = start.kind == ValueKind::Int ? start.integer : 0;
            for (Value& item : items) {
                const Value pair[] = {int_value(index++), item};
                item = sequence_of(ValueKind::Tuple, pair, place);
            }
            return iterator_of(items, std::span(&first, 1), true, place);
        }
        case PyCall::Zip: {
            std::vector<std::vector<Value>> columns(args.count);
            size_t shortest = SIZE_MAX;
            for (size_t i = 0; i < args.count; ++i) {
                if (!append_items(args[i], columns[i], place)) return vague();
                shortest = std::min(shortest, columns[i].size());
            }
            if (args.count == 0) shortest = 0;
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
            if (!append_items(first, items, place)) return vague();
            std::reverse(items.begin(), items.end());
            return iterator_of(items, std::span(&first, 1), false, place);
        case PyCall::Sorted: {
            if (args.keyword_count != 0 || !append_items(first, items, place, Order::DoesNotMatter))
                return vague();
            for (const Value& item : items) {
                const bool same_kind = item.kind == items[0].kind &&
                                       (item.kind == ValueKind::Int || item.kind == ValueKind::Str);
                if (!same_kind) return vague();
            }
            std::stable_sort(items.begin(), items.end(), [&](const Value& a, const Value& b) {
                return a.kind == ValueKind::Int ? a.integer < b.integer : text(a.text) < text(b.text);
            });
            return sequence_of(ValueKind::List, items, place);
        }
        case PyCall::Sum:
        case PyCall::Prod: {
            if (!append_items(first, items, place, Order::DoesNotMatter)) return vague();
            Value total = what == PyCall::Sum ? int_value(0) : int_value(1);
            if (const Value start = args.get(1, "start"); start.kind != ValueKind::Missing) total = start;
            const auto op = what == PyCall::Sum ? syntax::Operator::Add : syntax::Operator::Mult;
            for (const Value& item : items) {
                if (!is_number(item) || !is_number(total)) return vague();
                // Sums of floats depend on the order.
                if (first.kind == ValueKind::Set && plain_number(item).kind == ValueKind::Float)
                    return vague();
                total = number_binary(op, total, item, place);
            }
            return total;
        }
        case PyCall::All:
        case PyCall::Any: {
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

}  // namespace weft::module
