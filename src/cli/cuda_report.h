// What `weft cuda` tells about what it made and checked, as JSON.
#pragma once

#include <string>
#include <vector>

#include "standalone/check.h"

namespace weft::cli {

struct WrittenProject {
    std::string folder, name, category, no_main;
};
struct RefusedKernel {
    std::string where, why;
};
struct ProductionOrder {
    uint64_t seed, count;
    bool grid_stride, library, backward;
};

// production_summary.json
std::string production_summary(const ProductionOrder& order, const std::vector<WrittenProject>& written,
                               const std::vector<RefusedKernel>& refused);
std::string check_summary(const standalone::Checked& checked);

}  // namespace weft::cli
