// RowSource: (recipe, index) -> a row. The place where the synthesizer, the compiler and the judges come
// together; everything behind it only moves rows. A worker owns one, and nothing is shared.
#pragma once

#include <memory>

#include "base/result.h"
#include "dataset/row/row.h"
#include "dataset/set/recipe.h"

namespace weft::dataset {

class RowSource {
  public:
    virtual ~RowSource() = default;
    // Pure: the same index gives the same row, whatever was made before. Views hold until the next call.
    // An error means that the synthesizer grew something the compiler refuses, which is a fault of ours.
    virtual Result<void> make(uint64_t index, Row& row) = 0;
};

std::unique_ptr<RowSource> open_row_source(const Recipe& recipe);

}  // namespace weft::dataset
