#include "vary/variables.h"

#include <algorithm>

namespace weft::vary {
namespace {

bool is_written_to(const Change& change, NodeId id) {
    const NodeId above = change.look.parent(id);
    const Kind kind = change[above].kind;
    if (kind == Kind::AugAssign && change.tree().child(above, field::AugAssign::target) == id) return true;
    if (kind == Kind::Call && change.draft.fact(above).builtin != nullptr &&
        builtins::facts(change.draft.fact(above).builtin->effect()).writes != builtins::Writes::Nothing)
        return true;  // a random state, say
    // A part of it: v[0] = …, v.x += …
    const bool is_whole_of_part =
        (kind == Kind::Subscript && change.tree().child(above, field::Subscript::value) == id) ||
        kind == Kind::Attribute;
    const bool has_context = change[id].kind == Kind::Name || change[id].kind == Kind::Subscript ||
                             change[id].kind == Kind::Attribute;
    if (has_context && change[id].context() == syntax::Context::Store) return true;
    return is_whole_of_part && is_written_to(change, above);
}

void gather(const Change& change, NodeId id, NodeId definition, std::vector<NodeId>& out) {
    if (change[id].kind == Kind::Name && is_variable(change, change[id].text, definition)) out.push_back(id);
    for (const NodeId child : change.tree().children(id)) {
        if (child.valid()) gather(change, child, definition, out);
    }
}

}  // namespace

bool is_variable(const Change& change, StringId name, NodeId definition) {
    return change.look.is_parameter(name, definition) || change.look.writes(name, definition) != 0;
}

std::vector<NodeId> variables_in(const Change& change, NodeId expr) {
    std::vector<NodeId> out;
    gather(change, expr, change.look.definition(expr), out);
    return out;
}

bool is_never_written(const Change& change, StringId name, NodeId definition) {
    const auto uses = change.look.uses(name, definition);
    return std::none_of(uses.begin(), uses.end(), [&](NodeId use) { return is_written_to(change, use); });
}

bool can_be_annotated(const Change& change, const Type& type, NodeId definition) {
    using types::Kind;
    const bool is_small = 2 <= type.rows && type.rows <= 4;
    if (type.kind == Kind::Vector) return is_small && type.scalar != types::Scalar::Bool;
    if (type.kind == Kind::Matrix)
        return is_small && type.rows == type.cols && types::facts(type.scalar).is_float;
    if (type.kind == Kind::Struct) {
        for (const NodeId id : change.tree().field(change.tree().root(), field::Module::body)) {
            if (id == definition) return false;
            if (change[id].kind == syntax::Kind::ClassDef && change[id].text == type.structure) return true;
        }
        return false;
    }
    return type.kind == Kind::Scalar || type.kind == Kind::Quaternion || type.kind == Kind::Transform;
}

unsigned operations(const Change& change, NodeId expr) {
    const Kind kind = change[expr].kind;
    unsigned count =
        kind == Kind::BinOp || kind == Kind::Call || kind == Kind::IfExp || kind == Kind::UnaryOp;
    for (const NodeId child : change.tree().children(expr)) {
        if (child.valid()) count += operations(change, child);
    }
    return count;
}

size_t place_in_file(const Change& change, NodeId statement) {
    const auto body = change.tree().field(change.tree().root(), field::Module::body);
    return static_cast<size_t>(std::find(body.begin(), body.end(), statement) - body.begin());
}

}  // namespace weft::vary
