// Sums: in which precision they grow.
#include <string>

#include "vary/change.h"
#include "vary/stores.h"

namespace weft::vary {
namespace {

using syntax::Operator;
using types::Scalar;

constexpr size_t most_reads = 3;

// `name = float(0.0)`, to which only `name += term` and `name -= term` are done, in loops among others.
struct WideSum {
    StringId name;
    NodeId begin;  // the value that it begins with
    std::vector<NodeId> terms, reads;
};

bool is_float_zero(const Change& change, NodeId value) {
    if (change[value].kind != Kind::Call || change.draft.type(value) != Type::of(Scalar::Float32))
        return false;
    const NodeId function = change.tree().child(value, field::Call::func);
    const auto args = change.tree().field(value, field::Call::args);
    return change[function].kind == Kind::Name && change.text(function) == "float" && args.size() == 1 &&
           change[args[0]].kind == Kind::Constant && change.text(args[0]) == "0.0";
}

std::optional<WideSum> wide_sum_from(const Change& change, NodeId statement) {
    const auto targets = change.tree().field(statement, field::Assign::targets);
    const NodeId value = change.tree().child(statement, field::Assign::value);
    const NodeId definition = change.look.definition(statement);
    if (targets.size() != 1 || change[targets[0]].kind != Kind::Name || !is_float_zero(change, value))
        return {};
    WideSum out{change[targets[0]].text, value, {}, {}};
    bool grows_in_loop = false;
    for (const NodeId use : change.look.uses(out.name, definition)) {
        const NodeId above = change.look.parent(use);
        if (use == targets[0]) continue;
        const bool is_target = change[above].kind == Kind::AugAssign &&
                               change.tree().child(above, field::AugAssign::target) == use;
        if (!is_target && change[use].context() != syntax::Context::Load) return {};
        if (!is_target) {
            out.reads.push_back(use);
            continue;
        }
        if (change[above].op() != Operator::Add && change[above].op() != Operator::Sub) return {};
        out.terms.push_back(change.tree().child(above, field::AugAssign::value));
        grows_in_loop |= change.look.is_in_loop(above);
    }
    // What a term reads of the sum would be converted back and forth.
    const bool is_plain = grows_in_loop && !out.reads.empty() && out.reads.size() <= most_reads;
    for (const NodeId read : out.reads) {
        const NodeId within = change.look.statement(read);
        if (change[within].kind == Kind::AugAssign || change.look.is_in_loop(read)) return {};
    }
    return is_plain ? std::optional(out) : std::nullopt;
}

}  // namespace

// total = float(0.0) becomes total = wp.float64(0.0), with terms that are converted; read as float(total).
bool apply_WideSum(Change& change) {
    const std::vector<NodeId> places =
        change.places(Kind::Assign, [&](NodeId id) { return wide_sum_from(change, id).has_value(); });
    if (places.empty()) return false;
    // Nobody is contradicted who says in which precision something is summed.
    const std::string told = change.draft.words.description(change.strings);
    if (told.find("float32") != std::string::npos || told.find("precision") != std::string::npos)
        return false;
    const NodeId statement = change.draw(places);
    const WideSum sum = *wide_sum_from(change, statement);
    const Type wide = Type::of(Scalar::Float64), narrow = Type::of(Scalar::Float32);
    const NodeId zero = change.edit.real("0.0");
    change.edit.replace(sum.begin, change.edit.warp_call("float64", {&zero, 1}, wide));
    for (const NodeId term : sum.terms) {
        const NodeId old = change.edit.copy(term);
        change.edit.replace(term, change.edit.warp_call("float64", {&old, 1}, wide));
    }
    for (const NodeId read : sum.reads) {
        const NodeId old = change.edit.name(sum.name, wide);
        const NodeId convert = change.edit.name(change.edit.intern("float"));
        change.edit.replace(read, change.edit.call(convert, {&old, 1}, narrow));
    }
    const Look look(change.draft);
    for (const NodeId use : look.uses(sum.name, look.definition(statement)))
        change.draft.set_fact(use, {wide, nullptr, {}, false});
    change.draft.words.add("A sum over many terms, " + quoted(change, sum.name) +
                               ", grows in double precision and is rounded when it is used.",
                           change.strings);
    return true;
}

}  // namespace weft::vary
