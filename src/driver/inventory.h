// inventory: a compiled file -> what it declares to Warp, and what could declare more if somebody called it.
// `weft compile --list` prints it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "driver/compiled.h"

namespace weft::driver {

struct Declared {
    std::string name;
    uint32_t line = 0;  // of its first decorator, of its `class` or `def` without one
};

struct DeclaredKernel : Declared {
    const Diag* refused = nullptr;  // why it cannot be compiled
};

// A function that holds kernels: they are there when it is called.
struct Factory : Declared {
    std::vector<std::string> parameters;
    std::vector<std::string> kernels;
};

struct Inventory {
    std::vector<DeclaredKernel> kernels;  // that the import declares, in the order of their lines
    std::vector<Declared> functions, structs;
    std::vector<Factory> factories;
};

// Of a file that could not be parsed it is empty; points into `compiled`.
Inventory inventory(const Compiled& compiled);

}  // namespace weft::driver
