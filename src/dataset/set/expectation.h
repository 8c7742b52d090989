// expect: a recipe -> how many rows, files and bytes its set will have, from a sample of its rows; and
// whether the disk holds them. Told before a run, so that nobody learns of a full disk after a day.
#pragma once

#include <cstdint>
#include <string>

#include "base/disk.h"
#include "dataset/set/generation.h"

namespace weft::dataset {

struct Expectation {
    uint64_t rows = 0;
    uint64_t files = 0;  // of formats with a file per split: if every split has rows in every shard
    uint64_t bytes = 0;  // of all files, as they lie on the disk; within a third, mostly
};
Result<Expectation> expect(const Recipe& recipe, const Place& place);

// What must be free beside what the folder holds already (which the run keeps, or replaces).
uint64_t bytes_needed(const Expectation& expected, const Place& place);

}  // namespace weft::dataset
