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
    void compile(const Row& row, std::string_view text, Compiled& out) const;

    Compiled faulty_, correct_;
    std::string file_;
};

// The faulty text with `fix` in place of `written`, where the row says it stands; empty: it does not stand
// there.
std::string fixed_text(const Row& row);

}  // namespace weft::dataset
