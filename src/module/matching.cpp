// The `match` statement over values that are known: literals, names and alternatives.
#include "module/evaluator.h"

namespace weft::module {

// 1: it matches, 0: it does not, -1: not known. The names it binds are collected: Python binds them at the
// end.
int Evaluator::matches(NodeId pattern, const Value& subject, std::vector<Keyword>& names) {
    const Node& here = node(pattern);
    switch (here.kind) {
        case Kind::MatchAs: {
            const NodeId inner = child(pattern, field::MatchAs::pattern);
            const int found = inner.valid() ? matches(inner, subject, names) : 1;
            if (found == 1 && here.text.valid()) names.push_back({here.text, subject});
            return found;
        }
        case Kind::MatchOr:
            for (const NodeId part : list(pattern, field::MatchOr::patterns)) {
                const size_t before = names.size();
                if (const int found = matches(part, subject, names); found != 0) return found;
                names.resize(before);
            }
            return 0;
        case Kind::MatchValue:
            return equal(subject, expr(child(pattern, field::MatchValue::value)));
        case Kind::MatchSingleton:
            if (!is_known(subject)) return -1;
            if (here.constant() == syntax::ConstantKind::None) return subject.kind == ValueKind::None ? 1 : 0;
            if (subject.kind != ValueKind::Bool) return 0;
            return (subject.integer != 0) == (here.constant() == syntax::ConstantKind::True) ? 1 : 0;
        default:
            return -1;
    }
}

Evaluator::Flow Evaluator::match_stmt(NodeId id) {
    const Value subject = expr(child(id, field::Match::subject));
    const auto cases = list(id, field::Match::cases);
    for (size_t i = 0; i < cases.size(); ++i) {
        std::vector<Keyword> names;
        int found = matches(child(cases[i], field::MatchCase::pattern), subject, names);
        if (found == 1) {
            for (const Keyword& bound : names) bind(bound.name, bound.value);
            if (const NodeId guard = child(cases[i], field::MatchCase::guard); guard.valid()) {
                bool known = false;
                const bool holds = truth(expr(guard), known);
                found = !known ? -1 : holds ? 1 : 0;
            }
        }
        if (found == 1) return block(list(cases[i], field::MatchCase::body));
        if (found == 0) continue;
        const StringId reason = reason_of(subject, "a `match` that is not followed");
        havoc_value(subject, reason);
        havoc(cases.subspan(i), text(reason));
        return left_early(id, reason);
    }
    return Flow::Next;
}

}  // namespace weft::module
