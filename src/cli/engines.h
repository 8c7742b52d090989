// What the dear levels of `weft validate` need of the machine: a sandbox, compilers, GPUs. Options, and what
// becomes of them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "dataset/check/run_level.h"

namespace weft::cli {

struct EngineArguments {
    std::vector<std::string> compile, run;             // of cpu and cuda
    std::vector<std::string> compilers, optimization;  // each of them with each
    std::string warp, nvrtc, nvcc, keep, architectures = "90";
    unsigned batch = 64, timeout = 60;
    bool no_gradients = false, sanitize = false, trust = false;
    bool annotates = false;  // what is found is written to a set

    bool are_asked() const { return !compile.empty() || !run.empty(); }
};
void add_engine_options(CLI::App& command, EngineArguments& arguments);

class Engines {
  public:
    // Finds what was asked for. `foreign`: rows come from a file, not from weft. An error says what is
    // missing and how to get it.
    Result<void> open(const EngineArguments& arguments, bool foreign);
    // The level that runs rows on them; nothing where none was asked for.
    Result<std::unique_ptr<dataset::Level>> level();
    // The same for a set of faults: each is tried.
    Result<std::unique_ptr<dataset::Level>> fault_level();
    // nvcc for programs that need nothing of Warp; nothing where there is none, unless one was named.
    Result<std::unique_ptr<cuda::Compiler>> plain_compiler(const EngineArguments& arguments) const;
    // For those that run something else than rows on them.
    const contain::Sandbox* sandbox() const { return sandbox_ ? &*sandbox_ : nullptr; }
    const dataset::RunLevelOptions& options() const { return options_; }
    // One line: what holds the workers, which compilers, which GPUs.
    std::string text() const;
    // The same for the manifest of an annotated set, with versions.
    dataset::NamedValues described() const;

  private:
    Result<void> open_compilers(const EngineArguments& arguments);
    Result<void> open_cuda(const EngineArguments& arguments);
    std::vector<std::string> compiler_names() const;

    std::optional<contain::Sandbox> sandbox_;
    std::unique_ptr<cuda::Compiler> nvrtc_;  // or nvcc
    std::string without_;                    // why CUDA code is not compiled although it was asked for
    std::string gpus_;
    dataset::RunLevelOptions options_;
};

}  // namespace weft::cli
