// Exclusion: what must not be in a set, as `weft hash` lists it: structures of kernels, and runs of words of
// a user's files. A row is excluded if its kernel has one of the structures, or its source one of the runs.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_set>

#include "base/result.h"
#include "dataset/row/row.h"

namespace weft::dataset {

// How many words a run may have. Shorter ones are in everything.
inline constexpr unsigned shortest_run = 5, longest_run = 200;

// A hash of every run of so many words. A word is a name or a number, or one sign; blanks and what stands
// behind a # are none. A text with fewer has no run.
void for_each_run(std::string_view text, unsigned words, const std::function<void(uint64_t hash)>& visit);

// "20:0123456789abcdef", as it stands in a list.
std::string run_text(unsigned words, uint64_t hash);

class Exclusion {
  public:
    // One `structure` or `canonical` (32 hex digits), or one run, a line: what follows a blank tells whose it
    // is. Blank lines and `#` comments are skipped.
    static Result<Exclusion> parse(std::string_view text);

    bool has_runs() const { return !runs_.empty(); }
    bool holds(const Row& row) const;

  private:
    std::unordered_set<std::string> hashes_;
    std::map<unsigned, std::unordered_set<uint64_t>> runs_;  // by their words
};

}  // namespace weft::dataset
