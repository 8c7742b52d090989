// Formulas: a builtin, or the formula that it stands for.
#include <string>

#include "vary/change.h"

namespace weft::vary {
namespace {

using syntax::Operator;

// The arguments of wp.<name>(…); empty: it is something else.
std::vector<NodeId> arguments_of(const Change& change, NodeId call, std::string_view name) {
    if (change[call].kind != Kind::Call || change.draft.fact(call).builtin == nullptr ||
        !change.tree().field(call, field::Call::keywords).empty())
        return {};
    const StringId called = change.look.warp_name(change.tree().child(call, field::Call::func));
    if (!called.valid() || change.strings.text(called) != name) return {};
    const auto args = change.tree().field(call, field::Call::args);
    return {args.begin(), args.end()};
}

bool is_plain_name(const Change& change, NodeId expr) {
    return change[expr].kind == Kind::Name && change.draft.type(expr).is_known();
}

// The vector of wp.dot(v, v); invalid: it is another product.
NodeId squared_vector(const Change& change, NodeId call) {
    const std::vector<NodeId> args = arguments_of(change, call, "dot");
    const bool is_square = args.size() == 2 && change.source(args[0]) == change.source(args[1]) &&
                           change.draft.type(args[0]).is(types::Kind::Vector) && change.look.is_pure(call);
    return is_square ? args[0] : NodeId{};
}

// Value and bounds of wp.min(wp.max(x, low), high) of numbers; empty: it is something else.
std::vector<NodeId> clamped_by_hand(const Change& change, NodeId call) {
    const std::vector<NodeId> outer = arguments_of(change, call, "min");
    if (outer.size() != 2) return {};
    const std::vector<NodeId> inner = arguments_of(change, outer[0], "max");
    if (inner.size() != 2 || !change.draft.type(call).is_scalar()) return {};
    // Of bounds that are computed nobody knows that the lower one is.
    for (const NodeId bound : {inner[1], outer[1]}) {
        const Kind kind = change[bound].kind;
        if (kind != Kind::Constant && kind != Kind::Name && kind != Kind::UnaryOp) return {};
    }
    return {inner[0], inner[1], outer[1]};
}

bool has_builtin(const Change& change, NodeId call) {
    const std::vector<NodeId> root = arguments_of(change, call, "sqrt");
    return squared_vector(change, call).valid() || !clamped_by_hand(change, call).empty() ||
           (root.size() == 1 && squared_vector(change, root[0]).valid());
}

bool is_argument_plain(const Change& change, const std::vector<NodeId>& args, size_t count) {
    if (args.size() != count) return false;
    for (const NodeId arg : args) {
        if (!is_plain_name(change, arg)) return false;
    }
    return true;
}

// Builtins whose formula is short: their arguments are names, as some of them are written twice.
bool has_formula(const Change& change, NodeId call) {
    const std::vector<NodeId> clamp = arguments_of(change, call, "clamp");
    if (clamp.size() == 3) return change.draft.type(call).is_scalar();
    if (is_argument_plain(change, arguments_of(change, call, "length_sq"), 1))
        return change.draft.type(arguments_of(change, call, "length_sq")[0]).is(types::Kind::Vector);
    const std::vector<NodeId> blend = arguments_of(change, call, "lerp");
    if (is_argument_plain(change, blend, 3)) return change[change.look.parent(call)].kind != Kind::BinOp;
    const bool has_operator_above = change[change.look.parent(call)].kind == Kind::BinOp;
    return !has_operator_above && is_argument_plain(change, arguments_of(change, call, "transform_point"), 2);
}

NodeId formula_of(Change& change, NodeId call) {
    const Type type = change.draft.type(call);
    if (const auto args = arguments_of(change, call, "clamp"); !args.empty()) {
        const NodeId low[] = {args[0], args[1]};
        const NodeId parts[] = {change.edit.warp_call("max", low, type), args[2]};
        return change.edit.warp_call("min", parts, type);
    }
    if (const auto args = arguments_of(change, call, "length_sq"); !args.empty()) {
        const NodeId both[] = {args[0], change.edit.copy(args[0])};
        return change.edit.warp_call("dot", both, type);
    }
    if (const auto args = arguments_of(change, call, "lerp"); !args.empty()) {
        const NodeId span = change.edit.binary(Operator::Sub, args[1], change.edit.copy(args[0]));
        return change.edit.binary(Operator::Add, args[0], change.edit.binary(Operator::Mult, span, args[2]));
    }
    const auto args = arguments_of(change, call, "transform_point");
    Type turn = change.draft.type(args[0]);
    turn.kind = types::Kind::Quaternion;
    const NodeId again = change.edit.copy(args[0]);
    const NodeId rotated[] = {change.edit.warp_call("transform_get_rotation", {&args[0], 1}, turn), args[1]};
    return change.edit.binary(Operator::Add, change.edit.warp_call("quat_rotate", rotated, type),
                              change.edit.warp_call("transform_get_translation", {&again, 1}, type));
}

}  // namespace

// wp.dot(v, v), its root, and wp.min(wp.max(x, low), high) have names of their own.
bool apply_FormulaToBuiltin(Change& change) {
    const NodeId call =
        change.draw(change.places(Kind::Call, [&](NodeId id) { return has_builtin(change, id); }));
    if (!call.valid()) return false;
    const Type type = change.draft.type(call);
    if (const auto args = clamped_by_hand(change, call); !args.empty()) {
        change.edit.replace(call, change.edit.warp_call("clamp", args, type));
        return true;
    }
    const NodeId vector = squared_vector(change, call);
    if (vector.valid()) {
        change.edit.replace(call, change.edit.warp_call("length_sq", {&vector, 1}, type));
        return true;
    }
    const NodeId under_root = squared_vector(change, arguments_of(change, call, "sqrt")[0]);
    change.edit.replace(call, change.edit.warp_call("length", {&under_root, 1}, type));
    return true;
}

bool apply_BuiltinToFormula(Change& change) {
    const NodeId call =
        change.draw(change.places(Kind::Call, [&](NodeId id) { return has_formula(change, id); }));
    if (!call.valid()) return false;
    change.edit.replace(call, formula_of(change, call));
    return true;
}

}  // namespace weft::vary
