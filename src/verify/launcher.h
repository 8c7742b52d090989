// Launcher: a worker process that holds one compiled kernel, and the memory that it shares with us. Whatever
// the kernel does to its process, here it is a launch that did not come back, with the reason.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "base/random.h"
#include "contain/process.h"
#include "contain/sandbox.h"
#include "contain/shared_memory.h"
#include "verify/case.h"
#include "worker/protocol.h"

namespace weft::verify {

// How a worker is started.
struct Worker {
    std::function<contain::Program(size_t memory)> program;
    std::chrono::seconds timeout{60};  // of all its launches together
    const std::atomic<bool>& stop;
};

// One that runs kernel `number` of a library that was compiled here.
struct Sanitizer {
    std::vector<std::string> environment;  // that loads it
    bool is_used() const { return !environment.empty(); }
};
Worker cpu_worker(const contain::Sandbox& sandbox, std::string library, uint32_t number, Sanitizer sanitizer,
                  std::chrono::seconds timeout, const std::atomic<bool>& stop);

// One that runs kernels on a GPU. What strangers wrote runs there alone, so it needs no sandbox, but a
// process of its own: a fault on a GPU ends all that its process does there.
Worker gpu_worker(const contain::Sandbox& sandbox, int gpu, std::chrono::seconds timeout,
                  const std::atomic<bool>& stop);

class Launcher {
  public:
    static constexpr size_t most_memory = size_t{1} << 30;

    static Result<Launcher> start(const Worker& worker, size_t memory);
    Launcher(Launcher&& other) noexcept;
    Launcher& operator=(Launcher&&) = delete;
    ~Launcher();

    std::span<char> memory() const { return memory_.bytes(); }
    uint64_t address() const { return address_; }  // of the memory, as the kernel sees it

    // False: the worker is gone, now or since an earlier launch. failure() says why.
    bool launch(const worker::Order& order);
    void grant_time() { end_ = contain::Clock::now() + timeout_; }  // for another kernel of the same worker
    const worker::Answer& last() const { return last_; }            // times of the last launch
    struct Failure {
        Problem problem{};
        std::string detail;
    };
    const std::optional<Failure>& failure() const { return failure_; }
    std::string printed() const { return output_.text(); }  // by the kernel, as much as is kept
    bool keeps_all_printed() const { return printed().size() < output_.bytes().size(); }

  private:
    Launcher(contain::Process process, int orders, contain::SharedMemory memory, contain::SharedMemory output,
             contain::SharedMemory errors, const Worker& worker);
    bool receive(void* answer, size_t size);
    void fail(Problem problem, std::string detail);

    contain::Process process_;
    int orders_ = -1;
    contain::SharedMemory memory_, output_, errors_;
    uint64_t address_ = 0;
    std::chrono::seconds timeout_;
    contain::Clock::time_point end_;
    const std::atomic<bool>& stop_;
    Rng serials_;
    worker::Answer last_;
    std::optional<Failure> failure_;
};

}  // namespace weft::verify
