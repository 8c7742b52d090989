// What `weft run` found, for people, for programs, and as files for NumPy.
#pragma once

#include <string>
#include <vector>

#include "base/json_write.h"
#include "verify/single.h"

namespace weft::cli {

struct RunFindings {
    std::string file, kernel;
    std::string device = "cpu", engine;  // what compiled it, what it ran on
    std::string contained;               // what held it
    std::string inputs_from;             // inferred, given, not proved
    std::vector<std::string> notes;
    verify::SinglePlan plan;
    unsigned values = 3;  // elements shown from either end
    verify::Case item;
    verify::SingleRun ran;
};

std::string run_text(const RunFindings& found);
void write_run_report(JsonWriter& json, const RunFindings& found);  // members of an open object
// x.npy for every array as it is after the run, x.grad.npy for its gradient.
Result<void> write_arrays(const RunFindings& found, const std::string& folder);

}  // namespace weft::cli
