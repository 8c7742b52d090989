// What `weft cuda` tells about what it made and checked, as JSON.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "standalone/check.h"
#include "standalone/variant.h"

namespace weft::cli {

struct WrittenProject {
    std::string folder, name, category, no_main;
    standalone::Variant variant{};
};
struct RefusedKernel {
    std::string where, why;
};
struct ProductionOrder {
    uint64_t seed, count;
    bool library, backward;
};

// production_summary.json; `not_allowed` counts variants that a kernel does not allow, by reason.
std::string production_summary(const ProductionOrder& order, const std::vector<WrittenProject>& written,
                               const std::vector<RefusedKernel>& refused,
                               const std::map<std::string, uint64_t>& not_allowed);
std::string check_summary(const standalone::Checked& checked);

}  // namespace weft::cli
