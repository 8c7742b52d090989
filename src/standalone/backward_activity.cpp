#include "standalone/backward_activity.h"

#include <algorithm>

namespace weft::standalone {

using builtins::DerivativeRule;
using builtins::Effect;
using syntax::NodeId;
using typed::Kind;
namespace field = syntax::field;

NodeId root_of(const syntax::Tree& tree, NodeId place) {
    while (true) {
        if (tree[place].kind == Kind::Subscript) {
            place = tree.child(place, field::Subscript::value);
        } else if (tree[place].kind == Kind::Attribute) {
            place = tree.child(place, field::Attribute::value);
        } else {
            return place;
        }
    }
}

Activity::Activity(const typed::Body& body, const typed::Variables& variables,
                   std::shared_ptr<Functions> functions)
    : body_(body), variables_(variables), functions_(std::move(functions)) {
    for (const module::Parameter& one : body.parameters()) {
        if (is_differentiable(one.type)) varied_.insert(one.name.index);
    }
    for (const bool forward : {true, false}) {
        do {
            changed_ = false;
            statements(body.statements(), forward);
        } while (changed_);
    }
}

bool Activity::is_differentiable(types::TypeId id) const {
    if (!id.valid()) return false;
    const types::Type& type = body_.type(id);
    if (type.kind == types::Kind::Struct) {
        const auto& fields = body_.subject().types[type.structure].fields;
        return std::any_of(fields.begin(), fields.end(),
                           [&](const types::Field& one) { return is_differentiable(one.type); });
    }
    return (type.kind == types::Kind::Scalar || types::is_composite(type)) &&
           types::facts(type.scalar).is_float;
}

bool Activity::is_varied_name(NodeId name) const {
    return varied_.count(body_.node(name).text.index) != 0;
}

// A function that only chooses between constants has no derivative.
bool Activity::passes_on(const lower::LoweredFunction& function) const {
    const auto known = functions_->find(&function);
    if (known != functions_->end()) return known->second;
    if (function.body.snippet.valid()) return true;
    const typed::Body body = typed::Body::of(body_.subject(), function);
    const typed::Variables variables(body);
    const bool passes = !Activity(body, variables, functions_).useful_.empty();
    return functions_->emplace(&function, passes).first->second;
}

bool Activity::is_place(NodeId id) const {
    const Kind kind = body_.node(id).kind;
    return kind == Kind::Subscript || kind == Kind::Attribute;
}

// Of what is no place: the parts that its derivative goes to.
std::vector<NodeId> Activity::operands(NodeId id) const {
    const syntax::Tree& tree = body_.tree();
    switch (tree[id].kind) {
        case Kind::UnaryOp:
            return {tree.child(id, field::UnaryOp::operand)};
        case Kind::BinOp: {
            const NodeId left = tree.child(id, field::BinOp::left),
                         right = tree.child(id, field::BinOp::right);
            if (tree[id].op() == syntax::Operator::Mult && is_square(left, right)) return {left};
            return {left, right};
        }
        case Kind::IfExp: {
            const auto known = body_.truth(tree.child(id, field::IfExp::test));
            const NodeId yes = tree.child(id, field::IfExp::body), no = tree.child(id, field::IfExp::orelse);
            if (known) return {*known ? yes : no};
            return {yes, no};
        }
        case Kind::Call: {
            const builtins::Row* row = body_.builtin(id);
            if (row != nullptr && (row->behaviour->derivative == DerivativeRule::Flat ||
                                   row->effect() == Effect::Draw || row->effect() == Effect::Seed))
                return {};
            const auto args = tree.field(id, field::Call::args);
            std::vector<NodeId> out(args.begin(), args.end());
            for (const NodeId keyword : tree.field(id, field::Call::keywords))
                out.push_back(tree.child(keyword, field::Keyword::value));
            return out;
        }
        default:
            return {};
    }
}

bool Activity::is_square(NodeId left, NodeId right) const {
    const types::TypeId type = variables_.type_of(left);
    return body_.node(left).kind == Kind::Name && body_.node(right).kind == Kind::Name &&
           body_.node(left).text == body_.node(right).text && type.valid() &&
           body_.type(type).kind == types::Kind::Scalar;
}

bool Activity::varies(NodeId id) const {
    if (body_.constant(id) != nullptr) return false;
    const types::TypeId type = variables_.type_of(id);
    const syntax::Node& node = body_.node(id);
    if (is_place(id)) {
        if (type.valid() && types::is_array(body_.type(type)))  // a part that is handed to a function
            return is_differentiable(body_.type(type).element);
        if (type.valid() && !is_differentiable(type)) return false;
        const NodeId root = root_of(body_.tree(), id);
        const types::TypeId whole = variables_.type_of(root);
        if (whole.valid() && types::is_array(body_.type(whole)))
            return is_differentiable(body_.type(whole).element);
        return varies(root);
    }
    if (node.kind == Kind::Name) {
        if (type.valid() && types::is_array(body_.type(type)))  // handed to a function
            return is_differentiable(body_.type(type).element);
        return is_varied_name(id);
    }
    const lower::LoweredFunction* const function = node.kind == Kind::Call ? body_.function(id) : nullptr;
    if (function != nullptr && !passes_on(*function)) return false;
    const bool is_several = function != nullptr && function->body.results.size() > 1;
    if (!is_several && !is_differentiable(type)) return false;
    const auto all = operands(id);
    return std::any_of(all.begin(), all.end(), [&](NodeId one) { return varies(one); });
}

void Activity::leaves(NodeId id, const Leaf& found) const {
    if (!varies(id)) return;
    if (is_place(id)) {
        const NodeId root = root_of(body_.tree(), id);
        if (body_.node(root).kind == Kind::Name) return found(id);
        return leaves(root, found);
    }
    if (body_.node(id).kind == Kind::Name) return found(id);
    for (const NodeId one : operands(id)) leaves(one, found);
}

void Activity::use(NodeId expression) {
    leaves(expression, [&](NodeId leaf) {
        const NodeId root = root_of(body_.tree(), leaf);
        changed_ = useful_.insert(body_.node(root).text.index).second || changed_;
    });
}

void Activity::bind(NodeId target, NodeId value, bool forward) {
    const NodeId root = root_of(body_.tree(), target);
    const types::TypeId whole = variables_.type_of(root);
    const bool is_array = whole.valid() && types::is_array(body_.type(whole));
    const uint32_t name = body_.node(root).text.index;
    if (forward) {
        if (!is_array && varies(value)) changed_ = varied_.insert(name).second || changed_;
    } else if (is_array || useful_.count(name) != 0) {
        use(value);
    }
}

void Activity::statements(std::span<const NodeId> all, bool forward) {
    for (const NodeId id : typed::Variables::compiled(body_, all)) statement(id, forward);
}

void Activity::statement(NodeId id, bool forward) {
    const syntax::Tree& tree = body_.tree();
    switch (tree[id].kind) {
        case Kind::Assign: {
            const NodeId target = tree.child(id, field::Assign::targets);
            const NodeId value = tree.child(id, field::Assign::value);
            if (tree[target].kind != Kind::Tuple) return bind(target, value, forward);
            const auto names = tree.field(target, field::Tuple::elts);
            const bool is_tuple = tree[value].kind == Kind::Tuple;
            for (size_t i = 0; i < names.size(); ++i)
                bind(names[i], is_tuple ? tree.field(value, field::Tuple::elts)[i] : value, forward);
            return;
        }
        case Kind::AugAssign: {
            const NodeId target = tree.child(id, field::AugAssign::target);
            bind(target, tree.child(id, field::AugAssign::value), forward);
            return bind(target, target, forward);
        }
        case Kind::Expr: {
            const NodeId value = tree.child(id, field::Expr::value);
            const builtins::Row* row = tree[value].kind == Kind::Call ? body_.builtin(value) : nullptr;
            if (forward || row == nullptr || row->effect() != Effect::Atomic) return;
            for (const NodeId one : tree.field(value, field::Call::args)) {
                const types::TypeId type = variables_.type_of(one);
                if (type.valid() && !types::is_array(body_.type(type))) use(one);
            }
            return;
        }
        case Kind::Return: {
            const NodeId value = tree.child(id, field::Return::value);
            if (forward || !value.valid()) return;
            if (tree[value].kind != Kind::Tuple) return use(value);
            for (const NodeId part : tree.field(value, field::Tuple::elts)) use(part);
            return;
        }
        case Kind::For:
            return statements(tree.field(id, field::For::body), forward);
        case Kind::While:
            return statements(tree.field(id, field::While::body), forward);
        case Kind::If:
            statements(tree.field(id, field::If::body), forward);
            return statements(tree.field(id, field::If::orelse), forward);
        default:
            return;
    }
}

}  // namespace weft::standalone
