#include "standalone/tree_questions.h"

#include <algorithm>

namespace weft::standalone {

using typed::Kind;
using typed::NodeId;
namespace field = typed::field;

const module::Parameter* find_parameter(const typed::Body& body, StringId name) {
    for (const module::Parameter& one : body.parameters()) {
        if (one.name == name) return &one;
    }
    return nullptr;
}

std::vector<NodeId> indices_of(const typed::Body& body, NodeId subscript) {
    const syntax::Tree& tree = body.tree();
    const NodeId slice = tree.child(subscript, field::Subscript::slice);
    if (tree[slice].kind != Kind::Tuple) return {slice};
    const auto all = tree.field(slice, field::Tuple::elts);
    return {all.begin(), all.end()};
}

StringId array_of(const typed::Body& body, NodeId subscript) {
    const syntax::Tree& tree = body.tree();
    if (tree[subscript].kind != Kind::Subscript) return {};
    const syntax::Node& root = tree[tree.child(subscript, field::Subscript::value)];
    if (root.kind != Kind::Name) return {};
    const module::Parameter* parameter = find_parameter(body, root.text);
    if (parameter == nullptr || body.type(parameter->type).kind != types::Kind::Array) return {};
    return root.text;
}

bool is_name(const typed::Body& body, NodeId id, StringId name) {
    return body.node(id).kind == Kind::Name && body.node(id).text == name;
}

bool contains(const typed::Body& body, NodeId id, Kind kind) {
    if (body.node(id).kind == kind) return true;
    const auto children = body.tree().children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && contains(body, child, kind); });
}

std::vector<StringId> read_only_arrays(const typed::Body& body) {
    std::vector<StringId> others;
    const syntax::Tree& tree = body.tree();
    const auto visit = [&](const auto& self, NodeId id) -> void {
        if (!id.valid()) return;
        const syntax::Node& node = tree[id];
        if (node.kind == Kind::Subscript && array_of(body, id).valid() &&
            node.context() == syntax::Context::Load)
            return self(self, tree.child(id, field::Subscript::slice));
        if (node.kind == Kind::Attribute && tree[tree.child(id, field::Attribute::value)].kind == Kind::Name)
            return;
        if (node.kind == Kind::Name) others.push_back(node.text);
        for (const NodeId child : tree.children(id)) self(self, child);
    };
    for (const NodeId statement : body.statements()) visit(visit, statement);
    std::vector<StringId> out;
    for (const module::Parameter& one : body.parameters()) {
        const bool is_array = body.type(one.type).kind == types::Kind::Array;
        if (is_array && std::find(others.begin(), others.end(), one.name) == others.end())
            out.push_back(one.name);
    }
    return out;
}

}  // namespace weft::standalone
