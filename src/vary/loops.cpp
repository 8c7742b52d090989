// Loops: counting with `range`, with `while`, or over all elements that a thread is given.
#include <algorithm>

#include "vary/change.h"

namespace weft::vary {
namespace {

using syntax::CompareOperator;
using syntax::Operator;

// Of a range; empty: it goes over something else.
std::vector<NodeId> bounds(const Change& change, NodeId loop) {
    const NodeId iter = change.tree().child(loop, field::For::iter);
    const bool is_range = change[iter].kind == Kind::Call &&
                          change[change.tree().child(iter, field::Call::func)].kind == Kind::Name &&
                          change.text(change.tree().child(iter, field::Call::func)) == "range";
    if (!is_range) return {};
    const auto args = change.tree().field(iter, field::Call::args);
    return {args.begin(), args.end()};
}

// A `continue` of this loop, not of one in it.
bool continues(const Change& change, NodeId id) {
    if (change[id].kind == Kind::Continue) return true;
    if (change[id].kind == Kind::For || change[id].kind == Kind::While) return false;
    for (const NodeId child : change.tree().children(id)) {
        if (child.valid() && continues(change, child)) return true;
    }
    return false;
}

bool is_number(const Change& change, NodeId expr) {
    if (change[expr].kind == Kind::UnaryOp) expr = change.tree().child(expr, field::UnaryOp::operand);
    if (change[expr].kind == Kind::Name && change.look.constant(change[expr].text).valid()) return true;
    return change[expr].kind == Kind::Constant || change.draft.fact(expr).is_constant;
}

// Unrolled while compiling: what is made in it may be a constant, which a loop that runs may not change.
bool is_unrolled(const Change& change, const std::vector<NodeId>& range) {
    return std::all_of(range.begin(), range.end(), [&](NodeId id) { return is_number(change, id); });
}

// Names that an unrolled loop of the same function leaves behind come in an order that Warp leaves to chance.
bool stands_with_unrolled(const Change& change, NodeId loop) {
    for (const NodeId id : change.look.nodes()) {
        if (change[id].kind != Kind::For || change.look.definition(id) != change.look.definition(loop))
            continue;
        const std::vector<NodeId> range = bounds(change, id);
        if (!range.empty() && is_unrolled(change, range)) return true;
    }
    return false;
}

bool is_simple(const Change& change, NodeId expr) {
    return change[expr].kind == Kind::Name || is_number(change, expr);
}

// @wp.kernel(enable_backward=False)
bool has_no_backward(const Change& change) {
    for (const NodeId decorator :
         change.tree().field(change.draft.kernel, field::FunctionDef::decorator_list)) {
        if (change[decorator].kind != Kind::Call) continue;
        for (const NodeId keyword : change.tree().field(decorator, field::Call::keywords)) {
            const Node& value = change[change.tree().child(keyword, field::Keyword::value)];
            if (change.text(keyword) == "enable_backward" && value.kind == Kind::Constant &&
                value.constant() == syntax::ConstantKind::False)
                return true;
        }
    }
    return false;
}

}  // namespace

// Not where there is a backward pass: Warp replays the rounds of a `while` with the last value of what it
// counts, which may index an array behind its end.
bool apply_RangeToWhile(Change& change) {
    if (!has_no_backward(change)) return false;
    const NodeId loop = change.draw(change.places(Kind::For, [&](NodeId id) {
        const std::vector<NodeId> range = bounds(change, id);
        const NodeId variable = change.tree().child(id, field::For::target);
        if (stands_with_unrolled(change, id)) return false;
        if (range.empty() || range.size() > 2 || is_unrolled(change, range)) return false;
        for (const NodeId statement : change.tree().field(id, field::For::body)) {
            if (continues(change, statement)) return false;
        }
        const NodeId definition = change.look.definition(id);
        for (const NodeId use : change.look.uses(change[variable].text, definition)) {
            if (use == variable) continue;
            // Not behind the loop, where its last value would be another, nor under the same name elsewhere.
            if (!change.look.is_inside(use, id) || change[use].context() != syntax::Context::Load)
                return false;
        }
        return true;
    }));
    if (!loop.valid()) return false;
    const std::vector<NodeId> range = bounds(change, loop);
    const StringId variable = change[change.tree().child(loop, field::For::target)].text;
    const Type whole = change.draft.type(range.back()).is_known() ? change.draft.type(range.back()) : Type{};
    const bool from_zero = range.size() == 1;
    const NodeId given_start = from_zero ? change.edit.whole(0) : change.edit.copy(range[0]);
    const NodeId given_end = change.edit.copy(range.back());
    const auto body = change.tree().field(loop, field::For::body);
    std::vector<NodeId> rounds(body.begin(), body.end());
    const Slot slot = change.look.slot(loop);

    std::vector<NodeId> made;
    // A number must become a variable to be counted up, and so must what another name holds.
    const NodeId start =
        is_simple(change, given_start)
            ? change.edit.call(change.edit.name(change.edit.intern("int")), {&given_start, 1}, whole)
            : given_start;
    made.push_back(change.edit.assign(change.edit.target(variable, whole), start));
    NodeId end = given_end;
    if (!is_simple(change, given_end)) {
        const StringId last = change.edit.fresh({"end", "stop", "last"});
        made.push_back(change.edit.assign(change.edit.target(last, whole), given_end));
        end = change.edit.name(last, whole);
    }
    rounds.push_back(
        change.edit.augmented(Operator::Add, change.edit.target(variable, whole), change.edit.whole(1)));
    made.push_back(change.edit.repeat(
        change.edit.compare(CompareOperator::Lt, change.edit.name(variable, whole), end), rounds));
    change.edit.replace(slot, made);
    return true;
}

// x = x + y and x += y.
bool apply_PlainToAugmented(Change& change) {
    const auto operand_of = [&](NodeId id) -> NodeId {
        const auto targets = change.tree().field(id, field::Assign::targets);
        const NodeId value = change.tree().child(id, field::Assign::value);
        if (targets.size() != 1 || change[targets[0]].kind != Kind::Name || change[value].kind != Kind::BinOp)
            return {};
        const Operator op = change[value].op();
        if (op != Operator::Add && op != Operator::Sub && op != Operator::Mult) return {};
        const NodeId left = change.tree().child(value, field::BinOp::left);
        return change.look.is_name(left, change[targets[0]].text)
                   ? change.tree().child(value, field::BinOp::right)
                   : NodeId{};
    };
    const NodeId statement =
        change.draw(change.places(Kind::Assign, [&](NodeId id) { return operand_of(id).valid(); }));
    if (!statement.valid()) return false;
    const NodeId value = change.tree().child(statement, field::Assign::value);
    const NodeId target = change.tree().field(statement, field::Assign::targets)[0];
    const NodeId now = change.edit.augmented(change[value].op(), target, operand_of(statement));
    change.edit.replace(change.look.slot(statement), {&now, 1});
    return true;
}

bool apply_AugmentedToPlain(Change& change) {
    const NodeId statement = change.draw(change.places(Kind::AugAssign, [&](NodeId id) {
        return change[change.tree().child(id, field::AugAssign::target)].kind == Kind::Name;
    }));
    if (!statement.valid()) return false;
    const NodeId target = change.tree().child(statement, field::AugAssign::target);
    const StringId name = change[target].text;
    const Operator op = change[statement].op();
    const Type type = change.draft.type(target);
    const NodeId value =
        change.edit.binary(op, change.edit.name(name, type),
                           change.edit.copy(change.tree().child(statement, field::AugAssign::value)));
    const NodeId now = change.edit.assign(change.edit.target(name, type), value);
    change.edit.replace(change.look.slot(statement), {&now, 1});
    return true;
}

}  // namespace weft::vary
