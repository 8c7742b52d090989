// Case: one kernel with inputs, as the runner takes it. Made from the synthesizer or from a row of a data
// set; eaten by batch.h (code), launch.h (memory) and run.h (verdicts).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cuda/compile.h"
#include "emit/target.h"
#include "inputs/inputs.h"
#include "verify/layout.h"

namespace weft::verify {

// How many elements a run asks for: alone, a pair, around a warp and a block, many.
inline constexpr uint32_t sizes[] = {1, 2, 31, 32, 33, 255, 256, 257, 1000};

// Something else in the function of a kernel's pass.
struct CodeChange {
    emit::Pass pass{};
    uint32_t at = 0;      // bytes from its beginning
    std::string fix;      // what stands there
    std::string written;  // and what is to
};

// How a plain CUDA kernel is launched in the place of Warp's, on the same arrays: it takes pointers and
// numbers.
struct PlainLaunch {
    struct Argument {
        enum class Kind : uint8_t { Value, LaunchSize, Zero } kind = Kind::Value;
        uint32_t at = 0;  // a value: in the argument struct of Warp's form; a size: which one
        uint32_t bytes = 0;
    };
    std::string entry;  // its name in machine code
    std::vector<Argument> arguments;
    std::array<uint32_t, 3> block{};
    std::function<std::array<uint32_t, 3>(std::span<const uint32_t> sizes)> grid;
};

struct Case {
    std::string source, kernel_name;
    inputs::Inputs inputs;
    uint64_t seed = 0, index = 0;
    std::string gradient;  // what the row says: exact, warp_differs, none, unknown
    std::string outputs;   // a file for what its launches write, without the ending; empty: it is not kept

    std::optional<CodeChange> change;  // asked for: a fault in the code

    // Made by compile(): the CPU text, without what every text begins with.
    std::string header, code;
    std::string symbol;  // "scale_1a2b3c4d"
    unsigned dims = 1;   // of its launch
    bool has_backward = true;
    bool has_powers = false;  // the prelude must see whether exponents are constants
    bool can_widen = true;    // Warp's noise exists for float32 only: its gradient is not measured
    bool has_atomics = false;
    bool has_tiles = false;
    types::Scalar coarsest = types::Scalar::Float64;  // of the floats that it rounds to
    bool order_shows = false;                         // what an atomic returned is used
    bool by_thread = false;                           // asked for: threads can be run one by one
    std::vector<std::string> stored;                  // parameters that are written without an atomic
    Layout layout, wide_layout;
    std::array<uint32_t, 2> shared_memory{};  // of its tiles on a GPU, in bytes by pass
    cuda::Unit cuda;                          // where it is to run on a GPU, too
    std::optional<PlainLaunch> plain;         // what runs there is plain CUDA
};

enum class Measured : uint8_t {
    NotAsked,
    Exact,    // the adjoint is the derivative
    Differs,  // it is not
    Zero,     // both are zero
    Unclear,  // no pair of steps gave a stable difference quotient
};
std::string_view text(Measured measured);

enum class Problem : uint8_t {
    None,
    Refused,       // weft does not compile the Python text, or a string of it could become code
    HostCompiler,  // the host compiler does not take the emitted code
    Crashed,       // the worker died
    TooSlow,       // the worker did not come back
    TooLarge,      // its inputs ask for more memory than a launch may have
    NotFinite,     // an output is not finite
    GradientNotFinite,
    InputChanged,      // an argument with role `in` was written
    OutsideArray,      // bytes around an array were written
    OutputRead,        // an argument with role `out` was read before it was written
    NotDeterministic,  // two runs on the same inputs gave two results
    NothingWritten,    // no output was written, for any n
    NoInputs,          // nobody knows what it can be run on; no fault of the row
    BadInputs,         // the specification names no argument of the kernel, or a type it has not
    CudaCompiler,      // NVRTC does not take the emitted code
    GpuFault,          // a GPU reported a fault, or ended the worker
    GpuDiffers,        // a GPU computes something else than the CPU
    CompilersDiffer,   // another host compiler, or another level of optimization, makes it compute something
                       // else
    AnswerDiffers,     // code that somebody else wrote for a kernel computes something else
    Machine,           // no fault of the kernel: no memory, no process, no room on the disk
    WrongGradient,     // the row says `exact` or `none` and the measurement says otherwise
};
std::string_view text(Problem problem);

struct Outcome {
    Problem problem = Problem::None;
    std::string detail;
    Measured measured = Measured::NotAsked;
    double error = 0;  // of the measurement: largest difference, relative to the size of the gradient
    bool needs_library = false;  // its CUDA code was not run: a library for the device is not here
    bool is_reference = false;   // it is the kernel that others are compared with which has the problem
    std::string expected = {};   // one launch (expected.h), where it was asked for and nothing is wrong
};

// Of a worker that did not begin: the machine had no memory or process for it, or the kernel ended it.
inline Outcome not_started(const Error& why, Problem of_the_kernel = Problem::Crashed) {
    return {why.kind == Error::Kind::World ? Problem::Machine : of_the_kernel, why.text};
}

}  // namespace weft::verify
