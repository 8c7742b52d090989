// Launcher: a worker process that holds one compiled kernel, and the memory that it shares with us. Whatever
// the kernel does to its process, here it is a launch that did not come back, with the reason.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "contain/sandbox.h"
#include "verify/worker_process.h"
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
// `under`: words of a program that watches it, such as compute-sanitizer.
Worker gpu_worker(const contain::Sandbox& sandbox, int gpu, std::chrono::seconds timeout,
                  const std::atomic<bool>& stop, std::vector<std::string> under = {});

class Launcher {
  public:
    static constexpr size_t most_memory = size_t{1} << 30;

    static Result<Launcher> start(const Worker& worker, size_t memory);

    std::span<char> memory() const { return process_.memory(); }
    uint64_t address() const { return address_; }  // of the memory, as the kernel sees it

    // False: the worker is gone, now or since an earlier launch. failure() says why.
    bool launch(const worker::Order& order) { return process_.exchange(order, last_, stop_); }
    void grant_time() { process_.grant_time(timeout_); }  // for another kernel of the same worker
    const worker::Answer& last() const { return last_; }  // times of the last launch
    const std::optional<WorkerProcess::Failure>& failure() const { return process_.failure(); }
    std::string printed() const { return process_.printed(); }
    bool keeps_all_printed() const { return process_.keeps_all_printed(); }

  private:
    Launcher(WorkerProcess process, const Worker& worker)
        : process_(std::move(process)), timeout_(worker.timeout), stop_(worker.stop) {}

    WorkerProcess process_;
    uint64_t address_ = 0;
    std::chrono::seconds timeout_;
    const std::atomic<bool>& stop_;
    worker::Answer last_;
};

}  // namespace weft::verify
