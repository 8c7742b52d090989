// exemplars/: every file of the program is one, and rows made from them are a pure function of seed and
// index.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "exemplars/catalogue.h"
#include "exemplars/cell.h"
#include "exemplars/exemplars.h"
#include "exemplars/maker.h"
#include "facts/category.h"
#include "facts/complexity.h"

namespace weft::exemplars {
namespace {

TEST(Exemplars, EveryFileLoads) {
    draft::Drafts drafts;
    draft::Draft draft;
    std::set<std::string_view> names;
    for (const File& file : files()) {
        const auto loaded = load(file, drafts, draft);
        ASSERT_TRUE(loaded.ok()) << loaded.error();
        EXPECT_EQ(drafts.strings.text(draft.tree[draft.kernel].text), file.name);
        EXPECT_TRUE(names.insert(file.name).second) << file.name << " is there twice";
        EXPECT_FALSE(draft.words.description(drafts.strings).empty());
    }
    EXPECT_GE(names.size(), 300u);
}

TEST(Exemplars, EveryWeightIsOfAFile) {
    std::set<std::string_view> names;
    for (const File& file : files()) names.insert(file.name);
    constexpr std::string_view weighed[] = {
#define WEFT_WEIGHT(name, weight) name,
#include "exemplars/real_weights.def"
#undef WEFT_WEIGHT
    };
    for (const std::string_view name : weighed) EXPECT_TRUE(names.contains(name)) << name;
    EXPECT_EQ(weights_of_real_code().size(), files().size());
}

// What a cell reads in the tree of a draft is what the compiled file is catalogued as.
TEST(Exemplars, EveryExemplarIsInItsCells) {
    draft::Drafts drafts;
    draft::Draft draft;
    for (size_t file = 0; file < files().size(); ++file) {
        ASSERT_TRUE(load(files()[file], drafts, draft).ok());
        for (uint32_t i = 0; i < synth::category_count; ++i) {
            const auto category = static_cast<synth::Category>(i);
            if (synth::info(category).is_family()) continue;  // they are asked when they are compiled
            for (uint32_t level = 1; level <= synth::max_difficulty; ++level) {
                const std::vector<uint16_t>& own = pool_of(category, level).own;
                if (std::find(own.begin(), own.end(), file) == own.end()) continue;
                EXPECT_TRUE(Cell(category, level, draft).admits(draft)) << files()[file].name;
                EXPECT_FALSE(Cell(category, level, draft).is_too_easy()) << files()[file].name;
                EXPECT_TRUE(Cell(category, level + 1, draft).is_too_easy()) << files()[file].name;
                if (level > 1) {
                    EXPECT_FALSE(Cell(category, level - 1, draft).admits(draft)) << files()[file].name;
                }
            }
        }
    }
}

TEST(Exemplars, DifficultiesAreDrawnAsThereIsRoom) {
    using synth::Category;
    // Much is grown of functions at difficulty 2, and few ideas of physics are so small.
    EXPECT_LT(level_weights(Category::Physics)[1] * 2, level_weights(Category::Function)[1]);
    EXPECT_LT(level_weights(Category::Quaternion)[0], level_weights(Category::Function)[0]);
    // No exemplar is arithmetic of difficulty 5; of functions there are many.
    EXPECT_EQ(level_weights(Category::Arithmetic)[4], 0u);
    EXPECT_GT(level_weights(Category::Function)[4], 0u);
    EXPECT_LT(level_weights(Category::Quaternion)[2], level_weights(Category::Function)[2]);
}

TEST(Exemplars, AHeaderThatIsNoneIsRefused) {
    EXPECT_FALSE(parse("import warp as wp\n").ok());
    EXPECT_FALSE(parse("# idea: a\n# brief: b\n# description: c\nimport warp as wp\n").ok());
    EXPECT_FALSE(parse("# purpose: a\nimport warp as wp\n").ok());
    const auto good = parse(
        "# idea: a\n# brief: b\n# description: c\n#     d\n# launch: n\n# inputs:\n#     x[n] = zero\nx\n");
    ASSERT_TRUE(good.ok()) << good.error();
    EXPECT_EQ(good.value().description, "c d");
    EXPECT_EQ(good.value().inputs.size(), 1u);
    EXPECT_EQ(good.value().source, "x\n");
}

TEST(Exemplars, ARowDoesNotDependOnWhatWasMadeBefore) {
    for (const synth::Policy& policy : {synth::Policy(), synth::real_policy()}) {
        Maker one, other;
        synth::Grown a, b;
        Compiled compiled;
        for (uint64_t index = 0; index < 60; ++index)
            ASSERT_TRUE(one.make(5, index, policy, {}, a, compiled).ok());
        ASSERT_TRUE(other.make(5, 59, policy, {}, b, compiled).ok());
        EXPECT_EQ(a.source, b.source);
        EXPECT_EQ(a.description, b.description);
        EXPECT_EQ(a.inputs, b.inputs);
        EXPECT_EQ(a.transforms, b.transforms);
    }
}

TEST(Exemplars, TheBalancedMixIsWhatItIsAskedFor) {
    Maker maker;
    synth::Grown grown;
    Compiled compiled;
    uint32_t variants = 0;
    const synth::Policy policy;
    for (uint64_t index = 0; index < 300; ++index) {
        ASSERT_TRUE(maker.make(11, index, policy, {}, grown, compiled).ok());
        const driver::Subject subject = driver::subject(compiled);
        EXPECT_EQ(grown.category, synth::category_at(11, index, policy));
        EXPECT_TRUE(facts::belongs_to(facts::traits(subject), grown.category)) << grown.source;
        EXPECT_EQ(facts::complexity(subject).difficulty, grown.level) << grown.source;
        EXPECT_EQ(grown.level >= first_with_purpose, !grown.family.empty());
        variants += !grown.family.empty();
    }
    EXPECT_GT(variants, 100u);
    // Where no exemplar is of that kind, or none so short, kernels are grown.
    auto narrow = synth::parse_policy("balanced", "vector", "5", 3800);
    ASSERT_TRUE(narrow.ok());
    for (uint64_t index = 0; index < 40; ++index) {
        ASSERT_TRUE(maker.make(3, index, narrow.value(), {}, grown, compiled).ok());
        EXPECT_LE(grown.source.size(), 3800u);
        EXPECT_EQ(grown.level, 5u);
    }
}

// The cells with the fewest exemplars, or those whose exemplars leave least room for changes.
TEST(Exemplars, NoRowOfTheBalancedMixIsAnExemplarAsItIs) {
    Maker maker;
    synth::Grown grown;
    Compiled compiled;
    for (const char* const level : {"3", "5"}) {
        const auto policy =
            synth::parse_policy("balanced", "arithmetic,math,nested,quaternion,scalar_param", level, 0);
        ASSERT_TRUE(policy.ok());
        std::set<std::string> texts;
        for (uint64_t index = 0; index < 200; ++index) {
            ASSERT_TRUE(maker.make(2, index, policy.value(), {}, grown, compiled).ok());
            EXPECT_EQ(grown.transforms.empty(), grown.family.empty()) << grown.source;
            EXPECT_TRUE(texts.insert(grown.source).second) << grown.source;
        }
    }
}

TEST(Exemplars, EveryVariantCompiles) {
    Maker maker;
    synth::Grown grown;
    Compiled compiled;
    for (uint64_t index = 0; index < 400; ++index) {
        const auto made = maker.make(7, index, synth::real_policy(), {}, grown, compiled);
        ASSERT_TRUE(made.ok()) << made.error() << "\n" << grown.source;
    }
}

// Families come from exemplars at every difficulty that these have, and from nothing else.
TEST(Exemplars, FamiliesAreVariantsAtEveryDifficulty) {
    Maker maker;
    synth::Grown grown;
    Compiled compiled;
    for (uint32_t i = 0; i < synth::category_count; ++i) {
        const auto category = static_cast<synth::Category>(i);
        if (!synth::info(category).is_family()) continue;
        synth::Policy policy = synth::parse_policy(synth::info(category).name).value();
        for (uint64_t index = 0; index < 120; ++index) {
            const auto made = maker.make(9, index, policy, {}, grown, compiled);
            ASSERT_TRUE(made.ok()) << made.error() << "\n" << grown.source;
            const synth::TraitSet traits = facts::traits(driver::subject(compiled));
            EXPECT_EQ(grown.category, category);
            EXPECT_TRUE(facts::belongs_to(traits, category)) << grown.source;
            EXPECT_FALSE(grown.family.empty());
            EXPECT_EQ(grown.inputs.are_known(), category != synth::Category::Geometry) << grown.source;
            EXPECT_EQ(grown.inputs.block != 0, category == synth::Category::Tile) << grown.source;
        }
        for (uint32_t level = 1; level <= synth::max_difficulty; ++level) {
            policy.lowest_difficulty = policy.highest_difficulty = level;
            const auto made = maker.make(9, 3, policy, {}, grown, compiled);
            EXPECT_EQ(made.ok(), !pool_of(category, level).own.empty())
                << synth::info(category).name << level;
            if (made.ok()) {
                EXPECT_EQ(grown.level, level);
            } else {
                EXPECT_EQ(made.failure().kind, Error::Kind::Usage);
                EXPECT_NE(made.error().find("has no kernel of difficulty"), std::string::npos);
            }
        }
    }
}

TEST(Exemplars, FamiliesArePartOfNothingElse) {
    const std::span<const uint32_t> weights = weights_of_real_code();
    for (size_t file = 0; file < files().size(); ++file) {
        bool is_of_family = false;
        for (uint32_t i = 0; i < synth::category_count; ++i) {
            const auto category = static_cast<synth::Category>(i);
            for (uint32_t level = 1; level <= synth::max_difficulty; ++level) {
                for (const uint16_t one : pool_of(category, level).files)
                    is_of_family |= one == file && synth::info(category).is_family();
            }
        }
        EXPECT_EQ(weights[file] == 0, is_of_family) << files()[file].name;
        for (uint32_t i = 0; is_of_family && i < synth::category_count; ++i) {
            const auto category = static_cast<synth::Category>(i);
            if (synth::info(category).is_family()) continue;
            for (uint32_t level = 1; level <= synth::max_difficulty; ++level) {
                for (const uint16_t one : pool_of(category, level).files) EXPECT_NE(one, file);
            }
        }
    }
}

}  // namespace
}  // namespace weft::exemplars
