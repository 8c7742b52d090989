// Outputs: what becomes of a value when it is written.
#include <string>

#include "vary/arrays.h"
#include "vary/new_parameters.h"
#include "vary/stores.h"

namespace weft::vary {
namespace {

using syntax::Operator;

std::string name_with(const std::string& of, std::string_view word) {
    return of.empty() ? std::string(word) : std::string(word) + "_" + of;
}

}  // namespace

// out[i] = value becomes wp.atomic_add(out, i, value): the same where it begins at zero.
bool apply_StoreToAtomic(Change& change) {
    const auto store = draw_store(change);
    if (!store) return false;
    std::vector<NodeId> args = {change.edit.name(store->array)};
    for (const NodeId index : indexes_of(change, store->target)) args.push_back(change.edit.copy(index));
    args.push_back(change.edit.copy(store->value));
    const NodeId now = change.edit.expression(change.edit.warp_call("atomic_add", args, store->type));
    change.edit.replace(Look(change.draft).slot(store->statement), {&now, 1});
    change.edit.input(store->array)->role = inputs::Role::InOut;
    change.draft.words.add("The values are added to " + quoted(change, store->array) +
                               " by atomic additions, so that several launches add up.",
                           change.strings);
    return true;
}

// out[i] = wp.lerp(out[i], value, blend), or from what another array holds.
bool apply_BlendOutput(Change& change) {
    const auto store = draw_last_use(change);
    if (!store) return false;
    const std::string of = about(change.strings.text(store->array));
    const bool in_place = change.rng.chance(25);
    const StringId before =
        in_place ? store->array : change.edit.fresh({name_with(of, "previous"), "earlier"});
    const inputs::Arg earlier = between(-1, 1);
    const NodeId old = in_place ? element_beside(change, *store, before, array_of(store->type, store->ndim),
                                                 syntax::Context::Load)
                                : read_beside(change, *store, before, earlier);
    const StringId blend = change.edit.fresh(
        {change.rng.pick<std::string_view>({"blend", "relaxation", "mixing"}), "blend_factor"});
    const NodeId args[] = {old, change.edit.copy(store->value),
                           pass_number(change, blend, store->type, between(0.1, 0.9))};
    change.edit.replace(store->value, change.edit.warp_call("lerp", args, store->type));
    if (in_place) {
        inputs::Arg& input = *change.edit.input(store->array);
        input.role = inputs::Role::InOut;
        input.fill = inputs::Fill::Uniform;
        input.low = earlier.low;
        input.high = earlier.high;
    }
    change.draft.words.add(
        "What is written to " + quoted(change, store->array) + " goes only the fraction " +
            quoted(change, blend) + " of the way from what " +
            (in_place ? "the element held before" : quoted(change, before) + " holds at the same place") +
            " to the value described above.",
        change.strings);
    return true;
}

// out[i] = wp.clamp(value, low, high), one of them, or of a vector: its length.
bool apply_LimitOutput(Change& change) {
    const auto store = draw_last_use(change);
    if (!store) return false;
    const std::string of = about(change.strings.text(store->array));
    const Type number = Type::of(store->type.scalar);
    const NodeId value = change.edit.copy(store->value);
    const StringId low = change.edit.fresh({of.empty() ? "lower_limit" : "min_" + of, "lower_bound"});
    const StringId high = change.edit.fresh({of.empty() ? "upper_limit" : "max_" + of, "upper_bound"});
    const auto floor = [&] { return pass_number(change, low, store->type, between(-1, -0.1)); };
    const auto ceiling = [&] { return pass_number(change, high, store->type, between(0.5, 2)); };
    const std::string out = quoted(change, store->array);
    const StringId word = change.fit(store->array)->word;
    const std::string side = word.valid() ? change.word(word) : "both";
    std::string said;
    if (!store->type.is_scalar()) {
        const StringId local =
            change[store->value].kind == Kind::Name ? change[store->value].text : StringId{};
        if (!local.valid()) return false;  // a vector that is written out would stand there twice
        const NodeId of_length[] = {change.edit.warp_call("length", {&value, 1}, number), ceiling()};
        const NodeId length = change.edit.warp_call("min", of_length, number);
        const NodeId again = change.edit.copy(store->value);
        change.edit.replace(
            store->value,
            change.edit.binary(Operator::Mult, change.edit.warp_call("normalize", {&again, 1}, store->type),
                               length));
        said = "A vector that is longer than `" + change.word(high) +
               "` is shortened to that length before it is written to " + out + ".";
    } else if (side == "both") {
        const NodeId args[] = {value, floor(), ceiling()};
        change.edit.replace(store->value, change.edit.warp_call("clamp", args, number));
        said = "What is written to " + out + " is clamped to the range from " + quoted(change, low) + " to " +
               quoted(change, high) + ".";
    } else {
        const bool is_floor = side == "below";
        const NodeId args[] = {value, is_floor ? floor() : ceiling()};
        change.edit.replace(store->value, change.edit.warp_call(is_floor ? "max" : "min", args, number));
        said = "What is written to " + out + " is never " + (is_floor ? "below " : "above ") +
               quoted(change, is_floor ? low : high) + ", which takes its place.";
    }
    change.draft.words.add(said, change.strings);
    return true;
}

// out[i] = weights[i] * value.
bool apply_WeightOutput(Change& change) {
    const auto store = draw_last_use(change);
    const auto threads = threads_of(change);
    if (!store || !threads || change.look.writes(threads->names[0], change.draft.kernel) != 1) return false;
    const std::string of = about(change.strings.text(store->array));
    const StringId name =
        change.edit.fresh({change.rng.chance(50) ? "weights" : name_with(of, "weight"), "gains"});
    inputs::Arg arg = per_thread(change);
    arg.low = 0.25;
    arg.high = 1.5;
    const Type array = array_of(Type::of(store->type.scalar), 1);
    change.edit.add_kernel_parameter(place_of_inputs(change), name, array, arg);
    const NodeId index = change.edit.name(threads->names[0], threads->type);
    const NodeId weight = change.edit.subscript(change.edit.name(name, array), {&index, 1}, array.element());
    const std::string read = "`" + change.word(name) + "[" + change.word(threads->names[0]) + "]`";
    const NodeId value = change.edit.copy(store->value);
    change.edit.replace(store->value, change.edit.binary(Operator::Mult, weight, value));
    change.draft.words.add(
        "What is written to " + quoted(change, store->array) + " is multiplied by " + read + ".",
        change.strings);
    return true;
}

// out[i] = base[i] + value.
bool apply_OffsetOutput(Change& change) {
    const auto store = draw_last_use(change);
    if (!store) return false;
    const std::string of = about(change.strings.text(store->array));
    const StringId base =
        change.edit.fresh({name_with(of, change.rng.chance(50) ? "base" : "initial"), "offsets"});
    const NodeId old = read_beside(change, *store, base, between(-1, 1));
    const NodeId value = change.edit.copy(store->value);
    change.edit.replace(store->value, change.edit.binary(Operator::Add, old, value));
    change.draft.words.add("What " + quoted(change, base) +
                               " holds at the same place is added to what is written to " +
                               quoted(change, store->array) + ".",
                           change.strings);
    return true;
}

}  // namespace weft::vary
