#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "dataset/check/code_structure.h"
#include "dataset/set/duplicates.h"
#include "dataset/set/recipe.h"
#include "dataset/set/stats.h"

namespace weft::dataset {
namespace {

TEST(DatasetTokens, KnowStringsCommentsAndNumbers) {
    std::vector<CodeToken> tokens;
    ASSERT_FALSE(tokenize("a = \"}\" /* { */ + 1.5e-3f; // (\n'\\''", tokens));
    std::vector<std::string_view> texts;
    for (const CodeToken& token : tokens) texts.push_back(token.text);
    EXPECT_EQ(texts, (std::vector<std::string_view>{"a", "=", "\"}\"", "+", "1.5e-3f", ";", "'\\''"}));
    for (const char* wrong : {"{", "(]", ")", "\"a", "/* a", "a @ b", "\"a\nb\""})
        EXPECT_TRUE(tokenize(wrong, tokens)) << wrong;
}

TEST(DatasetTokens, SplitKeyAndHash) {
    EXPECT_EQ(key_and_hash("saxpy_1a2b3c4d")->first, "saxpy");
    EXPECT_EQ(key_and_hash("saxpy_1a2b3c4d")->second, "1a2b3c4d");
    EXPECT_FALSE(key_and_hash("saxpy_1a2b3c4"));
    EXPECT_FALSE(key_and_hash("saxpy_1a2b3c4g"));
}

std::string_view split_of(const Splits& splits, std::string_view structure) {
    Row row;
    row.canonical = "00000000000000000000000000000000";
    row.structure = structure;
    return splits.of(row);
}

TEST(DatasetSplits, CutTheRangeOfHashes) {
    const auto splits = Splits::parse("0.5,0.25,0.25");
    ASSERT_TRUE(splits.ok());
    EXPECT_EQ(split_of(splits.value(), "7fffffffffffffff0000000000000000"), "train");
    EXPECT_EQ(split_of(splits.value(), "80000000000000000000000000000000"), "validation");
    EXPECT_EQ(split_of(splits.value(), "bfffffffffffffff0000000000000000"), "validation");
    EXPECT_EQ(split_of(splits.value(), "c0000000000000000000000000000000"), "test");
    EXPECT_EQ(split_of(splits.value(), "ffffffffffffffffffffffffffffffff"), "test");
    const auto all = Splits::parse("1,0,0");
    ASSERT_TRUE(all.ok());
    EXPECT_EQ(split_of(all.value(), "ffffffffffffffffffffffffffffffff"), "train");
    for (const char* wrong :
         {"", "1", "0.5,0.5", "0.5,0.3,0.3", "a,b,c", "0.98,0.01,0.01,0", "1.5,0,0", "0.9,0.05,0.04"}) {
        EXPECT_FALSE(Splits::parse(wrong).ok()) << wrong;
    }
}

TEST(DatasetSplits, FollowCanonicalWhereThereIsNoStructure) {
    const auto splits = Splits::parse("0.5,0.25,0.25");
    Row row;
    row.canonical = "c0000000000000000000000000000000";
    EXPECT_EQ(splits.value().of(row), "test");
}

TEST(DatasetSplits, HoldOutFamiliesWhole) {
    auto splits = Splits::parse("1,0,0").value();
    Row row;
    row.structure = "00000000000000000000000000000000";
    // XXH3-128 of "a" begins with a96faf70, by the xxhash of Python: 0.66 of the range.
    const auto split = [&](std::string_view family) {
        row.family = family;
        return splits.of(row);
    };
    ASSERT_TRUE(splits.hold_out("0.66").ok());
    EXPECT_EQ(split("a"), "train");
    ASSERT_TRUE(splits.hold_out("0.67").ok());
    EXPECT_EQ(split("a"), "test_families");
    ASSERT_TRUE(splits.hold_out("1").ok());
    EXPECT_EQ(split("a"), "test_families");
    EXPECT_EQ(split("grown/physics/spring_force"), "train");
    row.structure = std::nullopt;  // made before families were held out
    EXPECT_EQ(split("a"), "train");
    for (const char* wrong : {"", "2", "-1", "5%"}) EXPECT_FALSE(splits.hold_out(wrong).ok()) << wrong;
}

TEST(DatasetShards, CoverEveryIndexOnce) {
    for (const uint64_t count : {1u, 7u, 100u, 99991u}) {
        for (const uint64_t shards : {1u, 2u, 3u, 7u}) {
            Recipe recipe;
            recipe.count = count;
            recipe.shards = shards;
            EXPECT_EQ(recipe.first_index(0), 0u);
            EXPECT_EQ(recipe.first_index(shards), count);
            for (uint64_t k = 0; k < shards; ++k) EXPECT_EQ(recipe.first_index(k), k * count / shards);
        }
    }
}

TEST(DatasetDistribution, IsThatOfAllValuesHoweverTheyWereAdded) {
    std::vector<uint64_t> all;
    Distribution parts[3], joined;
    for (uint64_t i = 0; i < 20000; ++i) {
        all.push_back(i * i % 7919);
        parts[i % 3].add(all.back());
    }
    for (Distribution& part : parts) {
        part.settle();
        TextBuffer text;
        JsonWriter json(text, json_compact);
        part.write(json);
        JsonDocument document;
        ASSERT_TRUE(document.parse(text.view()));
        joined.add(Distribution::read(document, document.root()).value());
    }
    std::sort(all.begin(), all.end());
    EXPECT_EQ(joined.count(), all.size());
    EXPECT_EQ(joined.total(), std::accumulate(all.begin(), all.end(), uint64_t{0}));
    EXPECT_EQ(joined.least(), all.front());
    EXPECT_EQ(joined.most(), all.back());
    for (const uint64_t percent : {1, 50, 90, 99, 100})
        EXPECT_EQ(joined.percentile(percent), all[(all.size() * percent + 99) / 100 - 1]) << percent;
}

TEST(DatasetDistribution, RefusesWhatIsNone) {
    for (const char* text : {"{}", "[1]", "[1,2,1,2]", "[2,1,1,1]", "[-1,1]"}) {
        JsonDocument document;
        ASSERT_TRUE(document.parse(text));
        EXPECT_FALSE(Distribution::read(document, document.root())) << text;
    }
}

TEST(DatasetDuplicates, MaskTheKernelsNameOnly) {
    const auto text = [](std::string_view source, std::string_view name) {
        Row row;
        row.python_source = source;
        row.kernel_name = name;
        return fingerprint(row).text;
    };
    EXPECT_EQ(text("def f(x):\n  f2 = x\n", "f"), text("def g(x):\n  f2 = x\n", "g"));
    EXPECT_NE(text("def f(x):\n  f2 = x\n", "f"), text("def f(x):\n  f3 = x\n", "f"));
    EXPECT_NE(text("def f(a, b)", "f"), text("def f(b, a)", "f"));
    Row row;
    row.structure = "0123456789abcdefffffffffffffffff";
    EXPECT_EQ(fingerprint(row).structure, 0x0123456789abcdefu);
}

}  // namespace
}  // namespace weft::dataset
