// FaultyRow: a row with a fault -> what is wrong with the row: the fix that is none, the fault that changes
// nothing. What goes wrong when the faulty text is tried is another level's. Memory of one thread.
#pragma once

#include <string>

#include "dataset/row/row.h"
#include "driver/compile.h"
#include "faults/faults.h"

namespace weft::dataset {

class FaultyRow {
  public:
    // Empty: nothing is.
    std::string problem(const Row& row);

  private:
    std::string python_problem(const Row& row);
    std::string code_problem(const Row& row, faults::Language language);

    Compiled faulty_, correct_;
    std::string file_;
};

}  // namespace weft::dataset
