// Batches: rows in batches, for any number of threads: those of a set (files are read side by side, and one
// file by many: it is read by turns and judged at the same time), or kernels that are grown for it.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "dataset/check/level.h"
#include "dataset/check/parts.h"
#include "dataset/set/recipe.h"

namespace weft::dataset {

struct Batch {
    static constexpr size_t most = 64;
    std::vector<Item> items = std::vector<Item>(most);  // never grows: rows point into their items
    size_t count = 0;
};

class Batches {
  public:
    virtual ~Batches() = default;
    // False: there are no more. What is wrong with a file as such goes to the findings.
    virtual bool next(Batch& batch, Findings& findings) = 0;
    virtual uint64_t expected() const = 0;  // rows that will pass by; 0: not known
    uint64_t passed() const { return passed_; }
    void stop() { stop_ = true; }

  protected:
    std::atomic<uint64_t> passed_ = 0;
    std::atomic<bool> stop_ = false;
};

struct Choice {
    uint64_t sample = 0;                  // so many rows, evenly spread; 0: all
    std::vector<std::string> categories;  // only rows of these; empty: of all
    std::string gradient;                 // only rows that say this of it; empty: all
    unsigned files_at_once = 1;
    Part part{};  // of these rows
};

std::unique_ptr<Batches> batches_of(const Set& set, const Choice& choice);
// The rows [first, first + recipe.count) of a recipe; where a `gradient` is asked for, as many that say it,
// from `first` on.
std::unique_ptr<Batches> grown_batches(const Recipe& recipe, uint64_t first, std::string gradient = {});

}  // namespace weft::dataset
