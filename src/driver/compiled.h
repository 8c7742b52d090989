// Compiled: all that came of one Python file: diagnostics, modules, kernels, texts, and the stages' results
// behind them. compile() fills it; the command line, data sets and bindings read it. It owns everything it
// shows, so it outlives whoever made it; given to compile() again it is made anew in the memory it has.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/sha256.h"
#include "base/strings.h"
#include "emit/piece.h"
#include "lower/lower.h"
#include "module/program.h"
#include "source/diag.h"
#include "source/sources.h"
#include "syntax/tree.h"
#include "types/types.h"

namespace weft {

struct CompiledKernel {
    std::string_view key;
    std::string name;  // as in the text, "simulate_1a2b3c4d"
    Sha256::Digest digest{};
    uint32_t line = 0;                // of its first decorator
    unsigned dims = 1;                // of a launch: what the widest wp.tid() asks for
    emit::PerTarget<size_t> bytes{};  // of its own part of CompiledModule::texts
    // Shared memory that its tiles take, in bytes by pass: a launch asks for it. Output::Module only;
    // nothing: it is not known.
    emit::PerTarget<std::array<std::optional<uint64_t>, 2>> shared{};
};

// A kernel that cannot be compiled.
struct KernelRefusal {
    std::string_view key;
    uint32_t line = 0;  // of its first decorator
    Diag diag;
};

// What Warp tells the CUDA compiler about a module beside its text.
struct CompilerFlags {
    bool debug = false, lineinfo = false, fast_math = false, fuse_fp = true;
    bool operator==(const CompilerFlags&) const = default;
};

struct CompiledModule {
    std::string name;         // as Warp names it
    bool primary = false;     // its files have no infix
    std::vector<Diag> diags;  // each once, in the order of their places; not empty: there is no whole text
    // Those that can be compiled, in the order of the text. Where others are refused, they are compiled as if
    // the file had no others.
    std::vector<CompiledKernel> kernels;
    std::vector<KernelRefusal> refused;  // in the order of their lines
    bool printed = false;  // the texts that were asked for are there; whole ones only if nothing is refused
    emit::PerTarget<Sha256::Digest> hashes{};  // of the module
    std::vector<Sha256::Digest> digests;      // of live kernels, in the order of the snapshot, equal ones too
    emit::PerTarget<std::string_view> texts;  // what was not asked for is empty
    emit::PerTarget<std::string_view> backward_texts;        // Output::Columns only
    emit::PerTarget<std::span<const emit::Piece>> pieces{};  // of `texts`
    emit::PerTarget<emit::LineMap> maps;                     // of `texts`
    emit::PerTarget<unsigned> block_dims{};  // threads of a block that `texts` are written for
    emit::PerTarget<bool>
        needs_library{};  // functions that `texts` call are made by a library for the device
    CompilerFlags flags;
    uint32_t lowered = 0;  // Compiled::lowered() of its kernels

    bool ok() const { return diags.empty(); }  // all of its kernels are compiled
};

class Compiled;
namespace driver {
struct Contents;
struct Options;
struct Target;
void compile(std::string_view source, const Options& options, Compiled& out);
void compile(const Target& target, const Options& options, Compiled& out);
void read(std::string_view source, const Options& options, Compiled& out);
void read(const Target& target, const Options& options, Compiled& out);
void compile_again(const Options& options, Compiled& out);
Result<void> read_live(std::string_view snapshot, Compiled& out);
}  // namespace driver

class Compiled {
  public:
    Compiled();
    ~Compiled();
    Compiled(Compiled&&) noexcept;
    Compiled& operator=(Compiled&&) noexcept;

    bool ok() const;                      // nothing is refused
    std::span<const Diag> diags() const;  // not empty: the whole file is refused, and there are no modules
    std::span<const CompiledModule> modules() const;  // the primary one first
    const Diag* first_diag() const;                   // of the file or its modules; null: there is none
    std::string_view source() const;                  // its text
    const Sources& sources() const;                   // what places point into

    // Paths of the files that were read for its imports, and for those of others of its package before it.
    std::span<const std::string> files_read() const;

    const syntax::Tree& tree() const;
    const module::Program& program() const;
    const types::Types& types() const;
    const Strings& strings() const;
    const lower::LoweredModule& lowered(const CompiledModule& module) const;  // of its `kernels`

  private:
    friend void driver::compile(std::string_view source, const driver::Options& options, Compiled& out);
    friend void driver::compile(const driver::Target& target, const driver::Options& options, Compiled& out);
    friend void driver::read(std::string_view source, const driver::Options& options, Compiled& out);
    friend void driver::read(const driver::Target& target, const driver::Options& options, Compiled& out);
    friend void driver::compile_again(const driver::Options& options, Compiled& out);
    friend Result<void> driver::read_live(std::string_view snapshot, Compiled& out);

    std::unique_ptr<driver::Contents> contents_;
};

}  // namespace weft
