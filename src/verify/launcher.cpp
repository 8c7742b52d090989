#include "verify/launcher.h"

#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <utility>

#include "verify/first_lines.h"

namespace weft::verify {
namespace {

constexpr size_t kept_output = 64 << 10, kept_errors = 16 << 10;
constexpr uint64_t memory_besides = uint64_t{1} << 30;  // libraries, stack, what a kernel may ask for itself

}  // namespace

Worker cpu_worker(const contain::Sandbox& sandbox, std::string library, uint32_t number, Sanitizer sanitizer,
                  std::chrono::seconds timeout, const std::atomic<bool>& stop) {
    contain::Sandbox::Job job;
    job.words = {"run", library, std::to_string(number)};
    job.readable = {std::move(library)};
    job.sees_itself = sanitizer.is_used();
    job.limits.cpu_seconds = static_cast<uint64_t>(timeout.count()) + 1;
    // Its output is memory of a fixed size: what is beyond is lost, and that is no reason to end it.
    job.limits.file_bytes = 16 * kept_output;
    const bool limited = !sanitizer.is_used();
    job.environment = std::move(sanitizer.environment);
    const auto program = [&sandbox, job, limited](size_t memory) mutable {
        job.limits.memory = limited ? memory + memory_besides : 0;
        return sandbox.worker(job);
    };
    return {program, timeout, stop};
}

Worker gpu_worker(const contain::Sandbox& sandbox, int gpu, std::chrono::seconds timeout,
                  const std::atomic<bool>& stop) {
    contain::Sandbox::Job job;
    job.words = {"gpu", std::to_string(gpu)};
    // It serves many kernels, one after the other: only time on the clock limits each.
    job.limits = {0, RLIM_INFINITY, 16 * kept_output};
    return {[&sandbox, job](size_t) { return sandbox.with_limits(job); }, timeout, stop};
}

Result<Launcher> Launcher::start(const Worker& worker, size_t size) {
    WEFT_CHECK(size <= most_memory, "more memory than a launch may have");
    WEFT_TRY(contain::SharedMemory memory, contain::SharedMemory::make(size));
    WEFT_TRY(contain::SharedMemory output, contain::SharedMemory::make(kept_output));
    WEFT_TRY(contain::SharedMemory errors, contain::SharedMemory::make(kept_errors));
    const contain::Ends ends = contain::connected_pair();
    if (ends.ours < 0) return Error{"cannot connect to a worker"};
    contain::Program program = worker.program(size);
    program.input = ends.theirs;
    program.output = output.file();
    program.errors = errors.file();
    program.extra = memory.file();
    Result<contain::Process> process = contain::Process::start(program);
    close(ends.theirs);
    if (!process) {
        close(ends.ours);
        return process.failure();
    }
    Launcher made(std::move(process).value(), ends.ours, std::move(memory), std::move(output),
                  std::move(errors), worker);
    worker::Hello hello;
    if (made.receive(&hello, sizeof hello)) made.address_ = hello.address;
    return made;
}

Launcher::Launcher(contain::Process process, int orders, contain::SharedMemory memory,
                   contain::SharedMemory output, contain::SharedMemory errors, const Worker& worker)
    : process_(std::move(process)),
      orders_(orders),
      memory_(std::move(memory)),
      output_(std::move(output)),
      errors_(std::move(errors)),
      timeout_(worker.timeout),
      end_(contain::Clock::now() + worker.timeout),
      stop_(worker.stop),
      serials_(static_cast<uint64_t>(end_.time_since_epoch().count()), static_cast<uint64_t>(getpid())) {}

Launcher::Launcher(Launcher&& other) noexcept
    : process_(std::move(other.process_)),
      orders_(std::exchange(other.orders_, -1)),
      memory_(std::move(other.memory_)),
      output_(std::move(other.output_)),
      errors_(std::move(other.errors_)),
      address_(other.address_),
      timeout_(other.timeout_),
      end_(other.end_),
      stop_(other.stop_),
      serials_(other.serials_),
      last_(other.last_),
      failure_(std::move(other.failure_)) {}

Launcher::~Launcher() {
    if (orders_ < 0) return;
    close(orders_);
    // It ends when its orders do; what does not is ended.
    if (!failure_) process_.wait(contain::Clock::now() + std::chrono::seconds(1), stop_);
}

bool Launcher::launch(const worker::Order& order) {
    if (failure_) return false;
    worker::Order sent = order;
    sent.serial = serials_.next();
    if (send(orders_, &sent, sizeof sent, MSG_NOSIGNAL) != sizeof sent) {
        process_.kill();
        fail(Problem::Crashed, process_.how_it_ended());
        return false;
    }
    if (!receive(&last_, sizeof last_)) return false;
    if (last_.serial == sent.serial) return true;
    process_.kill();
    fail(Problem::Crashed, "it answered what was not asked");
    return false;
}

bool Launcher::receive(void* answer, size_t size) {
    switch (contain::wait_to_read(orders_, end_, stop_)) {
        case contain::Ready::Yes:
            break;
        case contain::Ready::TooLong:
            process_.kill();
            fail(Problem::TooSlow, "no answer in " + std::to_string(timeout_.count()) + " s");
            return false;
        case contain::Ready::Stopped:
            process_.kill();
            fail(Problem::TooSlow, "it was interrupted");
            return false;
    }
    if (recv(orders_, answer, size, MSG_DONTWAIT) == static_cast<ssize_t>(size)) return true;
    // Its end was closed, or what came is no answer: either way it is of no more use.
    const bool ended = process_.wait(contain::Clock::now() + std::chrono::seconds(1), stop_) ==
                       contain::Process::Waited::Ended;
    if (!ended) process_.kill();
    if (process_.signal() == SIGKILL && ended) {
        fail(Problem::TooSlow,
             "more than " + std::to_string(timeout_.count()) + " s of the processor's time");
    } else {
        fail(Problem::Crashed, (ended ? process_.how_it_ended() : "it closed its connection") + "\n" +
                                   first_lines(errors_.text()));
    }
    return false;
}

void Launcher::fail(Problem problem, std::string detail) {
    failure_ = Failure{problem, std::move(detail)};
}

}  // namespace weft::verify
