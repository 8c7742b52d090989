// Figures of a data set. A Tally counts rows while they pass (per shard, cheap); Counts are the same under
// names, which add up over shards in any order and are kept in each shard's record; reports are made from
// them alone, so a set made in one run, one made in pieces and a recount from the files give the same
// figures.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/json_read.h"
#include "base/json_write.h"
#include "dataset/row/row.h"
#include "dataset/set/distribution.h"

namespace weft::dataset {

// "category/vector/rows" -> 417.
using Counters = std::map<std::string, uint64_t, std::less<>>;
// "bytes/python_source" -> how often each size occurs.
using Distributions = std::map<std::string, Distribution, std::less<>>;

struct Counts {
    Counters counters;
    Distributions sizes;

    void add(const Counts& other);
    void write(JsonWriter& json) const;  // two members of an object
    static std::optional<Counts> read(const JsonDocument& document, const JsonValue& object);
};

// Counts what the columns hold: of the wide row its codes, complexity and gradient, of a chat view the
// question and the answer.
class Tally {
  public:
    explicit Tally(Columns columns);
    void add(const Row& row);
    void add_excluded() { ++excluded_; }
    void add_left_out(std::string_view why) { ++count_of(left_out_, why); }  // by its view
    uint64_t rows() const { return rows_; }
    Counts counts();

  private:
    struct Group {
        std::string name;
        uint64_t rows = 0, bytes = 0;
        std::array<uint64_t, 8> by_difficulty{};
        Counters by_gradient;
    };
    struct Sized {
        std::string_view name;
        Distribution sizes;
        std::vector<Distribution> tokens{};  // by tokenizer
    };
    static uint64_t& count_of(Counters& counts, std::string_view name);
    void add_text(Sized& sized, Group& group, Code text, const Row& row);
    void add_facts(const Row& row, Group& group);

    bool is_wide_, has_facts_, is_chat_;
    uint64_t rows_ = 0, excluded_ = 0;
    std::vector<Group> categories_;
    std::map<std::string, size_t, std::less<>> category_places_;  // in categories_
    Counters splits_, gradients_, reasons_, faults_, tasks_, left_out_;
    std::array<uint64_t, 8> difficulties_{};
    std::array<uint64_t, facts::pattern_names.size()> accesses_{};
    std::array<uint64_t, facts::parting_names.size()> branches_{};
    std::vector<Sized> sizes_;
    std::vector<Distribution> complexity_;
};

// Duplicates among the rows; see duplicates.h.
struct Uniqueness {
    uint64_t rows = 0, exact_duplicates = 0, structural_duplicates = 0;
};

// stats.json: the counts as nested objects with means and percentiles.
std::string stats_json(const Counts& counts, const Uniqueness& uniqueness);
// The same for people.
std::string stats_table(const Counts& counts, const Uniqueness& uniqueness);

uint64_t counter(const Counters& counters, std::string_view name);
// A name from outside as one part between slashes, and back.
std::string as_part(std::string_view name);
std::string from_part(std::string_view part);
// Distinct parts between `prefix/` and the next slash, in order.
std::vector<std::string> names_under(const Counters& counters, std::string_view prefix);

}  // namespace weft::dataset
