// Maker: (seed, policy, index) -> a kernel with what is known about it, compiled: grown by synth/, or one of
// the exemplars changed by vary/. Data sets, `weft synth` and tests ask it. A pure function like the
// synthesizer.
//
// Of the balanced mix the small difficulties are grown; from `first_with_purpose` on kernels are variants of
// exemplars of that category and difficulty, which are drawn as often as there are exemplars for them. No row
// is an exemplar as it is: changes that would lead out of the category or difficulty are undone one by one,
// and where none fits the kernel is grown. Families are variants of exemplars at every difficulty that they
// have.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "draft/draft.h"
#include "driver/compile.h"
#include "exemplars/exemplars.h"
#include "facts/void_code.h"
#include "synth/synth.h"
#include "vary/vary.h"

namespace weft::exemplars {

inline constexpr uint32_t first_with_purpose = 3;

// How often a category of the balanced mix has each difficulty: as there is room for different kernels.
synth::LevelWeights level_weights(synth::Category category);

// Memory of one worker.
class Maker {
  public:
    // `options` say what is wanted of the compiled kernel; its names are set here. An error is a fault of
    // weft: an exemplar that cannot be loaded, or a kernel that does not compile. The first of the kernels of
    // an index that has no void code is its row.
    Result<void> make(uint64_t seed, uint64_t index, const synth::Policy& policy, driver::Options options,
                      synth::Grown& out, Compiled& compiled);

  private:
    Result<void> draw(uint64_t seed, uint64_t index, uint32_t attempt, const synth::Policy& policy,
                      const driver::Options& options, synth::Grown& out, Compiled& compiled);
    Result<bool> make_balanced(Rng& rng, synth::Category category, uint32_t level,
                               const synth::Policy& policy, const driver::Options& options, synth::Grown& out,
                               Compiled& compiled);
    Result<void> make_of_family(Rng& rng, uint64_t seed, uint64_t index, synth::Category category,
                                const synth::Policy& policy, const driver::Options& options,
                                synth::Grown& out, Compiled& compiled);
    // Changes a file's draft. False: there was too little to change.
    Result<bool> draw_variant(size_t file, vary::Amount amount, Rng& rng);
    // Changes it much, and so that it stays what is asked for. False: there was too little to change for a
    // variant that is like no other; `in_full`: less than was drawn.
    Result<bool> draw_in_cell(size_t file, synth::Category category, uint32_t level, bool in_full, Rng& rng);
    // Its text, classified by what it was compiled to.
    Result<void> print_variant(size_t file, Rng& rng, const driver::Options& options, synth::Grown& out,
                               Compiled& compiled);
    Result<const draft::Draft*> draft_of(size_t file);

    synth::Synthesizer synthesizer_;
    draft::Drafts drafts_;
    std::vector<std::unique_ptr<draft::Draft>> loaded_;      // by file; null: not asked for yet
    Strings::Mark names_of_files_ = drafts_.strings.mark();  // names behind it are those of one row
    draft::Draft draft_;
    std::vector<vary::Transform> applied_;
    facts::VoidFinder void_finder_;
};

// Compiles the text of a variant, of an exemplar or of somebody's kernel, and sets its category and counts
// from what it was compiled to. The names that `options` needs are set here.
Result<void> compile_variant(driver::Options options, synth::Grown& grown, Compiled& compiled);

}  // namespace weft::exemplars
