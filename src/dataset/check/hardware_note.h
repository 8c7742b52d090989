// HardwareNote: what NVRTC made of a row, for one architecture after the other -> the columns of an annotated
// row: PTX and machine code of the first, figures of all.
#pragma once

#include "cuda/figures.h"
#include "cuda/sass.h"
#include "dataset/check/annotations.h"

namespace weft::dataset {

class HardwareNote {
  public:
    // Of a unit that was compiled. `sass`: of its program, or null.
    void add(int architecture, const cuda::Unit& unit, const cuda::UnitResult& result,
             const cuda::SassFunctions* sass);
    bool is_empty() const { return figures_.size() == 0; }
    RowNote finish();

  private:
    TextBuffer figures_;  // an object by architecture, without its last brace
    RowNote note_;
};

}  // namespace weft::dataset
