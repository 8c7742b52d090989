#include "exemplars/catalogue.h"

#include <algorithm>
#include <array>
#include <vector>

#include "facts/category.h"
#include "facts/complexity.h"

namespace weft::exemplars {
namespace {

using synth::Category;

constexpr Entry entries[] = {
#define C(category) set_of(Category::category)
#define WEFT_EXEMPLAR(domain, name, level, categories) {level, categories},
#include "exemplars/catalogue.def"
#undef WEFT_EXEMPLAR
#undef C
};

struct Weight {
    std::string_view name;
    uint32_t weight;
};
constexpr Weight real_weights[] = {
#define WEFT_WEIGHT(name, weight) {name, weight},
#include "exemplars/real_weights.def"
#undef WEFT_WEIGHT
};
constexpr uint32_t mean_weight = 100;

struct Purpose {
    std::string_view domain;
    Category category;
};
constexpr Purpose purposes[] = {
#define WEFT_PURPOSE(domain, category) {domain, Category::category},
#include "exemplars/domains.def"
#undef WEFT_PURPOSE
};

constexpr bool is_purpose(Category category) {
    for (const Purpose& one : purposes) {
        if (one.category == category) return true;
    }
    return false;
}

// Whether the folder's kernels are of a family, and so of nothing else.
bool is_of_family(std::string_view domain) {
    return std::any_of(std::begin(purposes), std::end(purposes), [&](const Purpose& one) {
        return one.domain == domain && synth::info(one.category).is_family();
    });
}

struct Variety {
    std::string_view name;
    uint32_t level, weight;
};
constexpr Variety varieties[] = {
#define WEFT_VARIETY(name, level, weight) {name, level, weight},
#include "exemplars/variety.def"
#undef WEFT_VARIETY
};

// Near the end of its own difficulty an exemplar has little room for changes, and much in the next one.
uint32_t variety_of(size_t file, uint32_t level) {
    for (const Variety& one : varieties) {
        if (one.level == level && one.name == files()[file].name) return one.weight;
    }
    return full_variety;
}

using Pools = std::array<std::array<Pool, synth::max_difficulty + 1>, synth::category_count>;

Pools fill() {
    Pools pools;
    for (size_t file = 0; file < std::size(entries); ++file) {
        const uint32_t own = entries[file].level;
        for (uint32_t i = 0; i < synth::category_count; ++i) {
            if ((entries[file].categories & set_of(static_cast<Category>(i))) == 0) continue;
            for (uint32_t level = own; level <= std::min(own + 1, synth::max_difficulty); ++level) {
                Pool& pool = pools[i][level];
                const uint32_t weight = variety_of(file, level);
                if (level == own) pool.own.push_back(static_cast<uint16_t>(file));
                pool.files.push_back(static_cast<uint16_t>(file));
                pool.weights.push_back(weight);
                pool.sum += weight;
            }
        }
    }
    return pools;
}

}  // namespace

Entry entry_of(std::string_view domain, const driver::Subject& subject) {
    Entry out{facts::complexity(subject).difficulty, 0};
    const synth::TraitSet traits = facts::traits(subject);
    const bool of_family = is_of_family(domain);
    for (uint32_t i = 0; i < synth::category_count; ++i) {
        const auto category = static_cast<Category>(i);
        if (synth::info(category).is_family() != of_family) continue;
        bool serves = !is_purpose(category);
        for (const Purpose& one : purposes) serves |= one.domain == domain && one.category == category;
        if (serves && facts::belongs_to(traits, category)) out.categories |= set_of(category);
    }
    return out;
}

const Pool& pool_of(Category category, uint32_t level) {
    static const Pools pools = fill();
    return pools[static_cast<size_t>(category)][level];
}

std::span<const uint32_t> weights_of_real_code() {
    static const std::vector<uint32_t> weights = [] {
        std::vector<uint32_t> out;
        for (const File& file : files()) {
            out.push_back(is_of_family(file.domain) ? 0 : mean_weight);
            for (const Weight& one : real_weights) {
                if (one.name == file.name && out.back() != 0) out.back() = one.weight;
            }
        }
        return out;
    }();
    return weights;
}

}  // namespace weft::exemplars
