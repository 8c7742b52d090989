#include "exemplars/cell.h"

#include <algorithm>
#include <vector>

#include "facts/source_counts.h"

namespace weft::exemplars {
namespace {

using draft::Draft;
using draft::Kind;
using draft::NodeId;
using synth::Trait;
using synth::TraitSet;
namespace field = draft::field;

struct Seen {
    synth::Counts counts;
    TraitSet traits = 0;  // of those that a tree tells
};

// An atomic builtin, or an augmented assignment to an element, which Warp makes one of most.
bool has_atomic(const Draft& draft, NodeId id) {
    const syntax::Tree& tree = draft.tree;
    if (tree[id].kind == Kind::AugAssign) {
        const NodeId target = tree.child(id, field::AugAssign::target);
        if (tree[target].kind == Kind::Subscript &&
            draft.type(tree.child(target, field::Subscript::value)).is_array())
            return true;
    }
    if (tree[id].kind == Kind::Call) {
        const builtins::Row* const row = draft.fact(id).builtin;
        if (row != nullptr && row->effect() == builtins::Effect::Atomic) return true;
    }
    const auto children = tree.children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && has_atomic(draft, child); });
}

bool has_number(const Draft& draft) {
    const NodeId arguments = draft.tree.child(draft.kernel, field::FunctionDef::args);
    const auto parameters = draft.tree.field(arguments, field::Arguments::args);
    return std::any_of(parameters.begin(), parameters.end(),
                       [&](NodeId parameter) { return draft.type(parameter).is_scalar(); });
}

Seen see(const Draft& draft) {
    std::vector<NodeId> definitions;
    std::vector<StringId> functions;
    for (const NodeId id : draft.tree.field(draft.tree.root(), field::Module::body)) {
        if (draft.tree[id].kind != Kind::FunctionDef) continue;
        definitions.push_back(id);
        if (id != draft.kernel) functions.push_back(draft.tree[id].text);
    }
    const facts::SourceCounts counts = facts::counts_when_printed(draft.tree, definitions, functions);
    // These two are told by operators, too, which only the compiled kernel has types for.
    const TraitSet in_part = set_of(Trait::Arithmetic) | set_of(Trait::Limit);
    Seen out{counts.counts, facts::traits(counts) & ~in_part};
    const auto add = [&](Trait trait, bool has) {
        if (has) out.traits |= set_of(trait);
    };
    add(Trait::Function, !functions.empty());
    add(Trait::ScalarParam, has_number(draft));
    add(Trait::Atomic, std::any_of(definitions.begin(), definitions.end(),
                                   [&](NodeId definition) { return has_atomic(draft, definition); }));
    return out;
}

}  // namespace

// Where a tree says another thing than the compiled kernel, it says the same of the exemplar.
Cell::Cell(synth::Category category, uint32_t level, const Draft& exemplar) : level_(level) {
    const TraitSet traits = see(exemplar).traits;
    needs_ = info(category).needs & traits;
    lacks_ = info(category).lacks & ~traits;
}

bool Cell::admits(const Draft& variant) const {
    const Seen seen = see(variant);
    return synth::difficulty_of(seen.counts) <= level_ && (seen.traits & needs_) == needs_ &&
           (seen.traits & lacks_) == 0;
}

bool Cell::is_too_easy(const Draft& variant) const {
    return synth::difficulty_of(see(variant).counts) < level_;
}

}  // namespace weft::exemplars
