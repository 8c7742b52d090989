// Work: what a thread works on: which element, whether at all, and how many.
#include <algorithm>
#include <string>

#include "vary/new_parameters.h"

namespace weft::vary {
namespace {

using syntax::CompareOperator;

Type whole_array() {
    return array_of(whole_number, 1);
}

bool speaks_of_thread_index(const std::string& description) {
    for (const char* const words : {"thread index", "thread's index", "index of the thread"}) {
        if (description.find(words) != std::string::npos) return true;
    }
    return false;
}

}  // namespace

// Threads work on the elements of a list: `i = active_ids[wp.tid()]`. Not where a description speaks of the
// index of the thread, which is another now.
bool apply_IndirectThread(Change& change) {
    const std::optional<Threads> threads = threads_of(change);
    if (!threads || threads->names.size() != 1 ||
        change.look.writes(threads->names[0], change.draft.kernel) != 1 ||
        speaks_of_thread_index(change.draft.words.description(change.strings)))
        return false;
    const StringId element = threads->names[0];
    const StringId thread = change.edit.fresh({"tid", "thread", "slot", "lane"});
    const StringId order = change.edit.fresh(
        {change.rng.pick<std::string_view>({"active_ids", "worklist", "indices"}), "active_list"});
    inputs::Arg arg = per_thread(change);
    arg.fill = inputs::Fill::Permutation;
    change.edit.add_kernel_parameter(place_of_arrays(change), order, whole_array(), arg);
    const Type type = whole_number;
    const NodeId target = change.tree().field(threads->statement, field::Assign::targets)[0];
    change.edit.replace(target, change.edit.target(thread, type));
    const NodeId index = change.edit.name(thread, type);
    const NodeId value = change.edit.subscript(change.edit.name(order, whole_array()), {&index, 1}, type);
    insert_behind_threads(change, *threads, change.edit.assign(change.edit.target(element, type), value));
    change.draft.words.add("Only what `" + change.word(order) + "` lists is worked on: thread `" +
                               change.word(thread) + "` takes `" + change.word(element) + " = " +
                               change.word(order) + "[" + change.word(thread) +
                               "]`, and nothing is listed twice.",
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
    change.draft.words.add("Threads whose `" + change.word(mask) + "[" + change.word(threads->names[0]) +
                               "]` is 0 leave everything as it is.",
                           change.strings);
    return true;
}

// Elements with too small a value are left alone: `if mass[i] < min_mass: return`.
bool apply_SkipBelow(Change& change) {
    const std::optional<Threads> threads = threads_of(change);
    if (!threads || threads->names.size() != change.draft.inputs.dims) return false;
    const NodeId parameter = [&] {
        std::vector<NodeId> fitting;
        for (const NodeId arg : change.draft.parameters(change.draft.kernel)) {
            const inputs::Arg* const input = change.edit.input(change[arg].text);
            const Type type = change.draft.type(arg);
            if (input != nullptr && change.may_change(change[arg].text) && type.ndim == 1 &&
                type.element().is_float() && input->role == inputs::Role::In &&
                input->fill == inputs::Fill::Uniform && !input->high_is_extent &&
                input->shape[0] == change.draft.inputs.launch[0])
                fitting.push_back(arg);
        }
        return change.draw(fitting);
    }();
    if (!parameter.valid()) return false;
    const StringId array = change[parameter].text;
    const Type number = change.draft.type(parameter).element();
    const StringId limit = change.edit.fresh({"min_" + change.word(array), "cutoff"});
    const inputs::Arg values = *change.edit.input(array);
    inputs::Arg arg;
    arg.fill = inputs::Fill::Constant;
    arg.high = values.low + 0.25 * (values.high - values.low);
    change.edit.add_kernel_parameter(place_of_scalars(change), limit, number, arg);
    const NodeId index = change.edit.name(threads->names[0], threads->type);
    const NodeId value =
        change.edit.subscript(change.edit.name(array, array_of(number, 1)), {&index, 1}, number);
    const NodeId leaves = change.edit.leave();
    const NodeId test = change.edit.compare(CompareOperator::Lt, value, change.edit.name(limit, number));
    insert_behind_threads(change, *threads, change.edit.branch(test, {&leaves, 1}));
    change.draft.words.add("Threads whose `" + change.word(array) + "[" + change.word(threads->names[0]) +
                               "]` is below `" + change.word(limit) + "` leave everything as it is.",
                           change.strings);
    return true;
}

// The launch may be larger than the work: `if i >= count: return`.
bool apply_CountGuard(Change& change) {
    const std::optional<Threads> threads = threads_of(change);
    if (!threads) return false;
    const std::string element = change.word(threads->names[0]);
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
        "Threads with `" + element + "` not below `" + change.word(count) + "` do nothing.", change.strings);
    return true;
}

}  // namespace weft::vary
