// Containers and iterators: their items, their keys, and changes of what a loop is reading.
#include <algorithm>

#include "base/utf8.h"
#include "module/evaluator.h"

namespace weft::module {

Value Evaluator::new_sequence(ValueKind kind) {
    if (program_.sequence_count == program_.sequences.size()) program_.sequences.emplace_back();
    const uint32_t id = program_.sequence_count++;
    program_.sequences[id].items.clear();
    program_.sequences[id].keys.clear();
    program_.sequences[id].unknown = {};
    program_.sequences[id].iterator = program_.sequences[id].view = false;
    program_.sequences[id].made_after = 0;
    program_.sequences[id].over.clear();
    program_.sequences[id].in_order = program_.sequences[id].lazy = false;
    return make_value(kind, {}, id);
}

Value Evaluator::sequence_of(ValueKind kind, std::span<const Value> items, Place at) {
    charge(64 + items.size() * sizeof(Value), at);
    const Value value = new_sequence(kind);
    sequence(value).items.assign(items.begin(), items.end());
    for (size_t i = 0; i < items.size(); ++i) {
        const Value item = sequence(value).items[i];
        if (item.kind == ValueKind::List && sequence(item).iterator) {
            const Value stored = kept(item);
            sequence(value).items[i] = stored;
        }
    }
    return value;
}

// A value that is stored: an iterator is read later, by whoever gets hold of it.
Value Evaluator::kept(const Value& value) {
    if (value.kind != ValueKind::List || !sequence(value).iterator) return value;
    const Value later = unknown("an iterator or view that is read later");
    havoc_items(value, later.text);
    return later;
}

// An iterator is lazy and used up by its first reader: as a list it reads the same only if it is read at
// once, so binding it to a name makes it Unknown.
Value Evaluator::iterator_of(std::span<const Value> items, std::span<const Value> over, bool in_order,
                             Place at) {
    const Value value = sequence_of(ValueKind::List, items, at);
    Sequence& made = sequence(value);
    made.iterator = true;
    made.in_order = in_order;
    made.made_after = moment();
    for (const Value& read : over) {
        if (read.kind != ValueKind::List && read.kind != ValueKind::Dict) continue;
        const Sequence& from = sequence(read);
        if (!from.iterator) {
            made.over.push_back(read.id);
            continue;
        }
        made.over.insert(made.over.end(), from.over.begin(), from.over.end());
        made.in_order &= from.in_order;
        made.lazy |= from.lazy;
    }
    return value;
}

Evaluator::Iterating::Iterating(Evaluator& owner, const Value& iterable, Place loop)
    : owner_(owner), first_(static_cast<std::ptrdiff_t>(owner.iterations_.size())) {
    if (iterable.kind != ValueKind::List && iterable.kind != ValueKind::Dict) return;
    const Sequence& items = owner.sequence(iterable);
    if (items.iterator) {
        for (const uint32_t id : items.over) owner.iterations_.push_back({id, 0, loop});
        in_order_ = items.in_order;
    } else {
        owner.iterations_.push_back({iterable.id, 0, loop});
    }
    count_ = owner.iterations_.size() - static_cast<size_t>(first_);
}

// Before a container changes: at one item, or anywhere.
void Evaluator::note_change(const Value& container, size_t index) {
    ++changes_;
    for (const Iteration& loop : iterations_) {
        if (loop.sequence == container.id && index >= loop.read)
            refuse(DiagKind::ModuleChangedInLoop, loop.loop);
    }
}

void Evaluator::check_iterable(const Value& value, Place at) const {
    switch (value.kind) {
        case ValueKind::Type:
            if (types_[value.type].kind != types::Kind::Scalar && types_[value.type].kind != types::Kind::Str)
                refuse(DiagKind::ModuleUncertain, at, "whether this type can be walked");
            raise(at, "TypeError", "the object is not iterable");
        case ValueKind::Class: {
            const Scope& found = program_.scopes[value.id];
            if (found.has_unknown_base || found.odd.valid()) return;
            raise(at, "TypeError", "the object is not iterable");
        }
        case ValueKind::None:
        case ValueKind::Bool:
        case ValueKind::Int:
        case ValueKind::Float:
        case ValueKind::Ellipsis:
        case ValueKind::PyFunction:
        case ValueKind::PyBuiltin:
        case ValueKind::Builtin:
        case ValueKind::Method:
        case ValueKind::Slice:
        case ValueKind::Struct:
        case ValueKind::WarpScalar:
        case ValueKind::EnumMember:
        case ValueKind::Module:
        case ValueKind::Kernel:
        case ValueKind::Function:
            raise(at, "TypeError", "the object is not iterable");
        default:
            return;
    }
}

bool Evaluator::append_items(const Value& iterable, std::vector<Value>& out, Place at, Order order) {
    switch (iterable.kind) {
        case ValueKind::Tuple:
        case ValueKind::List:
        case ValueKind::Set:
        case ValueKind::Dict: {
            const Sequence& items = sequence(iterable);
            if (items.unknown.valid()) return false;
            // What an iterator reads may have changed since it was made.
            if (items.iterator && items.made_after != moment()) return false;
            if (iterable.kind == ValueKind::Set && order == Order::Shows && items.items.size() > 1)
                return false;
            const size_t stride = iterable.kind == ValueKind::Dict ? 2 : 1;
            charge(items.items.size() * sizeof(Value), at);
            for (size_t i = 0; i < items.items.size(); i += stride) out.push_back(items.items[i]);
            return true;
        }
        case ValueKind::RangeObject: {
            const Sequence& parts = sequence(iterable);
            const Integer start = parts.items[0].integer, stop = parts.items[1].integer,
                          stride = parts.items[2].integer;
            for (Integer i = start; stride > 0 ? i < stop : i > stop;) {
                if (out.size() % 1024 == 0) charge(1024 * sizeof(Value), at);
                out.push_back(int_value(i));
                if (__builtin_add_overflow(i, stride, &i)) break;  // beyond any `stop`
            }
            return true;
        }
        case ValueKind::Str: {
            const std::string_view all = text(iterable.text);
            charge(all.size() * sizeof(Value), at);
            for (size_t i = 0; i < all.size();) {
                size_t size = 1;
                while (i + size < all.size() && is_utf8_continuation(all[i + size])) ++size;
                out.push_back(string_value(strings_.intern(all.substr(i, size))));
                i += size;
            }
            return true;
        }
        case ValueKind::EnumClass: {
            for (const Binding& binding : scope(ScopeId{iterable.id}).bindings) {
                const bool member = binding.value.kind == ValueKind::EnumMember &&
                                    program_.enum_members[binding.value.id].name == binding.name;
                if (member) out.push_back(binding.value);
            }
            return !scope(ScopeId{iterable.id}).is_flag && !scope(ScopeId{iterable.id}).odd.valid();
        }
        case ValueKind::Composite: {
            const types::Type shape = types_[iterable.type];
            if (shape.kind != types::Kind::Vector || shape.scalar == types::Scalar::Float16) return false;
            if (shape.scalar != types::Scalar::Float32 && shape.scalar != types::Scalar::Int32) return false;
            for (uint32_t i = 0; i < composite_size(shape); ++i)
                out.push_back(program_.elements[iterable.id + i]);
            return true;
        }
        default:
            return false;
    }
}

// What cannot be a key of a dict or in a set.
void Evaluator::check_hashable(const Value& value, Place at, unsigned nesting) {
    const bool unhashable = value.kind == ValueKind::List || value.kind == ValueKind::Dict ||
                            value.kind == ValueKind::Set || value.kind == ValueKind::Composite ||
                            value.kind == ValueKind::Slice;
    const bool view_or_list = value.kind == ValueKind::List && sequence(value).iterator;
    if (unhashable && !view_or_list) raise(at, "TypeError", "the object is not hashable");
    if (value.kind != ValueKind::Tuple) return;
    if (nesting > 50) refuse(DiagKind::ModuleNesting, at);
    const std::vector<Value> items = sequence(value).items;
    work_of_many(items.size());
    for (const Value& item : items) check_hashable(item, at, nesting + 1);
}

namespace {

// Texts and integers are told apart by a number of their own; nothing for other keys.
std::optional<uint64_t> number_of(const Value& key) {
    if (key.kind == ValueKind::Str) return uint64_t{key.text.index} << 1 | 1;
    const Integer far = Integer{1} << 62;
    if (key.kind != ValueKind::Int || key.integer >= far || key.integer < -far) return std::nullopt;
    return static_cast<uint64_t>(key.integer) << 1;
}

}  // namespace

std::optional<size_t> KeyIndex::find(const std::vector<Value>& items, const Value& key) {
    for (; plain_ && seen_ < items.size(); seen_ += 2) {
        const auto number = number_of(items[seen_]);
        if (number) places_.emplace(*number, seen_);
        plain_ = number.has_value();
    }
    const auto number = number_of(key);
    if (!plain_ || !number) return std::nullopt;
    const auto found = places_.find(*number);
    return found == places_.end() ? SIZE_MAX : found->second;
}

void KeyIndex::clear() {
    places_.clear();
    seen_ = 0;
    plain_ = true;
}

// Where a dict holds a key: the place of the key, or why there is none.
size_t Evaluator::find_key(const Value& dict, const Value& key, Place at) {
    check_hashable(key, at);
    Sequence& items = sequence(dict);
    if (const auto place = items.keys.find(items.items, key)) return *place;
    work(items.items.size());
    for (size_t i = 0; i < items.items.size(); i += 2) {
        const int same = equal(items.items[i], key, 1);
        if (same < 0) return no_answer;
        if (same == 1) return i;
    }
    return key.kind == ValueKind::Unknown ? no_answer : no_key;
}

void Evaluator::assign_dict_item(const Value& dict, const Value& key, const Value& given, Place at) {
    if (sequence(dict).unknown.valid()) {
        check_hashable(key, at);
        return havoc_value(given, sequence(dict).unknown);
    }
    const Value value = kept(given);
    const size_t place = find_key(dict, key, at);
    if (place == no_answer) {
        const StringId reason = strings_.intern("a dict whose keys are not known");
        havoc_value(dict, reason);
        havoc_value(key, reason);
        return havoc_value(value, reason);
    }
    if (place != no_key) {
        live_matters_ = true;
        note_change(dict, place / 2);
        sequence(dict).items[place + 1] = value;
        return;
    }
    note_change(dict);
    sequence(dict).items.push_back(key);
    sequence(dict).items.push_back(value);
}

}  // namespace weft::module
