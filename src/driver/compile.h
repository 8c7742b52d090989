// compile: the text of one Python file -> the text Warp would generate for it. The front door of the library.
// The command line, the bindings and the data-set writers call it; nothing outside needs to know the stages.
// A file is compiled as in a fresh Python process: nothing of one file reaches the next, only memory is
// reused.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjoint/sweep.h"
#include "base/diag.h"
#include "base/sha256.h"
#include "base/strings.h"
#include "base/text.h"
#include "emit/unit.h"
#include "lower/lower.h"
#include "module/identity.h"
#include "module/program.h"
#include "syntax/tree.h"
#include "types/types.h"

namespace weft::driver {

// Larger sources are refused: a tree takes about thirty times the memory of its text.
inline constexpr size_t max_source_bytes = 8u << 20;

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
    bool cpu = true, cuda = false;
    Output output = Output::Module;
    unsigned block_dim = 0;              // 0: what a launch uses, 1 on the CPU and the module's own on CUDA
    std::string_view kernel;             // only this one (Python name or key), as if the file had no other
    std::string_view module_name;        // under which Warp imports the file: its stem
    std::string_view printed_file;       // in `// FILE:LINE`
    bool module_hashes = false;          // fill ModuleResult::hashes
    Occurrences* occurrences = nullptr;  // added to when given
};

struct KernelResult {
    std::string_view key;
    std::string name;  // as in the text, "simulate_1a2b3c4d"
    Sha256::Digest digest{};
    uint32_t line = 0;              // of its first decorator
    std::array<size_t, 2> bytes{};  // of its own part of the text, by device
};

struct ModuleResult {
    std::string name;          // as Warp names it
    bool primary = false;      // its files have no infix
    std::optional<Diag> diag;  // set: the module is refused, and there is no text
    std::vector<KernelResult>
        kernels;  // in the order of the text; refused: in source order, key and line only
    std::array<Sha256::Digest, 2> hashes{};          // of the module, by device
    std::array<std::string_view, 2> texts;           // by device; what was not asked for is empty
    std::array<std::string_view, 2> backward_texts;  // Output::Columns only
};

// Views point into the workspace and the source, and hold until the next compile().
struct FileResult {
    std::optional<Diag> diag;           // set: the whole file is refused
    std::vector<ModuleResult> modules;  // the primary one first
    std::string_view source;            // what spans point into
    bool ok() const;
};

// All memory of one worker. Not shared between threads.
class Workspace {
  public:
    Workspace();

    // `source` must stay alive as long as the result.
    const FileResult& compile(std::string_view source, const Options& options);

    // What the last compile() made, for those who describe kernels. `lowered` is the last module of the file.
    const syntax::Tree& tree() const { return tree_; }
    const module::Program& program() const { return program_; }
    const types::Types& types() const { return types_; }
    const Strings& strings() const { return strings_; }
    const lower::LoweredModule& lowered() const { return lowered_; }

  private:
    void reset();
    std::optional<Diag> read(std::string_view source, const Options& options);
    void compile_modules(const Options& options);
    void choose_kernels(module::WarpModule& module, const Options& options) const;
    Diag nothing_to_do(const Options& options) const;
    Diag shared_template(const module::WarpModule& module) const;
    std::optional<Diag> compile_module(const module::WarpModule& module, const Options& options,
                                       ModuleResult& result);
    std::optional<Diag> lower_module(const module::WarpModule& module, const Options& options);
    std::optional<Diag> missing_adjoint() const;
    void print_texts(const module::WarpModule& module, const Options& options, ModuleResult& result);
    void list_kernels(const module::WarpModule& module, ModuleResult& result) const;
    std::string kernel_names() const;

    Strings strings_;
    types::Types types_;
    Strings::Mark strings_mark_;
    types::Types::Mark types_mark_;
    syntax::Tree tree_;
    module::Program program_;
    module::Identities identities_;
    lower::LoweredModule lowered_;
    std::vector<adjoint::Sweep> function_sweeps_, kernel_sweeps_;
    std::vector<module::KernelId> order_;
    std::vector<size_t> sizes_;
    std::array<TextBuffer, 2> buffers_;                    // by device, for all modules of a file
    std::vector<std::array<emit::Stretch, 2>> stretches_;  // by module
    std::vector<std::array<emit::Stretch, 2>> backward_stretches_;
    std::string directive_file_;
    FileResult result_;
};

}  // namespace weft::driver
