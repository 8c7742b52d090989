// Layouts: where an array of several dimensions holds its elements: its axes in another order, or its rows
// one behind the other.
#include <algorithm>
#include <string>

#include "vary/arrays.h"
#include "vary/new_parameters.h"
#include "vary/stores.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

// More would not fit the integers that count them.
constexpr uint32_t longest_row = 64;

constexpr std::string_view exchanged = " has two of its axes in the other order: ";

bool is_short(const inputs::Size& size) {
    return !size.is_formula() && size.extent.kind == inputs::Extent::Kind::Constant &&
           size.extent.k <= longest_row;
}

// Arrays with so many dimensions of which the kernel touches elements alone, at indexes that do not read it.
std::vector<NodeId> arrays_of(Change& change, unsigned least, unsigned most) {
    std::vector<NodeId> out;
    for (const NodeId arg : change.draft.parameters(change.draft.kernel)) {
        const Type type = change.draft.type(arg);
        if (type.ndim < least || type.ndim > most || type.kind == types::Kind::Struct) continue;
        const auto uses = element_uses(change, arg);
        const StringId name = change[arg].text;
        if (!uses || (uses->reads.empty() && uses->writes.empty()) || is_measured(change, name)) continue;
        const auto reads_itself = [&](NodeId element) {
            const auto inside = variables_in(change, change.tree().child(element, field::Subscript::slice));
            return std::any_of(inside.begin(), inside.end(),
                               [&](NodeId id) { return change[id].text == name; });
        };
        if (std::none_of(uses->reads.begin(), uses->reads.end(), reads_itself) &&
            std::none_of(uses->writes.begin(), uses->writes.end(), reads_itself))
            out.push_back(arg);
    }
    return out;
}

// Each element stands at the indexes that `place` makes of those it had. How the first one is written before
// and after, for the words.
template <class Place>
std::string place_elements(Change& change, const ArrayUses& uses, const Type& type, const Place& place) {
    std::string said;
    std::vector<NodeId> all = uses.reads;
    all.insert(all.end(), uses.writes.begin(), uses.writes.end());
    for (const NodeId element : all) {
        const std::string before = change.source(element);
        std::vector<NodeId> indexes = indexes_of(change, element);
        for (NodeId& index : indexes) index = change.edit.copy(index);
        const std::vector<NodeId> now = place(std::move(indexes));
        const syntax::Context context = change[element].context();
        change.edit.replace(
            element, change.edit.subscript(change.edit.name(uses.name, type), now, type.element(), context));
        if (said.empty()) said = "what is called `" + before + "` here is `" + change.source(element) + "`";
    }
    return said;
}

}  // namespace

// cells: cells[i, j] becomes cells[j, i]: the same numbers in another order of memory.
bool apply_AxisOrder(Change& change) {
    std::vector<NodeId> places = arrays_of(change, 2, 4);
    if (places.empty()) return false;
    // Once: a second exchange would undo the first, or be hard to follow.
    const std::string told = change.draft.words.description(change.strings);
    std::erase_if(places, [&](NodeId arg) {
        return told.find(quoted(change, change[arg].text) + std::string(exchanged)) != std::string::npos;
    });
    const NodeId arg = change.draw(places);
    if (!arg.valid()) return false;
    const ArrayUses uses = *element_uses(change, arg);
    const uint32_t first = change.rng.below(uses.type.ndim - 1u);
    const std::string said = place_elements(change, uses, uses.type, [&](std::vector<NodeId> indexes) {
        std::swap(indexes[first], indexes[first + 1]);
        return indexes;
    });
    inputs::Arg& input = *change.edit.input(uses.name);
    std::swap(input.shape[first], input.shape[first + 1]);
    change.draft.words.add(quoted(change, uses.name) + std::string(exchanged) + said + ".", change.strings);
    return true;
}

// cells: wp.array2d becomes a wp.array of one dimension, cells[i * cells_stride + j].
bool apply_FlatArray(Change& change) {
    std::vector<NodeId> places;
    for (const NodeId arg : arrays_of(change, 2, 2)) {
        const inputs::Arg& input = *change.edit.input(change[arg].text);
        const auto is_plain = [](const inputs::Size& size) {
            return !size.is_formula() && (size.extent.kind == inputs::Extent::Kind::Constant ||
                                          size.extent.kind == inputs::Extent::Kind::N);
        };
        if (can_be_annotated(change, change.draft.type(arg).element(), change.draft.kernel) &&
            is_plain(input.shape[0]) && is_plain(input.shape[1]) &&
            (is_short(input.shape[0]) || is_short(input.shape[1])))
            places.push_back(arg);
    }
    const NodeId arg = change.draw(places);
    if (!arg.valid()) return false;
    const ArrayUses uses = *element_uses(change, arg);
    Type flat = uses.type;
    flat.ndim = 1;
    const StringId stride = change.edit.fresh(
        {change.word(uses.name) + (change.rng.chance(50) ? "_stride" : "_width"), "row_stride"});
    const std::string said = place_elements(change, uses, flat, [&](const std::vector<NodeId>& indexes) {
        const NodeId row =
            change.edit.binary(syntax::Operator::Mult, indexes[0], change.edit.name(stride, whole_number));
        return std::vector<NodeId>{change.edit.binary(syntax::Operator::Add, row, indexes[1])};
    });
    inputs::Arg& input = *change.edit.input(uses.name);
    inputs::Arg width;
    width.fill = inputs::Fill::Constant;
    width.set_high(input.shape[1]);
    const auto part = [](const inputs::Size& size, inputs::Part::Join join) {
        inputs::Part out;
        out.join = join;
        const bool is_number = size.extent.kind == inputs::Extent::Kind::Constant;
        out.base = is_number ? inputs::Part::Base::Number : inputs::Part::Base::N;
        out.k = is_number ? size.extent.k : 0;
        return out;
    };
    input.shape[0] = inputs::Size(std::vector<inputs::Part>{part(input.shape[0], inputs::Part::Join::Plus),
                                                            part(input.shape[1], inputs::Part::Join::Times)});
    input.shape[1] = {};
    retype(change, uses.name, flat);
    change.edit.add_kernel_parameter(place_of_scalars(change), stride, whole_number, width);
    change.draft.words.add(quoted(change, uses.name) + " is flat, one row of `" + change.word(stride) +
                               "` elements behind the other: " + said + ".",
                           change.strings);
    return true;
}

}  // namespace weft::vary
