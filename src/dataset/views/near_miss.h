// NearMiss: a row -> an answer that is almost the right one and wrong for certain, of one of the faults that
// people make. Each is put in only where it must show (faults/). Memory of one thread.
#pragma once

#include <optional>
#include <string>

#include "dataset/row/row.h"
#include "driver/compile.h"
#include "faults/faults.h"

namespace weft::dataset {

class NearMiss {
  public:
    // Of the column that is the answer. Decided by the row's seed and index. Nothing: no fault fits there, or
    // none of its kind can be proved: prose, plain programs, kernels without inputs.
    std::optional<std::string> of(const Row& row, std::string_view column);

  private:
    std::optional<std::string> put_in(const Row& row, std::string_view column, faults::Fault fault);

    Compiled kernel_, faulty_;
    faults::Injector injector_;
    faults::Injected injected_;
    std::string file_;
};

}  // namespace weft::dataset
