// host: the program around a kernel: a wrapper that brings arrays to the GPU and back, and a main that fills
// the inputs, runs the kernel and its sequential form, and compares.
#pragma once

#include <string>

#include "inputs/inputs.h"
#include "plain/support.h"
#include "standalone/program.h"

namespace weft::standalone {

// What is told about a kernel beside its code.
struct Sample {
    std::string file;   // the Python file's name: what it was made of
    std::string brief;  // one line; may be empty
    const inputs::Inputs* inputs = nullptr;
    std::string reference;          // the function of the sequential form, in its namespace
    uint64_t seed = 42, index = 0;  // of the inputs' numbers
};

// The text of the .cu file. `reference`: the sequential form (reference/).
Result<std::string> host_program(const Program& program, const plain::Support& support,
                                 const std::string& reference, const types::Types& types,
                                 const Strings& strings, const Sample& sample);

}  // namespace weft::standalone
