// Levels as `weft validate` runs them: what one finds unsound the next never sees, rows are counted once, and
// a judge may gather rows before it looks at them.
#include <gtest/gtest.h>

#include <atomic>

#include "base/threads.h"
#include "dataset/check/row_level.h"
#include "dataset/check/validate.h"

namespace weft::dataset {
namespace {

// Says something about every row whose index leaves the remainder 1 by 3; `unsound`: of 2, no later level may
// look.
class Sieve : public Level {
  public:
    Sieve(bool gathers, std::atomic<uint64_t>& seen) : gathers_(gathers), seen_(seen) {}

    class SieveJudge : public Judge {
      public:
        explicit SieveJudge(Sieve& level) : level_(level) {}
        void judge(std::span<Item* const> items, Findings& findings) override {
            for (Item* const item : items) {
                ++level_.seen_;
                item->sound = item->row.index % 3 != 2;
                if (item->row.index % 3 != 1) continue;
                if (level_.gathers_) {
                    rows_.emplace_back(*item);
                } else {
                    found(findings, Check::Facts, *item, "of three");
                }
            }
        }
        void finish(Findings& findings) override {
            for (Gathered& row : rows_) found(findings, Check::Facts, row, "of three");
            for (Gathered& row : rows_) found(findings, Check::Facts, row, "said again");
        }

      private:
        Sieve& level_;
        std::vector<Gathered> rows_;
    };
    std::unique_ptr<Judge> open() override { return std::make_unique<SieveJudge>(*this); }
    void finish(Findings& findings) override { findings.found(Check::Run, {}, {}, "of the whole"); }

  private:
    const bool gathers_;
    std::atomic<uint64_t>& seen_;
};

Verdict judged(bool gathers, unsigned threads, std::atomic<uint64_t>& first, std::atomic<uint64_t>& second) {
    Recipe recipe;
    recipe.count = 90;
    recipe.policy = synth::parse_policy("arithmetic", "1").value();
    recipe.splits = Splits::parse(recipe.fractions).value();
    const auto batches = grown_batches(recipe, 0);
    std::vector<std::unique_ptr<Level>> levels;
    levels.push_back(std::make_unique<Sieve>(gathers, first));
    levels.push_back(std::make_unique<Sieve>(gathers, second));
    Validation validation(*batches, std::move(levels), false, nullptr);
    run_workers(threads, [&] { validation.work(); });
    return validation.finish(nullptr).value();
}

TEST(Levels, RowsAreCountedOnceAndTheUnsoundStayBehind) {
    for (const bool gathers : {false, true}) {
        for (const unsigned threads : {1u, 3u}) {
            std::atomic<uint64_t> first = 0, second = 0;
            const Verdict verdict = judged(gathers, threads, first, second);
            EXPECT_EQ(verdict.rows, 90u);
            EXPECT_EQ(first, 90u);
            EXPECT_EQ(second, 60u);
            EXPECT_EQ(verdict.failed_rows, 30u);
            EXPECT_EQ(verdict.findings.size(), (gathers ? 4u : 2u) * 30 + 2);
            EXPECT_EQ(verdict.findings[0].message, "of the whole");
            EXPECT_EQ(verdict.findings[2].place.text, "seed 42, index 1");
            EXPECT_FALSE(verdict.ok());
        }
    }
}

}  // namespace
}  // namespace weft::dataset
