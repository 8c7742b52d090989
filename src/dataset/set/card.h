// The data card: README.md of a data set, with the YAML header that Hugging Face reads. Made from the
// manifest's options and the counts alone.
#pragma once

#include <string>

#include "dataset/set/record.h"
#include "dataset/set/stats.h"

namespace weft::dataset {

std::string data_card(const Manifest& manifest, Columns columns, const Counts& counts,
                      const Uniqueness& uniqueness);

}  // namespace weft::dataset
