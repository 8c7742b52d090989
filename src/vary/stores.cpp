#include "vary/stores.h"

#include <algorithm>

namespace weft::vary {

std::optional<Store> store_in(const Change& change, NodeId statement) {
    if (change[statement].kind != Kind::Assign) return std::nullopt;
    const auto targets = change.tree().field(statement, field::Assign::targets);
    if (targets.size() != 1 || change[targets[0]].kind != Kind::Subscript) return std::nullopt;
    const NodeId array = change.tree().child(targets[0], field::Subscript::value);
    if (change[array].kind != Kind::Name) return std::nullopt;
    const NodeId parameter = change.look.parameter(change[array].text, change.draft.kernel);
    if (!parameter.valid() || change.look.definition(statement) != change.draft.kernel) return std::nullopt;
    const Type type = change.draft.type(parameter);
    const NodeId index = change.tree().child(targets[0], field::Subscript::slice);
    const size_t indexes =
        change[index].kind == Kind::Tuple ? change.tree().field(index, field::Tuple::elts).size() : 1;
    const bool is_float = types::facts(type.scalar).is_float &&
                          (type.kind == types::Kind::Scalar || type.kind == types::Kind::Vector);
    if (!type.is_array() || !is_float || indexes != type.ndim) return std::nullopt;
    if (change.look.uses(change[array].text, change.draft.kernel).size() != 1) return std::nullopt;
    return Store{statement, targets[0], change.tree().child(statement, field::Assign::value),
                 change[array].text, type.element()};
}

std::optional<Store> draw_store(Change& change, types::Kind kind) {
    const auto places = change.places(Kind::Assign, [&](NodeId id) {
        const auto store = store_in(change, id);
        if (!store || (kind != types::Kind::None && store->type.kind != kind)) return false;
        const inputs::Arg* const input = change.edit.input(store->array);
        return input != nullptr && input->role == inputs::Role::Out && input->fill == inputs::Fill::Zero;
    });
    const NodeId statement = change.draw(places);
    return statement.valid() ? store_in(change, statement) : std::nullopt;
}

std::string quoted(const Change& change, StringId name) {
    return "`" + std::string(change.strings.text(name)) + "`";
}

}  // namespace weft::vary
