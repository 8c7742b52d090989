// kernel_code: a compiled kernel -> the pieces of its text on each device, and the Python lines they come
// from.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "compare/pieces.h"
#include "driver/compiled.h"

namespace weft::compare {

// Which functions of a kernel are looked at.
struct Passes {
    bool forward = true, backward = true;
    bool has(emit::Pass pass) const { return pass == emit::Pass::Forward ? forward : backward; }
};

// The pieces that a kernel is made of: its own and those it shares with its neighbours, of these passes.
std::vector<CodePiece> kernel_code(const CompiledModule& module, size_t kernel, size_t target, Passes passes);

// A line of Python and the lines of code that it became.
struct LinkedLine {
    uint32_t python_line = 0;  // from 1
    std::string_view python;
    struct Code {
        uint32_t line = 0;  // of the text, from 1
        emit::Pass pass{};
        std::string_view text;
    };
    std::vector<Code> code;  // in the order of the text
};
// Every line of the file from the first to the last that the kernel, or a function of the same file that it
// calls, became code of. CompiledModule::maps must have been asked for.
std::vector<LinkedLine> python_links(const Compiled& compiled, const CompiledModule& module, size_t kernel,
                                     size_t target, Passes passes);

}  // namespace weft::compare
