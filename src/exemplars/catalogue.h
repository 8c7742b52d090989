// catalogue: which exemplars can stand for a category at a difficulty. catalogue.def says so of every file,
// so that nobody must compile all of them to draw one; `tests/exemplars/catalogue.py` writes it from what
// `weft synth --exemplars` finds out.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "driver/subject.h"
#include "exemplars/exemplars.h"
#include "synth/synth.h"

namespace weft::exemplars {

using CategorySet = uint32_t;
static_assert(synth::category_count <= 32);
constexpr CategorySet set_of(synth::Category category) {
    return CategorySet{1} << static_cast<uint32_t>(category);
}

struct Entry {
    uint32_t level;
    CategorySet categories;
};

// What is true of a kernel of this domain. Traits decide of most categories, the domain of those that are a
// purpose.
Entry entry_of(std::string_view domain, const driver::Subject& subject);

// The exemplars whose variants may be of a category and difficulty: those of this difficulty, and of the one
// below, which added work makes harder.
struct Pool {
    std::vector<uint16_t> files;    // places in files()
    std::vector<uint16_t> own;      // those of this difficulty; none: nothing is drawn
    std::vector<uint32_t> weights;  // of a draw: variety.def
    uint32_t sum = 0;               // of the weights
};
inline constexpr uint32_t full_variety = 100;  // the weight of one that has very many variants there
const Pool& pool_of(synth::Category category, uint32_t level);

// How often real code does what an exemplar does, by place in files(): real_weights.def, as weights for a
// draw.
std::span<const uint32_t> weights_of_real_code();

}  // namespace weft::exemplars
