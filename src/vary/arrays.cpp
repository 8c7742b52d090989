#include "vary/arrays.h"

#include <algorithm>

namespace weft::vary {

std::vector<NodeId> indexes_of(const Change& change, NodeId subscript) {
    const NodeId slice = change.tree().child(subscript, field::Subscript::slice);
    if (change[slice].kind != Kind::Tuple) return {slice};
    const auto all = change.tree().field(slice, field::Tuple::elts);
    return {all.begin(), all.end()};
}

std::optional<ArrayUses> element_uses(Change& change, NodeId arg) {
    ArrayUses out{change[arg].text, change.draft.type(arg), {}, {}};
    // An array of structs, or one in a struct, has inputs of another kind.
    if (!out.type.is_array() || change.edit.input(out.name) == nullptr) return std::nullopt;
    for (const NodeId use : change.look.uses(out.name, change.draft.kernel)) {
        const NodeId element = change.look.parent(use), above = change.look.parent(element);
        if (change[element].kind != Kind::Subscript ||
            change.tree().child(element, field::Subscript::value) != use ||
            indexes_of(change, element).size() != out.type.ndim ||
            change.look.contains(change.tree().child(element, field::Subscript::slice), Kind::Slice))
            return std::nullopt;
        const Kind kind = change[above].kind;
        if (kind == Kind::AugAssign || kind == Kind::Attribute ||
            (kind == Kind::Subscript && change.tree().child(above, field::Subscript::value) == element))
            return std::nullopt;
        if (change[element].context() == syntax::Context::Load) {
            out.reads.push_back(element);
            continue;
        }
        if (kind != Kind::Assign || change.tree().field(above, field::Assign::targets).size() != 1)
            return std::nullopt;
        out.writes.push_back(element);
    }
    return out;
}

bool is_measured(const Change& change, StringId name) {
    const std::string_view text = change.strings.text(name);
    const auto measures = [&](const inputs::Size& size) {
        return std::any_of(size.parts.begin(), size.parts.end(),
                           [&](const inputs::Part& part) { return part.array == text; });
    };
    const inputs::Inputs& in = change.draft.inputs;
    return std::any_of(in.launch.begin(), in.launch.end(), measures) ||
           std::any_of(in.args.begin(), in.args.end(), [&](const inputs::Arg& arg) {
               return std::any_of(arg.shape.begin(), arg.shape.end(), measures) || measures(arg.high_extent);
           });
}

void retype(Change& change, StringId array, const Type& type) {
    const NodeId arg = change.draft.parameter(array, change.draft.kernel);
    const NodeId annotation = change.edit.annotation(type);
    change.edit.replace(change.tree().child(arg, field::Arg::annotation), annotation);
    change.draft.set_fact(arg, {type, nullptr, {}, false});
    inputs::Arg* const input = change.edit.input(array);
    input->dtype = draft::dtype_text(type);
    input->ndim = type.ndim;
}

}  // namespace weft::vary
