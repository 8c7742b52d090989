// Findings: what weft check says about files, as data. check() makes them, the formats write them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "source/render.h"

namespace weft::check {

enum class Severity : uint8_t {
    Error,    // Warp or Python refuses it, maybe only when the kernel is launched
    Warning,  // Warp takes it, and its gradient is not the derivative
    Note,     // weft cannot tell: what it does not follow, and so did not check
};
std::string_view text(Severity severity);  // "error"

struct Finding {
    Severity severity = Severity::Error;
    std::string rule;  // "name.undefined", "gradient.loop-result"
    std::string message, help;
    std::string file;  // where it is: the one that was checked, or one that it imports
    Shown shown;
    std::string rendered;  // as people read it, with the line of the source
};

// What came of one file.
struct FileFindings {
    std::string file;
    std::string error;              // not empty: it could not be read
    std::vector<Finding> findings;  // in the order of their lines
    size_t kernels = 0;             // that were checked
    size_t unchecked = 0;           // kernels that were not, for something that is noted
};

struct Findings {
    std::vector<FileFindings> files;  // in the order in which they were given

    size_t count(Severity severity) const;
    size_t kernels() const;
    size_t unchecked() const;
    size_t failed() const;  // files that could not be read
};

}  // namespace weft::check
