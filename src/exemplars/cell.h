// Cell: a category and a difficulty, asked of drafts while they are changed, so that a change that leads out
// of the cell is undone and not the whole draw thrown away. What a tree tells is asked here, once for each
// change; the rest shows when the variant is compiled, which decides.
#pragma once

#include "draft/draft.h"
#include "synth/synth.h"

namespace weft::exemplars {

class Cell {
  public:
    // `exemplar` belongs to the category.
    Cell(synth::Category category, uint32_t level, const draft::Draft& exemplar);

    // Not too hard, nothing that the category needs is lost, and nothing is there that it lacks.
    bool admits(const draft::Draft& variant);
    // The variant that was admitted last; before, the exemplar.
    bool is_too_easy() const { return difficulty_ < level_; }

  private:
    synth::TraitSet needs_, lacks_;
    uint32_t level_, difficulty_;
};

}  // namespace weft::exemplars
