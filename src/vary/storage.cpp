// Storage: how arrays hold their numbers: in another precision or width, and vectors by component.
#include <algorithm>
#include <string>

#include "vary/arrays.h"
#include "vary/new_parameters.h"
#include "vary/stores.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

using inputs::Fill;
using inputs::Role;
using types::Scalar;

// The arrays of the kernel that `fits` holds for, by their parameters.
template <class Fits>
std::vector<NodeId> arrays(Change& change, const Fits& fits) {
    std::vector<NodeId> out;
    for (const NodeId arg : change.draft.parameters(change.draft.kernel)) {
        const auto uses = element_uses(change, arg);
        if (uses && (!uses->reads.empty() || !uses->writes.empty()) && fits(*uses)) out.push_back(arg);
    }
    return out;
}

// The numbers of an array pass a conversion each time: read into the type that the kernel computes in,
// written into the one that is stored.
void convert(Change& change, const ArrayUses& uses, Scalar stored, std::string_view read_as) {
    const Type computed = uses.type.element();
    for (const NodeId read : uses.reads) {
        const NodeId element = change.edit.copy(read);
        change.draft.set_fact(element, {Type::of(stored), nullptr, {}, false});
        const NodeId type = change.edit.name(change.edit.intern(read_as));
        change.edit.replace(read, change.edit.call(type, {&element, 1}, computed));
    }
    const Type type = Type::of(stored);
    for (const NodeId write : uses.writes) {
        const NodeId value = change.tree().child(change.look.parent(write), field::Assign::value);
        const NodeId old = change.edit.copy(value);
        change.edit.replace(value, change.edit.warp_call(types::facts(stored).name, {&old, 1}, type));
    }
    retype(change, uses.name, array_of(type, uses.type.ndim));
}

// A conversion of a constant would convert it wherever the kernel uses it, as Warp has it; a parameter may
// become one.
bool writes_constant(const Change& change, NodeId write) {
    const NodeId value = change.tree().child(change.look.parent(write), field::Assign::value);
    return variables_in(change, value).empty() ||
           (change[value].kind == Kind::Name &&
            change.look.is_parameter(change[value].text, change.draft.kernel));
}

// Integers that count or name things, not positions in a random sequence, and not sums.
bool holds_small(const inputs::Arg& input, double limit) {
    // What counts may come to more than the inputs show.
    for (const std::string_view counts :
         {"length", "count", "size", "num", "start", "end", "offset", "begin"}) {
        if (input.name.find(counts) != std::string::npos) return false;
    }
    const bool is_fixed = (input.fill == Fill::Index || input.fill == Fill::SortedIndex) &&
                          !input.high_is_extent && 0 <= input.low && input.high <= limit;
    return is_fixed || input.fill == Fill::Bool;
}

// ---- vectors

constexpr std::string_view components = "xyzw";

bool has_short_indexes(const Change& change, NodeId element) {
    const NodeId slice = change.tree().child(element, field::Subscript::slice);
    return change.look.is_pure(slice) && change.source(slice).size() <= 12 &&
           !change.look.contains(slice, Kind::Subscript);
}

// Vectors that are read whole at one or two places, or written once, with indexes that may be written again.
bool can_be_taken_apart(Change& change, const ArrayUses& uses) {
    const Type type = uses.type;
    const inputs::Arg& input = *change.edit.input(uses.name);
    const bool is_vector = type.kind == types::Kind::Vector && 2 <= type.rows && type.rows <= 4 &&
                           types::facts(type.scalar).is_float;
    if (!is_vector || (input.fill != Fill::Uniform && input.fill != Fill::Zero)) return false;
    const bool is_read = uses.writes.empty() && uses.reads.size() <= 2;
    const bool is_written = uses.reads.empty() && uses.writes.size() == 1 && input.role == Role::Out;
    const auto fits = [&](NodeId element) { return has_short_indexes(change, element); };
    return (is_read || is_written) && std::all_of(uses.reads.begin(), uses.reads.end(), fits) &&
           std::all_of(uses.writes.begin(), uses.writes.end(), fits);
}

// `element(component)` is where the array holds a component of the vector at these indexes.
template <class Element>
void take_apart(Change& change, const ArrayUses& uses, const Element& element) {
    const Type vector = uses.type.element(), number = Type::of(vector.scalar);
    const std::string maker = draft::dtype_text(vector);
    for (const NodeId read : uses.reads) {
        std::vector<NodeId> parts;
        for (unsigned i = 0; i < vector.rows; ++i)
            parts.push_back(element(indexes_of(change, read), i, syntax::Context::Load));
        // Short names are those of float32.
        const std::string_view name = vector.scalar == Scalar::Float32
                                          ? std::string_view(maker).substr(0, maker.size() - 1)
                                          : std::string_view(maker);
        change.edit.replace(read, change.edit.warp_call(name, parts, vector));
    }
    for (const NodeId write : uses.writes) {
        const auto store = store_in(change, change.look.parent(write));
        WEFT_CHECK(store.has_value(), "an output that is written once");
        const NodeId value = named_value(change, *store);
        const StringId local = change[value].text;
        std::vector<NodeId> statements;
        for (unsigned i = 0; i < vector.rows; ++i) {
            const NodeId index = change.edit.whole(i);
            const NodeId part = change.edit.subscript(change.edit.name(local, vector), {&index, 1}, number);
            statements.push_back(change.edit.assign(
                element(indexes_of(change, store->target), i, syntax::Context::Store), part));
        }
        const Look look(change.draft);
        change.edit.replace(look.slot(look.statement(value)), statements);
    }
}

}  // namespace

// mass: wp.array(dtype=float) becomes wp.array(dtype=wp.float64), read as float(mass[i]). Not half precision,
// which gradients overflow.
bool apply_ArrayPrecision(Change& change) {
    const NodeId arg = change.draw(arrays(change, [&](const ArrayUses& uses) {
        const inputs::Arg& input = *change.edit.input(uses.name);
        return uses.type.element() == Type::of(Scalar::Float32) && uses.reads.size() <= 3 &&
               std::none_of(uses.writes.begin(), uses.writes.end(),
                            [&](NodeId write) { return writes_constant(change, write); }) &&
               (input.fill == Fill::Uniform || (input.fill == Fill::Zero && input.role == Role::Out));
    }));
    if (!arg.valid()) return false;
    const ArrayUses uses = *element_uses(change, arg);
    convert(change, uses, Scalar::Float64, "float");
    change.draft.words.add(
        quoted(change, uses.name) +
            " is stored in double precision (float64), while the kernel computes in single "
            "precision.",
        change.strings);
    return true;
}

// flags: wp.array(dtype=int) becomes wp.array(dtype=wp.uint8), read as int(flags[i]).
bool apply_IntegerWidth(Change& change) {
    const NodeId arg = change.draw(arrays(change, [&](const ArrayUses& uses) {
        const inputs::Arg& input = *change.edit.input(uses.name);
        return uses.type.element() == Type::of(Scalar::Int32) && input.role == Role::In &&
               uses.reads.size() <= 3;
    }));
    if (!arg.valid()) return false;
    const ArrayUses uses = *element_uses(change, arg);
    const inputs::Arg& input = *change.edit.input(uses.name);
    Scalar stored = Scalar::Int64;
    if (holds_small(input, 127) && change.rng.chance(70))
        stored = change.rng.pick({Scalar::Int8, Scalar::Uint8, Scalar::Int16});
    convert(change, uses, stored, "int");
    change.draft.words.add(quoted(change, uses.name) + " holds integers of type " +
                               std::string(types::facts(stored).name) + ", which are converted to int32.",
                           change.strings);
    return true;
}

// positions: wp.array(dtype=wp.vec3) becomes positions_x, positions_y and positions_z.
bool apply_SplitVectors(Change& change) {
    const std::string said = change.draft.words.description(change.strings);
    const NodeId arg = change.draw(arrays(change, [&](const ArrayUses& uses) {
        // What the words say of an element cannot be said of three arrays.
        return can_be_taken_apart(change, uses) && !is_measured(change, uses.name) &&
               said.find(change.word(uses.name) + "[") == said.npos;
    }));
    if (!arg.valid()) return false;
    const ArrayUses uses = *element_uses(change, arg);
    const Type number = array_of(Type::of(uses.type.scalar), uses.type.ndim);
    const inputs::Arg input = *change.edit.input(uses.name);
    const auto all = change.draft.parameters(change.draft.kernel);
    auto at = static_cast<size_t>(std::find(all.begin(), all.end(), arg) - all.begin());
    std::vector<StringId> names;
    std::string list;
    for (unsigned i = 0; i < uses.type.rows; ++i) {
        names.push_back(change.edit.fresh(change.word(uses.name) + "_" + components[i]));
        change.edit.add_kernel_parameter(at++, names[i], number, input);
        list += (i == 0 ? "`" : ", `") + change.word(names[i]) + "`";
    }
    take_apart(change, uses, [&](std::vector<NodeId> indexes, unsigned i, syntax::Context context) {
        for (NodeId& index : indexes) index = change.edit.copy(index);
        return change.edit.subscript(change.edit.name(names[i], number), indexes, number.element(), context);
    });
    change.edit.remove_kernel_parameter(uses.name);
    change.draft.words.rename(uses.name, change.edit.intern(list));
    std::string description = change.draft.words.description(change.strings);
    for (size_t place = 0; (place = description.find("`" + list + "`", place)) != description.npos;)
        description.replace(place, list.size() + 2, list);
    change.draft.words.set_description(description, change.strings);
    change.draft.words.add(
        "These " + std::to_string(names.size()) + " arrays hold the components of the vectors: " + list + ".",
        change.strings);
    return true;
}

// positions: wp.array(dtype=wp.vec3) becomes an array of numbers with one more dimension.
bool apply_VectorsToRows(Change& change) {
    const NodeId arg = change.draw(arrays(change, [&](const ArrayUses& uses) {
        return can_be_taken_apart(change, uses) && uses.type.ndim < 4;
    }));
    if (!arg.valid()) return false;
    const ArrayUses uses = *element_uses(change, arg);
    const Type number = array_of(Type::of(uses.type.scalar), uses.type.ndim + 1u);
    take_apart(change, uses, [&](std::vector<NodeId> indexes, unsigned i, syntax::Context context) {
        for (NodeId& index : indexes) index = change.edit.copy(index);
        indexes.push_back(change.edit.whole(i));
        return change.edit.subscript(change.edit.name(uses.name, number), indexes, number.element(), context);
    });
    change.edit.input(uses.name)->shape[uses.type.ndim] = inputs::constant(uses.type.rows);
    retype(change, uses.name, number);
    change.draft.words.add(quoted(change, uses.name) +
                               " is an array of numbers, whose last index counts the components of a vector.",
                           change.strings);
    return true;
}

}  // namespace weft::vary
