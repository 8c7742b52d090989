// watched_harvest: dataset::harvest(), with a line for a terminal that tells how many files were read.
#pragma once

#include "dataset/code/harvest.h"

namespace weft::cli {

Result<dataset::Harvest> watched_harvest(dataset::HarvestOptions options, bool quiet = false);

}  // namespace weft::cli
