// check: do the projects of a folder compile, without a warning, and do they pass where there is a GPU?
// Beside each stand then verification.json and the PTX.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace weft::standalone {

inline constexpr std::string_view verification_name = "verification.json";

struct CheckOptions {
    std::string folder;
    std::string nvcc;                              // empty: it is looked for
    std::string architecture;                      // "sm_90"
    unsigned threads = 0;                          // 0: all cores
    std::function<void(const std::string&)> tell;  // may be empty
    bool (*interrupted)() = nullptr;
};

struct ProjectFailure {
    std::string folder, what;
};

struct Checked {
    uint64_t projects = 0, compiled = 0, passed = 0, failed = 0;
    uint64_t rounding_decides = 0;  // of those that passed: only without fused multiply-adds
    std::string not_run;            // why nothing was run; empty: all that compiled were
    std::vector<ProjectFailure> failures;
};

// An error: the folder holds no project, or nvcc is missing.
Result<Checked> check_projects(const CheckOptions& options);

}  // namespace weft::standalone
