// category: a compiled kernel -> its traits (synth/traits.def), and with them whether it belongs to a
// category. The predicate of a category is data (synth/categories.def); generator, validator and tests ask
// this one.
#pragma once

#include "driver/subject.h"
#include "synth/synth.h"

namespace weft::facts {

synth::TraitSet traits(const driver::Subject& subject);

inline bool belongs_to(synth::TraitSet traits, synth::Category category) {
    return synth::info(category).admits(traits);
}

// Of the categories that a kernel belongs to, the one that says most about it.
synth::Category most_telling(synth::TraitSet traits);

}  // namespace weft::facts
