// Results: what a kernel tells beyond what it writes already: lengths, totals, extremes; and where sums grow.
#include <algorithm>
#include <string>

#include "vary/new_parameters.h"
#include "vary/stores.h"
#include "vary/style.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

using syntax::Context;
using syntax::Operator;

// Vectors whose length means something: that of a colour or of a pair of concentrations does not.
bool has_magnitude(std::string_view array) {
    static constexpr std::string_view things[] = {
        "acceleration", "correction", "current",  "deflection", "displacement", "drag",     "flow",
        "flux",         "force",      "gradient", "impulse",    "moment",       "momentum", "push",
        "slip",         "slope",      "torque",   "traction",   "velocity",     "vorticity"};
    const std::vector<std::string> words = words_of(array);
    return std::any_of(words.begin(), words.end(), [](const std::string& word) {
        return std::find(std::begin(things), std::end(things), singular(word)) != std::end(things);
    });
}

// Warp has no atomics of half precision for all devices.
bool has_atomics(const Type& type) {
    return type.scalar == types::Scalar::Float32 || type.scalar == types::Scalar::Float64;
}

// One number for the whole launch, which begins as zero.
StringId add_counter(Change& change, std::initializer_list<std::string_view> names, const Type& type) {
    const StringId name = change.edit.fresh(names);
    inputs::Arg arg;
    arg.role = inputs::Role::InOut;
    arg.fill = inputs::Fill::Zero;
    arg.shape[0] = inputs::constant(1);
    change.edit.add_kernel_parameter(place_of_outputs(change), name, array_of(type, 1), arg);
    return name;
}

// An output of the same shape, written at the same place as the store: that element.
NodeId add_beside(Change& change, const Store& store, StringId name, const Type& type) {
    inputs::Arg arg = *change.edit.input(store.array);
    arg.role = inputs::Role::Out;
    arg.fill = inputs::Fill::Zero;
    const Type array = array_of(type, store.ndim);
    change.edit.add_kernel_parameter(place_of_outputs(change), name, array, arg);
    return element_beside(change, store, name, array, Context::Store);
}

// How large a number or a vector is.
NodeId magnitude(Change& change, const Store& store, NodeId value) {
    const NodeId copy = change.edit.copy(value);
    return change.edit.warp_call(store.type.is_scalar() ? "abs" : "length", {&copy, 1},
                                 Type::of(store.type.scalar));
}

// A number that is passed and that about half of what is written may exceed.
StringId pass_threshold(Change& change, const Store& store, const std::string& of) {
    const StringId name = change.edit.fresh({of.empty() ? "threshold" : of + "_threshold", "tolerance"});
    pass_number(change, name, store.type, between(0.1, 1.0));
    return name;
}

NodeId atomic(Change& change, std::string_view builtin, StringId counter, NodeId value, const Type& type) {
    const NodeId args[] = {change.edit.name(counter, array_of(type, 1)), change.edit.whole(0), value};
    return change.edit.expression(change.edit.warp_call(builtin, args, type));
}

// ---- sums

// `float(0.0)`, `wp.vec3(0.0)`, `wp.vec3(0.0, 0.0, 0.0)` or `wp.vec3()`.
bool is_zero(const Change& change, NodeId value) {
    if (change[value].kind != Kind::Call) return false;
    const bool makes_value =
        change.look.is_call(value, builtins::Effect::Construct) || change.draft.type(value).is_float();
    const auto args = change.tree().field(value, field::Call::args);
    return makes_value && !(args.empty() && change.draft.type(value).is_scalar()) &&
           change.tree().field(value, field::Call::keywords).empty() &&
           std::all_of(args.begin(), args.end(), [&](NodeId arg) {
               return change[arg].kind == Kind::Constant && change.text(arg) == "0.0";
           });
}

// A sum that a loop makes in a variable, from zero, and that is written once.
struct Sum {
    NodeId begin;
    std::vector<NodeId> additions;
};

bool stands_in_kernel(const Change& change, NodeId statement) {
    return change.look.parent(statement) == change.draft.kernel;
}

bool is_addition(const Change& change, NodeId statement, NodeId use) {
    return change[statement].kind == Kind::AugAssign && change[statement].op() == Operator::Add &&
           change.tree().child(statement, field::AugAssign::target) == use;
}

// Threads leave behind a place, so that what was added by then stays.
bool leaves_between(const Change& change, NodeId first, NodeId last) {
    bool is_between = false;
    for (const NodeId statement : change.tree().field(change.draft.kernel, field::FunctionDef::body)) {
        is_between |= statement == first;
        if (statement == last) return false;
        if (is_between && change.look.contains(statement, Kind::Return)) return true;
    }
    return true;
}

std::optional<Sum> sum_of(const Change& change, const Store& store) {
    if (change[store.value].kind != Kind::Name || !stands_in_kernel(change, store.statement))
        return std::nullopt;
    const StringId name = change[store.value].text;
    if (change.look.is_parameter(name, change.draft.kernel) || change.draft.words.mention(name))
        return std::nullopt;
    Sum out;
    for (const NodeId use : change.look.uses(name, change.draft.kernel)) {
        const NodeId statement = change.look.parent(use);
        if (use == store.value) continue;
        if (!out.begin.valid() && change[statement].kind == Kind::Assign &&
            stands_in_kernel(change, statement) &&
            is_zero(change, change.tree().child(statement, field::Assign::value)) &&
            change.tree().field(statement, field::Assign::targets).size() == 1) {
            out.begin = statement;
        } else if (out.begin.valid() && is_addition(change, statement, use) &&
                   change.look.is_in_loop(statement)) {
            out.additions.push_back(statement);
        } else {
            return std::nullopt;
        }
    }
    const bool is_whole = out.begin.valid() && !out.additions.empty() && out.additions.size() <= 2 &&
                          !leaves_between(change, out.begin, store.statement);
    return is_whole ? std::optional(out) : std::nullopt;
}

// The element is the thread's own, and is so from the beginning.
bool is_own_element(const Change& change, NodeId target, const Threads& threads) {
    const NodeId slice = change.tree().child(target, field::Subscript::slice);
    const auto variables = variables_in(change, slice);
    return !change.look.contains(slice, Kind::Call) && !change.look.contains(slice, Kind::Subscript) &&
           std::all_of(variables.begin(), variables.end(), [&](NodeId id) {
               const bool is_thread = std::find(threads.names.begin(), threads.names.end(),
                                                change[id].text) != threads.names.end();
               return is_thread && change.look.writes(change[id].text, change.draft.kernel) == 1;
           });
}

}  // namespace

// force_length[i] = wp.length(force) beside force[i]: of vectors that are written.
bool apply_LengthOutput(Change& change) {
    const auto store = draw_store(change, types::Kind::Vector);
    if (!store || store->type.rows > 3 || !has_magnitude(change.strings.text(store->array))) return false;
    const std::string of = about(change.strings.text(store->array));
    const std::string_view word = change.rng.pick<std::string_view>({"length", "norm", "magnitude"});
    const StringId lengths =
        change.edit.fresh({(of.empty() ? "" : of + "_") + std::string(word), "lengths", "norms"});
    const Type number = Type::of(store->type.scalar);
    const NodeId target = add_beside(change, *store, lengths, number);
    const NodeId value = named_value(change, *store);
    const NodeId length = magnitude(change, *store, value);
    add_behind_store(change, value, change.edit.assign(target, length));
    change.draft.words.add("The length of each vector written to " + quoted(change, store->array) +
                               " is written to " + quoted(change, lengths) + " at the same place.",
                           change.strings);
    return true;
}

// wp.atomic_add(total_loss, 0, loss) beside loss[i]: of numbers that are written.
bool apply_TotalOutput(Change& change) {
    const auto store = draw_store(change, types::Kind::Scalar);
    if (!store || !has_atomics(store->type)) return false;
    const std::string of = about(change.strings.text(store->array));
    const bool in_front = change.rng.chance(60);
    const std::string name = of.empty() ? "total" : in_front ? "total_" + of : of + "_sum";
    const StringId total = add_counter(change, {name, "total", "accumulated"}, store->type);
    const NodeId value = named_value(change, *store);
    add_behind_store(change, value,
                     atomic(change, "atomic_add", total, change.edit.copy(value), store->type));
    change.draft.words.add("Each value written to " + quoted(change, store->array) +
                               " is also added atomically to `" + change.word(total) + "[0]`.",
                           change.strings);
    return true;
}

// wp.atomic_max(max_residual, 0, wp.abs(residual)) beside residual[i]: how large the largest became.
bool apply_LargestOutput(Change& change) {
    const auto store = draw_store(change, types::Kind::Scalar);
    if (!store || !has_atomics(store->type)) return false;
    const std::string of = about(change.strings.text(store->array));
    const std::string name = of.empty() ? "max_abs" : "max_abs_" + of;
    const StringId largest = add_counter(change, {name, "peak", "largest"}, store->type);
    const NodeId value = named_value(change, *store);
    const NodeId size = magnitude(change, *store, value);
    add_behind_store(change, value, atomic(change, "atomic_max", largest, size, store->type));
    change.draft.words.add("`" + change.word(largest) +
                               "[0]` is raised atomically to the largest magnitude written to " +
                               quoted(change, store->array) + ".",
                           change.strings);
    return true;
}

// wp.atomic_add(sum_squares, 0, residual * residual) beside residual[i]: the square of the norm of all.
bool apply_SquaresOutput(Change& change) {
    const auto store = draw_store(change);
    if (!store || !has_atomics(store->type)) return false;
    const Type number = Type::of(store->type.scalar);
    const std::string of = about(change.strings.text(store->array));
    const StringId sum = add_counter(
        change, {of.empty() ? "sum_squares" : of + "_sum_squares", "squared_norm", "energy"}, number);
    const NodeId value = named_value(change, *store);
    const NodeId both[] = {change.edit.copy(value), change.edit.copy(value)};
    const NodeId square = store->type.is_scalar() ? change.edit.binary(Operator::Mult, both[0], both[1])
                                                  : change.edit.warp_call("dot", both, number);
    add_behind_store(change, value, atomic(change, "atomic_add", sum, square, number));
    change.draft.words.add("The square of each value written to " + quoted(change, store->array) +
                               " is added atomically to `" + change.word(sum) + "[0]`.",
                           change.strings);
    return true;
}

// if wp.abs(residual) > tolerance: wp.atomic_add(num_large, 0, 1).
bool apply_CountOutput(Change& change) {
    const auto store = draw_store(change);
    if (!store || !has_atomics(store->type)) return false;
    const std::string of = about(change.strings.text(store->array));
    const Type whole = whole_number;
    const StringId count =
        add_counter(change, {of.empty() ? "num_large" : "num_large_" + of, "exceeded"}, whole);
    const StringId threshold = pass_threshold(change, *store, of);
    const NodeId value = named_value(change, *store);
    const NodeId test = change.edit.compare(syntax::CompareOperator::Gt, magnitude(change, *store, value),
                                            change.edit.name(threshold, Type::of(store->type.scalar)));
    const NodeId add = atomic(change, "atomic_add", count, change.edit.whole(1), whole);
    add_behind_store(change, value, change.edit.branch(test, {&add, 1}));
    change.draft.words.add("`" + change.word(count) +
                               "[0]` counts, by atomic additions, the values written to " +
                               quoted(change, store->array) + " whose magnitude exceeds " +
                               quoted(change, threshold) + "; the others are not counted.",
                           change.strings);
    return true;
}

// is_large[i] = wp.where(wp.abs(residual) > tolerance, 1, 0) beside residual[i].
bool apply_FlagOutput(Change& change) {
    const auto store = draw_store(change);
    if (!store || !has_atomics(store->type)) return false;
    const std::string of = about(change.strings.text(store->array));
    const Type whole = whole_number;
    const StringId flags = change.edit.fresh({of.empty() ? "is_large" : of + "_flag", "flags"});
    const NodeId target = add_beside(change, *store, flags, whole);
    const StringId threshold = pass_threshold(change, *store, of);
    const NodeId value = named_value(change, *store);
    const NodeId test = change.edit.compare(syntax::CompareOperator::Gt, magnitude(change, *store, value),
                                            change.edit.name(threshold, Type::of(store->type.scalar)));
    const NodeId args[] = {test, change.edit.whole(1), change.edit.whole(0)};
    add_behind_store(change, value, change.edit.assign(target, change.edit.warp_call("where", args, whole)));
    change.draft.words.add(quoted(change, flags) + " is 1 where the magnitude of what is written to " +
                               quoted(change, store->array) + " exceeds " + quoted(change, threshold) +
                               ", else 0.",
                           change.strings);
    return true;
}

// pressure_change[i] = pressure - previous_pressure[i] beside pressure[i].
bool apply_DifferenceOutput(Change& change) {
    const auto store = draw_store(change);
    if (!store) return false;
    const std::string of = about(change.strings.text(store->array));
    const StringId before = change.edit.fresh({of.empty() ? "previous" : "previous_" + of, "earlier"});
    const StringId difference = change.edit.fresh({of.empty() ? "difference" : of + "_change", "delta"});
    const NodeId target = add_beside(change, *store, difference, store->type);
    const NodeId old = read_beside(change, *store, before, between(-1, 1));
    const NodeId value = named_value(change, *store);
    const NodeId made = change.edit.binary(Operator::Sub, change.edit.copy(value), old);
    add_behind_store(change, value, change.edit.assign(target, made));
    change.draft.words.add(quoted(change, difference) + " gets what is written to " +
                               quoted(change, store->array) + " less what " + quoted(change, before) +
                               " holds at the same place.",
                           change.strings);
    return true;
}

// A sum grows in the output itself: `out[i] += term` in the loop, no variable and no store behind it.
bool apply_AccumulateInOutput(Change& change) {
    const auto threads = threads_of(change);
    const auto store = draw_store(change);
    if (!store || !threads || !is_own_element(change, store->target, *threads)) return false;
    const auto sum = sum_of(change, *store);
    // A comment at the store would have nothing to stand at.
    if (!sum || change.draft.notes[store->statement].above_count != 0) return false;
    for (const NodeId addition : sum->additions) {
        const NodeId now =
            change.edit.augmented(Operator::Add, change.edit.copy(store->target),
                                  change.edit.copy(change.tree().child(addition, field::AugAssign::value)));
        change.edit.replace(Look(change.draft).slot(addition), {&now, 1});
    }
    for (const NodeId gone : {sum->begin, store->statement}) {
        const auto rest = Look(change.draft).rest(gone);
        if (!rest.empty() && change.draft.notes[gone].above_count != 0 &&
            change.draft.notes[rest[0]].above_count == 0)
            change.edit.move_notes(gone, rest[0]);
        change.edit.replace(Look(change.draft).slot(gone), {});
    }
    change.edit.input(store->array)->role = inputs::Role::InOut;
    change.draft.words.add("The sum is accumulated in " + quoted(change, store->array) +
                               " itself, which holds zeros before the launch.",
                           change.strings);
    return true;
}

}  // namespace weft::vary
