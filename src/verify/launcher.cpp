#include "verify/launcher.h"

#include <sys/resource.h>

#include <utility>

namespace weft::verify {
namespace {

constexpr uint64_t memory_besides = uint64_t{1} << 30;  // libraries, stack, what a kernel may ask for itself
constexpr uint64_t most_written = 16 * WorkerProcess::kept_output;

}  // namespace

Worker cpu_worker(const contain::Sandbox& sandbox, std::string library, uint32_t number, Sanitizer sanitizer,
                  std::chrono::seconds timeout, const std::atomic<bool>& stop) {
    contain::Sandbox::Job job;
    job.words = {"run", library, std::to_string(number)};
    job.readable = {std::move(library)};
    job.sees_itself = sanitizer.is_used();
    job.limits.cpu_seconds = static_cast<uint64_t>(timeout.count()) + 1;
    // Its output is memory of a fixed size: what is beyond is lost, and that is no reason to end it.
    job.limits.file_bytes = most_written;
    const bool limited = !sanitizer.is_used();
    job.environment = std::move(sanitizer.environment);
    const auto program = [&sandbox, job, limited](size_t memory) mutable {
        job.limits.memory = limited ? memory + memory_besides : 0;
        return sandbox.worker(job);
    };
    return {program, timeout, stop};
}

Worker gpu_worker(const contain::Sandbox& sandbox, int gpu, std::chrono::seconds timeout,
                  const std::atomic<bool>& stop, std::vector<std::string> under) {
    contain::Sandbox::Job job;
    job.words = {"gpu", std::to_string(gpu)};
    // It serves many kernels, one after the other: only time on the clock limits each.
    job.limits = {0, RLIM_INFINITY, most_written};
    const auto program = [&sandbox, job, under = std::move(under)](size_t) {
        contain::Program worker = sandbox.with_limits(job);
        worker.words.insert(worker.words.begin(), under.begin(), under.end());
        return worker;
    };
    return {program, timeout, stop};
}

Result<Launcher> Launcher::start(const Worker& worker, size_t size) {
    WEFT_CHECK(size <= most_memory, "more memory than a launch may have");
    WEFT_TRY(WorkerProcess process, WorkerProcess::start(worker.program(size), size, worker.timeout));
    Launcher made(std::move(process), worker);
    worker::Hello hello;
    if (made.process_.receive(&hello, sizeof hello, worker.stop)) made.address_ = hello.address;
    return made;
}

}  // namespace weft::verify
