// Expressions: the same value written the other way round, in one line less, or known while compiling.
#include <algorithm>

#include "vary/change.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

using syntax::CompareOperator;
using syntax::Operator;

bool is_literal_number(const Change& change, NodeId expr) {
    if (change[expr].kind == Kind::UnaryOp) expr = change.tree().child(expr, field::UnaryOp::operand);
    return change[expr].kind == Kind::Constant;
}

bool is_sum_or_product(const Change& change, NodeId expr) {
    return change[expr].kind == Kind::BinOp || change[expr].kind == Kind::IfExp;
}

// `a + b` or `a * b` of two numbers that nobody reads as a chain.
// Nobody writes `1 + i`.
bool can_swap_operands(const Change& change, NodeId id) {
    const Operator op = change[id].op();
    const NodeId left = change.tree().child(id, field::BinOp::left),
                 right = change.tree().child(id, field::BinOp::right);
    const Type type = change.draft.type(left);
    return (op == Operator::Add || op == Operator::Mult) && type.is_scalar() && !type.is_bool() &&
           type == change.draft.type(right) && !is_sum_or_product(change, left) &&
           !is_sum_or_product(change, right) && change[change.look.parent(id)].kind != Kind::BinOp &&
           !(op == Operator::Add && is_literal_number(change, right)) && change.look.is_pure(id) &&
           change.source(left) != change.source(right);
}

CompareOperator mirrored(CompareOperator op) {
    switch (op) {
        case CompareOperator::Lt:
            return CompareOperator::Gt;
        case CompareOperator::LtE:
            return CompareOperator::GtE;
        case CompareOperator::Gt:
            return CompareOperator::Lt;
        case CompareOperator::GtE:
            return CompareOperator::LtE;
        case CompareOperator::Eq:
        case CompareOperator::NotEq:
        case CompareOperator::Is:
        case CompareOperator::IsNot:
        case CompareOperator::In:
        case CompareOperator::NotIn:
            return op;
    }
    return op;
}

// Nobody writes `0.0 < x`: a number or a constant of the file stands on the right.
bool can_swap_sides(const Change& change, NodeId id) {
    if (change.tree().field(id, field::Compare::ops).size() != 1) return false;
    const CompareOperator op = change[change.tree().child(id, field::Compare::ops)].compare_operator();
    const NodeId left = change.tree().child(id, field::Compare::left),
                 right = change.tree().child(id, field::Compare::comparators);
    const bool is_order = op == CompareOperator::Lt || op == CompareOperator::LtE ||
                          op == CompareOperator::Gt || op == CompareOperator::GtE ||
                          op == CompareOperator::Eq || op == CompareOperator::NotEq;
    const auto varies = [&](NodeId side) {
        return !is_literal_number(change, side) && !change.draft.fact(side).is_constant &&
               !variables_in(change, side).empty();
    };
    return is_order && change.draft.type(left).is_scalar() &&
           change.draft.type(left) == change.draft.type(right) && varies(left) && varies(right) &&
           change.look.is_pure(id);
}

// ---- values that are read once

NodeId only_target(const Change& change, NodeId assignment) {
    const auto targets = change.tree().field(assignment, field::Assign::targets);
    return targets.size() == 1 && change[targets[0]].kind == Kind::Name ? targets[0] : NodeId{};
}

// What a statement evaluates once, before it does anything else; nothing for loops, which come back to it.
std::vector<NodeId> read_first(const Change& change, NodeId statement) {
    const Kind kind = change[statement].kind;
    if (kind == Kind::Assign) return {change.tree().child(statement, field::Assign::value)};
    if (kind == Kind::AugAssign) return {change.tree().child(statement, field::AugAssign::value)};
    if (kind == Kind::If) return {change.tree().child(statement, field::If::test)};
    if (kind != Kind::Expr) return {};
    // Of an atomic: its arguments are there before it writes.
    const NodeId call = change.tree().child(statement, field::Expr::value);
    if (change[call].kind != Kind::Call) return {};
    const auto args = change.tree().field(call, field::Call::args);
    return {args.begin(), args.end()};
}

bool is_read_first(const Change& change, NodeId statement, NodeId read) {
    const std::vector<NodeId> parts = read_first(change, statement);
    return std::all_of(parts.begin(), parts.end(), [&](NodeId id) { return change.look.is_pure(id); }) &&
           std::any_of(parts.begin(), parts.end(),
                       [&](NodeId id) { return change.look.is_inside(read, id); });
}

// Assigns to a plain name that is none of these, and does nothing else.
bool leaves_alone(const Change& change, NodeId statement, const std::vector<NodeId>& variables) {
    if (change[statement].kind != Kind::Assign) return false;
    const NodeId target = only_target(change, statement);
    return target.valid() && change.look.is_pure(change.tree().child(statement, field::Assign::value)) &&
           std::none_of(variables.begin(), variables.end(),
                        [&](NodeId id) { return change[id].text == change[target].text; });
}

// The place that reads what an assignment computes, where it can stand itself; invalid: there is none.
NodeId only_read(const Change& change, NodeId assignment) {
    const NodeId target = only_target(change, assignment);
    const NodeId value = change.tree().child(assignment, field::Assign::value);
    const NodeId definition = change.look.definition(assignment);
    if (!target.valid() || change.look.is_parameter(change[target].text, definition)) return {};
    const auto uses = change.look.uses(change[target].text, definition);
    if (uses.size() != 2 || uses[0] != target || change.draft.words.mention(change[target].text)) return {};
    const NodeId read = uses[1];
    const Kind above = change[change.look.parent(read)].kind;
    if (change[read].context() != syntax::Context::Load || above == Kind::Attribute ||
        above == Kind::Subscript || above == Kind::Tuple || above == Kind::Keyword)
        return {};
    const std::vector<NodeId> variables = variables_in(change, value);
    if (variables.empty() || !change.look.is_pure(value) || change[value].kind == Kind::Name ||
        change.draft.fact(value).is_constant || change.draft.type(value).is_array() ||
        !change.draft.type(value).is_known())
        return {};
    const NodeId statement = change.look.statement(read);
    for (const NodeId next : change.look.rest(assignment)) {
        if (next == statement) {
            const unsigned size = operations(change, statement) + operations(change, value);
            const bool is_readable = change[statement].kind == Kind::If || size <= 6;
            return is_readable && is_read_first(change, statement, read) ? read : NodeId{};
        }
        if (!leaves_alone(change, next, variables)) return {};
    }
    return {};
}

// A comment must find another line to stand at.
bool can_go(const Change& change, NodeId assignment) {
    const NodeId next = change.look.rest(assignment)[0];
    const bool is_free = change.draft.notes[next].above_count == 0;
    const syntax::Note& note = change.draft.notes[assignment];
    return !note.behind.valid() && (note.above_count == 0 || is_free);
}

// ---- constants

// `NAME = 0.5` or `NAME = wp.constant(0.5)`.
bool is_number_of_file(const Change& change, StringId name) {
    const NodeId statement = change.look.constant(name);
    if (!statement.valid()) return false;
    const NodeId value = change.tree().child(statement, field::Assign::value);
    return is_literal_number(change, change.draft.constant_value(value, change.strings));
}

}  // namespace

bool apply_Commute(Change& change) {
    std::vector<NodeId> places =
        change.places(Kind::BinOp, [&](NodeId id) { return can_swap_operands(change, id); });
    const std::vector<NodeId> tests =
        change.places(Kind::Compare, [&](NodeId id) { return can_swap_sides(change, id); });
    places.insert(places.end(), tests.begin(), tests.end());
    const NodeId place = change.draw(places);
    if (!place.valid()) return false;
    if (change[place].kind == Kind::BinOp) {
        const NodeId left = change.tree().child(place, field::BinOp::left),
                     right = change.tree().child(place, field::BinOp::right);
        change.draft.tree.set_field(place, field::BinOp::left, {&right, 1});
        change.draft.tree.set_field(place, field::BinOp::right, {&left, 1});
        return true;
    }
    const NodeId left = change.tree().child(place, field::Compare::left),
                 right = change.tree().child(place, field::Compare::comparators);
    const auto op = change[change.tree().child(place, field::Compare::ops)].compare_operator();
    change.edit.replace(place, change.edit.compare(mirrored(op), right, left));
    return true;
}

bool apply_StaticConstant(Change& change) {
    const NodeId use = change.draw(change.places(Kind::Name, [&](NodeId id) {
        const NodeId above = change.look.parent(id);
        if (change[above].kind != Kind::BinOp && change[above].kind != Kind::Compare) return false;
        return !is_variable(change, change[id].text, change.look.definition(id)) &&
               is_number_of_file(change, change[id].text) && !variables_in(change, above).empty();
    }));
    if (!use.valid()) return false;
    const draft::Fact fact = change.draft.fact(use);
    const NodeId name = change.edit.copy(use);
    change.edit.replace(use, change.edit.warp_call("static", {&name, 1}));
    change.draft.set_fact(use, {fact.type, nullptr, {}, true});
    return true;
}

bool apply_InlineValue(Change& change) {
    const NodeId assignment = change.draw(change.places(
        Kind::Assign, [&](NodeId id) { return only_read(change, id).valid() && can_go(change, id); }));
    if (!assignment.valid()) return false;
    const NodeId read = only_read(change, assignment);
    const NodeId next = change.look.rest(assignment)[0];
    const syntax::Note note = change.draft.notes[assignment];
    const bool gap = change.draft.notes[next].gap;
    if (note.above_count != 0) {
        const StringId behind = change.draft.notes[next].behind;
        change.edit.move_notes(assignment, next);
        change.draft.notes.of(next).behind = behind;
    }
    change.draft.notes.of(next).gap = note.gap || gap;
    change.edit.replace(read, change.edit.copy(change.tree().child(assignment, field::Assign::value)));
    change.edit.replace(change.look.slot(assignment), {});
    return true;
}

}  // namespace weft::vary
