// synth: (seed, policy, index) -> a kernel's Python text with what is known about it.
// The data-set writer, `weft synth` and the tests ask for kernels by index; the text then goes through the
// same front door as a user's file. A pure function: the same arguments give the same kernel on any machine,
// whatever was grown before. Every kernel is accepted by Warp and safe to run on the inputs that come with
// it, for 1 <= n <= 2^24.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "inputs/inputs.h"
#include "synth/difficulty.h"

namespace weft::synth {

inline constexpr uint32_t max_n = 1u << 24;

// Where further attempts at the kernel of an index stand in what random numbers are made from: indexes of
// rows lie below.
inline constexpr unsigned attempt_shift = 56;

// ---- categories --------------------------------------------------------------------------------------

enum class Trait : uint8_t {
#define WEFT_TRAIT(enumerator, name, text) enumerator,
#include "synth/traits.def"
#undef WEFT_TRAIT
    Count
};
using TraitSet = uint32_t;
constexpr TraitSet set_of(Trait trait) {
    return TraitSet{1} << static_cast<uint32_t>(trait);
}
struct TraitInfo {
    std::string_view name, text;
};
const TraitInfo& info(Trait trait);

enum class Category : uint8_t {
#define WEFT_CATEGORY(enumerator, name, alias, weight, needs, one_of, lacks, text) enumerator,
#include "synth/categories.def"
#undef WEFT_CATEGORY
    Count
};
inline constexpr uint32_t category_count = static_cast<uint32_t>(Category::Count);

struct CategoryInfo {
    std::string_view name, alias;
    uint32_t weight;  // in the default mix; 0: a family, made only when it is named, from exemplars alone
    TraitSet needs, one_of, lacks;
    std::string_view text;

    constexpr bool is_family() const { return weight == 0; }

    // Whether a kernel with these traits belongs here: the predicate of generator, validator and tests.
    constexpr bool admits(TraitSet traits) const {
        return (traits & needs) == needs && (one_of == 0 || (traits & one_of) != 0) && (traits & lacks) == 0;
    }
};
const CategoryInfo& info(Category category);
std::optional<Category> find_category(
    std::string_view name);  // nothing: none is called so; aliases do not count

// The builtins that the category's policy may draw, separated by spaces; empty: not listed.
std::string_view repertoire(Category category);

// ---- what is asked for -------------------------------------------------------------------------------

// Where kernels come from, and what there is much of.
enum class Mix : uint8_t {
    Balanced,  // every category and difficulty by its weight
    Real,      // exemplars and their variants, as real code has them
};

struct Policy {
    Mix mix = Mix::Balanced;                         // Real: the rest is as it is by default
    std::array<uint32_t, category_count> weights{};  // 0: left out; at least one is not
    uint32_t lowest_difficulty = 1, highest_difficulty = max_difficulty;
    // Of the Python text; 0: no limit. Difficulties whose kernels would not fit are not drawn, and growth
    // stops in time: the limit holds if it is at least bytes_for(lowest_difficulty).
    uint32_t max_bytes = 0;

    Policy();                     // the default weights
    uint32_t block_size() const;  // of the schedule: the sum of the weights without their common divisor
    bool operator==(const Policy&) const = default;
};

// Every kernel of the difficulty can keep to so many bytes of text.
uint32_t bytes_for(uint32_t difficulty);

// "arithmetic,vector:2": these categories alone, with weights; names or aliases. Empty: the default weights.
Result<Policy> parse_policy(std::string_view categories, std::string_view difficulty = {});
// The same of what a command line says: `mix` is "balanced" or "real", which goes without the others.
Result<Policy> parse_policy(std::string_view mix, std::string_view categories, std::string_view difficulty,
                            uint32_t max_bytes);

Policy real_policy();

// "categories=arithmetic,vector:2 difficulty=1-5 max-bytes=none": the long options of `weft synth` with their
// values, which is all that shapes a kernel beside seed and index; or "mix=real". One text for all policies
// that grow the same: categories in the order of the table, weights without their common divisor, a weight of
// 1 unsaid.
std::string text(const Policy& policy);
// And back; any other text is an error, also one that would mean the same.
Result<Policy> parse_policy_text(std::string_view text);

// The difficulty of an index, drawn by weight from those that the policy allows; `weights` are of 1 to 5.
using LevelWeights = std::array<uint32_t, max_difficulty>;
extern const LevelWeights default_level_weights;
uint32_t level_at(uint64_t seed, uint64_t index, const Policy& policy, const LevelWeights& weights);

// Each block of block_size() consecutive indexes holds every category by its weight, shuffled by the seed.
Category category_at(uint64_t seed, uint64_t index, const Policy& policy);

// ---- what comes back ---------------------------------------------------------------------------------

using inputs::Arg;
using inputs::constant;
using inputs::Extent;
using inputs::extent_n;
using inputs::Fill;
using inputs::Inputs;
using inputs::Role;

// Reused from kernel to kernel: grow() keeps its memory.
struct Grown {
    std::string source;       // a whole file that imports what it uses
    std::string kernel_name;  // saved as <kernel_name>.py it loads in Warp
    Category category{};
    Inputs inputs;
    Counts counts;          // of the text
    uint32_t level = 0;     // the difficulty that was aimed at; difficulty_of(counts) is the same
    bool honest = true;     // grown so that Warp's gradient is right (gradient/ has the last word)
    std::string_view idea;  // what a hand-made plan is called ("spring force"); may be empty
    // Of variants of exemplars; of others empty.
    std::string_view family;         // the exemplar's name
    std::string brief, description;  // what it is, in words
    std::string transforms;          // by what it was changed: "guard_to_nesting,…"
};

// Memory of one worker.
class Synthesizer {
  public:
    Synthesizer();
    ~Synthesizer();
    Synthesizer(const Synthesizer&) = delete;
    Synthesizer& operator=(const Synthesizer&) = delete;

    void grow(uint64_t seed, uint64_t index, const Policy& policy, Grown& out);
    // The same at a difficulty that somebody else has drawn. `attempt` gives another kernel of the same
    // category, where the one before was not good enough.
    void grow(uint64_t seed, uint64_t index, const Policy& policy, uint32_t level, Grown& out,
              uint32_t attempt = 0);

  private:
    struct Impl;
    Impl* impl_;
};

}  // namespace weft::synth
