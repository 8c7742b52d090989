#include "synth/synth.h"

#include "synth/category.h"
#include "synth/kernel.h"

namespace weft::synth {
namespace {

using Growing = void (*)(Kernel&);
constexpr Growing growing[] = {
#define WEFT_CATEGORY(enumerator, name, alias, weight, needs, one_of, lacks, text) grow_##enumerator,
#define WEFT_FAMILY(enumerator, name, needs, text) nullptr,
#include "synth/categories.def"
#undef WEFT_CATEGORY
};

}  // namespace

// There are few different kernels of difficulty 1.
const LevelWeights default_level_weights = {2, 30, 64, 52, 40};

uint32_t level_at(uint64_t seed, uint64_t index, const Policy& policy, const LevelWeights& weights) {
    Rng rng(~seed, index);
    LevelWeights open{};
    for (uint32_t level = policy.lowest_difficulty; level <= policy.highest_difficulty; ++level) {
        const bool fits = policy.max_bytes == 0 || policy.max_bytes >= bytes_for(level) ||
                          level == policy.lowest_difficulty;
        open[level - 1] = fits ? weights[level - 1] : 0;
    }
    // What is asked for is drawn, though nothing speaks for it.
    if (open == LevelWeights{}) return level_at(seed, index, policy, default_level_weights);
    return weighted(rng, open) + 1;
}

struct Synthesizer::Impl {
    Kernel kernel;
};

Synthesizer::Synthesizer() : impl_(new Impl) {}
Synthesizer::~Synthesizer() {
    delete impl_;
}

void Synthesizer::grow(uint64_t seed, uint64_t index, const Policy& policy, Grown& out) {
    grow(seed, index, policy, level_at(seed, index, policy, default_level_weights), out);
}

void Synthesizer::grow(uint64_t seed, uint64_t index, const Policy& policy, uint32_t level, Grown& out,
                       uint32_t attempt) {
    const Category category = category_at(seed, index, policy);
    Kernel& kernel = impl_->kernel;
    WEFT_CHECK(!info(category).is_family(), "a category that is grown");
    kernel.begin(seed, index + (uint64_t{attempt} << attempt_shift), category, level, policy);
    growing[static_cast<size_t>(category)](kernel);
    kernel.finish(out);
}

}  // namespace weft::synth
