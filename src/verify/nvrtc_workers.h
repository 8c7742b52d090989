// NvrtcWorkers: NVRTC in processes of its own, each held in a sandbox: it reads its library and Warp's
// headers, and has limits of time and memory. A text that crashes it, keeps it busy for ever or makes it ask
// for all memory costs one worker and is an error of that text alone. Workers stay for the next text, for
// NVRTC's start and its precompiled header take longer than a text.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "base/temporary_folder.h"
#include "contain/sandbox.h"
#include "cuda/find_nvrtc.h"
#include "verify/worker_process.h"

namespace weft::verify {

class NvrtcWorkers final : public cuda::Compiler {
  public:
    struct Options {
        std::string headers;               // Warp's native/ folder
        std::chrono::seconds timeout{60};  // of one program; a second more for each unit in it
    };
    // Finds one as cuda::find_nvrtc() does, asked in a worker what it is. The sandbox must outlive it.
    static Result<std::unique_ptr<cuda::Compiler>> open(const std::string& asked, const Options& options,
                                                        const contain::Sandbox& sandbox);

    // As many workers as threads that call it.
    Result<cuda::Product> compile(const cuda::Job& job, const std::atomic<bool>& stop) const override;

    // With a folder of its own for precompiled headers.
    struct Worker {
        TemporaryFolder folder;
        WorkerProcess process;
    };

  private:
    struct Attempt {
        bool is_first = false;  // of its worker
        bool came_back = false;
        Result<cuda::Product> product;
    };
    Attempt try_once(const cuda::Job& job, const std::atomic<bool>& stop) const;
    NvrtcWorkers(cuda::Identity identity, Options options, const contain::Sandbox& sandbox);

    const Options options_;
    const contain::Sandbox& sandbox_;
    mutable std::mutex mutex_;
    mutable std::vector<Worker> idle_;
};

}  // namespace weft::verify
