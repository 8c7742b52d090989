#include "synth/synth.h"

#include "synth/category.h"
#include "synth/kernel.h"

namespace weft::synth {
namespace {

using Growing = void (*)(Kernel&);
constexpr Growing growing[] = {
#define WEFT_CATEGORY(enumerator, name, alias, weight, needs, one_of, lacks, text) grow_##enumerator,
#include "synth/categories.def"
#undef WEFT_CATEGORY
};

// Of the difficulties 1 to 5, when all are allowed.
constexpr uint32_t level_weights[max_difficulty] = {22, 26, 24, 17, 11};

uint32_t level_at(uint64_t seed, uint64_t index, const Policy& policy) {
    Rng rng(~seed, index);
    uint32_t weights[max_difficulty] = {};
    for (uint32_t level = policy.lowest_difficulty; level <= policy.highest_difficulty; ++level) {
        const bool fits = policy.max_bytes == 0 || policy.max_bytes >= bytes_for(level) ||
                          level == policy.lowest_difficulty;
        weights[level - 1] = fits ? level_weights[level - 1] : 0;
    }
    return weighted(rng, weights) + 1;
}

}  // namespace

struct Synthesizer::Impl {
    Kernel kernel;
};

Synthesizer::Synthesizer() : impl_(new Impl) {}
Synthesizer::~Synthesizer() {
    delete impl_;
}

void Synthesizer::grow(uint64_t seed, uint64_t index, const Policy& policy, Grown& out) {
    const Category category = category_at(seed, index, policy);
    Kernel& kernel = impl_->kernel;
    kernel.begin(seed, index, category, level_at(seed, index, policy), policy);
    growing[static_cast<size_t>(category)](kernel);
    kernel.finish(out);
}

}  // namespace weft::synth
