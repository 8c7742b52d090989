// Work: what a thread works on: which element, whether at all, and how many.
#include <algorithm>
#include <string>

#include "vary/change.h"
#include "vary/threads.h"

namespace weft::vary {
namespace {

using syntax::CompareOperator;

const Type whole_number = Type::of(types::Scalar::Int32);

Type whole_array() {
    Type out = whole_number;
    out.ndim = 1;
    return out;
}

// An input that has a number for each thread of the first dimension.
inputs::Arg per_thread(const Change& change) {
    inputs::Arg out;
    out.shape[0] = change.draft.inputs.launch[0];
    return out;
}

// A parameter that tells of the work itself stands in front, one that came later behind the others.
size_t place_of_arrays(const Change& change) {
    const auto all = change.look.parameters(change.draft.kernel);
    size_t at = 0;
    while (at < all.size() && !change.draft.type(all[at]).is_array()) ++at;
    return at;
}

size_t place_of_scalars(const Change& change) {
    const auto all = change.look.parameters(change.draft.kernel);
    size_t at = all.size();
    for (size_t i = 0; i < all.size(); ++i) {
        if (!change.draft.type(all[i]).is_array()) at = i + 1;
    }
    return at;
}

std::string text_of(const Change& change, StringId name) {
    return std::string(change.strings.text(name));
}

}  // namespace

// Threads take their elements in another order: `i = order[wp.tid()]`.
bool apply_IndirectThread(Change& change) {
    const std::optional<Threads> threads = threads_of(change);
    if (!threads || threads->names.size() != 1 ||
        change.look.writes(threads->names[0], change.draft.kernel) != 1)
        return false;
    const StringId element = threads->names[0];
    const StringId thread = change.edit.fresh({"tid", "thread", "slot", "lane"});
    const StringId order = change.edit.fresh(
        change.rng.chance(50) ? std::initializer_list<std::string_view>{"order", "schedule"}
                              : std::initializer_list<std::string_view>{"permutation", "order"});
    inputs::Arg arg = per_thread(change);
    arg.fill = inputs::Fill::Permutation;
    change.edit.add_kernel_parameter(place_of_arrays(change), order, whole_array(), arg);
    const Type type = whole_number;
    const NodeId target = change.tree().field(threads->statement, field::Assign::targets)[0];
    change.edit.replace(target, change.edit.target(thread, type));
    const NodeId index = change.edit.name(thread, type);
    const NodeId value = change.edit.subscript(change.edit.name(order, whole_array()), {&index, 1}, type);
    insert_behind_threads(change, *threads, change.edit.assign(change.edit.target(element, type), value));
    change.draft.words.add("Thread `" + text_of(change, thread) + "` works on element `" +
                               text_of(change, element) + " = " + text_of(change, order) + "[" +
                               text_of(change, thread) + "]`; `" + text_of(change, order) +
                               "` holds every element once.",
                           change.strings);
    return true;
}

// Elements that are switched off are left alone.
bool apply_ActiveMask(Change& change) {
    const std::optional<Threads> threads = threads_of(change);
    // Of a few fixed elements all might be switched off.
    const inputs::Size& first = change.draft.inputs.launch[0];
    const bool are_few = !first.is_formula() && first.extent.kind == inputs::Extent::Kind::Constant;
    if (!threads || are_few) return false;
    const StringId mask = change.edit.fresh({"active", "enabled", "mask"});
    inputs::Arg arg = per_thread(change);
    arg.fill = inputs::Fill::Index;
    arg.low = 0;
    arg.high = 4;
    change.edit.add_kernel_parameter(place_of_arrays(change), mask, whole_array(), arg);
    const NodeId index = change.edit.name(threads->names[0], threads->type);
    const NodeId value =
        change.edit.subscript(change.edit.name(mask, whole_array()), {&index, 1}, whole_number);
    const NodeId leaves = change.edit.leave();
    const NodeId guard = change.edit.branch(
        change.edit.compare(CompareOperator::Eq, value, change.edit.whole(0)), {&leaves, 1});
    insert_behind_threads(change, *threads, guard);
    change.draft.words.add("Threads whose `" + text_of(change, mask) + "[" +
                               text_of(change, threads->names[0]) + "]` is 0 leave everything as it is.",
                           change.strings);
    return true;
}

// The launch may be larger than the work: `if i >= count: return`.
bool apply_CountGuard(Change& change) {
    const std::optional<Threads> threads = threads_of(change);
    if (!threads) return false;
    const std::string element = text_of(change, threads->names[0]);
    const StringId count =
        change.edit.fresh({change.rng.chance(50) ? "count" : "num_elements", "total_count"});
    inputs::Arg arg;
    arg.fill = inputs::Fill::Constant;
    arg.set_high(change.draft.inputs.launch[0]);
    change.edit.add_kernel_parameter(place_of_scalars(change), count, whole_number, arg);
    const NodeId leaves = change.edit.leave();
    const NodeId test =
        change.edit.compare(CompareOperator::GtE, change.edit.name(threads->names[0], threads->type),
                            change.edit.name(count, whole_number));
    insert_behind_threads(change, *threads, change.edit.branch(test, {&leaves, 1}));
    change.draft.words.add(
        "Threads with `" + element + "` not below `" + text_of(change, count) + "` do nothing.",
        change.strings);
    return true;
}

// A guard tells how often it held: `wp.atomic_add(skipped, 0, 1)` in front of its return.
bool apply_CountSkipped(Change& change) {
    const NodeId guard = change.draw(change.places(Kind::If, [&](NodeId id) {
        const auto body = change.tree().field(id, field::If::body);
        return change.look.definition(id) == change.draft.kernel && body.size() == 1 &&
               change[body[0]].kind == Kind::Return && change.tree().field(id, field::If::orelse).empty();
    }));
    if (!guard.valid() || change.draft.words.mention(change.edit.intern("skipped"))) return false;
    const StringId counter = change.edit.fresh({"skipped", "skipped_count", "num_skipped"});
    inputs::Arg arg;
    arg.role = inputs::Role::InOut;
    arg.fill = inputs::Fill::Zero;
    arg.shape[0] = inputs::constant(1);
    const NodeId leaves = change.tree().field(guard, field::If::body)[0];
    const std::string test = change.source(change.tree().child(guard, field::If::test));
    change.edit.add_kernel_parameter(change.look.parameters(change.draft.kernel).size(), counter,
                                     whole_array(), arg);
    const NodeId args[] = {change.edit.name(counter, whole_array()), change.edit.whole(0),
                           change.edit.whole(1)};
    const NodeId add = change.edit.expression(change.edit.warp_call("atomic_add", args, whole_number));
    const NodeId body[] = {add, leaves};
    change.edit.move_notes(leaves, add);
    change.edit.set_block({guard, field::If::body, 0}, body);
    change.draft.words.add(
        "Each time `" + test + "` makes a thread leave, `" + text_of(change, counter) + "[0]` grows by one.",
        change.strings);
    return true;
}

}  // namespace weft::vary
