// project: one kernel -> the files of a CUDA project that needs nothing but nvcc: the kernel's Python file,
// the .cu file, Makefile, CMakeLists.txt and metadata.json. `weft cuda` writes them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "driver/subject.h"
#include "inputs/inputs.h"
#include "standalone/program.h"

namespace weft::standalone {

struct Request {
    std::string_view source;                   // a file with one kernel
    std::string name;                          // under which Warp imports it: the kernel's
    bool backward = false;                     // the gradient beside it
    bool library = false;                      // no main: to be part of somebody's program
    std::optional<inputs::Inputs> inputs;      // nothing: they are inferred
    uint64_t seed = 42, index = 0;             // of the inputs' numbers, and of a grown kernel
    std::string category, brief, description;  // empty: not known
    uint32_t difficulty = 0;                   // 0: not known
    std::string policy;                        // of a grown kernel
};

struct ProjectFile {
    std::string name, text;
};

struct Project {
    std::string name;
    std::vector<ProjectFile> files;
    std::string no_main;  // why there are no inputs, and so no main; empty: there is one
};

// A kernel in one variant, or why there is none.
struct Written {
    Variant variant{};
    std::optional<Project> project;
    std::string reason;   // why there is none
    std::string why_not;  // the same, with its place
};

// One for each variant that is asked for. The error says why there is none of any variant: the kernel does
// not compile, or what of it has no plain form, and in which line.
Result<std::vector<Written>> make_projects(const Request& request, const std::vector<Variant>& variants);

// ---- for those who have compiled the kernel already (driver::Options::node_facts); nothing is read or
// written

// The variants that a kernel of so many launch dimensions allows. Printing one may still refuse.
std::vector<Variant> allowed_variants(const driver::Subject& subject, unsigned dims);
// The .cu file alone, with a main; its inputs are known.
Result<std::string> make_file(const driver::Subject& subject, const inputs::Inputs& inputs,
                              const Request& request, Variant variant);

}  // namespace weft::standalone
