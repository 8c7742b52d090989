// answer: a kernel, and code that somebody else wrote in its place -> does it compute the same? The kernel's
// own code and the other are compiled apart and run in processes of their own, on sizes and numbers that no
// row shows, so that an answer has nothing to read off: neither the result that it is compared with, nor its
// source, nor other answers. The two are compared as two compilers' code is (comparison.h).
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "verify/gpu_execution.h"
#include "verify/host_compiler.h"

namespace weft::verify {

// What of a kernel's text for a target stays around an answer.
struct AnswerFrame {
    std::string forward;                          // all of the forward pass, with what launches it
    std::string launch_forward, launch_backward;  // what launches either, where that is no part of the kernel
};
AnswerFrame frame_of(const CompiledModule& module, size_t kernel, size_t target);

// The case with `answer` in the place of one pass of its code. Of an answer to the forward pass nothing is
// known of a backward one.
void put_cpu_answer(Case& item, const AnswerFrame& frame, emit::Pass pass, std::string_view answer);
void put_cuda_answer(Case& item, const AnswerFrame& frame, emit::Pass pass, std::string_view answer);

// A name for a file that no answer can guess: what it includes is found by name.
std::string unguessable_name();

struct Attempt {
    const Case* kernel = nullptr;     // compiled and laid out; may be that of several attempts
    const Case* elsewhere = nullptr;  // it on inputs of other sides; null: there are none
    Case answer;                      // its code, compiled
    bool is_own = false;              // weft wrote that code: it may be compiled beside others

    // What was found; nothing: it did not come to that.
    std::optional<bool> compiles, runs, gradients;
    std::string why;                  // of the first that is false, or was not found out
    Problem problem = Problem::None;  // that a run of it had
};

// Sizes that an answer is tried on: a row's own figures stop at others.
inline constexpr uint32_t answer_sizes[] = {3, 47, 129, 700};

class AnswerRun {
  public:
    struct Compilers {
        HostCompiler &kernels, &answers;  // in folders apart: an answer may include what lies beside it
    };
    AnswerRun(Compilers compilers, const contain::Sandbox& sandbox, std::chrono::seconds timeout,
              const std::atomic<bool>& stop)
        : compilers_(compilers), sandbox_(sandbox), timeout_(timeout), stop_(stop) {}

    // On the CPU. `run`: else they are compiled only.
    void on_cpu(std::span<Attempt> attempts, bool run);
    // On a GPU, of machine code that was made of the answers: a path, or what the compiler said.
    void on_gpu(std::span<Attempt> attempts, std::span<const Result<std::string>> cubins, GpuSession& gpu);

  private:
    struct Built {
        std::string library;  // empty: the compiler refused it
        uint32_t number = 0;  // in it
        std::string said;     // by the compiler
    };
    using Cases = std::vector<const Case*>;
    std::vector<Built> build(HostCompiler& compiler, const Cases& cases, Precision precision, size_t most);
    void build_some(HostCompiler& compiler, const Cases& cases, Precision precision,
                    const std::vector<size_t>& some, std::vector<Built>& built);
    struct Kernels;
    Kernels build_kernels(std::span<const Attempt> attempts);
    using RunBeside = std::function<Outcome(const Case& item, const Plan& plan)>;
    void compare(Attempt& attempt, const RunBeside& run_beside) const;
    Worker worker(const Built& built) const;

    const Compilers compilers_;
    const contain::Sandbox& sandbox_;
    const std::chrono::seconds timeout_;
    const std::atomic<bool>& stop_;
};

}  // namespace weft::verify
