// Figures of a data set. A Tally counts rows while they pass (per shard, cheap); Counters are the same as
// named numbers, which add up over shards in any order and are kept in each shard's record; reports are made
// from them alone, so a set made in one run, one made in pieces and a recount from the files give the same
// figures.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "base/json_read.h"
#include "base/json_write.h"
#include "dataset/row/row.h"

namespace weft::dataset {

// "category/vector/rows" -> 417. Names that end in /min and /max take the least and the largest, others the
// sum.
using Counters = std::map<std::string, uint64_t, std::less<>>;
void merge(Counters& into, const Counters& from);
void write_counters(JsonWriter& json, const Counters& counters);
Counters read_counters(const JsonDocument& document, const JsonValue& object);

// Sizes fall into buckets a quarter of a power of two wide, from which percentiles are told.
class Sizes {
  public:
    void add(uint64_t size) {
        ++count_;
        total_ += size;
        least_ = size < least_ ? size : least_;
        most_ = size > most_ ? size : most_;
        ++buckets_[bucket(size)];
    }
    void write_to(Counters& counters, const std::string& prefix) const;

    static constexpr size_t bucket_count = 4 * 40;
    static size_t bucket(uint64_t size);
    static uint64_t bucket_end(size_t bucket);  // the largest size in it

  private:
    uint64_t count_ = 0, total_ = 0, least_ = UINT64_MAX, most_ = 0;
    std::array<uint32_t, bucket_count> buckets_{};
};

// Counts what the columns hold: of the wide row its codes, complexity and gradient, of a chat view the
// question and the answer.
class Tally {
  public:
    explicit Tally(Columns columns);
    void add(const Row& row);
    void add_excluded() { ++excluded_; }
    uint64_t rows() const { return rows_; }
    Counters counters() const;

  private:
    struct Group {
        std::string name;
        uint64_t rows = 0, bytes = 0;
        std::array<uint64_t, 8> by_difficulty{};
        std::vector<std::pair<std::string, uint64_t>> by_gradient;
    };
    struct Sized {
        std::string_view name;
        Sizes sizes;
    };
    static uint64_t& count_of(std::vector<std::pair<std::string, uint64_t>>& counts, std::string_view name);
    void add_text(Sized& sized, Group& group, Code text);
    void add_facts(const Row& row, Group& group);

    bool is_wide_, has_messages_;
    uint64_t rows_ = 0, excluded_ = 0;
    std::vector<Group> categories_;
    std::vector<std::pair<std::string, uint64_t>> splits_, gradients_, reasons_, faults_;
    std::array<uint64_t, 8> difficulties_{};
    std::array<uint64_t, facts::pattern_names.size()> accesses_{};
    std::array<uint64_t, facts::parting_names.size()> branches_{};
    std::vector<Sized> sizes_;
    std::vector<Sizes> complexity_;
};

// Duplicates among the rows; see duplicates.h.
struct Uniqueness {
    uint64_t rows = 0, exact_duplicates = 0, structural_duplicates = 0;
};

// stats.json: the counters as nested objects with means and percentiles.
std::string stats_json(const Counters& counters, const Uniqueness& uniqueness);
// The same for people.
std::string stats_table(const Counters& counters, const Uniqueness& uniqueness);

uint64_t counter(const Counters& counters, std::string_view name);
// Distinct parts between `prefix/` and the next slash, in order.
std::vector<std::string> names_under(const Counters& counters, std::string_view prefix);

}  // namespace weft::dataset
