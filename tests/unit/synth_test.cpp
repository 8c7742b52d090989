// The synthesizer: the same kernel for the same question, categories by weight, inputs that say what they
// should.
#include "synth/synth.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "base/hex.h"
#include "base/random.h"
#include "base/sha256.h"

namespace weft::synth {
namespace {

TEST(Random, NumbersAreTheSameEverywhere) {
    Rng rng(42, 7);
    EXPECT_EQ(rng.next(), 14351433219371929903u);
    EXPECT_EQ(Rng(1, 2).next(), Rng(1, 2).next());
    EXPECT_NE(Rng(1, 2).next(), Rng(2, 1).next());
}

TEST(Random, BelowCoversTheRange) {
    Rng rng(1, 1);
    std::array<int, 7> seen{};
    for (int i = 0; i < 7000; ++i) ++seen[rng.below(7)];
    for (const int count : seen) EXPECT_NEAR(count, 1000, 150);
}

// A change of this hash is a change of every data set: it needs a new version and a line in CHANGELOG.md,
// where the next test looks for it.
constexpr const char* recorded = "216c05b4ddd6ec3ddc9631d76c16d8b809059ad21a724541a0b110426b1e2ac8";

TEST(Synth, TheChangelogNamesTheRecordedHash) {
    std::ifstream file(WEFT_SOURCE_DIR "/CHANGELOG.md");
    std::stringstream text;
    text << file.rdbuf();
    EXPECT_NE(text.str().find(recorded), std::string::npos);
}

TEST(Synth, TenThousandKernelsHaveTheRecordedHash) {
    Synthesizer synthesizer;
    Grown grown;
    const Policy policy;
    Sha256 hash;
    for (uint64_t index = 0; index < 10000; ++index) {
        synthesizer.grow(2024, index, policy, grown);
        hash.update(grown.source);
        hash.update(grown.kernel_name);
        for (const Arg& arg : grown.inputs.args) {
            hash.update(arg.name);
            hash.update(arg.dtype);
            hash.update(std::to_string(arg.low) + " " + std::to_string(arg.high));
        }
    }
    EXPECT_EQ(hex(hash.digest()), recorded);
}

TEST(Synth, ALimitOfBytesIsKeptAndDifficultiesBeyondItAreNotDrawn) {
    Synthesizer synthesizer;
    Grown grown;
    for (uint32_t lowest = 1; lowest <= max_difficulty; ++lowest) {
        Policy policy;
        policy.lowest_difficulty = lowest;
        policy.max_bytes = bytes_for(lowest);
        for (uint64_t index = 0; index < 240; ++index) {
            synthesizer.grow(9, index, policy, grown);
            EXPECT_LE(grown.source.size(), policy.max_bytes) << "index " << index;
            EXPECT_EQ(difficulty_of(grown.counts), lowest) << "index " << index;
        }
    }
}

TEST(Synth, AKernelDoesNotDependOnWhatWasGrownBefore) {
    Synthesizer one, other;
    Grown a, b;
    const Policy policy;
    for (uint64_t index = 0; index < 200; ++index) one.grow(5, index, policy, a);
    other.grow(5, 199, policy, b);
    EXPECT_EQ(a.source, b.source);
    EXPECT_EQ(a.kernel_name, b.kernel_name);
    EXPECT_EQ(a.inputs.args.size(), b.inputs.args.size());
}

TEST(Schedule, EveryBlockHoldsEveryCategoryByItsWeight) {
    for (const char* text : {"", "arithmetic,vector:2", "loop:3,matrix:5,atomic:7", "math"}) {
        const Policy policy = parse_policy(text).value();
        const uint32_t size = policy.block_size();
        uint32_t sum = 0;
        for (const uint32_t weight : policy.weights) sum += weight;
        for (uint64_t block = 0; block < 5; ++block) {
            std::array<uint32_t, category_count> seen{};
            for (uint32_t i = 0; i < size; ++i)
                ++seen[static_cast<size_t>(category_at(3, block * size + i, policy))];
            for (uint32_t c = 0; c < category_count; ++c) EXPECT_EQ(seen[c], policy.weights[c] * size / sum);
        }
    }
}

TEST(Schedule, BlocksAndSeedsAreShuffled) {
    const Policy policy;
    const uint32_t size = policy.block_size();
    std::set<std::string> orders;
    for (uint64_t seed = 0; seed < 4; ++seed) {
        for (uint64_t block = 0; block < 4; ++block) {
            std::string order;
            for (uint32_t i = 0; i < size; ++i)
                order +=
                    static_cast<char>('a' + static_cast<int>(category_at(seed, block * size + i, policy)));
            orders.insert(order);
        }
    }
    EXPECT_EQ(orders.size(), 16u);
}

// What is made only when it is named must not change what others are made of.
TEST(Policy, FamiliesAreMadeOnlyWhenTheyAreNamed) {
    const Policy policy;
    uint32_t families = 0;
    for (uint32_t i = 0; i < category_count; ++i) {
        const CategoryInfo& one = info(static_cast<Category>(i));
        families += one.is_family();
        EXPECT_EQ(one.is_family(), policy.weights[i] == 0) << one.name;
        EXPECT_EQ(text(policy).find(one.name) == std::string::npos, one.is_family()) << one.name;
        const Policy named = parse_policy(one.name).value();
        EXPECT_EQ(category_at(4, 17, named), static_cast<Category>(i));
        EXPECT_EQ(repertoire(static_cast<Category>(i)).empty(), one.is_family()) << one.name;
    }
    EXPECT_EQ(families, 5u);
}

TEST(Policy, NamesAliasesWeightsAndRanges) {
    const Policy policy = parse_policy("multi_conditional,nested_loop:4", "2-3").value();
    EXPECT_EQ(policy.weights[static_cast<size_t>(Category::MultiCond)], 1u);
    EXPECT_EQ(policy.weights[static_cast<size_t>(Category::Nested)], 4u);
    EXPECT_EQ(policy.weights[static_cast<size_t>(Category::Vector)], 0u);
    EXPECT_EQ(policy.lowest_difficulty, 2u);
    EXPECT_EQ(policy.highest_difficulty, 3u);
    for (const char* wrong : {"nonsense", "vector:", "vector:x", "vector,", "vector:0", ",vector"}) {
        EXPECT_FALSE(parse_policy(wrong).ok()) << wrong;
    }
    for (const char* wrong : {"0", "6", "3-2", "1-9", "a", "1-"})
        EXPECT_FALSE(parse_policy("", wrong).ok()) << wrong;
}

TEST(Policy, HasOneTextThatReadsBack) {
    Policy limited = parse_policy("vector:4,arithmetic:2", "2").value();
    limited.max_bytes = 900;
    EXPECT_EQ(text(limited), "categories=arithmetic,vector:2 difficulty=2 max-bytes=900");
    const Policy back = parse_policy_text(text(limited)).value();
    for (uint64_t index = 0; index < 50; ++index)
        EXPECT_EQ(category_at(9, index, back), category_at(9, index, limited));
    EXPECT_EQ(back.max_bytes, 900u);
    EXPECT_EQ(back.highest_difficulty, 2u);
    EXPECT_EQ(text(parse_policy_text(text(Policy())).value()), text(Policy()));
    for (const char* wrong :
         {"", "categories=", "categories=vector", "categories=vector difficulty=1-5",
          "categories=vector difficulty=1-5 max-bytes=", "categories=vector difficulty=1-5 max-bytes=0",
          "categories=vector difficulty=1-5 max-bytes=007", "categories=vector difficulty= max-bytes=none",
          "categories=vector:1 difficulty=1-5 max-bytes=none",
          "categories=vector difficulty=2-2 max-bytes=none",
          "categories=vector,arithmetic difficulty=1-5 max-bytes=none",
          "categories=nested_loop difficulty=1-5 max-bytes=none",
          "categories=arithmetic:2,vector:2 difficulty=1-5 max-bytes=none",
          "categories=vector difficulty=1-5 max-bytes=4294967296",
          "categories=vector difficulty=1-5 max-bytes=none ",
          "difficulty=1-5 categories=vector max-bytes=none"})
        EXPECT_FALSE(parse_policy_text(wrong).ok()) << wrong;
}

TEST(Difficulty, IsTheOneThatWasAskedFor) {
    Synthesizer synthesizer;
    Grown grown;
    for (uint32_t level = 1; level <= max_difficulty; ++level) {
        Policy policy;
        policy.lowest_difficulty = policy.highest_difficulty = level;
        uint32_t others = 0;
        for (uint64_t index = 0; index < 2000; ++index) {
            synthesizer.grow(1, index, policy, grown);
            others += difficulty_of(grown.counts) != level;
            if (level == 1) {
                EXPECT_LE(grown.counts.statements, simple_statements) << grown.source;
            }
        }
        EXPECT_EQ(others, 0u) << "difficulty " << level;
    }
}

TEST(Inputs, ArraysStayWithinTheLimitAndArgumentsAreUsed) {
    Synthesizer synthesizer;
    Grown grown;
    for (uint64_t index = 0; index < 5000; ++index) {
        synthesizer.grow(11, index, Policy(), grown);
        for (const Arg& arg : grown.inputs.args) {
            for (const uint64_t n : {uint64_t{1}, uint64_t{1000}, uint64_t{max_n}}) {
                uint64_t elements = 1;
                for (unsigned i = 0; i < arg.ndim; ++i) elements *= arg.shape[i].extent.value(n);
                EXPECT_LE(elements, 64 * n + 4096) << grown.source;
            }
            const double high =
                arg.high_is_extent ? static_cast<double>(arg.high_extent.extent.value(1)) : arg.high;
            if (arg.fill == Fill::Uniform || arg.fill == Fill::Index) {
                EXPECT_LT(arg.low, high) << grown.source;
            }
            // The signature names it once; the body names it again.
            const size_t body = grown.source.find("wp.tid()") == std::string::npos
                                    ? grown.source.find("warp.tid()")
                                    : grown.source.find("wp.tid()");
            // Of a struct's member the struct itself.
            const std::string owner = arg.name.substr(0, arg.name.find('.'));
            EXPECT_NE(grown.source.find(owner, body), std::string::npos) << arg.name << "\n" << grown.source;
        }
        for (const uint64_t n : {uint64_t{1}, uint64_t{1000}, uint64_t{max_n}}) {
            uint64_t threads = 1;
            for (unsigned i = 0; i < grown.inputs.dims; ++i)
                threads *= grown.inputs.launch[i].extent.value(n);
            EXPECT_GE(threads, n);
            EXPECT_LE(threads, n + 4096);
        }
    }
}

}  // namespace
}  // namespace weft::synth
