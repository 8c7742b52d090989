#include "module/parameter_types.h"

namespace weft::module {

using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

bool is_of_functions(const types::Types& types, types::TypeId id) {
    if (types[id].kind == types::Kind::FunctionValue) return true;
    if (types[id].kind != types::Kind::Ref) return false;
    const types::Type& target = types[types[id].element];
    const bool is_variable = target.kind == types::Kind::Scalar || types::is_composite(target) ||
                             target.kind == types::Kind::Struct || target.kind == types::Kind::Array;
    return is_variable && !types::is_pattern(types, id);
}

std::optional<DiagKind> parameter_refusal(const types::Types& types, types::TypeId id, bool is_kernel) {
    const types::Type& type = types[id];
    if (!is_kernel && is_of_functions(types, id)) return std::nullopt;
    if (type.kind == types::Kind::Ref) return DiagKind::RefParameter;
    if (type.kind == types::Kind::FunctionValue) return DiagKind::FunctionParameter;
    if (is_kernel && types::is_of_block(type)) return DiagKind::TileParameter;
    if (type.kind == types::Kind::Handle && types::facts(type.handle).code.empty())
        return DiagKind::AnnotationInvalid;  // Warp itself has no code to hash it by
    if (!types::is_followed(type)) return DiagKind::AnnotationOpaque;
    return std::nullopt;
}

bool reads_native_result(const syntax::Tree& tree, NodeId def, const Strings& strings) {
    const auto decorators = tree.field(def, field::FunctionDef::decorator_list);
    if (decorators.size() != 1 || tree[decorators[0]].kind != Kind::Call) return false;
    const NodeId callee = tree.child(decorators[0], field::Call::func);
    return tree[callee].kind == Kind::Attribute && strings.text(tree[callee].text) == "func_native";
}

}  // namespace weft::module
