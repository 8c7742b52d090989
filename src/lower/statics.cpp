// wp.static() where Warp evaluates it while it walks the body: the names of loops that are unrolled, and
// those that stand for constants, are known there.
#include "lower/function_lowering.h"

namespace weft::lower {

using module::ValueKind;
using syntax::Kind;
namespace field = syntax::field;

// What len() is for a type.
std::optional<uint32_t> FunctionLowering::static_length(TypeId id) const {
    const types::Type& type = info(id);
    if (type.kind == types::Kind::Matrix) return type.rows;
    if (types::is_composite(type)) return types::composite_size(type);
    if (type.kind == types::Kind::Tuple) return static_cast<uint32_t>(types_.elements(id).size());
    if (types::is_tile(type)) return types_.tile(id).shape[0];
    return std::nullopt;
}

// Lengths are those of types, so `len(v)` needs no constant.
void FunctionLowering::find_late_names(NodeId node, module::LateNames& out, Place place) const {
    if (!node.valid()) return;
    if (tree_[node].kind == Kind::Call) {
        const NodeId func = tree_.child(node, field::Call::func);
        const Nodes args = tree_.field(node, field::Call::args);
        const bool is_len = tree_[func].kind == Kind::Name && names::is_builtin(tree_[func].text) &&
                            builtins::behaviour(tree_[func].text).operation == builtins::Operation::Length &&
                            args.size() == 1 && tree_[args[0]].kind == Kind::Name;
        const Symbol* symbol = is_len ? symbols_.find(tree_[args[0]].text) : nullptr;
        if (symbol != nullptr && symbol->value.valid()) {
            if (const auto length = static_length(type_of(symbol->value))) {
                // Warp knows the types of parameters at the declaration already, and hashes it then.
                if (fn_.values[symbol->value.index].spelling == ir::Spelling::Parameter)
                    refuse(DiagKind::StaticExpression, place, "the length of a parameter");
                out.lengths.push_back({node, *length});
                return;
            }
        }
    }
    if (tree_[node].kind == Kind::Name) {
        const Symbol* symbol = symbols_.find(tree_[node].text);
        if (symbol == nullptr || !symbol->value.valid()) return;
        const module::Value* constant = constant_of(symbol->value);
        if (constant == nullptr) return;  // it is not seen: a global of that name is
        if (constant->kind == ValueKind::Composite)
            refuse(DiagKind::StaticExpression, place, "it names a constant that is a vector or a matrix");
        out.constants.push_back({tree_[node].text, *constant});
        return;
    }
    for (const NodeId part : tree_.children(node)) find_late_names(part, out, place);
}

Item FunctionLowering::late_static(const module::StaticValue& known) {
    const Place place = place_of(known.call);
    const NodeId expression = tree_.field(known.call, field::Call::args)[0];
    module::LateNames names;
    find_late_names(expression, names, place);
    const StringId text = known.text;
    const NodeId call = known.call;
    if (module_.options.statics == nullptr)
        refuse(DiagKind::StaticExpression, place, "it is evaluated while the kernel is built");
    const module::LateValue made = module_.options.statics->evaluate(callable_, call, names);
    if (!made.refused.empty()) refuse(DiagKind::StaticExpression, place, made.refused);
    if (owner_.callable != UINT32_MAX)
        module_.note_late({owner_.is_kernel, owner_.callable, {call, made.value, text}});
    if (made.value.kind == ValueKind::Function || made.value.kind == ValueKind::Builtin)
        return object_item(made.value);
    return Item::of(new_constant(made.value, constant_type(made.value, place)));
}

bool FunctionLowering::contains_late_static(NodeId node) const {
    if (!callable_.has_late_statics) return false;
    const Span outer = tree_[node].span;
    for (const module::StaticValue& known : program_.statics_of(callable_)) {
        const Span span = tree_[known.call].span;
        if (known.is_late() && span.begin >= outer.begin && span.end <= outer.end) return true;
    }
    return false;
}

// What Warp makes of a function while it builds evaluates its statics then.
void FunctionLowering::resolve_statics_again(const module::Function& base, module::Function& made,
                                             std::string_view why) {
    if (!module::statics_may_have_changed(program_, base)) return;
    if (module_.options.statics == nullptr)
        refuse(DiagKind::StaticExpression, base.tree->place(program_.statics_of(base)[0].call), why);
    module_.options.statics->resolve_again(made);
}

}  // namespace weft::lower
