// Ordered: blocks come in their order, a few ahead, errors in their turn.
#include "base/ordered.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>

namespace weft {
namespace {

const auto never = [] { return false; };

TEST(Ordered, HandsBlocksOutInTheirOrder) {
    Ordered<uint64_t> blocks(
        1000, 7, [] { return [](uint64_t number) -> Result<uint64_t> { return number * number; }; });
    for (uint64_t i = 0; i < 1000; ++i) {
        auto block = blocks.next(never);
        ASSERT_TRUE(block && block.value());
        EXPECT_EQ(*block.value(), i * i);
    }
    EXPECT_FALSE(blocks.next(never).value());
    EXPECT_FALSE(blocks.next(never).value());
}

TEST(Ordered, MakesOnlyAFewAhead) {
    std::atomic<uint64_t> made = 0;
    Ordered<uint64_t> blocks(1'000'000, 3, [&] {
        return [&](uint64_t number) -> Result<uint64_t> {
            ++made;
            return number;
        };
    });
    ASSERT_TRUE(blocks.next(never));
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    EXPECT_LE(made, 1 + 6u);
}

TEST(Ordered, TellsAnErrorInItsTurnAndEnds) {
    Ordered<int> blocks(100, 4, [] {
        return [](uint64_t number) -> Result<int> {
            if (number == 5) return Error::finding("five");
            if (number == 50) throw std::runtime_error("fifty");
            return 0;
        };
    });
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(blocks.next(never));
    const auto failed = blocks.next(never);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error(), "five");
    EXPECT_FALSE(blocks.next(never).value());
}

TEST(Ordered, WhatAThreadThrowsIsAnError) {
    Ordered<int> blocks(1, 1, []() -> Ordered<int>::Make { throw std::runtime_error("no memory"); });
    const auto failed = blocks.next(never);
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error(), "no memory");
}

TEST(Ordered, GivesUpWaiting) {
    std::atomic<bool> may_end = false;
    Ordered<int> blocks(1, 1, [&] {
        return [&](uint64_t) -> Result<int> {
            while (!may_end) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return 0;
        };
    });
    const auto left = blocks.next([] { return true; });
    ASSERT_FALSE(left);
    EXPECT_EQ(left.failure().kind, Error::Kind::Interrupted);
    may_end = true;
    EXPECT_TRUE(blocks.next(never));
}

}  // namespace
}  // namespace weft
