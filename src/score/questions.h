// Questions: the rows that answers are about, by id. Of a row its source, its inputs and its names are kept:
// what the code columns hold follows from the source, and is compiled again rather than believed. Rows of
// chat views do not hold their source; where this version has grown them they are grown again.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "dataset/formats/reader.h"
#include "dataset/row/row.h"
#include "dataset/set/row_source.h"

namespace weft::score {

struct Question {
    dataset::Row row;
    std::string memory;   // what the row's views point into
    std::string problem;  // not empty: its source is not known, and why
};

class Questions {
  public:
    // Those with these ids; of no ids: all rows of the set.
    explicit Questions(const dataset::Set& set, std::optional<std::set<std::string>> ids = std::nullopt)
        : set_(set), wanted_(std::move(ids)) {}

    Result<void> load();
    void stop() { stop_ = true; }
    uint64_t rows() const { return rows_; }  // that were looked at

    const Question* find(std::string_view id) const;

  private:
    Result<void> load_unit(const dataset::Unit& unit);
    void add(const dataset::Row& row);
    bool grow(const dataset::Row& row, dataset::Row& grown);

    const dataset::Set& set_;
    std::optional<std::set<std::string>> wanted_;
    std::map<std::string, std::unique_ptr<Question>, std::less<>> found_;
    std::atomic<uint64_t> rows_ = 0;
    std::atomic<bool> stop_ = false;

    dataset::Recipe recipe_;
    std::string policy_;
    std::unique_ptr<dataset::RowSource> source_;  // for rows of `policy_` and of one seed
};

}  // namespace weft::score
