// find_code: paths -> the Python files there, in one order on every machine, each with its hash and with
// whose it is. Folders are walked whole; links are followed where they
// lead to something in the same folder, and no folder is entered twice.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "base/sha256.h"
#include "dataset/code/package.h"

namespace weft::dataset {

struct CodeFile {
    std::string path;   // to open it
    std::string shown;  // within its package; else within the folder that was given
    Package package;
    std::string unreadable;  // why; empty: it can be read
    Sha256::Digest sha256{};
};

// Sorted by `shown`. A path that is not there, or is neither a file nor a folder, is an error.
Result<std::vector<CodeFile>> find_code(const std::vector<std::string>& paths);

}  // namespace weft::dataset
