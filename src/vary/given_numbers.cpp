// Given numbers: what is passed once for all becomes a number per element, per group of elements, or one that
// lies in memory, where another kernel may write it.
#include <algorithm>
#include <string>

#include "vary/new_parameters.h"
#include "vary/style.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

using inputs::Fill;

// A float or a vector of floats that the kernel only reads, behind the place where it asks for its thread.
bool can_vary(Change& change, const Threads& threads, NodeId arg) {
    const Type type = change.draft.type(arg);
    const StringId name = change[arg].text;
    const bool is_number = type.is_float() || (type.is(types::Kind::Vector) && type.rows <= 4 &&
                                               types::facts(type.scalar).is_float);
    const inputs::Arg* const input = change.edit.input(name);
    if (!is_number || input == nullptr || input->high_is_extent ||
        (input->fill != Fill::Uniform && input->fill != Fill::Constant && input->fill != Fill::Unit) ||
        !is_never_written(change, name, change.draft.kernel))
        return false;
    const auto uses = change.look.uses(name, change.draft.kernel);
    return !uses.empty() && change.look.is_before(threads.statement, uses[0]);
}

std::vector<NodeId> numbers(Change& change, const Threads& threads) {
    std::vector<NodeId> out;
    for (const NodeId arg : change.draft.parameters(change.draft.kernel)) {
        if (change.may_change(change[arg].text) && can_vary(change, threads, arg)) out.push_back(arg);
    }
    return out;
}

// A whole number that the kernel only reads, behind the place where it asks for its thread.
bool is_count(Change& change, const Threads& threads, NodeId arg) {
    const StringId name = change[arg].text;
    const inputs::Arg* const input = change.edit.input(name);
    if (change.draft.type(arg) != whole_number || input == nullptr || input->fill != Fill::Constant ||
        !is_never_written(change, name, change.draft.kernel))
        return false;
    const auto uses = change.look.uses(name, change.draft.kernel);
    return !uses.empty() && change.look.is_before(threads.statement, uses[0]);
}

bool stays(const Change& change, StringId name) {
    return change.look.writes(name, change.draft.kernel) == 1;
}

// An array that a number is read from.
struct Read {
    StringId array;
    bool in_place;  // the number has no name any more
};

// The parameter becomes an array that is read at these indexes: where it was used, if that is one place
// outside of loops, else once at the top, under the name that it had.
Read read_from_array(Change& change, const Threads& threads, NodeId arg, std::string_view array_name,
                     std::span<const inputs::Size> shape, std::span<const NodeId> indexes) {
    const StringId name = change[arg].text;
    const Type type = change.draft.type(arg),
               array_type = array_of(type, static_cast<unsigned>(shape.size()));
    const auto uses = change.look.uses(name, change.draft.kernel);
    const bool in_place = uses.size() == 1 && !change.look.is_in_loop(uses[0]) &&
                          std::all_of(threads.names.begin(), threads.names.end(),
                                      [&](StringId thread) { return stays(change, thread); });
    inputs::Arg input = *change.edit.input(name);
    std::copy(shape.begin(), shape.end(), input.shape.begin());
    const StringId array = change.edit.fresh(array_name);
    change.edit.add_kernel_parameter(place_of_inputs(change), array, array_type, input);
    const NodeId element = change.edit.subscript(change.edit.name(array, array_type), indexes, type);
    change.edit.remove_kernel_parameter(name);
    if (!in_place) {
        insert_behind_threads(change, threads, change.edit.assign(change.edit.target(name, type), element));
        return {array, false};
    }
    change.edit.replace(uses[0], element);
    const draft::Renaming renaming{name, array};
    follow_in_prose(change.draft, change.strings, {&renaming, 1}, change.tree().root());
    change.draft.words.rename(name, array);
    return {array, true};
}

// What the array of a number is called: "stiffness_values".
std::string array_name(Change& change, StringId number) {
    const std::string name = change.word(number);
    const std::string many = plural(name);
    switch (change.rng.below(4)) {
        case 0:
            return many != name && name.size() > 2 ? many : name + "_values";
        case 1:
            return name + "_field";
        case 2:
            return "per_element_" + name;
        default:
            return name + "_values";
    }
}

}  // namespace

// stiffness: float becomes stiffness_values: wp.array(dtype=float), read at the thread's index.
bool apply_ParameterPerElement(Change& change) {
    const auto threads = threads_of(change);
    if (!threads || threads->names.size() != change.draft.inputs.dims) return false;
    const NodeId arg = change.draw(numbers(change, *threads));
    if (!arg.valid()) return false;
    const StringId name = change[arg].text;
    // Of several dimensions: the one that the fit names.
    const StringId index = threads->names.size() == 1 ? threads->names[0] : change.fit(name)->word;
    const auto axis = std::find(threads->names.begin(), threads->names.end(), index);
    if (axis == threads->names.end()) return false;
    const inputs::Size shape = change.draft.inputs.launch[static_cast<size_t>(axis - threads->names.begin())];
    const NodeId at = change.edit.name(index, threads->type);
    const Read read = read_from_array(change, *threads, arg, array_name(change, name), {&shape, 1}, {&at, 1});
    const std::string element = "`" + change.word(read.array) + "[" + change.word(index) + "]`";
    change.draft.words.add(read.in_place ? "`" + change.word(read.array) + "` has a value for each `" +
                                               change.word(index) + "`, " + element + "."
                                         : "`" + change.word(name) + "` is " + element +
                                               ", a value for each `" + change.word(index) + "`.",
                           change.strings);
    return true;
}

// Some of the numbers come from tables by the kind of the element: friction_table[material[i]].
bool apply_ParameterPerGroup(Change& change) {
    const auto threads = threads_of(change);
    if (!threads || threads->names.size() != change.draft.inputs.dims) return false;
    std::vector<NodeId> args = numbers(change, *threads);
    // What is told apart by one word goes together.
    const NodeId first = change.draw(args);
    if (!first.valid()) return false;
    const StringId kind = change.fit(change[first].text)->word;
    std::erase_if(args, [&](NodeId arg) { return change.fit(change[arg].text)->word != kind; });
    const size_t wanted = 1 + change.rng.below(static_cast<uint32_t>(std::min<size_t>(args.size(), 3)));
    while (args.size() > wanted)
        args.erase(args.begin() + change.rng.below(static_cast<uint32_t>(args.size())));
    std::vector<StringId> names;
    for (const NodeId arg : args) names.push_back(change[arg].text);
    const std::string word = kind.valid() ? change.word(kind) : "group";
    const StringId group = change.edit.fresh(word);
    const StringId groups = change.edit.fresh(word + "_ids");
    const uint32_t count = change.rng.pick<uint32_t>({2, 3, 4, 8});
    inputs::Arg ids = per_thread(change);
    ids.fill = Fill::Index;
    ids.high = count;
    const Type id_array = array_of(whole_number, 1);
    change.edit.add_kernel_parameter(place_of_arrays(change), groups, id_array, ids);
    const inputs::Size shape = inputs::constant(count);
    std::string said;
    for (size_t i = 0; i < names.size(); ++i) {
        const Look look(change.draft);
        Change next(change.draft, look, change.strings, change.rng, change.transform);
        const NodeId index = next.edit.name(group, whole_number);
        const std::string wish = next.word(names[i]) + "_by_" + word;  // friction_by_material
        const Type type = next.draft.type(next.draft.parameter(names[i], next.draft.kernel));
        inputs::Arg input = *next.edit.input(names[i]);
        input.shape[0] = shape;
        const StringId table = next.edit.fresh(wish);
        next.edit.add_kernel_parameter(place_of_inputs(next), table, array_of(type, 1), input);
        next.edit.remove_kernel_parameter(names[i]);
        insert_behind_threads(next, *threads,
                              next.edit.assign(next.edit.target(names[i], type),
                                               next.edit.subscript(next.edit.name(table, array_of(type, 1)),
                                                                   {&index, 1}, type)));
        said += (said.empty()            ? ""
                 : i + 1 == names.size() ? " and "
                                         : ", ") +
                ("`" + next.word(names[i])) + "` is `" + next.word(table) + "[" + next.word(group) + "]`";
    }
    const NodeId thread = change.edit.name(threads->names[0], threads->type);
    insert_behind_threads(change, *threads,
                          change.edit.assign(change.edit.target(group, whole_number),
                                             change.edit.subscript(change.edit.name(groups, id_array),
                                                                   {&thread, 1}, whole_number)));
    change.draft.words.add("With `" + change.word(group) + " = " + change.word(groups) + "[" +
                               change.word(threads->names[0]) + "]`, " + said + ".",
                           change.strings);
    return true;
}

// dt: float becomes dt: wp.array(dtype=float), of which the first element is read; whole numbers too.
bool apply_ParameterInMemory(Change& change) {
    const auto threads = threads_of(change);
    if (!threads) return false;
    std::vector<NodeId> places = numbers(change, *threads);
    for (const NodeId arg : change.draft.parameters(change.draft.kernel)) {
        if (is_count(change, *threads, arg)) places.push_back(arg);
    }
    const NodeId arg = change.draw(places);
    if (!arg.valid()) return false;
    const StringId name = change[arg].text;
    const std::string word = change.word(name);
    const std::string_view wish = change.rng.pick<std::string_view>({"current_", "shared_", "device_"});
    const NodeId first = change.edit.whole(0);
    const inputs::Size shape = inputs::constant(1);
    const Read read =
        read_from_array(change, *threads, arg, std::string(wish) + word, {&shape, 1}, {&first, 1});
    const std::string element = change.word(read.array) + "[0]";
    change.draft.words.add(read.in_place
                               ? "The one value of `" + change.word(read.array) + "` is `" + element + "`."
                               : "`" + word + "` is `" + element + "`.",
                           change.strings);
    return true;
}

}  // namespace weft::vary
