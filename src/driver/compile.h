// compile: a Python file -> the text Warp would generate for it. The front door of the library.
// The command line, the bindings and the data-set writers call it; nothing outside needs to know the stages.
// A file is compiled as in a fresh Python process that imports it: nothing of one file reaches the next, only
// memory is reused.
#pragma once

#include <string_view>
#include <vector>

#include "base/result.h"
#include "driver/compiled.h"
#include "driver/project.h"

namespace weft::driver {

enum class Output : uint8_t {
    Module,   // the whole text
    Forward,  // the code columns of a data set's row
    Backward,
    Columns,  // both of them: the forward column in `texts`, the backward column in `backward_texts`
};

// What occurs in what is compiled, for coverage reports: by builtin row and by ir::Op.
struct Occurrences {
    std::vector<bool> rows, ops;
};

struct Options {
    emit::TargetSet targets = emit::TargetSet::only(emit::cpu);
    Output output = Output::Module;
    // Threads of a block; 0: what a launch uses that names none, 1 on the CPU and the module's own on CUDA.
    emit::PerTarget<unsigned> block_dims{};
    std::string_view kernel;             // only this one (Python name or key), as if the file had no other
    std::string_view module_name;        // under which Warp imports the file: its stem
    std::string_view printed_file;       // in `// FILE:LINE`
    std::string_view file_name;          // in messages; empty: printed_file
    bool module_hashes = false;          // fill CompiledModule::hashes
    bool maps = false;                   // fill CompiledModule::maps
    bool node_facts = false;             // fill the `nodes` of what was lowered: types, callees, constants
    bool line_comments = true;           // false: without the source lines that Warp prints as comments
    Occurrences* occurrences = nullptr;  // added to when given
    // How much work a file may be, for those who compile strangers' files many times; 0: the stages' own
    // limits.
    uint32_t module_steps = 0;  // of evaluating the module level
    uint32_t max_insts = 0;     // of a lowered body
};

// What the text becomes, alone, in `out`; whatever `out` held is gone. Not for two threads at once on one
// `out`.
void compile(std::string_view source, const Options& options, Compiled& out);
// What a module of a project becomes, after its import. Files of the project are read once: as long as `out`
// is given targets of one package, one after the other.
void compile(const Target& target, const Options& options, Compiled& out);
// Either: as the module that the file of `source` is; by itself where it is none (target_of()).
void compile_in_project(const Target& target, std::string_view source, const Options& options, Compiled& out);

// The first two in two steps, for those who take the kernels of one text one by one: reading it, and
// compiling what was read, as often as wanted. Where diags() are not empty after the first, there is nothing
// for the second.
void read(std::string_view source, const Options& options, Compiled& out);
void read(const Target& target, const Options& options, Compiled& out);
void compile_again(const Options& options, Compiled& out);

// The kernels of a Warp module as a running Python has them (module/snapshot.h), in place of a text: then
// compile_again().
Result<void> read_live(std::string_view snapshot, Compiled& out);

}  // namespace weft::driver
