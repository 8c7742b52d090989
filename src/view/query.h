// Query: what the list is asked for -> the rows that are meant, in their order, and how many have which
// value. Values of a facet are alternatives, facets must all hold; `where` is the language of `weft convert
// --where` over what the table knows.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "dataset/set/filter.h"
#include "view/table.h"

namespace weft::view {

// As they stand in a URL, decoded.
using Parameters = std::multimap<std::string, std::string>;

// The coded columns, and two more.
inline constexpr size_t difficulty_facet = coded_count, device_facet = coded_count + 1,
                        facet_count = coded_count + 2;
std::string_view facet_name(size_t facet);
std::string device_text(uint8_t devices);  // "both", "cpu", "cuda", "none"

struct Sorting {
    std::string_view name, about;
};
std::span<const Sorting> sortings();  // "row" is the order of the set

struct Selection {
    std::vector<uint32_t> rows;  // in their order
    // Of each facet: how many rows have a value, of those that all else that was asked for takes.
    std::array<std::map<std::string, uint64_t>, facet_count> facets;

    std::optional<size_t> position(uint64_t row) const;
};

class Query {
  public:
    static Result<Query> parse(const Parameters& parameters, const Table& table, dataset::Columns columns);

    Selection select(const Table& table) const;
    const std::string& key() const { return key_; }  // equal for queries that are equal

  private:
    struct Range {
        uint64_t low = 0, high = UINT64_MAX;
        bool holds(uint64_t value) const { return value >= low && value < high; }
    };
    struct Word {
        std::string text;  // in small letters
        bool may_be_id;    // that it begins
    };
    static std::vector<Word> words_of(std::string_view text);
    static Result<Range> range(const std::string& text);
    static Result<dataset::Filter> filter(const std::string& where, dataset::Columns columns);
    void add_facet(size_t facet, const std::string& value, const Table& table);
    bool holds_beside_facets(const Table& table, const RowRef& ref, dataset::Row& row) const;
    void sort(const Table& table, std::vector<uint32_t>& rows) const;

    std::array<std::vector<bool>, facet_count> wanted_;  // by code; empty: any
    std::vector<Word> words_;
    dataset::Filter where_;
    std::optional<uint16_t> builtin_;
    Range python_bytes_, code_bytes_;
    bool only_new_ = false, only_damaged_ = false;
    std::string sort_ = "row";
    bool descends_ = false;
    std::string key_;
};

// The last few selections: the next page of a list, its plots and its neighbours are asked for again and
// again.
class Selections {
  public:
    std::shared_ptr<const Selection> of(const Query& query, const Table& table);

  private:
    static constexpr size_t most = 4;
    std::mutex mutex_;
    std::vector<std::pair<std::string, std::shared_ptr<const Selection>>> kept_;  // the newest last
};

}  // namespace weft::view
