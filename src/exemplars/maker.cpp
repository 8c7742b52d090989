#include "exemplars/maker.h"

#include "facts/category.h"
#include "facts/source_counts.h"
#include "vary/dress.h"

namespace weft::exemplars {
namespace {

// A change or two for most rows, many for some.
constexpr uint32_t change_weights[] = {4, 16, 24, 20, 14, 10, 6, 4, 2};

syntax::Layout layout(Rng& rng) {
    syntax::Layout out;
    out.indent = rng.chance(10) ? 2 : 4;
    out.width = rng.pick<uint8_t>({88, 100, 120, 120});
    out.signature = rng.pick({syntax::Layout::Signature::OnePerLine, syntax::Layout::Signature::OnePerLine,
                              syntax::Layout::Signature::OnePerLine, syntax::Layout::Signature::Aligned,
                              syntax::Layout::Signature::Indented});
    out.most_on_a_line = rng.pick<uint8_t>({1, 2, 3, 4, 20});
    out.single_quotes = rng.chance(15);
    return out;
}

}  // namespace

Result<void> Maker::make(uint64_t seed, uint64_t index, const synth::Policy& policy, synth::Grown& out) {
    if (policy.mix == synth::Mix::Real) return make_from_exemplar(seed, index, out);
    synthesizer_.grow(seed, index, policy, out);
    out.family = {};
    out.brief.clear();
    out.description.clear();
    out.transforms.clear();
    return {};
}

Result<const draft::Draft*> Maker::draft_of(size_t file) {
    loaded_.resize(files().size());
    if (loaded_[file] == nullptr) {
        auto fresh = std::make_unique<draft::Draft>();
        if (auto loaded = load(files()[file], drafts_, *fresh); !loaded) return loaded.failure();
        loaded_[file] = std::move(fresh);
    }
    return loaded_[file].get();
}

Result<void> Maker::make_from_exemplar(uint64_t seed, uint64_t index, synth::Grown& out) {
    Rng rng(seed, index);
    const size_t file = rng.below(static_cast<uint32_t>(files().size()));
    WEFT_TRY(const draft::Draft* const exemplar, draft_of(file));
    const Strings::Mark mark = drafts_.strings.mark();  // names that only this row has are forgotten
    draft_ = *exemplar;
    applied_.clear();
    vary::vary(draft_, drafts_.strings, rng, weighted(rng, change_weights), applied_);
    vary::dress(draft_, drafts_.strings, rng, applied_);
    drafts_.print(draft_, layout(rng), out.source);
    out.kernel_name = drafts_.strings.text(draft_.tree[draft_.kernel].text);
    std::swap(out.inputs, draft_.inputs);
    out.idea = draft_.words.idea;
    out.family = files()[file].name;
    out.brief = draft_.words.brief;
    out.description = draft_.words.description(drafts_.strings);
    out.transforms.clear();
    for (const vary::Transform one : applied_)
        out.transforms.append(out.transforms.empty() ? "" : ",").append(vary::info(one).name);
    drafts_.strings.rewind(mark);
    return {};
}

void classify(const driver::Subject& subject, synth::Grown& out) {
    out.category = facts::most_telling(facts::traits(subject));
    out.counts = facts::source_counts(subject).counts;
    out.level = synth::difficulty_of(out.counts);
}

}  // namespace weft::exemplars
