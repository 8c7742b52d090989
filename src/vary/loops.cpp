// Loops: counting with `range`, from zero, with `while`, or not at all: a few rounds written out.
#include <algorithm>
#include <optional>
#include <utility>

#include "vary/change.h"
#include "vary/variables.h"

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

// The loop variable is read in the loop alone: behind it its last value would be another, and the same name
// may not count another loop.
bool is_read_inside(const Change& change, NodeId loop) {
    const NodeId variable = change.tree().child(loop, field::For::target);
    for (const NodeId use : change.look.uses(change[variable].text, change.look.definition(loop))) {
        if (use == variable) continue;
        if (!change.look.is_inside(use, loop) || change[use].context() != syntax::Context::Load) return false;
    }
    return true;
}

// ---- a few rounds, written out

std::optional<int64_t> small_number(const Change& change, NodeId expr) {
    const Node& node = change[expr];
    if (node.kind != Kind::Constant || node.constant() != syntax::ConstantKind::Int ||
        change.text(expr).size() > 4)
        return std::nullopt;
    int64_t out = 0;
    for (const char c : change.text(expr)) {
        if (c < '0' || c > '9') return std::nullopt;
        out = out * 10 + (c - '0');
    }
    return out;
}

// `k + 1`, `k - 1`, `2 * k` with the number that it is in a round; nothing: one of its sides is no number.
std::optional<int64_t> folded(const Change& change, NodeId sum, NodeId variable, int64_t round) {
    if (change[sum].kind != Kind::BinOp) return std::nullopt;
    const auto side = [&](NodeId id) {
        return id == variable ? std::optional(round) : small_number(change, id);
    };
    const auto left = side(change.tree().child(sum, field::BinOp::left)),
               right = side(change.tree().child(sum, field::BinOp::right));
    if (!left || !right) return std::nullopt;
    switch (change[sum].op()) {
        case Operator::Add:
            return *left + *right;
        case Operator::Sub:
            return *left - *right;
        case Operator::Mult:
            return *left * *right;
        default:
            return std::nullopt;
    }
}

// An index or an argument: a place where a number is as good as the variable, for the reader too.
bool can_be_number(const Change& change, NodeId use) {
    NodeId id = use;
    if (folded(change, change.look.parent(use), use, 0)) {
        for (int64_t round = 0; round < 2; ++round) {
            if (*folded(change, change.look.parent(use), use, round) < 0) return false;
        }
        id = change.look.parent(use);
    }
    const NodeId above = change.look.parent(id);
    if (change[above].kind == Kind::Call) {
        // float(k) and int(k) are there because k is no number.
        const bool is_cast = change.draft.fact(above).builtin != nullptr &&
                             change.draft.fact(above).builtin->operation() == builtins::Operation::Cast;
        return change.draft.fact(above).function.valid() || !is_cast;
    }
    return change[above].kind == Kind::Tuple || (change[above].kind == Kind::Subscript &&
                                                 change.tree().child(above, field::Subscript::slice) == id);
}

// First and last round of a loop that can be written out; nothing: it is longer, or does too much.
std::optional<std::pair<int64_t, int64_t>> short_range(const Change& change, NodeId loop) {
    const std::vector<NodeId> range = bounds(change, loop);
    if (range.empty() || range.size() > 2) return std::nullopt;
    const auto first = range.size() == 1 ? std::optional<int64_t>(0) : small_number(change, range[0]),
               end = small_number(change, range.back());
    if (!first || !end || *end - *first < 2 || *end - *first > 4) return std::nullopt;
    const auto body = change.tree().field(loop, field::For::body);
    const bool is_plain = std::all_of(body.begin(), body.end(), [&](NodeId id) {
        const Kind kind = change[id].kind;
        return kind == Kind::Assign || kind == Kind::AugAssign || kind == Kind::Expr;
    });
    if (!is_plain || static_cast<size_t>(*end - *first) * body.size() > 6) return std::nullopt;
    return std::pair(*first, *end);
}

// In a copy of a statement: the number of the round instead of the variable.
void put_round(Change& change, NodeId id, StringId variable, int64_t round) {
    const auto list = change.tree().children(id);
    const std::vector<NodeId> children(list.begin(), list.end());
    for (const NodeId child : children) {
        if (!child.valid()) continue;
        if (change.look.is_name(child, variable)) {
            if (const auto sum = folded(change, id, child, round))
                return change.edit.replace(id, change.edit.whole(*sum));
            change.edit.replace(child, change.edit.whole(round));
            continue;
        }
        put_round(change, child, variable, round);
    }
}

// ---- bounds

bool is_written_in(const Change& change, NodeId loop, NodeId expr) {
    const NodeId definition = change.look.definition(loop);
    for (const NodeId variable : variables_in(change, expr)) {
        for (const NodeId use : change.look.uses(change[variable].text, definition)) {
            const NodeId above = change.look.parent(use);
            const bool is_target =
                change[use].context() == syntax::Context::Store || change[above].kind == Kind::AugAssign;
            if (is_target && change.look.is_inside(use, loop)) return true;
        }
    }
    return false;
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
        if (stands_with_unrolled(change, id)) return false;
        if (range.empty() || range.size() > 2 || is_unrolled(change, range)) return false;
        for (const NodeId statement : change.tree().field(id, field::For::body)) {
            if (continues(change, statement)) return false;
        }
        return is_read_inside(change, id);
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

// for k in range(3): total += v[k] becomes three lines.
bool apply_UnrollLoop(Change& change) {
    const NodeId loop = change.draw(change.places(Kind::For, [&](NodeId id) {
        if (!short_range(change, id) || !is_read_inside(change, id)) return false;
        const NodeId variable = change.tree().child(id, field::For::target);
        if (change.draft.words.mention(change[variable].text)) return false;
        const auto uses = change.look.uses(change[variable].text, change.look.definition(id));
        return uses.size() > 1 && std::all_of(uses.begin(), uses.end(), [&](NodeId use) {
                   return use == variable || can_be_number(change, use);
               });
    }));
    if (!loop.valid()) return false;
    const auto [first, end] = *short_range(change, loop);
    const StringId variable = change[change.tree().child(loop, field::For::target)].text;
    const auto list = change.tree().field(loop, field::For::body);
    const std::vector<NodeId> body(list.begin(), list.end());
    std::vector<NodeId> rounds;
    for (int64_t round = first; round < end; ++round) {
        for (const NodeId statement : body) {
            const NodeId copy = change.edit.copy(statement);
            put_round(change, copy, variable, round);
            if (round == first) change.edit.move_notes(statement, copy);
            rounds.push_back(copy);
        }
    }
    const Slot slot = change.look.slot(loop);
    if (change.draft.notes[loop].above_count == 0 && !change.draft.notes[loop].behind.valid()) {
        change.draft.notes.of(rounds[0]).gap |= change.draft.notes[loop].gap;
        change.edit.move_notes(rounds[0], loop);  // replace() brings them back
    }
    change.edit.replace(slot, rounds);
    return true;
}

// for k in range(begin[i], begin[i + 1]) counts from zero: `first = begin[i]`, `k = first + offset`.
bool apply_RangeFromZero(Change& change) {
    const NodeId loop = change.draw(change.places(Kind::For, [&](NodeId id) {
        const std::vector<NodeId> range = bounds(change, id);
        return range.size() == 2 && !is_number(change, range[0]) && !is_unrolled(change, range) &&
               !stands_with_unrolled(change, id) && change.look.is_pure(range[0]) &&
               change.look.is_pure(range[1]) && change.draft.type(range[0]).is_integer() &&
               change.draft.type(range[0]) == change.draft.type(range[1]) &&
               !is_written_in(change, id, range[0]) && is_read_inside(change, id);
    }));
    if (!loop.valid()) return false;
    const std::vector<NodeId> range = bounds(change, loop);
    const NodeId variable = change.tree().child(loop, field::For::target);
    const Type whole = change.draft.type(range[0]);
    const Slot slot = change.look.slot(loop);
    std::vector<NodeId> made;
    StringId first = change[range[0]].text;
    if (change[range[0]].kind != Kind::Name) {
        first = change.edit.fresh({"start", "first", "begin"});
        made.push_back(change.edit.assign(change.edit.target(first, whole), change.edit.copy(range[0])));
    }
    const NodeId count =
        change.edit.binary(Operator::Sub, change.edit.copy(range[1]), change.edit.name(first, whole));
    const StringId offset = change.edit.fresh({change.rng.chance(50) ? "offset" : "step", "local"});
    const NodeId place =
        change.edit.binary(Operator::Add, change.edit.name(first, whole), change.edit.name(offset, whole));
    const auto list = change.tree().field(loop, field::For::body);
    std::vector<NodeId> body(list.begin(), list.end());
    body.insert(body.begin(), change.edit.assign(change.edit.copy(variable), place));
    made.push_back(change.edit.count(offset, {&count, 1}, body));
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
