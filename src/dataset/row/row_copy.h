// A row that holds its own text: for whoever keeps rows longer than their reader does.
#pragma once

#include <string>

#include "dataset/row/row.h"

namespace weft::dataset {

// `to` is `from` with every view in `memory`, whose memory is used again.
void keep(const Row& from, std::string& memory, Row& to);

}  // namespace weft::dataset
