// Rows as the runner takes them: from the synthesizer or from a data set.
#pragma once

#include "base/result.h"
#include "dataset/row/row.h"
#include "verify/case.h"

namespace weft::cli {

Result<verify::Case> case_of(const dataset::Row& row);

}  // namespace weft::cli
