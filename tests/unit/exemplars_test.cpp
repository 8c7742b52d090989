// exemplars/: every file of the program is one, and rows made from them are a pure function of seed and
// index.

#include <gtest/gtest.h>

#include <set>

#include "driver/compile.h"
#include "exemplars/exemplars.h"
#include "exemplars/maker.h"

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
    Maker one, other;
    synth::Grown a, b;
    const synth::Policy policy = synth::real_policy();
    for (uint64_t index = 0; index < 60; ++index) ASSERT_TRUE(one.make(5, index, policy, a).ok());
    ASSERT_TRUE(other.make(5, 59, policy, b).ok());
    EXPECT_EQ(a.source, b.source);
    EXPECT_EQ(a.description, b.description);
    EXPECT_EQ(a.inputs, b.inputs);
    EXPECT_EQ(a.transforms, b.transforms);
}

TEST(Exemplars, EveryVariantCompiles) {
    Maker maker;
    synth::Grown grown;
    Compiled compiled;
    for (uint64_t index = 0; index < 400; ++index) {
        ASSERT_TRUE(maker.make(7, index, synth::real_policy(), grown).ok());
        driver::Options options;
        options.module_name = options.printed_file = grown.kernel_name;
        driver::compile(grown.source, options, compiled);
        ASSERT_TRUE(compiled.ok()) << grown.transforms << "\n" << grown.source;
    }
}

}  // namespace
}  // namespace weft::exemplars
