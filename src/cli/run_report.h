// What a run took: time, memory, machine. The only figures with a clock in them.
#pragma once

#include <cstdint>
#include <string>

namespace weft::cli {

uint64_t peak_memory();  // bytes
std::string rounded(double value, int digits);
std::string run_json(double seconds, uint64_t rows, unsigned threads);

}  // namespace weft::cli
