// Nvcc: CUDA's own compiler in the place of NVRTC, for those who build with it. It runs in the sandbox of
// host compilers, once for PTX and once more for machine code; what a text has for the host is read and left.
// Warp's text is written for NVRTC; its header aot.h is what makes nvcc take it.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>

#include "contain/sandbox.h"
#include "cuda/compiler.h"

namespace weft::verify {

class Nvcc final : public cuda::Compiler {
  public:
    struct Options {
        std::string headers;               // Warp's native/ folder; empty: texts need nothing of Warp
        std::chrono::seconds timeout{60};  // of one program; two seconds more for each unit in it
    };
    // `asked`: its path, or "nvcc" for that of a toolkit. The sandbox must outlive it.
    static Result<std::unique_ptr<cuda::Compiler>> open(const std::string& asked, const Options& options,
                                                        const contain::Sandbox& sandbox);

    Result<cuda::Product> compile(const cuda::Job& job, const std::atomic<bool>& stop) const override;

  private:
    Nvcc(cuda::Identity identity, Options options, const contain::Sandbox& sandbox);

    const Options options_;
    const contain::Sandbox& sandbox_;
};

}  // namespace weft::verify
