// Subscripts: items and slices of containers, strings and composites; parameters of types.
#include <algorithm>

#include "module/evaluator.h"

namespace weft::module {

Value Evaluator::subscript(NodeId id) {
    const Value base = expr(child(id, field::Subscript::value));
    const Value index = expr(child(id, field::Subscript::slice));
    const Value found = item(base, index, place_of(id));
    // It may be any of them.
    if (found.kind == ValueKind::Unknown) havoc_items(base, found.text);
    return found;
}

// Indexes of a slice over `size` items, as Python's slice.indices().
bool Evaluator::slice_range(const Value& slice, Integer size, Integer& start, Integer& stop,
                            Integer& stride) {
    const Sequence& parts = sequence(slice);
    const auto number = [&](size_t i, Integer fallback, Integer& out) {
        const Value& part = parts.items[i];
        if (part.kind == ValueKind::None) {
            out = fallback;
            return true;
        }
        if (!is_number(part) || part.kind == ValueKind::Float) return false;
        out = part.integer;
        return true;
    };
    if (!number(2, 1, stride) || stride == 0) return false;
    const Integer low = stride > 0 ? 0 : -1, high = stride > 0 ? size : size - 1;
    const auto bound = [&](size_t i, Integer fallback, Integer& out) {
        if (!number(i, fallback, out)) return false;
        if (parts.items[i].kind == ValueKind::None) return true;
        if (out < 0) out += size;
        if (out < low) out = low;
        if (out > high) out = high;
        return true;
    };
    return bound(0, stride > 0 ? low : high, start) && bound(1, stride > 0 ? high : low, stop);
}

Value Evaluator::item(const Value& base, const Value& index, Place at) {
    if (base.kind == ValueKind::Unknown) return base;
    if (base.kind == ValueKind::List && sequence(base).iterator) return unknown("an item of an iterator");
    const bool integral = is_number(index) && index.kind != ValueKind::Float;
    switch (base.kind) {
        case ValueKind::Tuple:
        case ValueKind::List: {
            if (sequence(base).unknown.valid()) return make_value(ValueKind::Unknown, sequence(base).unknown);
            if (index.kind == ValueKind::Unknown) return index;
            const auto size = static_cast<Integer>(sequence(base).items.size());
            if (index.kind == ValueKind::Slice) {
                Integer start = 0, stop = 0, stride = 1;
                if (!slice_range(index, size, start, stop, stride)) return unknown("a slice");
                std::vector<Value> items;
                // One beyond the size takes one item, like every longer one, and adds up without overflow.
                stride = std::clamp(stride, -Integer(size) - 1, Integer(size) + 1);
                for (Integer i = start; stride > 0 ? i < stop : i > stop; i += stride) {
                    items.push_back(sequence(base).items[static_cast<size_t>(i)]);
                }
                return sequence_of(base.kind, items, at);
            }
            if (!integral) raise(at, "TypeError", "indices must be integers or slices");
            const Integer place = index.integer < 0 ? index.integer + size : index.integer;
            if (place < 0 || place >= size) raise(at, "IndexError", "index out of range");
            return sequence(base).items[static_cast<size_t>(place)];
        }
        case ValueKind::Dict: {
            if (sequence(base).unknown.valid()) return make_value(ValueKind::Unknown, sequence(base).unknown);
            work(sequence(base).items.size());
            for (size_t i = 0; i < sequence(base).items.size(); i += 2) {
                const int same = equal(sequence(base).items[i], index);
                if (same < 0) return index.kind == ValueKind::Unknown ? index : unknown("a key of a dict");
                if (same == 1) return sequence(base).items[i + 1];
            }
            raise(at, "KeyError", "no such key");
        }
        case ValueKind::Str: {
            std::vector<Value> characters;
            append_items(base, characters, at);
            const Value all = sequence_of(ValueKind::List, characters, at);
            const Value found = item(all, index, at);
            if (found.kind != ValueKind::List) return found;
            std::string whole;
            for (const Value& character : sequence(found).items) whole += text(character.text);
            return string_value(strings_.intern(whole));
        }
        case ValueKind::Composite: {
            const types::Type shape = types_[base.type];
            const auto size = static_cast<Integer>(composite_size(shape));
            if (shape.kind == types::Kind::Matrix || !integral)
                return unknown("an item of a matrix, or a slice");
            const Integer place = index.integer < 0 ? index.integer + size : index.integer;
            if (place < 0 || place >= size) raise(at, "IndexError", "invalid index");
            if (shape.scalar != types::Scalar::Float32 && shape.scalar != types::Scalar::Int32 &&
                shape.scalar != types::Scalar::Bool) {
                Value value = make_value(ValueKind::WarpScalar);
                const Value element = program_.elements[base.id + static_cast<uint32_t>(place)];
                value.type = types::of(shape.scalar);
                value.raw_is_int = element.kind != ValueKind::Float;
                value.integer = element.integer;
                if (!value.raw_is_int) value.real = element.real;
                return value;
            }
            return program_.elements[base.id + static_cast<uint32_t>(place)];
        }
        case ValueKind::Namespace: {
            if (index.kind != ValueKind::Str) return unknown("a name that is not known");
            const Value value = find_name(ScopeId{base.id}, index.text);
            if (value.kind == ValueKind::Missing) raise(at, "KeyError", text(index.text));
            return value;
        }
        case ValueKind::EnumClass: {
            if (index.kind != ValueKind::Str) return unknown("a member of an enumeration");
            return attribute_value(base, index.text, at);
        }
        case ValueKind::Module:
            if (text(base.text) == "sys.modules") {
                if (index.kind == ValueKind::Str && text(index.text) == module_name_) {
                    return make_value(ValueKind::Module, index.text,
                                      static_cast<uint32_t>(ModuleKind::Itself));
                }
                if (index.kind != ValueKind::Str) refuse(DiagKind::ModuleDynamic, at, "`sys.modules`");
                return unknown("a module of `sys.modules`");
            }
            break;
        case ValueKind::Type:
        case ValueKind::Struct:
        case ValueKind::WarpObject:
        case ValueKind::PyBuiltin:
            return type_item(base, index, at);
        default:
            break;
    }
    return index.kind == ValueKind::Unknown ? index : unknown("an item that is not followed");
}

}  // namespace weft::module
