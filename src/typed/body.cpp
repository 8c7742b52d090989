#include "typed/body.h"

#include <algorithm>

namespace weft::typed {

using value::ValueKind;

Body Body::of_kernel(const driver::Subject& subject) {
    const module::Kernel& kernel = subject.declaration();
    return {subject, kernel, subject.program.params(kernel), subject.kernel.body, subject.kernel.nodes, true};
}

Body Body::of(const driver::Subject& subject, const lower::LoweredFunction& function) {
    return {subject,
            subject.lowered.declaration(subject.program, function.id),
            subject.lowered.params(subject.program, function.id),
            function.body,
            function.nodes,
            false};
}

const value::Value* Body::constant(NodeId id) const {
    const ir::ConstantId known = fact(id).constant;
    return known.valid() ? &ir_->constants[known.index] : nullptr;
}

std::span<const value::Value> Body::elements(const value::Value& composite) const {
    if (composite.kind != ValueKind::Composite) return {};
    return std::span(ir_->elements).subspan(composite.id, types::composite_size(type(composite.type)));
}

std::optional<int64_t> Body::integer(NodeId id) const {
    const value::Value* known = constant(id);
    if (known == nullptr) return std::nullopt;
    const bool is_whole =
        known->kind == ValueKind::Int || (known->kind == ValueKind::WarpScalar && known->raw_is_int);
    if (!is_whole || known->integer > INT64_MAX || known->integer < INT64_MIN) return std::nullopt;
    return static_cast<int64_t>(known->integer);
}

std::optional<bool> Body::truth(NodeId test) const {
    const value::Value* known = constant(test);
    if (known == nullptr) return std::nullopt;
    switch (known->kind) {
        case ValueKind::Bool:
        case ValueKind::Int:
            return known->integer != 0;
        case ValueKind::Float:
            return known->real != 0;
        case ValueKind::WarpScalar:
            return known->raw_is_int ? known->integer != 0 : known->real != 0;
        default:
            return std::nullopt;
    }
}

const builtins::Row* Body::builtin(NodeId id) const {
    const lower::NodeFact& known = fact(id);
    if (!known.is_called || known.kind != ir::CalleeKind::Builtin) return nullptr;
    return &builtins::row(builtins::RowId{known.callee});
}

const lower::LoweredFunction* Body::function(NodeId id) const {
    const lower::NodeFact& known = fact(id);
    if (!known.is_called || known.kind != ir::CalleeKind::Function) return nullptr;
    return &subject_->lowered.functions[known.callee];
}

bool Body::makes_struct(NodeId id) const {
    return fact(id).is_called && fact(id).kind == ir::CalleeKind::Structure;
}

StringId Body::docstring() const {
    const NodeId first = statements()[0];
    if (!is_text_alone(tree(), first)) return {};
    return node(tree().child(first, field::Expr::value)).text;
}

bool is_text_alone(const syntax::Tree& tree, NodeId statement) {
    if (tree[statement].kind != Kind::Expr) return false;
    const syntax::Node& value = tree[tree.child(statement, field::Expr::value)];
    return value.kind == Kind::Constant && value.constant() == syntax::ConstantKind::Str;
}

bool Body::has_effect(NodeId id) const {
    using builtins::Effect;
    if (node(id).kind == Kind::Call) {
        if (const builtins::Row* row = builtin(id)) {
            const Effect effect = row->effect();
            if (effect == Effect::Atomic || effect == Effect::Draw || effect == Effect::Report ||
                builtins::facts(effect).writes != builtins::Writes::Nothing)
                return true;
        } else if (function(id) != nullptr) {
            return true;
        }
    }
    const auto children = tree().children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && has_effect(child); });
}

}  // namespace weft::typed
