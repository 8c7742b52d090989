// Subscripts: items and slices of containers, strings and composites; parameters of types.
#include <algorithm>

#include "module/evaluator.h"

namespace weft::module {

Value Evaluator::subscript(NodeId id) {
    const NodeId object = child(id, field::Subscript::value);
    if (const Value element = matrix_element(object, id); element.kind != ValueKind::Missing) return element;
    const Value base = expr(object);
    const Value index = expr(child(id, field::Subscript::slice));
    const Value found = item(base, index, place_of(id));
    // It may be any of them.
    if (found.kind == ValueKind::Unknown) havoc_items(base, found.text);
    if (operators_defined_ && found.kind == ValueKind::Unknown && base.kind == ValueKind::Unknown)
        havoc_value(index, found.text);
    return found;
}

// m[i][j] of a matrix that is a name: a row by itself is not followed. Missing: it is none.
Value Evaluator::matrix_element(NodeId row, NodeId whole) {
    if (node(row).kind != Kind::Subscript || node(child(row, 0)).kind != Kind::Name) return {};
    const Value matrix = find_name(scope_, node(child(row, 0)).text);
    if (matrix.kind != ValueKind::Composite || types_[matrix.type].kind != types::Kind::Matrix) return {};
    const Value settled_matrix = expr(child(row, 0));
    const Value i = expr(child(row, field::Subscript::slice)),
                j = expr(child(whole, field::Subscript::slice));
    const types::Type shape = types_[matrix.type];
    size_t at_row = 0, at_column = 0;
    if (settled_matrix.kind != ValueKind::Composite || shape.scalar != types::Scalar::Float32 ||
        !place_in(i, shape.rows, at_row, place_of(row)) ||
        !place_in(j, shape.cols, at_column, place_of(whole)))
        return unknown("an item of a matrix");
    return program_.elements[matrix.id + static_cast<uint32_t>(at_row * shape.cols + at_column)];
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
        if (!is_number(part) || part.kind == ValueKind::Float) {
            if (is_known(part) && part.kind != ValueKind::WarpScalar && part.kind != ValueKind::NumpyScalar)
                raise(at_, "TypeError", "slice indices must be integers");
            return false;
        }
        out = part.integer;
        return true;
    };
    if (!number(2, 1, stride)) return false;
    if (stride == 0) raise(at_, "ValueError", "the step of a slice is zero");
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
    Integer given = 0;
    const bool integral = index_value(index, given);
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
            size_t place = 0;
            if (!place_in(index, static_cast<size_t>(size), place, at)) return unknown("an item");
            return sequence(base).items[place];
        }
        case ValueKind::Dict: {
            if (sequence(base).unknown.valid()) return make_value(ValueKind::Unknown, sequence(base).unknown);
            const size_t place = find_key(base, index, at);
            if (place == no_answer)
                return index.kind == ValueKind::Unknown ? index : unknown("a key of a dict");
            if (place == no_key) raise(at, "KeyError", "no such key");
            return sequence(base).items[place + 1];
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
            const Integer place = given < 0 ? given + size : given;
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
            if (index.kind != ValueKind::Str)
                refuse(DiagKind::ModuleDynamic, at, "a value of the names of a module or class");
            const Value value = named_item(base, index, at);
            if (value.kind == ValueKind::Missing) raise(at, "KeyError", text(index.text));
            return value;
        }
        case ValueKind::EnumClass: {
            if (index.kind == ValueKind::Unknown) return unknown("a member of an enumeration");
            const Value member =
                index.kind == ValueKind::Str ? value_in(ScopeId{base.id}, index.text) : Value{};
            if (member.kind == ValueKind::EnumMember) return member;
            raise(at, "KeyError", "the enumeration has no such member");
        }
        case ValueKind::RangeObject: {
            if (index.kind == ValueKind::Slice) return unknown("a slice of a range");
            std::vector<Value> items;
            size_t place = 0;
            append_items(base, items, at);
            if (!place_in(index, items.size(), place, at)) return index;
            return items[place];
        }
        case ValueKind::None:
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::Float:
        case ValueKind::Ellipsis:
        case ValueKind::Set:
        case ValueKind::PyFunction:
        case ValueKind::Method:
        case ValueKind::Builtin:
        case ValueKind::WarpScalar:
        case ValueKind::NumpyScalar:
        case ValueKind::Slice:
            raise(at, "TypeError", "the object has no items");
        case ValueKind::EnumMember:
            refuse(DiagKind::ModuleUncertain, at, "an item of a member of an enumeration");
        case ValueKind::Class:
            if (!scope(ScopeId{base.id}).odd.valid() && !scope(ScopeId{base.id}).has_unknown_base)
                raise(at, "TypeError", "the class takes no parameters");
            break;
        case ValueKind::Module:
            if (text(base.text) == "sys.modules") {
                if (index.kind == ValueKind::Str && index.text == file().name) return file_value(this_file());
                refuse(DiagKind::ModuleDynamic, at, "a module taken from `sys.modules`");
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
