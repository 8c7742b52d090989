// Constants: a number with a name at the head of the file, or where it is used.
#include <algorithm>
#include <string>

#include "vary/change.h"
#include "vary/style.h"
#include "vary/variables.h"

namespace weft::vary {
namespace {

using syntax::CompareOperator;
using syntax::ConstantKind;

bool is_written_number(const Change& change, NodeId expr) {
    if (change[expr].kind == Kind::UnaryOp) expr = change.tree().child(expr, field::UnaryOp::operand);
    return change[expr].kind == Kind::Constant &&
           (change[expr].constant() == ConstantKind::Float || change[expr].constant() == ConstantKind::Int);
}

// Where a number may stand as it is, and reads well: not what is called, a type, a member or wp.static's.
bool takes_number(const Change& change, NodeId use) {
    const NodeId above = change.look.parent(use);
    const Kind kind = change[above].kind;
    if (kind == Kind::Call) {
        const auto args = change.tree().field(above, field::Call::args);
        return std::find(args.begin(), args.end(), use) != args.end() &&
               (change.draft.fact(above).builtin != nullptr || change.draft.fact(above).function.valid());
    }
    return kind == Kind::BinOp || kind == Kind::Compare || kind == Kind::Return;
}

// The only place that reads a constant of the file; invalid: there are others, or it cannot be a number.
NodeId only_use(const Change& change, NodeId statement) {
    const auto targets = change.tree().field(statement, field::Assign::targets);
    if (targets.size() != 1 || change[targets[0]].kind != Kind::Name) return {};
    NodeId out;
    for (const NodeId id : change.look.uses(change[targets[0]].text)) {
        if (id == targets[0]) continue;
        if (out.valid() || !change.look.definition(id).valid()) return {};
        out = id;
    }
    return out.valid() && takes_number(change, out) ? out : NodeId{};
}

bool has_prose(const Change& change, NodeId statement) {
    const syntax::Note& note = change.draft.notes[statement];
    return note.above_count != 0 || note.behind.valid();
}

std::string in_capitals(std::string_view text) {
    std::string out(text);
    for (char& c : out) c = 'a' <= c && c <= 'z' ? static_cast<char>(c - 32) : c;
    return out;
}

// A number that means something of its own: not 0, 1, 2 or a half.
bool is_particular(const Change& change, NodeId expr) {
    if (change[expr].kind != Kind::Constant) return false;
    const std::string_view text = change.text(expr);
    static constexpr std::string_view common[] = {"0",   "1",  "2",  "0.0", "1.0", "2.0",
                                                  "0.5", "0.", "1.", "2.",  ".5"};
    return is_written_number(change, expr) &&
           std::find(std::begin(common), std::end(common), text) == std::end(common);
}

// `x < 0.001` of a variable with a name that says what it is.
bool is_named_limit(const Change& change, NodeId test) {
    if (change.tree().field(test, field::Compare::ops).size() != 1) return false;
    const NodeId left = change.tree().child(test, field::Compare::left),
                 right = change.tree().child(test, field::Compare::comparators);
    const CompareOperator op = change[change.tree().child(test, field::Compare::ops)].compare_operator();
    const bool is_order = op == CompareOperator::Lt || op == CompareOperator::LtE ||
                          op == CompareOperator::Gt || op == CompareOperator::GtE;
    if (!is_order || !is_particular(change, right) || change[left].kind != Kind::Name ||
        change.strings.text(change[left].text).size() < 3)
        return false;
    // The same number elsewhere would have to follow.
    size_t alike = 0;
    for (const NodeId id : change.look.nodes())
        alike += change[id].kind == Kind::Constant && change[id].text == change[right].text;
    return alike == 1;
}

}  // namespace

bool apply_ConstantToLiteral(Change& change) {
    std::vector<NodeId> places;
    for (const NodeId id : change.tree().field(change.tree().root(), field::Module::body)) {
        if (change[id].kind != Kind::Assign || has_prose(change, id)) continue;
        const NodeId value =
            change.draft.constant_value(change.tree().child(id, field::Assign::value), change.strings);
        if (is_written_number(change, value) && only_use(change, id).valid()) places.push_back(id);
    }
    const NodeId statement = change.draw(places);
    if (!statement.valid()) return false;
    const NodeId use = only_use(change, statement);
    const StringId name = change[use].text;
    const draft::Fact fact = change.draft.fact(use);
    const NodeId value =
        change.draft.constant_value(change.tree().child(statement, field::Assign::value), change.strings);
    const StringId number = change.edit.intern(change.source(value));
    change.edit.replace(use, change.edit.copy(value));
    change.draft.set_fact(use, {fact.type, nullptr, {}, true});
    change.edit.replace(change.look.slot(statement), {});
    const draft::Renaming renaming{name, number};
    follow_in_prose(change.draft, change.strings, {&renaming, 1}, change.tree().root());
    change.draft.words.rename(name, number);
    return true;
}

// `if length < 1.0e-6` becomes `if length < MIN_LENGTH`.
bool apply_LiteralToConstant(Change& change) {
    const NodeId test =
        change.draw(change.places(Kind::Compare, [&](NodeId id) { return is_named_limit(change, id); }));
    if (!test.valid()) return false;
    const NodeId number = change.tree().child(test, field::Compare::comparators);
    const CompareOperator op = change[change.tree().child(test, field::Compare::ops)].compare_operator();
    const bool is_least = op == CompareOperator::Lt || op == CompareOperator::LtE;
    const std::string of = in_capitals(change.text(change.tree().child(test, field::Compare::left)));
    const StringId name = change.edit.fresh(
        {(is_least ? "MIN_" : "MAX_") + of, of + (is_least ? "_FLOOR" : "_LIMIT"), of + "_THRESHOLD"});
    const draft::Fact fact = change.draft.fact(number);
    NodeId value = change.edit.copy(number);
    if (change.rng.chance(70)) value = change.edit.warp_call("constant", {&value, 1});
    change.edit.replace(number, change.edit.name(name));
    change.draft.set_fact(number, {fact.type, nullptr, {}, true});
    change.edit.add_constant(name, value);
    return true;
}

}  // namespace weft::vary
