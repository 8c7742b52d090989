// Branches: the same decision as one test or several, as a statement or as an expression.
#include <optional>

#include "vary/change.h"

namespace weft::vary {
namespace {

using syntax::BoolOperator;

bool has_else(const Change& change, NodeId branch) {
    return !change.tree().field(branch, field::If::orelse).empty();
}

// `elif` is an if that is alone in an else.
bool is_elif(const Change& change, NodeId branch) {
    const Slot slot = change.look.slot(branch);
    return change[slot.owner].kind == Kind::If && slot.index == field::If::orelse &&
           change.look.block(slot).size() == 1;
}

// The only statement of a block if it assigns to one name; invalid: it is something else.
NodeId lone_assignment(const Change& change, std::span<const NodeId> block) {
    if (block.size() != 1 || change[block[0]].kind != Kind::Assign) return {};
    const auto targets = change.tree().field(block[0], field::Assign::targets);
    return targets.size() == 1 && change[targets[0]].kind == Kind::Name ? block[0] : NodeId{};
}

NodeId value_of(const Change& change, NodeId assignment) {
    return change.tree().child(assignment, field::Assign::value);
}

// A choice between two values, as Python's or as Warp's expression.
struct Choice {
    NodeId test, yes, no;
};
std::optional<Choice> choice_in(const Change& change, NodeId expr) {
    if (change[expr].kind == Kind::IfExp)
        return Choice{change.tree().child(expr, field::IfExp::test),
                      change.tree().child(expr, field::IfExp::body),
                      change.tree().child(expr, field::IfExp::orelse)};
    if (!change.look.is_call(expr, builtins::Effect::Where)) return std::nullopt;
    const auto args = change.tree().field(expr, field::Call::args);
    if (args.size() != 3) return std::nullopt;
    return Choice{args[0], args[1], args[2]};
}

}  // namespace

bool apply_SwapArms(Change& change) {
    const NodeId branch = change.draw(change.places(Kind::If, [&](NodeId id) {
        const auto otherwise = change.tree().field(id, field::If::orelse);
        const bool chain = otherwise.size() == 1 && change[otherwise[0]].kind == Kind::If;
        return !otherwise.empty() && !chain && !is_elif(change, id);
    }));
    if (!branch.valid()) return false;
    const auto body = change.tree().field(branch, field::If::body);
    const auto otherwise = change.tree().field(branch, field::If::orelse);
    const std::vector<NodeId> first(body.begin(), body.end()), second(otherwise.begin(), otherwise.end());
    const NodeId test = change.tree().child(branch, field::If::test);
    change.edit.replace(test, change.edit.negated(test));
    change.edit.set_block({branch, field::If::body, 0}, second);
    change.edit.set_block({branch, field::If::orelse, 0}, first);
    return true;
}

bool apply_SplitTest(Change& change) {
    const NodeId branch = change.draw(change.places(Kind::If, [&](NodeId id) {
        const Node& test = change[change.tree().child(id, field::If::test)];
        return !has_else(change, id) && test.kind == Kind::BoolOp &&
               test.bool_operator() == BoolOperator::And;
    }));
    if (!branch.valid()) return false;
    const NodeId test = change.tree().child(branch, field::If::test);
    const auto values = change.tree().field(test, field::BoolOp::values);
    const std::vector<NodeId> parts(values.begin(), values.end());
    const auto body = change.tree().field(branch, field::If::body);
    const std::vector<NodeId> inner(body.begin(), body.end());
    const NodeId rest =
        parts.size() == 2 ? parts[1] : change.edit.logical(BoolOperator::And, std::span(parts).subspan(1));
    const NodeId nested = change.edit.branch(rest, inner);
    change.edit.replace(test, change.edit.copy(parts[0]));
    change.edit.set_block({branch, field::If::body, 0}, {&nested, 1});
    return true;
}

bool apply_JoinTests(Change& change) {
    const NodeId branch = change.draw(change.places(Kind::If, [&](NodeId id) {
        const auto body = change.tree().field(id, field::If::body);
        return !has_else(change, id) && body.size() == 1 && change[body[0]].kind == Kind::If &&
               !has_else(change, body[0]);
    }));
    if (!branch.valid()) return false;
    const NodeId nested = change.tree().field(branch, field::If::body)[0];
    const NodeId test = change.tree().child(branch, field::If::test);
    std::vector<NodeId> parts;
    for (const NodeId one : {test, change.tree().child(nested, field::If::test)}) {
        const bool is_and =
            change[one].kind == Kind::BoolOp && change[one].bool_operator() == BoolOperator::And;
        if (!is_and) {
            parts.push_back(change.edit.copy(one));
            continue;
        }
        const auto values = change.tree().field(one, field::BoolOp::values);
        const std::vector<NodeId> copies(values.begin(), values.end());
        for (const NodeId value : copies) parts.push_back(change.edit.copy(value));
    }
    const auto body = change.tree().field(nested, field::If::body);
    const std::vector<NodeId> inner(body.begin(), body.end());
    change.edit.replace(test, change.edit.logical(BoolOperator::And, parts));
    change.edit.set_block({branch, field::If::body, 0}, inner);
    return true;
}

// `if c: x = a` with `else: x = b` becomes `x = a if c else b`, or the same with wp.where.
bool apply_BranchToChoice(Change& change) {
    const NodeId branch = change.draw(change.places(Kind::If, [&](NodeId id) {
        const NodeId yes = lone_assignment(change, change.tree().field(id, field::If::body));
        const NodeId no = lone_assignment(change, change.tree().field(id, field::If::orelse));
        if (!yes.valid() || !no.valid() || is_elif(change, id)) return false;
        const NodeId a = change.tree().field(yes, field::Assign::targets)[0],
                     b = change.tree().field(no, field::Assign::targets)[0];
        const Type type = change.draft.type(value_of(change, yes));
        // Both sides of wp.where are evaluated: nothing that a test guards may be in them.
        return change[a].text == change[b].text && type.is_scalar() &&
               type == change.draft.type(value_of(change, no)) &&
               !change.look.contains(yes, Kind::Subscript) && !change.look.contains(no, Kind::Subscript) &&
               change.look.is_pure(value_of(change, yes)) && change.look.is_pure(value_of(change, no));
    }));
    if (!branch.valid()) return false;
    const NodeId yes = change.tree().field(branch, field::If::body)[0],
                 no = change.tree().field(branch, field::If::orelse)[0];
    const Type type = change.draft.type(value_of(change, yes));
    const StringId name = change[change.tree().field(yes, field::Assign::targets)[0]].text;
    const NodeId test = change.edit.copy(change.tree().child(branch, field::If::test));
    const NodeId parts[] = {test, change.edit.copy(value_of(change, yes)),
                            change.edit.copy(value_of(change, no))};
    const NodeId value = change.rng.chance(50) ? change.edit.choice(parts[0], parts[1], parts[2])
                                               : change.edit.warp_call("where", parts, type);
    const NodeId statement = change.edit.assign(change.edit.target(name, type), value);
    change.edit.replace(change.look.slot(branch), {&statement, 1});
    return true;
}

bool apply_ChoiceToBranch(Change& change) {
    const NodeId statement = change.draw(change.places(Kind::Assign, [&](NodeId id) {
        const NodeId holder = lone_assignment(change, {&id, 1});
        return holder.valid() && choice_in(change, value_of(change, id)).has_value();
    }));
    if (!statement.valid()) return false;
    const Choice choice = *choice_in(change, value_of(change, statement));
    const StringId name = change[change.tree().field(statement, field::Assign::targets)[0]].text;
    const Type type = change.draft.type(choice.yes);
    const NodeId yes = change.edit.assign(change.edit.target(name, type), choice.yes),
                 no = change.edit.assign(change.edit.target(name, type), choice.no);
    const NodeId branch = change.edit.branch(choice.test, {&yes, 1}, {&no, 1});
    change.edit.replace(change.look.slot(statement), {&branch, 1});
    return true;
}

}  // namespace weft::vary
