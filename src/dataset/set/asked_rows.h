// AskedRows: (recipe, index) -> the row as the recipe's view shows it, for those who hand rows on one by one.
// Memory of one thread; the recipe outlives it.
#pragma once

#include <memory>

#include "dataset/set/row_source.h"
#include "dataset/views/asking.h"

namespace weft::dataset {

class AskedRows {
  public:
    explicit AskedRows(const Recipe& recipe)
        : recipe_(recipe), source_(open_row_source(recipe)), asking_(recipe.view) {}

    // False: the recipe leaves it out.
    Result<bool> make(uint64_t index) {
        if (auto made = source_->make(index, row_); !made) return made.failure();
        return !recipe_.excludes(row_) && asking_.ask(row_).empty();
    }
    const Row& row() const { return row_; }  // until the next one

  private:
    const Recipe& recipe_;
    const std::unique_ptr<RowSource> source_;
    Asking asking_;
    Row row_;
};

}  // namespace weft::dataset
