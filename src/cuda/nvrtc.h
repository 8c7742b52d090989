// NVRTC, NVIDIA's compiler as a library, opened in this process: CUDA text -> PTX, machine code and a log.
// Needs no GPU and no driver. What it does to its process nobody can undo, so weft-worker opens it, and weft
// itself only asks it (verify/nvrtc_workers.h). bench/nvrtc_time.cpp opens it too, to time it alone.
#pragma once

#include <memory>
#include <string>

#include "cuda/compiler.h"

namespace weft::cuda {

class Nvrtc final : public Compiler {
  public:
    // By path, or by the name under which the loader finds it.
    static Result<std::unique_ptr<Compiler>> load(const std::string& path);
    ~Nvrtc() override;

    // `stop` does nothing here: a compilation runs to its end.
    Result<Product> compile(const Job& job, const std::atomic<bool>& stop) const override;

  private:
    struct Functions;  // of the library
    Nvrtc(Identity identity, std::unique_ptr<const Functions> functions);
    std::string words_for(int result) const;

    std::unique_ptr<const Functions> functions_;
};

}  // namespace weft::cuda
