#include "exemplars/catalogue.h"

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

using Cells = std::array<std::array<std::vector<uint16_t>, synth::max_difficulty + 1>, synth::category_count>;

Cells fill() {
    Cells cells;
    for (size_t file = 0; file < std::size(entries); ++file) {
        for (uint32_t i = 0; i < synth::category_count; ++i) {
            if ((entries[file].categories & set_of(static_cast<Category>(i))) != 0)
                cells[i][entries[file].level].push_back(static_cast<uint16_t>(file));
        }
    }
    return cells;
}

}  // namespace

Entry entry_of(std::string_view domain, const driver::Subject& subject) {
    Entry out{facts::complexity(subject).difficulty, 0};
    const synth::TraitSet traits = facts::traits(subject);
    for (uint32_t i = 0; i < synth::category_count; ++i) {
        const auto category = static_cast<Category>(i);
        bool serves = !is_purpose(category);
        for (const Purpose& one : purposes) serves |= one.domain == domain && one.category == category;
        if (serves && facts::belongs_to(traits, category)) out.categories |= set_of(category);
    }
    return out;
}

std::span<const uint16_t> exemplars_of(Category category, uint32_t level) {
    static const Cells cells = fill();
    return cells[static_cast<size_t>(category)][level];
}

}  // namespace weft::exemplars
