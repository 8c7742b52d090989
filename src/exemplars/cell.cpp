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

facts::SourceCounts counts_of(const Draft& draft) {
    std::vector<NodeId> definitions;
    std::vector<StringId> functions;
    for (const NodeId id : draft.tree.field(draft.tree.root(), field::Module::body)) {
        if (draft.tree[id].kind != Kind::FunctionDef) continue;
        definitions.push_back(id);
        if (id != draft.kernel) functions.push_back(draft.tree[id].text);
    }
    return facts::counts_when_printed(draft.tree, definitions, functions);
}

// Of the traits that somebody asks about, those that a tree tells.
TraitSet traits_of(const Draft& draft, const facts::SourceCounts& counts, TraitSet asked) {
    const auto body = draft.tree.field(draft.tree.root(), field::Module::body);
    const auto any_definition = [&](const auto& fits) {
        return std::any_of(body.begin(), body.end(),
                           [&](NodeId id) { return draft.tree[id].kind == Kind::FunctionDef && fits(id); });
    };
    // These two are told by operators, too, which only the compiled kernel has types for.
    const TraitSet in_part = set_of(Trait::Arithmetic) | set_of(Trait::Limit);
    TraitSet out = facts::traits(counts) & asked & ~in_part;
    const auto add = [&](Trait trait, const auto& has) {
        if ((asked & set_of(trait)) != 0 && has()) out |= set_of(trait);
    };
    add(Trait::Function, [&] { return any_definition([&](NodeId id) { return id != draft.kernel; }); });
    add(Trait::ScalarParam, [&] { return has_number(draft); });
    add(Trait::Atomic, [&] { return any_definition([&](NodeId id) { return has_atomic(draft, id); }); });
    return out;
}

}  // namespace

// Where a tree says another thing than the compiled kernel, it says the same of the exemplar.
Cell::Cell(synth::Category category, uint32_t level, const Draft& exemplar) : level_(level) {
    const TraitSet needs = info(category).needs, lacks = info(category).lacks;
    const facts::SourceCounts counts = counts_of(exemplar);
    const TraitSet traits = traits_of(exemplar, counts, needs | lacks);
    needs_ = needs & traits;
    lacks_ = lacks & ~traits;
    difficulty_ = synth::difficulty_of(counts.counts);
}

bool Cell::admits(const Draft& variant) {
    const facts::SourceCounts counts = counts_of(variant);
    const uint32_t difficulty = synth::difficulty_of(counts.counts);
    if (difficulty > level_ || traits_of(variant, counts, needs_ | lacks_) != needs_) return false;
    difficulty_ = difficulty;
    return true;
}

}  // namespace weft::exemplars
