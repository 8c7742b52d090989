// configs: what a card tells loaders to read, split by split, so that side files are never taken for data and
// rows that are held out never for training.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "dataset/set/record.h"

namespace weft::dataset {

struct CardConfig {
    std::string name;
    std::vector<std::pair<std::string, std::vector<std::string>>> splits;  // with the patterns of their files
};
std::vector<CardConfig> configs(const Manifest& manifest);

}  // namespace weft::dataset
