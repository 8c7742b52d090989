// Tally: verdicts -> how good a model is: how many answers pass each level, and pass@k.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/json_write.h"
#include "score/verdict.h"

namespace weft::score {

// How many of a level's answers passed it, failed, and were not judged by it.
struct LevelCount {
    uint64_t passed = 0, failed = 0, not_judged = 0;
};

class Tally {
  public:
    void add(const Answer& answer, const Verdict& verdict);
    void add_unreadable() { ++unreadable_; }

    uint64_t answers() const { return answers_; }
    uint64_t unreadable() const { return unreadable_; }
    uint64_t wrong() const { return score_.failed; }
    // The chance that one of k answers to a question, drawn from those that were given, is right; the mean
    // over the questions that have k judged answers.
    struct PassAt {
        std::optional<double> share;  // nothing: there is no such question
        uint64_t questions = 0;
    };
    PassAt pass_at(uint64_t k) const;

    std::string text(std::span<const uint64_t> ks) const;  // a table for people
    void write(JsonWriter& json, std::span<const uint64_t> ks) const;

  private:
    struct Group {
        uint64_t judged = 0, right = 0;
    };
    uint64_t answers_ = 0, unreadable_ = 0;
    LevelCount score_;
    std::vector<LevelCount> levels_;
    std::map<std::pair<std::string, std::string>, Group> groups_;  // by id and task
    std::map<std::string, LevelCount> tasks_;
};

}  // namespace weft::score
