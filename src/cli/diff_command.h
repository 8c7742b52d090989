// `weft diff` in its four meanings: two sets, the CPU and CUDA code of a file's kernels, rows of a set, and
// counts of the differences over many kernels. diff_command.cpp reads the arguments and tells which is meant.
#pragma once

#include <string>
#include <vector>

#include "driver/project.h"

namespace weft::cli {

struct DiffArguments {
    std::string path, other;
    // Two sets.
    std::string output, by = "id";
    // Code.
    std::string kernel, device = "cuda", html, color = "auto";
    std::vector<std::string> rows;
    driver::Imports imports;
    unsigned width = 0;
    bool forward = false, backward = false, python = false, full = false;
    // Counts.
    bool summary = false;

    unsigned threads = 0;
    bool json = false;
};

int diff_sets(const DiffArguments& arguments);
int diff_code(const DiffArguments& arguments);  // of a file
int diff_rows(const DiffArguments& arguments);
int diff_summary(const DiffArguments& arguments);

}  // namespace weft::cli
