// compile: units of CUDA text -> PTX, machine code and figures of each. A unit is one Warp module (a row's
// kernel, a file's kernels); many go into one program of NVRTC, which costs half of one program each. Units
// stand in namespaces of their own, because helper functions of different files have equal names; figures and
// PTX of a unit do not depend on what was compiled with it. A program that fails is halved until the units
// that make it fail are found.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cuda/compiler.h"
#include "cuda/mix.h"
#include "cuda/usage.h"
#include "driver/compiled.h"

namespace weft::cuda {

struct EntryPoint {
    std::string kernel;  // its key in Python
    emit::Pass pass = emit::Pass::Forward;
    std::string name;  // in PTX and machine code
};

struct Unit {
    std::string header, code;  // the text, parted after what is the same in all texts
    CompilerFlags flags;
    unsigned block_dim = 0;
    bool needs_library = false;  // it calls functions of a library for the device, which Warp links to it
    std::vector<EntryPoint> entries;
};

// Of a module that was compiled for CUDA as a whole (Output::Module).
Unit unit_of(const CompiledModule& module);

enum class Depth : uint8_t {
    Check,        // does it compile? Fast, without figures
    Ptx,          // PTX as Warp would have it made
    MachineCode,  // and a cubin, with registers and the like
};

struct Settings {
    int architecture = 90;
    std::string headers;  // driver::warp_headers
    Depth depth = Depth::MachineCode;
    // For sweeps; 0: what the text says.
    unsigned max_registers = 0;                // of a thread
    unsigned max_threads = 0, min_blocks = 0;  // launch bounds
};

struct EntryResult {
    std::string ptx;  // a module with this entry point alone (Ptx, MachineCode)
    Mix mix;          // of it
    Usage usage;      // MachineCode
};

enum class Verdict : uint8_t {
    Compiled,
    WrongText,       // NVRTC says that the text is wrong
    CompilerFailed,  // NVRTC failed, or said what we cannot read
    NeedsLibrary,    // MachineCode: functions that it calls are made by a library that weft has not
};

struct UnitResult {
    Verdict verdict = Verdict::CompilerFailed;
    std::string message;               // unless it was compiled: NVRTC's, shortened
    size_t program = 0;                // of Batch::programs, when it was compiled
    std::vector<EntryResult> entries;  // as in Unit::entries

    bool ok() const { return verdict == Verdict::Compiled; }
};

// What one call of NVRTC made. A cubin is loaded into a context as a whole.
struct Program {
    std::string ptx, cubin;
};

struct Batch {
    std::vector<Program> programs;
    std::vector<UnitResult> units;  // as they were given
    double cpu_seconds = 0;         // that NVRTC took for all of it
};

// At most so many become one program: more do not make it cheaper, and what ends a compiler takes all of them
// along.
inline constexpr size_t most_units = 64;

// May be called by several threads at once, each with a batch of its own; 32 units are a good number. What is
// left when `stop` becomes true is not compiled.
Batch compile(const Compiler& nvrtc, std::span<const Unit> units, const Settings& settings,
              const std::atomic<bool>& stop);

}  // namespace weft::cuda
