// Harvest: Python files -> kernels for rows: each kernel of the files cut out of its file (cut/), and
// variants of it (vary/). Made before a set is: how many rows there are follows from the files. Row sources
// read it from many threads. A function of files, seed and number of variants alone.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/json_write.h"
#include "base/result.h"
#include "base/steps.h"
#include "cut/cut.h"
#include "dataset/code/code_files.h"
#include "driver/project.h"
#include "facts/hash128.h"

namespace weft::dataset {

struct HarvestedKernel {
    uint32_t file = 0;  // in Harvest::files
    std::string name, source;
    std::string family;      // "package/path.py:kernel"
    std::string split_key;   // of the kernel as it was found: one for all its variants, wherever it stands
    std::string transforms;  // of a variant: by what it was changed, with commas between
};

struct ReadFile {
    std::string path;
    std::string digest;  // "sha256:…"
};

struct Harvest {
    std::vector<std::string> looked_at;  // as they were given
    driver::Imports imports;             // which were followed
    std::vector<CodeFile> files;
    std::vector<ReadFile> imported;        // further files that were read for imports, by path
    std::vector<HarvestedKernel> kernels;  // by file and definition, variants behind what they vary
    uint64_t originals = 0;
    uint64_t variants_wanted = 0, variants_made = 0;  // fewer: no other structure was found
    std::array<uint64_t, cut::reason_count> refused{};
    std::vector<std::pair<std::string, uint64_t>> constructs;  // of refusals, by diagnostic; sorted

    // Options of a recipe: where it comes from, and the hash of every file.
    std::vector<std::pair<std::string, std::string>> described() const;
};

// How the options of a manifest begin that hold a text from outside: a path, a reason.
inline constexpr std::string_view from_option = "from ", file_option = "file ", import_option = "import ",
                                  refused_option = "refused: ";

struct HarvestOptions {
    std::vector<std::string> paths;
    driver::Imports imports;
    uint64_t seed = 42;
    unsigned variants = 0;  // of each kernel
    unsigned threads = 1;
    Steps* steps = nullptr;  // files that were read
};

Result<Harvest> harvest(const HarvestOptions& options);

// What there was and what gave no row, by reason: lines for people, and for programs.
std::string refusal_table(const Harvest& harvest);
void write_refusals(JsonWriter& json, const Harvest& harvest);

}  // namespace weft::dataset
