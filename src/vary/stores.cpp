#include "vary/stores.h"

#include <algorithm>

#include "vary/arrays.h"
#include "vary/new_parameters.h"
#include "vary/style.h"

namespace weft::vary {

std::optional<Store> store_in(const Change& change, NodeId statement) {
    if (change[statement].kind != Kind::Assign) return std::nullopt;
    const auto targets = change.tree().field(statement, field::Assign::targets);
    if (targets.size() != 1 || change[targets[0]].kind != Kind::Subscript) return std::nullopt;
    const NodeId array = change.tree().child(targets[0], field::Subscript::value);
    if (change[array].kind != Kind::Name) return std::nullopt;
    const NodeId parameter = change.draft.parameter(change[array].text, change.draft.kernel);
    if (!parameter.valid() || change.look.definition(statement) != change.draft.kernel) return std::nullopt;
    const Type type = change.draft.type(parameter);
    const NodeId index = change.tree().child(targets[0], field::Subscript::slice);
    const size_t indexes =
        change[index].kind == Kind::Tuple ? change.tree().field(index, field::Tuple::elts).size() : 1;
    const bool is_float = types::facts(type.scalar).is_float &&
                          (type.kind == types::Kind::Scalar || type.kind == types::Kind::Vector);
    if (!type.is_array() || !is_float || indexes != type.ndim) return std::nullopt;
    if (change.look.uses(change[array].text, change.draft.kernel).size() != 1) return std::nullopt;
    return Store{statement,          targets[0],     change.tree().child(statement, field::Assign::value),
                 change[array].text, type.element(), type.ndim};
}

namespace {

template <class Fits>
std::optional<Store> draw_fitting(Change& change, const Fits& fits) {
    const NodeId statement = change.draw(change.places(Kind::Assign, [&](NodeId id) {
        const auto store = store_in(change, id);
        if (!store || !change.may_change(store->array) || !fits(*store)) return false;
        const inputs::Arg* const input = change.edit.input(store->array);
        return input != nullptr && input->role == inputs::Role::Out && input->fill == inputs::Fill::Zero;
    }));
    return statement.valid() ? store_in(change, statement) : std::nullopt;
}

}  // namespace

std::optional<Store> draw_store(Change& change, types::Kind kind) {
    return draw_fitting(
        change, [&](const Store& store) { return kind == types::Kind::None || store.type.kind == kind; });
}

std::optional<Store> draw_last_use(Change& change) {
    return draw_fitting(change, [&](const Store& store) {
        if (change[store.value].kind != Kind::Name) return true;
        return change.look.uses(change[store.value].text, change.draft.kernel).back() == store.value;
    });
}

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

NodeId element_beside(Change& change, const Store& store, StringId array, const Type& type,
                      syntax::Context context) {
    std::vector<NodeId> indexes = indexes_of(change, store.target);
    for (NodeId& index : indexes) index = change.edit.copy(index);
    return change.edit.subscript(change.edit.name(array, type), indexes, type.element(), context);
}

NodeId read_beside(Change& change, const Store& store, StringId name, inputs::Arg arg) {
    arg.shape = change.edit.input(store.array)->shape;
    const Type type = array_of(store.type, store.ndim);
    change.edit.add_kernel_parameter(place_of_inputs(change), name, type, std::move(arg));
    return element_beside(change, store, name, type, syntax::Context::Load);
}

std::string about(std::string_view array) {
    std::vector<std::string> words = words_of(array);
    std::erase_if(words, [](const std::string& word) {
        return word == "out" || word == "output" || word == "result" || word == "results" || word == "new" ||
               word == "next";
    });
    return joined(words, false);
}

std::string quoted(const Change& change, StringId name) {
    return "`" + std::string(change.strings.text(name)) + "`";
}

}  // namespace weft::vary
