// Maker: (seed, policy, index) -> a kernel's Python text with what is known about it: grown by synth/, or one
// of the exemplars changed by vary/, as the policy's mix says. Data sets, `weft synth` and tests ask it. A
// pure function like the synthesizer.
#pragma once

#include <memory>
#include <vector>

#include "draft/draft.h"
#include "driver/subject.h"
#include "exemplars/exemplars.h"
#include "synth/synth.h"
#include "vary/vary.h"

namespace weft::exemplars {

// Memory of one worker.
class Maker {
  public:
    // Category and counts of a variant follow from what it compiles to: classify() sets them. An error is a
    // fault of weft: an exemplar that cannot be loaded.
    Result<void> make(uint64_t seed, uint64_t index, const synth::Policy& policy, synth::Grown& out);

  private:
    Result<void> make_from_exemplar(uint64_t seed, uint64_t index, synth::Grown& out);
    Result<const draft::Draft*> draft_of(size_t file);

    synth::Synthesizer synthesizer_;
    draft::Drafts drafts_;
    std::vector<std::unique_ptr<draft::Draft>> loaded_;  // by file; null: not asked for yet
    draft::Draft draft_;
    std::vector<vary::Transform> applied_;
};

// Sets the category and the counts of a variant from what its text was compiled to.
void classify(const driver::Subject& subject, synth::Grown& out);

}  // namespace weft::exemplars
