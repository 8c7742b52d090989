// Results: what a kernel tells beyond what it writes already: lengths, totals, extremes; and where sums grow.
#include <algorithm>
#include <string>

#include "vary/stores.h"
#include "vary/style.h"
#include "vary/threads.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

using syntax::Context;
using syntax::Operator;

// "loss_out" and "new_loss" are about the loss; empty: the name says nothing but that it is written.
std::string about(std::string_view array) {
    std::vector<std::string> words = words_of(array);
    std::erase_if(words, [](const std::string& word) {
        return word == "out" || word == "output" || word == "result" || word == "results" || word == "new" ||
               word == "next";
    });
    return joined(words, false);
}

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

// What a store writes, under a name: a variable that holds it already or one that is made in front.
NodeId named_value(Change& change, const Store& store) {
    if (change[store.value].kind == Kind::Name) return store.value;
    const std::string array(change.strings.text(store.array));
    const StringId local = change.edit.fresh({singular(array), "value", "new_value"});
    const NodeId made = change.edit.assign(change.edit.target(local, store.type), store.value);
    change.edit.move_notes(store.statement, made);
    const NodeId now = change.edit.assign(store.target, change.edit.name(local, store.type));
    const NodeId both[] = {made, now};
    change.edit.replace(change.look.slot(store.statement), both);
    return change.tree().child(now, field::Assign::value);
}

void add_behind_store(Change& change, NodeId value, NodeId statement) {
    const Look look(change.draft);
    Slot slot = look.slot(look.statement(value));
    ++slot.at;
    change.edit.insert(slot, statement);
}

// One number for the whole launch, which begins as zero.
StringId add_counter(Change& change, std::initializer_list<std::string_view> names, const Type& type) {
    const StringId name = change.edit.fresh(names);
    inputs::Arg arg;
    arg.role = inputs::Role::InOut;
    arg.fill = inputs::Fill::Zero;
    arg.shape[0] = inputs::constant(1);
    Type array = type;
    array.ndim = 1;
    change.edit.add_kernel_parameter(change.look.parameters(change.draft.kernel).size(), name, array, arg);
    return name;
}

NodeId atomic(Change& change, std::string_view builtin, StringId counter, NodeId value, const Type& type) {
    Type array = type;
    array.ndim = 1;
    const NodeId args[] = {change.edit.name(counter, array), change.edit.whole(0), value};
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
    inputs::Arg arg = *change.edit.input(store->array);
    const Type number = Type::of(store->type.scalar);
    Type array = number;
    array.ndim = change.draft.type(change.look.parameter(store->array, change.draft.kernel)).ndim;
    change.edit.add_kernel_parameter(change.look.parameters(change.draft.kernel).size(), lengths, array, arg);
    const NodeId value = named_value(change, *store);
    const NodeId target = change.edit.copy(store->target);
    change.edit.replace(change.tree().child(target, field::Subscript::value),
                        change.edit.name(lengths, array));
    change.draft.set_fact(target, {number, nullptr, {}, false});
    const NodeId copy = change.edit.copy(value);
    const NodeId length = change.edit.warp_call("length", {&copy, 1}, number);
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
                               " is also added atomically to `" + std::string(change.strings.text(total)) +
                               "[0]`.",
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
    const NodeId copy = change.edit.copy(value);
    const NodeId size = change.edit.warp_call("abs", {&copy, 1}, store->type);
    add_behind_store(change, value, atomic(change, "atomic_max", largest, size, store->type));
    change.draft.words.add("`" + std::string(change.strings.text(largest)) +
                               "[0]` is raised atomically to the largest magnitude written to " +
                               quoted(change, store->array) + ".",
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
