// Two rows, column by column.
#pragma once

#include <string_view>
#include <vector>

#include "dataset/row/row.h"

namespace weft::dataset {

// The names of the columns that are not the same.
std::vector<std::string_view> different_columns(Columns columns, const Row& a, const Row& b);

// "line 7": where two texts part.
std::string first_difference(std::string_view a, std::string_view b);

}  // namespace weft::dataset
